import type { RuleBook } from "../presentation.ts";
import type { ZammaBoard, ZammaVariant } from "./board.ts";

/** The letters of the pieces on the drawn board; the letter of the side precedes them. */
export const PIECE_LETTERS = { man: "o", Mullah: "M" } as const;

export const rulesOf = ({ board, removal }: ZammaVariant): RuleBook => ({
  source: "The encyclopedia article “Zamma”",
  pieces: [
    {
      name: "man",
      letter: PIECE_LETTERS.man,
      sentence:
        "moves one step along a line, straight or diagonally forwards; it captures in any direction by leaping over an adjacent enemy to the point beyond",
    },
    {
      name: "Mullah",
      letter: PIECE_LETTERS.Mullah,
      sentence:
        "moves any distance along a line over empty points; it captures one enemy at any distance and lands on any empty point beyond it",
    },
  ],
  sections: {
    "The board": boardLines(board),
    Capturing: capturingLines(removal),
    ...SECTIONS,
  },
});

const boardLines = (board: ZammaBoard): readonly string[] => [
  `Pieces stand on points and move along the lines. ${linesOf(board)}`,
  "Black starts at the bottom and moves first. Every point but the centre is filled at the start; on the middle rank each player has the points to their own right.",
  "A man whose move ends on the far rank becomes a Mullah. One that only passes through that rank while capturing stays a man.",
];

const linesOf = ({ size, crossings }: ZammaBoard): string => {
  if (crossings)
    return "The crossings of the diagonals inside the small squares are points, too (the option crossings); only diagonal lines run through them, from the other points lines in all eight directions.";
  return size === 9
    ? "Diagonal lines run only through every second point, such as a1, c1 and b2."
    : "Lines run in all eight directions from every point. The crossings of the diagonals inside the small squares are points by some rules only, and here only with the option crossings.";
};

const capturingLines = (removal: ZammaVariant["removal"]): readonly string[] => [
  "A player who can capture must capture, and the capturing piece continues as long as it can.",
  "Of all sequences of captures, by any of their pieces, the player must choose one that captures the most pieces; they may choose freely among equals.",
  removal === "immediate"
    ? "Captured pieces leave the board at once, as in Mauritania: a later leap of the same move may cross their points or land on them."
    : "Captured pieces leave the board at the end of the move: until then they block the way, and may not be leaped over twice.",
];

const SECTIONS: RuleBook["sections"] = {
  "Writing a move": [
    "A move is written as every point it visits, as in c5e5g7; a hyphen, a comma, an x or a space may stand between two points.",
    "The points may be typed one by one; the first and the last are enough if only one move has them.",
  ],
  "How the game ends": ["A player who has no pieces left loses.", "The players may agree a draw."],
  Rulings: [
    "Decisions of this program where the source is silent:",
    "While a piece captures, the point it started from counts as empty.",
    "A player who has no legal move loses.",
  ],
};
