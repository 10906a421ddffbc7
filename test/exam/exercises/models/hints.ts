/** What fits the exercises: answers to type, and how games are played. */

const WINNERS = ["Ada", "Ben", "Ben Nevis", "Cyd", "Dov", "Eva", "Flo"];

export interface Hints {
  /** The games of each run: how many moves are made before the sarrum is captured, in which game. */
  readonly plans?: readonly Plan[];
  /** Answers to the first question, besides Y and N. */
  readonly first?: readonly string[];
  /** Answers in place of a start square, a finish square or both, how often in a hundred; A and B are a move's. */
  readonly start?: readonly [often: number, ...answers: string[]];
  readonly finish?: readonly [often: number, ...answers: string[]];
  /** Answers to the question whether to play again that are not accepted. */
  readonly again?: readonly string[];
  /** Answers to other questions, by a pattern. */
  readonly others?: readonly (readonly [question: RegExp, ...answers: string[]])[];
  /** How often in a hundred a move is taken back by another one, and whether captures are avoided. */
  readonly backwards?: number;
  readonly quiet?: true;
  /** How often in a hundred a capture is preferred; otherwise 40. */
  readonly captures?: number;
  /** How often in a hundred a redum moves that is promoted at once or with its next move. */
  readonly promotions?: number;
  /** How often in a hundred a move is preferred after which the piece could capture the sarrum. */
  readonly threats?: number;
  /** A redum must not capture the sarrum on its far rank: what follows is up to the student. */
  readonly noWinByPromotion?: true;
  /** The most answers of a run; otherwise 190. */
  readonly most?: number;
  /** The most answers of the games that are chosen for what they show; otherwise 500. */
  readonly mostChosen?: number;
  /** Squares go to 9. */
  readonly size?: 9;
}

export type Plan = readonly (readonly [letter: "y" | "n" | string, moves: number])[];

/** Short games come first: the first difference is reported. */
export const PLANS: readonly Plan[] = [
  [
    ["y", 1],
    ["y", 2],
    ["n", 3],
    ["y", 5],
    ["y", 8],
    ["n", 8],
  ],
  [
    ["n", 30],
    ["y", 12],
    ["n", 20],
  ],
];

/** More than ten games. */
const MANY_GAMES: readonly Plan[] = [
  [3, 1, 4, 2, 1, 6, 2, 5, 6, 1, 9, 1].map((moves, game) => [game === 8 ? "n" : "y", moves]),
];

const MAYBE = ["maybe", "yep", "", "J", "j", "x", "YN", "nope", "1", "Y1", "n.", "y!"];
const NOT_SQUARES = [
  ..."49 94 00 90 05 e4 4 123 13,23 +3 -4 4b 013 +13 e9 9e 0x -41 13.0".split(" "),
  ...["", "1 3"],
];

export const HINTS: Readonly<Record<string, Hints>> = {
  "accept-only-y-or-n": { first: MAYBE, again: MAYBE },
  "confirm-moves": {
    others: [[/Make this/, "y", "Y", "y", "Y", "y", "Y", "n", "yes", "", "J", "Yes"]],
  },
  "squares-off-the-board": { start: [25, ...NOT_SQUARES], finish: [25, ...NOT_SQUARES] },
  "check-start-square": { start: [30, "OTHER"] },
  "squares-on-one-line": {
    start: [
      30,
      ...["13", "13 2", "13 23 33", "ab cd", "", "1 323", "132", "8182 8", "1 3 2 3"],
      ...["A,B", "A-B", "A to B", "A.B", "A -B", "A +B", "0A B", "A B4", "A 0B"],
    ],
  },
  "show-piece-at-start": { start: [30, "OTHER"] },
  "list-legal-squares": { start: [15, "OTHER"], finish: [40, "?"] },
  "label-edges": { mostChosen: 200 },
  "turn-board-for-black": { mostChosen: 200 },
  "list-captured-pieces": { captures: 90 },
  points: { captures: 80 },
  "choose-promotion": {
    others: [[/Promote/, "M", "n", "g", "E", "m", "S", "", "x", "R", "NN", "WM", "K"]],
    noWinByPromotion: true,
  },
  "nine-by-nine": { size: 9 },
  "fifty-move-draw": {
    quiet: true,
    plans: [
      [["y", 60]],
      [
        ["y", 3],
        ["n", 70],
      ],
    ],
  },
  "no-legal-move": {
    plans: [
      [
        ["b", 3],
        ["y", 2],
        ["b", 6],
        ["b", 4],
        ["n", 4],
      ],
      [
        ["b", 20],
        ["n", 20],
        ["b", 20],
      ],
    ],
  },
  "third-setup": {
    plans: [
      [
        ["s", 3],
        ["y", 2],
        ["S", 6],
        ["x", 4],
        ["s", 9],
      ],
    ],
  },
  "warn-of-danger": { threats: 60 },
  "stay-out-of-danger": {
    threats: 40,
    // White can win the sample game only with the first move.
    plans: [
      [
        ["y", 0],
        ["y", 2],
        ["n", 3],
        ["y", 5],
        ["y", 8],
        ["n", 8],
      ],
    ],
  },
  surrender: { start: [7, "surrender"] },
  "move-limit": {
    others: [
      [
        /How many/,
        "2",
        "4",
        "1",
        "12",
        "10",
        "100",
        "7",
        "25",
        "0",
        "-3",
        "two",
        "2.5",
        "",
        "3x",
        "+3",
        "3.",
        "3.0",
        "1 2",
        "1e1",
        "0x3",
      ],
    ],
  },
  undo: { start: [25, "undo"] },
  repetition: { backwards: 60, quiet: true },
  "save-and-load": { start: [20, "save", "load"] },
  "log-and-replay": { start: [15, "replay"], mostChosen: 250 },
  "table-of-winners": {
    others: [[/name/, ...WINNERS]],
    most: 320,
    plans: MANY_GAMES,
  },
  "sorted-winners": { others: [[/name/, "Ben Nevis", ...WINNERS]], most: 320, plans: MANY_GAMES },
  "main-menu": {
    others: [[/choice/, "1", "2", "1", "2", "1", "7", "0", "4", "11", "12", "33", "-1", "-2"]],
  },
  "game-menu": {
    start: [12, "0"],
    finish: [8, "0"],
    others: [[/choice/, "1", "2", "3", "1", "7", "0", "4", "11", "33", "-1", "-2"]],
  },
  "kashshaptu-option": {
    others: [[/kashshaptus/, "y", "Y", "y", "Y", "y", "Y", "K", "k", "n", "x", "j"]],
    promotions: 70,
    // Redums are promoted soon in the sample game.
    plans: [
      [
        ["y", 3],
        ["y", 6],
        ["n", 3],
        ["y", 9],
        ["y", 12],
        ["y", 12],
      ],
    ],
  },
};
