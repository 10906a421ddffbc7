import { type Line, textOf } from "../../src/drawing/line.ts";
import type { Scene } from "../../src/drawing/shown.ts";
import { captionInWindow, type SquareFinder } from "../../src/drawing/text/scene.ts";
import { startMatch } from "../../src/game/match/match.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../src/game/rules/game.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import type { Told } from "../../src/terminal/page.ts";
import * as repaint from "../../src/terminal/repaint.ts";
import { RedrawnWindow } from "../../src/terminal/window.ts";

const game = anyGame(sarrum);
const INFO = { choices: {}, setup: undefined, date: "", players: [] };

/** What empties a window. */
export const CLEARED = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/** A canvas on which a board has these lines. */
export const canvasOf = (
  rows: number,
  board: string,
  squareAt: SquareFinder = () => undefined,
) => ({
  caption: (scene: Scene, over: number) => captionInWindow(scene, 0, over),
  rows,
  // Of windows whose width is not known everything is written.
  columns: 0,
  outline: () => [],
  repaint: () => repaint,
  linesOf: (told: Told) =>
    typeof told === "string" || told.kind === "line" ? textOf(told).split("\n") : [],
  draw: () => ({ text: board, squareAt }),
});

export const SCENE: Scene = {
  ...matchScene(startMatch(game, setupPosition(game, 0), INFO), {}),
  caption: ["turn"],
};

/** Returns a window of some height that shows pages of three lines with news, and what it writes. */
export function windowOf(rows: number) {
  const written: string[] = [];
  const window = new RedrawnWindow(
    (text) => written.push(text),
    () => canvasOf(rows, "\nboard"),
  );
  return {
    written,
    show: (...news: string[]) => window.redraw({ scene: SCENE, news }),
    say: (told: Line) => window.say(textOf(told).split("\n"), [told]),
    type: (line: string) => window.markAnswered(line, "Square: "),
    markRead: (lines = 1, keeps = false) => window.markRead("\n".repeat(lines - 1), keeps),
    forgetPage: () => window.forgetPage(SCENE),
    refresh: () => window.refresh(SCENE),
    refreshBelow: (lines: number) => window.refresh(undefined, "\n".repeat(lines - 1)),
  };
}
