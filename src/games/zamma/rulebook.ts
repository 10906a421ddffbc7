import type { RuleBook } from "../../core/presentation.ts";
import type { BoardSize, ZammaVariant } from "./board.ts";

/** The letters of the pieces on the drawn board; the letter of the side precedes them. */
export const LETTERS = { man: "o", Mullah: "M" } as const;

export const rulesOf = ({ board, removal }: ZammaVariant): RuleBook => ({
  source: "The encyclopedia article “Zamma”",
  pieces: [
    {
      name: "man",
      letter: LETTERS.man,
      sentence:
        "moves one step along a line, straight or diagonally forwards; it captures in any direction by leaping over an adjacent enemy to the point beyond",
    },
    {
      name: "Mullah",
      letter: LETTERS.Mullah,
      sentence:
        "moves any distance along a line over empty points; it captures one enemy at any distance and lands on any empty point beyond it",
    },
  ],
  sections: {
    "The board": boardLines(board.size),
    Capturing: capturingLines(removal),
    ...SECTIONS,
  },
});

const boardLines = (size: BoardSize): readonly string[] => [
  size === 9
    ? "Pieces stand on points and move along the lines. Diagonal lines run only through every second point, such as a1, c1 and b2."
    : "Pieces stand on points and move along the lines. Lines run in all eight directions from every point.",
  "Black starts at the bottom and moves first. Every point but the centre is filled at the start; on the middle rank each player has the points to their own right.",
  "A man whose move ends on the far rank becomes a Mullah. One that only passes through that rank while capturing stays a man.",
];

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
    "On the 5x5 board the crossings of the diagonals are not points, although the source would allow it.",
  ],
};
