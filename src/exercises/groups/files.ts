import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Listener, Task } from "../exercise.ts";
import { difference } from "../judges/boards.ts";
import { all, excerpt, type Judge, onAnswer } from "../judges/dialogue.ts";
import { toWords } from "../judges/listeners.ts";
import { onWords, rowsIn, saysNot, WINNER, wordsAfter } from "../judges/words.ts";
import { piecesOn } from "../notation.ts";

/** Makes a listener to a file at the end of a run, by what a function finds in it. */
const toFile = (name: string, find: (text: string) => string): Listener => ({
  hear(answer, { answers, files }) {
    const text = answer === answers.length - 1 ? files.get(name) : undefined;
    return text === undefined ? "" : find(text);
  },
  judge:
    (_, heard): Judge =>
    ({ files }) => {
      const text = files.get(name);
      if (heard === "" || (text !== undefined && find(text) === heard)) return undefined;
      const appeared =
        text === undefined
          ? `there is no file ${name} in the current folder, which is temporary in checks`
          : `a file with: ${excerpt(text)}`;
      return { expected: `the program to leave ${name}${heard}`, appeared };
    },
});

/** The moves in game.log. */
const toLog = toFile("game.log", (text) => {
  const lines = text.split("\n").map((line) => line.trim());
  return ` with the lines ${lines.filter((line) => line !== "").join(", ")}`;
});

/** The boards that were shown before an answer, each only once if it is shown again. */
function boardsBefore(answer: number, { answers }: Dialogue): string[] {
  const earlier = answers.slice(0, answer).filter(({ typed }) => typed !== "replay");
  const boards = earlier.flatMap(({ boards: shown }) => shown.map(piecesOn));
  return boards.filter((pieces, index) => pieces !== boards[index - 1]);
}

/** How many boards are shown; those of a replay are those of the game, the last one perhaps once more. */
const toReplays: Listener = {
  hear(answer, { answers }) {
    const { typed, boards = [] } = answers[answer] ?? {};
    const isTwice = typed === "replay" && String(boards.at(-1)) === String(boards.at(-2));
    return String(boards.length - (isTwice && boards.length > 1 ? 1 : 0) || "");
  },
  judge(answer, count) {
    if (count === "") return all();
    const expected = `to show ${count === "1" ? "one board" : `every board of the game (${count})`}`;
    return onAnswer(answer, expected, ({ typed, boards }, held) => {
      const earlier = typed === "replay" ? boardsBefore(answer, held).slice(-Number(count)) : [];
      for (const [index, pieces] of earlier.entries()) {
        const board = boards[index];
        if (!board) return `board ${index + 1} was not shown`;
        const wrong = difference(pieces, board);
        if (wrong) return wrong;
      }
      return toReplays.hear(answer, held) === count ? undefined : `${boards.length} boards`;
    });
  },
};

/** A row with numbers but without a name. */
const NAMELESS = /^\W*\d+\W*(?:\d+\W*)?(?:null|undefined|none)?\W*$/im;

/**
 * The table of winners, those with the fewest moves first. Rows with the same number of moves may be in
 * either order, each may begin with its number, and the newest winner may be named before the table.
 */
const toTable: Listener = {
  hear: (answer, held) => rowsIn(wordsAfter(answer, held)).join(", "),
  judge(answer, heard) {
    if (heard === "") return saysNot(answer, WINNER, "to show the table only at the end of a game");
    const winners = heard.split(", ");
    const expected = `to show a table with these winners and moves, and no others: ${heard}`;
    return onWords(answer, expected, (words, held) => {
      const rows = rowsIn(words);
      const newest = held.answers[answer]?.typed ?? "";
      const shown = rows.slice(rows.length > winners.length && rows[0]?.startsWith(newest) ? 1 : 0);
      const table = shown.map((row, index) => row.replace(` ${index + 1} `, " "));
      const moves = table.map((row) => Number(/\d+$/.exec(row)));
      const isInOrder = moves.every((count, index) => count >= (moves[index - 1] ?? 0));
      const isComplete = table.toSorted().join() === winners.toSorted().join();
      return isInOrder && isComplete && !NAMELESS.test(words);
    });
  },
};

