/** Every board where it does not fit. */
import { expect, test } from "vitest";
import { drawScene } from "../../../src/drawing/text/scene.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { boardScene } from "../../../src/game/view/board-scenes.ts";
import { positionView } from "../../../src/game/view/board-view.ts";
import { DEFAULT_VIEW } from "../../../src/game/view/view-settings.ts";
import { everyBoard } from "../../every-game.ts";
import { SCALE } from "../../scale.ts";

const palette = () => ({ paint: (text: string) => text });

/** A position in words begins with a side and its pieces, or with what each piece of a side is. */
const IN_WORDS = /^\w+: /;

test.each(await everyBoard())(
  "$name is described in words where no board fits",
  async ({ game }) => {
    const scene = boardScene(positionView(game, setupPosition(game, 0), []));
    const notes = scene.board.diagram.notes.length;
    const drawn = (columns: number, coloured: boolean) =>
      drawScene(scene, DEFAULT_VIEW, {
        columns,
        rows: 24,
        keyboard: true,
        palette: coloured ? palette : undefined,
      }).text;
    for (let columns = 20; columns < 80; columns += SCALE < 1 ? 4 : 1) {
      for (const text of [drawn(columns, true), drawn(columns, false)]) {
        const board = text.split("\n").slice(0, notes > 0 ? -notes : undefined);
        const widest = Math.max(...board.map((line) => line.length));
        if (!IN_WORDS.test(text)) expect(widest).toBeLessThanOrEqual(columns);
      }
    }
    expect(drawn(20, true)).toMatch(IN_WORDS);
    expect(drawn(60, true)).not.toMatch(IN_WORDS);
  },
);
