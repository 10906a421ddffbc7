import type { RuleBook } from "../../core/presentation.ts";
import type { Size, Variant } from "./board.ts";
import { MOST_MOVES, MOST_STAGES } from "./captures.ts";

const SOURCE = 'The encyclopedia article "Zamma"';

/** The letters of the pieces on the drawn board, after the letter of their side. */
export const LETTERS = { man: "o", Mullah: "M" } as const;

/** The rules for a reader, as the options make them. */
export function rulesOf({ board, removal }: Variant): RuleBook {
  return {
    source: SOURCE,
    pieces: [
      {
        name: "man",
        letter: LETTERS.man,
        sentence:
          "moves one step along a line, straight or diagonally forward; it captures in any direction by leaping over a neighbouring enemy to the point beyond",
        source: SOURCE,
      },
      {
        name: "Mullah",
        letter: LETTERS.Mullah,
        sentence:
          "moves any distance along a line over empty points; it captures one enemy at any distance and lands on any empty point behind it",
        source: SOURCE,
      },
    ],
    sections: [boardSection(board.size), capturingSection(removal), WRITING, ENDING, RULINGS],
  };
}

function boardSection(size: Size) {
  const diagonals =
    size === 9
      ? "Pieces stand on points and move along the lines. Diagonal lines run only through the points whose file and rank numbers add up to an even number, such as a1 and e5."
      : "Pieces stand on points and move along the lines. At every point there are lines in all eight directions.";
  return {
    heading: "The board",
    lines: [
      diagonals,
      "Black sits at the bottom and moves first. Every point but the centre is filled at the start; on the middle rank each player has the points to his own right.",
      "A man whose move ends on the far rank becomes a Mullah. One that only passes through that rank while capturing stays a man.",
    ],
  };
}

function capturingSection(removal: Variant["removal"]) {
  return {
    heading: "Capturing",
    lines: [
      "A player who can capture must capture, and the same piece goes on while it can.",
      "Of all sequences of captures, by any of his pieces, the player must choose one that takes the most pieces; among equals he is free.",
      removal === "immediate"
        ? "Captured pieces leave the board at once, as in Mauritania: a later leap of the same move may cross their points or land on them."
        : "Captured pieces leave the board when the move is over: until then they block the way, and may not be leaped over twice.",
    ],
  };
}

const WRITING = {
  heading: "Writing a move",
  lines: [
    "A move is written as every point it visits, as in c5e5g7; a hyphen, an x or a space may stand between two points.",
    "The first and the last point are enough when only one move has them.",
  ],
};

const ENDING = {
  heading: "How the game ends",
  lines: ["A player who has no pieces left loses.", "The players may agree a draw."],
};

const RULINGS = {
  heading: "Rulings",
  lines: [
    "Where the source is silent, this program decides:",
    "While a piece captures, the point it started from counts as empty.",
    "A player with no legal move on his turn has lost.",
    "The source allows the crossings of the diagonals on the 5x5 board to be points as well; in this program they are not.",
    `Where a made-up position has more than ${MOST_MOVES.toLocaleString("en")} captures of the most pieces, only so many of them are offered, and where it has more than ${MOST_STAGES.toLocaleString("en")} stages of captures, not all of them are looked at.`,
  ],
};
