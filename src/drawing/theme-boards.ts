import type { Cell, DrawnPiece } from "./diagram.ts";
import type { TitledBoard } from "./shown.ts";
import { THEMES, type Theme } from "./theme-colours.ts";

const piece = (side: number, letter: string): DrawnPiece => ({ side, letter, name: letter });

const cell = (...pieces: readonly DrawnPiece[]): Cell => ({ name: "", pieces });

/** Both armies, light and dark squares, and marks of each kind. */
const SAMPLE = {
  sides: [
    { letter: "W", name: "White" },
    { letter: "B", name: "Black" },
  ],
  diagram: {
    ...{ columns: 3, rows: 4, files: ["", "", ""], ranks: ["", "", "", ""], notes: [] },
    pattern: "chequered" as const,
    cells: [
      ...[cell(piece(1, "M")), cell(piece(1, "S")), cell(piece(1, "R"))],
      ...[cell(), cell(piece(1, "G")), cell()],
      ...[cell(piece(0, "N")), cell(), cell()],
      ...[cell(piece(0, "R")), cell(piece(0, "S")), cell(piece(0, "M"))],
    ],
  },
  marks: { lastMove: [3, 4], earlierMove: [8, 6], targets: [], danger: [10] },
};

/** A small board for each theme, with its name. */
export const themeBoards = (chosen: Theme): readonly TitledBoard[] =>
  (["default", ...THEMES] as const).map((theme) => ({
    title: theme,
    isChosen: theme === chosen,
    board: SAMPLE,
    theme,
  }));
