/** How much is loaded before the first question. */
import { describe, expect, test } from "vitest";
import { FILES, resolved, withoutComments } from "./source-files.ts";

/**
 * The most files that are loaded before the first question, before one below a board, and until it is answered;
 * each takes about a millisecond.
 */
const MOST_FILES = { atFirst: 54, belowBoard: 87, answered: 110 };

/** The most files that are loaded to check an exercise, besides those of packages. */
const MOST_FILES_TO_CHECK = 75;

/** Returns the files that some files import, directly or through others, when they are loaded. */
function loadedFrom(starts: readonly string[]): readonly string[] {
  const loaded = new Set(starts);
  for (const path of loaded) {
    const { text } = FILES.find((file) => file.path === path)!;
    const found = withoutComments(text).matchAll(
      /^(?:import|export) (?!type )[^;]*?"(\.[^"]+)";/gm,
    );
    for (const [, target = ""] of found) {
      const to = resolved(path, target);
      if (to.endsWith(".ts")) loaded.add(to);
    }
  }
  return [...loaded].sort();
}

describe("what is loaded before the first question", () => {
  /** The files that are loaded one after the other, by `npx tsx src/main.ts` in a terminal. */
  const starts = [
    "main.ts",
    "cli/run.ts",
    "cli/subcommands.ts",
    "game/command-line/play.ts",
    "game/rules/sarrum/sarrum.ts",
    "terminal/line-editor.ts",
    "terminal/wrap-text.ts",
    "game/session/dialogue/dialogue.ts",
  ];
  const loaded = loadedFrom(starts);
  const later = /^(game\/(session\/commands|activities|engine)|exam)\//;

  test("is neither a command nor an activity, nor a board", () => {
    expect(loaded.filter((path) => later.test(path))).toEqual([]);
    expect(loaded).not.toContain("drawing/text/scene.ts");
    expect(loaded).not.toContain("game/view/board-view.ts");
    expect(loaded.filter((path) => path.startsWith("game/session/dialogue/"))).toEqual([
      "game/session/dialogue/dialogue.ts",
    ]);
  });

  test(`has at most ${MOST_FILES.atFirst} files`, () => {
    expect(loaded.length).toBeLessThanOrEqual(MOST_FILES.atFirst);
  });

  test(`has at most ${MOST_FILES.belowBoard} files below a board, and ${MOST_FILES.answered} until the answer`, () => {
    const board = [
      "drawing/palette.ts",
      "drawing/text/line-chart.ts",
      "drawing/text/scene.ts",
      "game/session/dialogue/prompt-board.ts",
      "terminal/repaint.ts",
    ];
    const below = loadedFrom([...starts, ...board]);
    const answered = loadedFrom([...below, "game/session/dialogue/open.ts"]);
    expect(answered.filter((path) => later.test(path))).toEqual([]);
    expect(answered.length).toBeLessThanOrEqual(MOST_FILES.answered);
    expect(below.length).toBeLessThanOrEqual(MOST_FILES.belowBoard);
    expect(below.filter((path) => /(move-input|continue-match)\.ts$/.test(path))).toEqual([]);
  });
});

test(`exercise check loads at most ${MOST_FILES_TO_CHECK} files, and none that draws in colour`, () => {
  const loaded = loadedFrom([
    "main.ts",
    "cli/run.ts",
    "cli/command-line.ts",
    "exam/exercises/subcommand.ts",
    "exam/exercises/exercise-host.ts",
    "terminal/plain-lines.ts",
  ]);
  expect(loaded.length).toBeLessThanOrEqual(MOST_FILES_TO_CHECK);
  expect(loaded).not.toContain("drawing/text/coloured-board.ts");
});
