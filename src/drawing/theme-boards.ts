import type { TitledBoard } from "./shown.ts";
import { THEMES, type Theme } from "./theme-colours.ts";

const CODES = ["BM", "BS", "BR", "", "BG", "", "WN", "", "", "WR", "WS", "WM"];

/** Both armies, light and dark squares, and marks of each kind. */
const SAMPLE = {
  sides: ["White", "Black"].map((name) => ({ letter: name.slice(0, 1), name })),
  diagram: {
    ...{ columns: 3, rows: 4, files: ["", "", ""], ranks: ["", "", "", ""], notes: [] },
    pattern: "chequered" as const,
    cells: CODES.map(([side, letter]) => ({
      name: "",
      pieces: letter ? [{ side: side === "W" ? 0 : 1, letter, name: letter }] : [],
    })),
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
