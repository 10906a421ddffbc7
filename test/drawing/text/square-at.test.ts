/** Which square a column and a row of the window show. */

import { expect, test } from "vitest";
import { flipDiagram } from "../../../src/drawing/board.ts";
import { drawBoard, squareAt } from "../../../src/drawing/text/board.ts";
import { CATALOGUE, loadConfigured } from "../../../src/game/rules/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { SCALE } from "../../scale.ts";

const same = (text: string) => text;
const palette = { paint: same };
const WINDOWS = [
  { columns: 80, rows: 24, palette, large: "auto" },
  { columns: 120, rows: 40, palette, large: "on" },
  { columns: 200, rows: 90, palette, large: "on" },
  { columns: 100, rows: 32, palette, large: "auto", blocks: "quarters" },
  { columns: 80, rows: 12, palette, large: "auto", blocks: "quarters" },
  { columns: 200, rows: 90, palette, large: "on", blocks: "quarters" },
  { columns: 80, rows: 24, palette: undefined, large: "auto" },
] as const;

// Saturankam's moves are not squares.
const OF_SQUARES = CATALOGUE.filter(({ id }) => id !== "saturankam");

test.each(OF_SQUARES.map((entry) => [entry.id, entry] as const))(
  "in %s each square is found where the cursor is drawn",
  async (_id, entry) => {
    const loaded = await loadConfigured(entry, {});
    if (!loaded.ok) throw new Error(loaded.reason);
    const { game } = loaded.value;
    const upright = game.diagram(mustRead(game, game.setups[0]?.position ?? ""));
    const found = [upright, flipDiagram(upright)].flatMap((diagram) =>
      WINDOWS.flatMap((options) => {
        const draw = (cursor?: number) =>
          drawBoard(
            { sides: game.sides, diagram, marks: { lastMove: [], targets: [], cursor } },
            options,
          );
        const before = draw().split("\n");
        const some = [...diagram.cells.entries()].filter(
          ([square]) => square % (SCALE < 1 ? 17 : 5) === 0,
        );
        return some.map(([square, cell]) => {
          const lines = draw(square).split("\n");
          const line = lines.findIndex((text, at) => text !== before[at]);
          const column = [...(lines[line] ?? "")].findIndex(
            (character, at) => character !== (before[line]?.[at] ?? " "),
          );
          const outside =
            squareAt(diagram, options, line, 190) ?? squareAt(diagram, options, 90, 9);
          return [cell ? square : undefined, squareAt(diagram, options, line, column + 1), outside];
        });
      }),
    );
    expect(found).toEqual(found.map(([square]) => [square, square, undefined]));
  },
);
