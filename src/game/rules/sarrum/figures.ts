import type { Figure, FigureDiagram } from "../presentation.ts";

/**
 * The figures of the paper, each explained in our own words. `full` and `sample` are the positions
 * of Figures 4 and 6. The shading of Figure 5 is computed from the rules.
 */
export const sarrumFigures = (full: string, sample: string): readonly Figure[] => [
  figure(1, "the board, with its files and ranks", {
    axisTitles: { files: "Files", ranks: "Ranks" },
    point:
      "A grid reference is the digit of the file and then the digit of the rank: 41 is file 4, rank 1.",
  }),
  figure(2, "the third file", {
    shaded: ["31", "32", "33", "34", "35", "36", "37", "38"],
    point: "Every grid reference on the third file begins with 3.",
  }),
  figure(3, "the second rank", {
    shaded: ["12", "22", "32", "42", "52", "62", "72", "82"],
    point: "Every grid reference on the second rank ends with 2.",
  }),
  figure(4, "the start of the full game", {
    position: full,
    point:
      "The full game starts here, with White at the bottom. Both sides have the same pieces on the same files, so the two sarrums face each other on file 5.",
  }),
  {
    number: 5,
    title: "how the pieces move",
    diagrams: MOVES.map((move, index) => ({ id: `5${"abcdefghijklm"[index]}`, ...move })),
  },
  figure(6, "the start of the sample game", {
    position: sample,
    point: "A game near its end, with eight pieces left. White moves first here too.",
  }),
  {
    ...figure(7, "an example from Figure 6: a capture", {
      position: sample,
      point: "White's sarrum captures Black's etlu on 23.",
    }),
    answers: ["13", "23"],
  },
  {
    ...figure(8, "an example from Figure 6: a win", {
      position: sample,
      point:
        "White's gisgigir captures Black's sarrum and wins. The exam's Skeleton Program does not show the board after the winning move.",
    }),
    answers: ["81", "41"],
  },
  {
    ...figure(9, "an example from Figure 6: a refusal, then a promotion", {
      position: sample,
      point:
        "White's redum may not move to 13, where White's own sarrum stands, so the program asks for both squares again. Then it captures on 21, its far rank, and becomes a marzaz pani.",
    }),
    answers: ["12", "13", "12", "21"],
  },
];

/** A figure with one diagram, which has the figure's number. */
function figure(number: number, title: string, diagram: Omit<FigureDiagram, "id">): Figure {
  return { number, title, diagrams: [{ id: String(number), ...diagram }] };
}

/** Figure 5 from a to m: sarrum, marzaz pani, nabu, etlu and gisgigir, and from 5i on the redum. */
const MOVES: readonly Omit<FigureDiagram, "id">[] = [
  {
    position: "8/8/1S4G1/8/8/6s1/8/8 w",
    piece: "23",
    point: "The sarrum reaches each of the eight squares around it.",
  },
  {
    position: "8/8/1M6/8/6S1/8/4s3/8 w",
    piece: "23",
    point:
      "The marzaz pani reaches the squares above, below and beside it, but not the diagonal ones.",
  },
  {
    position: "8/8/1MS5/5s2/8/8/8/8 w",
    piece: "23",
    point:
      "It cannot move to 33, where White's own sarrum stands: no piece moves onto its own colour.",
  },
  {
    position: "8/8/1N3S2/8/8/8/5s2/8 w",
    piece: "23",
    point: "The nabu reaches only the four squares diagonally next to it.",
  },
  {
    position: "8/5S2/8/6s1/3E4/8/8/8 w",
    piece: "45",
    point: "The etlu moves exactly two squares along its file or its rank, never one.",
  },
  {
    position: "8/8/3s4/8/1S1Eg3/3N4/8/8 w",
    piece: "45",
    point:
      "The etlu jumps over the pieces on 46 and 55, whatever their colour, and may capture on 43. White's own sarrum blocks 25.",
  },
  {
    position: "8/8/3G4/8/5S2/8/5s2/8 w",
    piece: "43",
    point: "The gisgigir moves along its file and its rank, as far as the edges of the board.",
  },
  {
    position: "8/8/1s1G1N2/8/8/8/3S4/8 w",
    piece: "43",
    point:
      "The gisgigir does not jump. It stops before its own pieces on 63 and 47; on 23 it may capture, but it cannot go farther.",
  },
  {
    position: "8/8/8/5s1S/8/8/3R4/8 w",
    piece: "47",
    point: "A redum moves one square straight ahead; for White that is up the board.",
  },
  {
    position: "8/8/8/2m3s1/3R4/6S1/8/8 w",
    piece: "45",
    point:
      "A redum may capture on a square diagonally ahead, as here on 34. On 54 there is nothing to capture.",
  },
  {
    position: "8/8/8/2mns3/3R4/8/5S2/8 w",
    piece: "45",
    point: "The piece straight ahead blocks the step to 44, but both diagonal captures are open.",
  },
  {
    position: "8/8/4S1s1/8/8/3e4/3R4/8 w",
    piece: "47",
    point: "A redum never captures straight ahead, so this one has no move at all.",
  },
  {
    position: "8/3r4/2E1g3/8/8/8/3S1s2/8 b",
    piece: "42",
    point:
      "Black's redums move down the board. This one may step to 43 or capture on 33; on 53 there is a piece of its own colour.",
  },
];
