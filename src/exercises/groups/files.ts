import type { Exercise, Listener } from "../exercise.ts";
import { difference } from "../judges/boards.ts";
import {
  afterEach,
  afterEarlierRun,
  all,
  dialogue,
  ends,
  excerpt,
  type Judge,
  leavesFile,
  onAnswer,
} from "../judges/dialogue.ts";
import { playthrough } from "../judges/games.ts";
import { toWords } from "../judges/listeners.ts";
import { ranks, rowsIn, saysNot, saysOnlyAfter, WINNERS, wordsAfter } from "../judges/words.ts";
import { afterMoves, FULL_GAME, FULL_GAME_WON, SAMPLE_GAME } from "../notation.ts";

const NO_SAVED_GAME = /no saved game/i;
const AFTER_12_21 = afterMoves(SAMPLE_GAME, "12 21");
const AFTER_13_22 = afterMoves(SAMPLE_GAME, "13 22");

/** Judges that a game is shown after an answer; its last board may follow once more for the next move. */
function replays(answer: number, start: string, ...moves: readonly string[]): Judge {
  const boards = [start];
  for (const move of moves) boards.push(afterMoves(boards.at(-1)!, move));
  return onAnswer(answer, `to show every board of the game (${boards.length})`, (given) => {
    const shown = given.boards;
    const isShownAgain =
      shown.length === boards.length + 1 && String(shown.at(-1)) === String(shown.at(-2));
    for (const [index, pieces] of boards.entries()) {
      const board = shown[index];
      if (!board) return `board ${index + 1} was not shown`;
      const wrong = difference(pieces, board);
      if (wrong) return wrong;
    }
    const count = isShownAgain ? boards.length : shown.length;
    return count === boards.length ? undefined : `${count} boards`;
  });
}

/** Judges that one board is shown after each of these answers. */
const showsOneBoard = afterEach((answer) =>
  onAnswer(answer, "to show one board", ({ boards }) =>
    boards.length === 1 ? undefined : `${boards.length} boards`,
  ),
);

/** Judges that the file game.log has these lines at the end. */
function logs(...moves: readonly string[]): Judge {
  const expected = `to leave game.log with the lines ${moves.join(", ")}`;
  return leavesFile("game.log", expected, (text) => {
    const lines = text.split("\n").map((line) => line.trim());
    const written = lines.filter((line) => line !== "");
    return written.join() === moves.join() ? undefined : `a file with: ${excerpt(text)}`;
  });
}

/** Judges that the program does not show a name before an answer. */
function namesNobodyBefore(answer: number, name: string): Judge {
  return ({ opening, answers }) => {
    const before = answers.slice(0, answer).map(({ said }) => said);
    if (![opening, ...before].join("\n").includes(name)) return undefined;
    const expected = "the program to show the table only at the end of a game";
    return { expected, appeared: `the name ${name} before that` };
  };
}

/** How many boards a replay shows; the last one may be shown once more. */
const toReplays: Listener = {
  hear(answer, { answers }) {
    const { typed, boards = [] } = answers[answer] ?? {};
    if (typed !== "replay") return "";
    const isTwice = boards.length > 1 && String(boards.at(-1)) === String(boards.at(-2));
    return String(boards.length - (isTwice ? 1 : 0));
  },
  judge: (answer, heard) =>
    onAnswer(answer, `to show every board of the game (${heard})`, ({ boards }, held) =>
      toReplays.hear(answer, held) === heard ? undefined : `${boards.length} boards`,
    ),
};

/** The rows of the table of winners, after a winner's name. */
const toTable: Listener = {
  hear: (answer, held) => rowsIn(wordsAfter(answer, held), WINNERS).join(", "),
  judge: (answer, heard) => (heard ? ranks(answer, ...heard.split(", ")) : all()),
};

