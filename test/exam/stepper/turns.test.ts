/** Lines that are typed while a program is followed. */
import { expect, test } from "vitest";
import { END_OF_MOVE } from "../../../src/exam/stepper/navigate.ts";
import { openStepping } from "../../../src/exam/stepper/stepping.ts";
import { turnOf } from "../../../src/exam/stepper/turns.ts";
import { valueIn } from "../../value-in.ts";

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