/** Exercises about files that the program writes and reads. */
export const FILES: readonly Task[] = [
  {
    id: "save-and-load",
    title: "Save and load",
    stars: 3,
    task: `Let the players stop in the middle of a game and continue another day. Two commands can be typed at the start square question, also after a move that was refused.

save writes the game to the file saved-game.txt in the current folder, replacing any game that was saved before. It is still the same player's turn.

load reads that file and continues with the game in it, whichever game is being played: the board is shown as it was when the game was saved, and it is the turn of the player who saved. A game can be loaded as often as you like, in a later game or in a later run of the program.

If there is no file saved-game.txt, load says so with the words “no saved game”, and the game being played continues. These words must not appear at any other time. You decide what the file looks like.`,
    sample: `It is Black's turn.
Start square, file first, save or load: save
The game has been saved.
...
It is Black's turn.
Start square, file first, save or load: 

In a later run:

Play the sample game (Y for yes)? n
...
It is White's turn.
Start square, file first, save or load: load
...
It is Black's turn.
Start square, file first, save or load: 41
Finish square, file first: 42`,
    where: ["GetMove", "the main program"],
    hint: "A game is no more than its board and whose turn it is. Read the start square as text. GetMove can pass back the command as text in place of a square; the main program must look for it before it splits the squares. In TypeScript, JSON.stringify turns a game into a string and JSON.parse turns it back, node:fs has writeFileSync, readFileSync and existsSync, and ask in input.ts returns an answer as text.",
    listeners: [toWords(/no saved game/i, "“no saved game”"), toFile("saved-game.txt", () => " ")],
    games: [
      ["loads a game as it was saved", "y 12 21 save 83 81 load 83 85 save 13 14 load 13 22"],
      [
        "loads a game from an earlier game",
        "y 13 22 save 21 22 y n 17 16 12 13 load 83 81 load 83 63",
      ],
      [
        "says that there is no saved game, and continues",
        "y load 13 12 load 81 41 y n load 17 16 12 13",
      ],
      [
        "loads a game that an earlier run saved",
        "n load 23 24 42 41",
        { before: "y 13 23 41 42 save" },
      ],
      [
        "saves a full game directly after a refused move",
        "y load 12 13 28 26",
        { before: "n 17 16 12 15 save" },
      ],
    ],
  },
  {
    id: "log-and-replay",
    title: "Log and replay",
    stars: 3,
    task: `Keep a record of the game in the file game.log in the current folder. Every move is one line: its start square, a space and its finish square, as in “13 23”. The file contains nothing else. A move is written as soon as it has been made, so that nothing is lost if the program is interrupted; the winning move is written too, a move that is refused is not. A new game starts a new file.

A player can then look at the game again. replay, typed at the start square question, shows the board as it was at the start of this game and after every move since, in order and without a question in between. It is still the same player's turn, and the current board may be shown once more before the next question. Before any move has been made, only the board at the start is shown. replay can also be typed directly after a move that was refused.`,
    sample: `It is White's turn.
Start square, file first, or replay: replay
...
After 13 23:
...
After 41 42:
...
It is White's turn.
Start square, file first, or replay: 12`,
    where: ["GetMove", "InitialiseBoard", "MakeMove", "the main program"],
    hint: "To replay a game, make another board (in Python and TypeScript with CreateBoard) as it was at the start and call MakeMove for each line of the file in turn; remember that the players take turns. In TypeScript, node:fs has writeFileSync, which starts a file with a given string that may be empty, appendFileSync, which adds to it, and readFileSync.",
    listeners: [toReplays, toLog],
    games: [
      ["shows the game so far after replay", "y 12 21 83 82 86 87 replay 13 24 87 88 replay 81 71"],
      ["starts a new record with a new game", "y replay 81 41 y n replay 17 16 12 15 replay 22 23"],
      ["records the winning move, in a new file", "y 81 41 n", { before: "y 13 23" }],
    ],
  },
  {
    id: "table-of-winners",
    title: "A table of winners",
    stars: 3,
    task: `Keep a table of the players who won, those with the fewest moves first. When a game has been won, the program says who has won, as before, and asks for the winner's name. Then it shows the table of all winners so far, and then it asks whether to play again.

Each game is one line of the table with the winner's name and the number of moves of the game, the moves of both players counted together; a move that is refused does not count. No game is left out: a player who has won twice has two lines. Games with the same number of moves may be in either order. You may number the lines. The table is shown at no other time.

Keep the table in a file in the current folder, so that the winners of earlier runs of the program are in it. You decide what the file looks like. A name may contain spaces. If the input ends when the name is asked for, nothing is added to the table.`,
    sample: `White's sarrum has been captured. Black wins!
What is the winner's name? Sennacherib

Moves and winner of each game
2 Sennacherib

Play again (Y for yes)? y
...
Black's sarrum has been captured. White wins!
What is the winner's name? Ashur

Moves and winner of each game
1 Ashur
2 Sennacherib

Play again (Y for yes)? n`,
    where: ["DisplayWinner", "the main program"],
    hint: "Count the moves where they are made. Add a line to the file when the name is known, and read all of it to show the table. Compare the numbers of moves as numbers: as texts, 11 comes before 2. In TypeScript, node:fs has appendFileSync, which adds a line to a file or creates it, and readFileSync; sort needs a function that compares numbers.",
    listeners: [toTable],
    games: [
      [
        "shows the winners in order of their moves",
        "n|28|26|72|73|26|28|73|74|28|26|42|43|26|24|51|42|24|22|82|83|22|42|Ben Nevis|y|y|13|12|13|22|21|22|Ada|y|y|81|41|Ada|y|y|81|41|Cyd|n",
      ],
      [
        "keeps the winners of an earlier run",
        "y 13 14 86 87 14 13 87 88 81 41 Cyd y y 13 22 21 22 Ada n",
        { before: "y 13 22 21 22 Ada n" },
      ],
      [
        "adds nobody to the table if the input ends",
        "y 13 22 21 22 Ada n",
        { before: "y 13 14 86 87 81 41" },
      ],
    ],
  },
];
