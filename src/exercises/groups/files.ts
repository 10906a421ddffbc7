import type { ShownBoard } from "../checker/read-dialogue.ts";
import type { Exercise } from "../exercise.ts";
import { moves, piecesOn, showsBoard } from "../judges/boards.ts";
import {
  afterEach,
  afterEarlierRun,
  dialogue,
  ends,
  excerpt,
  type Judge,
  leavesFile,
  onAnswer,
} from "../judges/dialogue.ts";
import {
  asksToPlayAgain,
  onWords,
  says,
  saysNot,
  saysOnlyAfter,
  sortedWords,
} from "../judges/words.ts";
import { afterMoves, FULL_GAME, SAMPLE_GAME } from "../notation.ts";

const DIMENSION = 8;
const NO_SAVED_GAME = /no saved game/i;

/** Splits adjacent boards, which are read as one. */
function boardsOf(shown: readonly ShownBoard[]): ShownBoard[] {
  const rows = shown.flat();
  return Array.from({ length: Math.ceil(rows.length / DIMENSION) }, (_, index) =>
    rows.slice(index * DIMENSION, (index + 1) * DIMENSION),
  );
}

/**
 * Judges that these boards follow an answer; the last may be shown once more for the next move.
 */
function replays(answer: number, boards: readonly string[]): Judge {
  const wanted = boards.map(sortedWords);
  return onAnswer(answer, `to show every board of the game (${boards.length})`, (given) => {
    const shown = boardsOf(given.boards).map(piecesOn);
    const isShownAgain = shown.length === wanted.length + 1 && shown.at(-1) === shown.at(-2);
    const found = isShownAgain ? shown.slice(0, -1) : shown;
    const wrong = wanted.findIndex((board, index) => board !== found[index]);
    if (wrong >= 0) {
      const instead = found[wrong];
      return instead === undefined
        ? `board ${wrong + 1} was not shown`
        : `board ${wrong + 1} with ${instead}, in place of ${wanted[wrong]}`;
    }
    return found.length === wanted.length ? undefined : `${found.length} boards`;
  });
}

