/** Lines that are typed while a program is followed. */
import { expect, test } from "vitest";
import { makePalette } from "../../../src/drawing/palette.ts";
import { END_OF_MOVE } from "../../../src/exam/stepper/navigate.ts";
import { openStepping } from "../../../src/exam/stepper/stepping.ts";
import { turnOf } from "../../../src/exam/stepper/turns.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../../game/session/type-lines.ts";
import { valueIn } from "../../value-in.ts";
import { follow } from "./followed.ts";

test("nothing comes before the first line, or before the first prediction", async () => {
  const shown = await follow("back", "over", "back 999", "back", "predict", "back");
  expect(shown.match(/^This is the first line\.$/gm)).toHaveLength(2);
  expect(shown).toMatch(/back\nThis is the first question\.\n/);
});

test("a line is left empty by = alone, which is said once", async () => {
  const palette = makePalette(1);
  const effects = { interactive: true };
  const shown = await talk(sarrum, ["step", "to getMove", "", "done", "quit"], {
    palette,
    effects,
  });
  expect(shown).toContain("back and help work here as well.\n");
  expect(shown.match(/empty line/g)).toHaveLength(1);
});

test("a run that is stopped before the program asks ends there", async () => {
  const stepping = valueIn(await openStepping({ answers: [] }));
  const asking = { ...stepping, at: stepping.steps.length - 1 };
  const action = { kind: "end", reason: "It took too long." } as const;
  const stopped = { file: "program.ts", line: 55, action, stack: [], globals: {} };
  const program = { ...stepping.program, run: async () => [stopped] };
  for (const goal of [undefined, END_OF_MOVE])
    expect(await turnOf({ ...asking, program, goal }, "y")).toMatchObject({
      stepping: { at: 0, steps: [stopped] },
      news: "It took too long.",
    });
});
