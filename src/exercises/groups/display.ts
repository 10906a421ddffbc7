import { isBoardLine } from "../checker/read-dialogue.ts";
import type { Task } from "../exercise.ts";
import { labelsIn } from "../judges/boards.ts";
import { responseTo } from "../judges/dialogue.ts";
import { toText } from "../judges/listeners.ts";
import { afterMoves, drawBoard, drawTurnedBoard, SAMPLE_GAME, turn } from "../notation.ts";

/** The labels of a board, if it is shown. */
const toLabels = toText(
  (answer, held) => labelsIn(responseTo(answer, held)?.said ?? ""),
  (labels) => (labels ? `to show a board with ${labels}` : undefined),
);

/** The squares listed after a question mark, but for the start square: the last answer that is not one. */
const toLists = toText(
  (answer, { answers }) => {
    const { typed, words = "" } = answers[answer] ?? {};
    const start = answers.slice(0, answer + 1).findLast((other) => other.typed !== "?")?.typed;
    const named = words.match(/(?<!\d)[1-8][1-8](?!\d)/g) ?? [];
    const squares = [...new Set(named)].filter((square) => square !== start).toSorted();
    return squares.length === 0 && typed === "?" && words ? "none" : squares.join(" ");
  },
  (squares) =>
    squares === "none"
      ? "to say that there is no legal square, and to list none"
      : `to list ${squares || "no square"}`,
);

/** The pairs of letters in a text that are pieces. */
const piecesIn = (text: string) => text.match(/\b[WB][SMNEGR]\b/g) ?? [];

/** The captured pieces, under every board and after a win. */
const toCaptured = toText(
  (answer, { answers }) => {
    const { words = "", boards = [], said = "" } = answers[answer] ?? {};
    if (boards.length === 0 && !/wins/i.test(words)) return "";
    const lines = said.split("\n");
    const first = lines.findIndex((line) => !isBoardLine(line) && piecesIn(line).length > 0);
    const last = lines.findLastIndex((line) => isBoardLine(line) && line.includes("|"));
    const place = first >= 0 && first < last ? "above" : "under";
    return [place, ...piecesIn(words).toSorted()].join(" ");
  },
  (list) => {
    if (!list) return undefined;
    const pieces = list.replace(/^\w+ ?/, "");
    return pieces
      ? `to list ${pieces} as captured, under the board`
      : "to list no piece as captured";
  },
);

/** Exercises about what the board shows. */
export const DISPLAY: readonly Task[] = [
  {
    id: "label-edges",
    title: "Label the edges",
    stars: 1,
    task: `The numbers at the edges of the board do not say which are ranks and which are files.

Change DisplayBoard so that the ranks are labelled R1 to R8 instead of 1 to 8, and the files F1 to F8. Each label must stand where the number stands now: beside its rank, below its file.

Players type grid references as before, for example 41.`,
    sample: `Play the sample game (Y for yes)? y

${drawBoard(SAMPLE_GAME, "R", "F")}

It is White's turn.`,
    where: ["DisplayBoard"],
    hint: "DisplayBoard prints both kinds of label, those of the files all at once. Each F label takes up as much room as a square, so check that it still stands under its own file, and that the extra letter before a rank has not moved the squares.",
    listeners: [toLabels],
    games: [
      ["labels the edges R1 to R8 and F1 to F8", "y 13 23 41 42"],
      ["labels the full game too", "y 81 41 y n 17 16"],
    ],
  },
  {
    id: "list-legal-squares",
    title: "List the legal squares",
    stars: 2,
    task: `Beginners often forget how a piece moves. Let them ask: when a player types ? at the finish square question, the program lists all squares to which the piece on the start square may legally move. Then it asks for the finish square again.

List the squares as grid references of two digits, on one line or on several. If there is no such square, say so in a message; that is also the case if the start square is empty or holds an opponent's piece. The message must contain no grid reference except that of the start square.

The squares are listed only when a player asks for them, and asking does not use up the turn.`,
    sample: `It is White's turn.
Start square, file first: 13
Finish square, file first (? lists the legal squares): ?
Legal squares: 22 23 14 24
Finish square, file first: 23
...
It is Black's turn.`,
    where: ["GetMove", "CheckMoveIsLegal", "the main program"],
    hint: "CheckMoveIsLegal judges one finish square; call it for every square of the board. GetMove is given neither the board nor whose turn it is, so it needs them as parameters. It has to read the finish square as text, in a loop, before it turns it into a number. In TypeScript, ask in input.ts returns an answer as text; askForNumber would turn the question mark into 0.",
    listeners: [toLists],
    games: [
      ["lists the squares after ? and asks for the finish square again", "y 13 ? ? 88 81 41 n"],
      [
        "lists captures, and no square beyond a piece in the way",
        "y 81 ? 88 12 ? 88 13 23 83 ? 11 86 87 23 24 87 ? 11 87 88 24 ? 11",
      ],
      [
        "says that there is no square for a piece that cannot move, or that is not the player's",
        "n 18 ? 55 22 ? 55 44 ? 55 17 16 22 ? 55 22 23 27 ?",
      ],
    ],
  },
  {
    id: "list-captured-pieces",
    title: "List the captured pieces",
    stars: 2,
    task: `Show under every board which pieces have been captured in this game, each by the two characters that it had on the board when it was captured: BE for Black's etlu. If two of Black's redums have been captured, BR is listed twice.

After a move that wins, the board is not shown, but the list is, and it includes the sarrum. At the start of a game it is empty; you may then leave it out, or say that nothing has been captured. These pairs of characters must not appear in other messages, so that the list cannot be mistaken.`,
    sample: `${turn("White", "13 23")}
...
Captured: BE

${turn("Black", "83 81")}
...
Captured: BE WG

It is White's turn.`,
    where: ["DisplayBoard", "MakeMove", "the main program"],
    hint: "Before MakeMove puts a piece on the finish square, the board tells you what is there. Keep a list of what has been captured, and think about where it has to be emptied. The list is shown in two places, so write a subroutine for it.",
    listeners: [toCaptured],
    games: [
      ["lists what both players have captured", "y 13 12 13 23 86 83 21 23 n"],
      [
        "starts a new list in the next game, and lists a second redum",
        "y 81 41 y n 28 26 12 13 26 24 13 14 24 22 14 15 22 42",
      ],
    ],
  },
  {
    id: "turn-board-for-black",
    title: "Turn the board for Black",
    stars: 2,
    task: `The board is always shown from White's side. Show it from the side of the player whose turn it is: for White as it is now, for Black with rank 8 at the top and file 8 at the left. The numbers at the edges turn with the board.

Grid references do not change: 41 is the same square for both players.`,
    sample: `${turn("White", "13 23")}

${drawTurnedBoard(afterMoves(SAMPLE_GAME, "13 23"))}

It is Black's turn.`,
    where: ["DisplayBoard", "the main program"],
    hint: "DisplayBoard has to know whose side to show, so give it a second parameter. The board itself need not change: only the order in which the two loops, and the line of file numbers, go through the numbers 1 to 8.",
    listeners: [toLabels],
    games: [
      ["shows the board from Black's side when it is Black's turn", "y 13 22 41 13 86 87 81 41 n"],
    ],
  },
];