/** Judges that one board is shown after each of these answers. */
const showsOneBoard = afterEach((answer) =>
  onAnswer(answer, "to show one board", ({ boards }) => {
    const count = boardsOf(boards).length;
    return count === 1 ? undefined : `${count} boards`;
  }),
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

/** Judges that the lines with these names and numbers of moves ("Ada 4") are in this order. */
function ranks(answer: number, ...winners: readonly string[]): Judge {
  const wanted = winners.join(", ");
  return onWords(answer, `to show the winners in the order ${wanted}`, (words, held) => {
    const newest = held.answers[answer]?.typed;
    const lines = words.split("\n");
    const places = winners.map((winner) => {
      const [, name = "", moves] = /^(.+) (\d+)$/.exec(winner) ?? [];
      const number = new RegExp(`\\b${moves}\\b`);
      const rows = [...lines.entries()].flatMap(([index, line]) =>
        line.includes(name) && number.test(line.replace(name, "")) ? index : [],
      );
      const isOnce = rows.length === 1 || (rows.length > 1 && name === newest);
      return isOnce ? (rows.at(-1) ?? -1) : -1;
    });
    return places.every((place, index) => place > (places[index - 1] ?? -1));
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

/** Exercises about files that the program writes and reads. */
export const FILES: readonly Exercise[] = [
  {
    id: "save-and-load",
    title: "Save and load",
    stars: 3,
    task: `Let the players stop in the middle of a game and continue another day. Two commands can be typed at the start square question.

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
    hint: "A game is no more than its board and whose turn it is. JSON.stringify turns them into a string and JSON.parse turns it back; node:fs has writeFileSync, readFileSync and existsSync. ask returns an answer as text. getMove can return the command as a string where it now returns a pair of numbers; main must look for it before it splits the squares.",
    checks: [
      dialogue(
        "loads a game as it was saved",
        "y 12 21 save 83 81 load 83 85 save 13 14 load 13 22",
        showsBoard(6, "BS41 WG81 WM21 WS13 BE23 BE83 BR86"),
        moves({ 8: "made" }),
        showsBoard(12, "BS41 WG81 WM21 WS13 BE23 BE85 BR86"),
        moves({ 14: "made" }),
        leavesFile("saved-game.txt", "to leave saved-game.txt", () => undefined),
        saysOnlyAfter([], NO_SAVED_GAME, "that there is no saved game"),
      ),
      dialogue(
        "loads a game from an earlier game",
        "y 13 22 save 21 22 y n 17 16 12 13 load 83 81 load 83 63",
        says(5, /Black wins/i, "to say that Black wins"),
        showsBoard(7, FULL_GAME),
        showsBoard(12, afterMoves(SAMPLE_GAME, "13 22")),
        showsBoard(14, "BG21 BS41 BE81 WR12 WS22 BE23 BR86"),
        showsBoard(15, afterMoves(SAMPLE_GAME, "13 22")),
        moves({ 17: "made" }),
      ),
      dialogue(
        "says that there is no saved game, and continues",
        "y load 81 41 n",
        saysOnlyAfter([1], NO_SAVED_GAME, "that there is no saved game"),
        says(3, /White wins/i, "to say that White wins"),
        ends(),
      ),
      afterEarlierRun(
        "y 13 23 41 42 save",
        dialogue(
          "loads a game that an earlier run saved",
          "n load 23 24 42 41",
          showsBoard(1, afterMoves(SAMPLE_GAME, "13 23 41 42")),
          moves({ 3: "made", 5: "made" }),
          saysOnlyAfter([], NO_SAVED_GAME, "that there is no saved game"),
        ),
      ),
    ],
  },
  {
    id: "log-and-replay",
    title: "Log and replay",
    stars: 3,
    task: `Keep a record of the game in the file game.log in the current folder. Every move is one line: its start square, a space and its finish square, as in “13 23”. The file contains nothing else. A move is written as soon as it has been made, so that nothing is lost if the program is interrupted; the winning move is written too, a move that is refused is not. A new game starts a new file.

A player can then look at the game again: replay, typed at the start square question, shows the board as it was at the start of this game and after every move since, in their order and without a question in between. It is still the same player's turn, and the current board may be shown once more before the next question. Before any move has been made, only the board at the start is shown.`,
    sample: `It is White's turn.
Start square, file first, or replay: replay
...
After 13 23:
...
After 41 42:
...
It is White's turn.
Start square, file first, or replay: 12`,
    where: ["GetMove", "CreateBoard", "InitialiseBoard", "MakeMove", "the main program"],
    hint: "In node:fs, writeFileSync starts a file with a given string, which may be empty; appendFileSync adds to it and readFileSync reads it. To replay a game, make another board as it was at the start and call makeMove for one line of the file after the other; remember that the players take turns.",
    checks: [
      dialogue(
        "shows the game so far after replay",
        "y 12 21 83 82 86 87 replay 13 24 87 88 replay 81 71",
        replays(7, [
          SAMPLE_GAME,
          "BS41 WG81 WM21 WS13 BE23 BE83 BR86",
          "BS41 WG81 WM21 WS13 BE23 BE83 BR87",
        ]),
        replays(12, [
          SAMPLE_GAME,
          "BS41 WG81 WM21 WS13 BE23 BE83 BR86",
          "BS41 WG81 WM21 WS13 BE23 BE83 BR87",
          "BS41 WG81 WM21 WS24 BE23 BE83 BR87",
          "BS41 WG81 WM21 WS24 BE23 BE83 BM88",
        ]),
        showsOneBoard(2, 6, 9, 11, 14),
        logs("12 21", "86 87", "13 24", "87 88", "81 71"),
      ),
      dialogue(
        "starts a new record with a new game",
        "y replay 81 41 y n replay 17 16 replay 22 23",
        replays(1, [SAMPLE_GAME]),
        says(3, /White wins/i, "to say that White wins"),
        replays(6, [FULL_GAME]),
        replays(9, [FULL_GAME, afterMoves(FULL_GAME, "17 16")]),
        logs("17 16", "22 23"),
      ),
      afterEarlierRun(
        "y 13 23",
        dialogue("records the winning move, in a new file", "y 81 41 n", logs("81 41"), ends()),
      ),
    ],
  },
  {
    id: "table-of-winners",
    title: "A table of winners",
    stars: 3,
    task: `Keep a table of the players who won in the fewest moves. When a game has been won, after saying who has won, the program asks for the winner's name. Then it shows the table of all winners so far, and then it asks whether to play again.

Each game is one line of the table with the winner's name and the number of moves of the game, the moves of both players counted together; a move that is refused does not count. The game with the fewest moves comes first. You may number the lines. The table is shown at no other time.

Keep the table in a file in the current folder, so that the winners of earlier runs of the program are in it. You decide what the file looks like. A name may contain spaces. If the input ends when the name is asked for, the program ends, and nothing is added to the table.`,
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
    hint: "Count the moves where they are made. In node:fs, appendFileSync adds a line to a file, or creates it, and readFileSync reads all of it. Without a function that compares numbers, sort puts 11 before 2.",
    checks: [
      dialogue(
        "shows the winners in order of their moves",
        [
          "y|13|14|86|87|14|13|87|88|13|14|88|87|14|13|87|88|13|14|88|87|81|41|Ben Nevis|y",
          "y|13|14|86|84|86|87|14|25|23|25|Ada|y",
          "y|13|14|86|87|14|13|87|88|81|41|Cyd|n",
        ].join("|"),
        ranks(23, "Ben Nevis 11"),
        ranks(36, "Ada 4", "Ben Nevis 11"),
        ranks(49, "Ada 4", "Cyd 5", "Ben Nevis 11"),
        asksToPlayAgain(50),
        ends("to end after n"),
      ),
      afterEarlierRun(
        "y 13 14 86 87 14 25 23 25 Ada n",
        dialogue(
          "keeps the winners of an earlier run",
          "y 13 14 86 87 14 13 87 88 81 41 Cyd n",
          ranks(11, "Ada 4", "Cyd 5"),
          namesNobodyBefore(11, "Ada"),
        ),
      ),
      afterEarlierRun(
        "y 81 41",
        dialogue(
          "adds nobody to the table if the input ends",
          "y 13 22 21 22 Ada n",
          ranks(5, "Ada 2"),
          saysNot(5, /null|undefined/i, "to show only the names that were typed"),
          says(4, /Black wins/i, "to say that Black wins"),
        ),
      ),
    ],
  },
];