/** Exercises about files that the program writes and reads. */
export const FILES: readonly Exercise[] = [
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
    listeners: [toWords(NO_SAVED_GAME, "“no saved game”")],
    checks: [
      playthrough(
        "loads a game as it was saved",
        "y 12 21 save* 83 81 load 83 85 save* 13 14 load 13 22",
        { 6: AFTER_12_21, 12: "BS41 WG81 WM21 WS13 BE23 BE85 BR86" },
        leavesFile("saved-game.txt", "to leave saved-game.txt", () => undefined),
        saysOnlyAfter([], NO_SAVED_GAME, "“no saved game”"),
      ),
      playthrough(
        "loads a game from an earlier game",
        "y 13 22 save* 21 22 y n 17 16 12 13 load 83 81 load 83 63",
        { 12: AFTER_13_22, 15: AFTER_13_22 },
      ),
      playthrough(
        "says that there is no saved game, and continues",
        "y load* 13 12! load* 81 41 y n load* 17 16 12 13",
        saysOnlyAfter([1, 4, 9], NO_SAVED_GAME, "“no saved game”"),
      ),
      afterEarlierRun(
        "y 13 23 41 42 save",
        playthrough(
          "loads a game that an earlier run saved",
          "n load 23 24 42 41",
          { 1: afterMoves(SAMPLE_GAME, "13 23 41 42") },
          saysOnlyAfter([], NO_SAVED_GAME, "“no saved game”"),
        ),
      ),
      afterEarlierRun(
        "n 17 16 12 15 save",
        playthrough("saves a full game directly after a refused move", "y load 12 13 28 26", {
          1: afterMoves(FULL_GAME, "17 16"),
        }),
      ),
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
    listeners: [toReplays],
    checks: [
      playthrough(
        "shows the game so far after replay",
        "y 12 21 83 82! 86 87 replay* 13 24 87 88 replay* 81 71",
        replays(7, SAMPLE_GAME, "12 21", "86 87"),
        replays(12, SAMPLE_GAME, "12 21", "86 87", "13 24", "87 88"),
        showsOneBoard(2, 6, 9, 11, 14),
        logs("12 21", "86 87", "13 24", "87 88", "81 71"),
      ),
      playthrough(
        "starts a new record with a new game",
        "y replay* 81 41 y n replay* 17 16 12 15! replay* 22 23",
        replays(1, SAMPLE_GAME),
        replays(6, FULL_GAME),
        replays(11, FULL_GAME, "17 16"),
        logs("17 16", "22 23"),
      ),
      afterEarlierRun(
        "y 13 23",
        dialogue("records the winning move, in a new file", "y 81 41 n", logs("81 41"), ends),
      ),
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
    checks: [
      playthrough(
        "shows the winners in order of their moves",
        [
          `n|${`28 26 72 73 26 28 73 74 ${FULL_GAME_WON}`.replaceAll(" ", "|")}|Ben Nevis*|y`,
          "y|13|12!|13|22|21|22|Ada*|y|y|81|41|Ada*|y|y|81|41|Cyd*|n?",
        ].join("|"),
        ranks(23, "Ben Nevis 11"),
        ranks(32, "Ada 2", "Ben Nevis 11"),
        ranks(37, "Ada 1", "Ada 2", "Ben Nevis 11"),
        ranks(42, "Ada 1", "Cyd 1", "Ada 2", "Ben Nevis 11"),
      ),
      afterEarlierRun(
        "y 13 22 21 22 Ada n",
        playthrough(
          "keeps the winners of an earlier run",
          "y 13 14 86 87 14 13 87 88 81 41 Cyd* y y 13 22 21 22 Ada* n",
          ranks(11, "Ada 2", "Cyd 5"),
          ranks(18, "Ada 2", "Ada 2", "Cyd 5"),
          namesNobodyBefore(11, "Ada"),
        ),
      ),
      afterEarlierRun(
        "y 13 14 86 87 81 41",
        playthrough(
          "adds nobody to the table if the input ends",
          "y 13 22 21 22 Ada* n",
          ranks(5, "Ada 2"),
          saysNot(5, /\b3\b|null|undefined/i, "to show no game without a name"),
        ),
      ),
    ],
  },
];
