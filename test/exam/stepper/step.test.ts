/** The exam's program on the command line, line by line. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { seededRandom } from "../../../src/base/rng.ts";
import { answersFor, randomAnswers, whyNotLarge } from "../../../src/exam/stepper/step.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { NEXT_STEP } from "../../cli/program.ts";
import { runInside } from "../../cli/run-inside.ts";
import { followedSkeleton } from "./followed.ts";

test("from main a program is shown from its first line", async () => {
  const { output } = await runInside("done\n", { words: ["skeleton", "--step", "Main"] });
  expect(output).toContain(`program.ts, line 54: main begins.\n${NEXT_STEP}`);
});

test("a program that is not the exam's own is called by its file", async () => {
  const shown = async (...words: readonly string[]) =>
    (await runInside("done\n", { words: ["skeleton", "--step", ...words] })).output;
  const file = fileURLToPath(new URL("../../../src/skeleton/program.ts", import.meta.url));
  expect(await shown("--from", file)).toMatch(/^program\.ts, line by line\./);
  expect(await shown()).toMatch(/^The exam's program, line by line\./);
});

test("--large says which width it needs, where squares could be large", () => {
  const palette = () => ({ paint: (text: string) => text });
  const said = "From 110 columns on --large enlarges the board, too; this window has 80.";
  for (const large of [true, "on"] as const)
    expect(whyNotLarge({ large }, { columns: 80, palette })).toEqual([said]);
  for (const [options, columns] of [
    [{ large: true }, 110],
    [{ large: "off" }, 80],
    [{}, 80],
    [{ large: true, plain: true }, 80],
  ] as const)
    expect(whyNotLarge(options, { columns, palette })).toEqual([]);
  expect(whyNotLarge({ large: true }, { columns: 80, palette: undefined })).toEqual([]);
});

test.each(["done", "quit", ""])(
  "the score of predictions is the last word after “%s”",
  async (line) => {
    const words = ["skeleton", "--predict", "--subroutine", "GetMove", "--answers", "y 13 23"];
    const { output } = await runInside(`13\n14\n${line}\n`, { words });
    expect(output).toMatch(/Goodbye\.\nYou had 1 of 2 right\.\n$/);
  },
);

test("of a few games the one is chosen in which the subroutine does most", async () => {
  const program = await followedSkeleton();
  const made = (await program.run(["y", "13", "23"])).filter(isMoving);
  const run = vi
    .spyOn(program, "run")
    .mockImplementation(async () => (run.mock.calls.length === 2 ? made : made.slice(0, 2)));
  onTestFinished(() => run.mockRestore());
  const random = seededRandom(7);
  const games = Array.from({ length: 8 }, () => randomAnswers(random));
  expect(await answersFor(ABOUT_MOVES, 7)).toEqual(games[1]);
  expect(run).toHaveBeenCalledTimes(3);
  expect(new Set(games.map(String)).size).toBe(games.length);
  for (const game of games) expect(game.length).toBeGreaterThan(2 * 40);
  // All that is known of it happens in the first.
  run.mockResolvedValue(made.slice(-1));
  expect(await answersFor(ABOUT_MOVES, 7)).toEqual(games[0]);
});

test.runIf(process.env.DEEP)("that game has captures and promotions of both", async () => {
  const answers = await answersFor(ABOUT_MOVES, 7);
  const steps = await (await followedSkeleton()).run(answers);
  const changes = steps
    .filter(isMoving)
    .flatMap(({ action }) => (action.kind === "set" ? action.changes : []));
  expect(changes.map(({ now }) => now)).toEqual(expect.arrayContaining(['"WM"', '"BM"']));
  expect(changes.some(({ old, now }) => old !== '"  "' && now !== '"  "')).toBe(true);
});

const ABOUT_MOVES = { predict: true, subroutine: "MakeMove", answers: [] };

const isMoving = ({ stack }: Step) => stack.at(-1)?.name === "makeMove";
