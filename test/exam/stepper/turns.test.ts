/** Lines that are typed while a program is followed. */
import { expect, onTestFinished, test, vi } from "vitest";
import { ok } from "../../../src/base/result.ts";
import { callHandlers } from "../../../src/base/signals.ts";
import { textOf } from "../../../src/drawing/line.ts";
import { DEFAULT_LOOK } from "../../../src/drawing/look.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import { captionLines, isTop, type Shown } from "../../../src/drawing/shown.ts";
import { END_OF_MOVE } from "../../../src/exam/stepper/navigate.ts";
import { openStepping, startStepping } from "../../../src/exam/stepper/stepping.ts";
import { turnOf } from "../../../src/exam/stepper/turns.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../../game/session/type-lines.ts";
import { stubScreen } from "../../terminal/stub-screen.ts";
import { valueIn } from "../../value-in.ts";
import { follow, followedSkeleton, followHere } from "./followed.ts";

test("nothing comes before the first line, or before the first prediction", async () => {
  const shown = await follow("back", "over", "back 999", "back", "predict", "back");
  expect(shown.match(/^This is the first line\.$/gm)).toHaveLength(2);
  expect(shown).toMatch(/back\nThis is the first prediction\.\n/);
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

/** The exam's program after an answer, stopped by Ctrl-C. */
async function stoppedRun() {
  const made = await (await followedSkeleton()).run(["y"]);
  const reason = "The program was stopped in program.ts, line 48. Ctrl-C has stopped it.";
  const end: Step = { ...made.at(-1)!, action: { kind: "end", reason } };
  return { made, reason, stopped: [...made.slice(0, -1), end] };
}

test("where Ctrl-C has stopped a program is told at once, after an answer and again", async () => {
  const { made, reason, stopped } = await stoppedRun();
  const program = { ...(await followedSkeleton()), run: async () => stopped };
  const stepping = valueIn(await openStepping({ open: async () => ok(program), answers: [] }));
  expect(await turnOf(stepping, "again")).toMatchObject({ news: reason, stepping: { at: 1 } });
  const asked = made.findIndex(({ action }) => action.kind === "ask");
  expect(await turnOf({ ...stepping, at: asked }, "y")).toMatchObject({ news: reason });
});

test("Ctrl-C does not wait until a program has been read anew", async () => {
  const program = await followedSkeleton();
  const stepping = valueIn(await openStepping({ open: async () => ok(program), answers: [] }));
  const turn = turnOf({ ...stepping, open: () => new Promise(() => {}) }, "again");
  expect(callHandlers()).toBe(true);
  expect(await turn).toBe(
    "Ctrl-C has stopped it. The program goes on as it was; again reads it anew.",
  );
});

test("a long first run is announced, and then that Ctrl-C has stopped it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { reason, stopped } = await stoppedRun();
  const run = vi.spyOn(await followedSkeleton(), "run").mockImplementation(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1_000);
    return stopped;
  });
  onTestFinished(() => {
    run.mockRestore();
    vi.useRealTimers();
  });
  const status = vi.fn();
  const effects = { interactive: true, status };
  const shown = await talk(sarrum, ["step", "done", "quit"], { effects });
  expect(shown).toContain(`${reason}\nNext, line 55:`);
  expect(status.mock.calls).toEqual([["Running the program ... Ctrl-C stops it."], [""]]);
});

test("a program that ends at its first line says why, once", async () => {
  const open = async () => followHere(new Map([["program.ts", 'throw new Error("at once");']]));
  const stepping = valueIn(await openStepping({ open, answers: [] }));
  const shown: string[] = [];
  const screen = stubScreen({ show: (...all) => void shown.push(...all.flatMap(captionOf)), ask });
  const ports = { screen, now: () => 0 };
  await startStepping({ stack: [], view: DEFAULT_LOOK }, { stepping, line: "" }, ports);
  expect(shown).toEqual([expect.stringMatching(/line 1\. An error: at once\./)]);
});

const ask = async () => undefined;
const captionOf = (what: Shown) => (isTop(what) ? captionLines(what).map(textOf) : []);

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
