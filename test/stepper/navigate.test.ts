import { expect, test } from "vitest";
import { seededRandom } from "../../src/core/rng.ts";
import {
  END_OF_MOVE,
  outOf,
  overCall,
  positionOf,
  readCondition,
  readPlace,
  stackAt,
} from "../../src/stepper/navigate.ts";
import { valueIn } from "../value-in.ts";
import { followedSkeleton } from "./followed.ts";

test("a thousand ways through a game end where they should", async () => {
  const recording = (await followedSkeleton()).run(["y", "12", "13", "12", "21", "41", "51"]);
  const { steps } = recording;
  const random = seededRandom(7);
  for (let count = 0; count < 500; count += 1) {
    const at = 1 + random(steps.length - 2);
    const depth = stackAt(recording, at).length;
    const depths = steps.map(({ stack }) => stack.length);
    const over = positionOf(overCall(depth), recording, at);
    const through = depths.findIndex((one, step) => step >= at && one <= depth);
    expect(over).toBe(through < 0 ? undefined : through + 1);
    const out = positionOf(outOf(depth), recording, at);
    const left = depths.findIndex((one, step) => step >= at && one < depth);
    expect(out).toBe(left < 0 ? undefined : left + 1);
  }
});

test("goals are lines, subroutines, values and the end of a move", async () => {
  const program = await followedSkeleton();
  const recording = program.run(["y", "12", "13", "13", "23"]);
  const { steps } = recording;
  const goals = [
    [readPlace("77", program, "program.ts"), "checkMoveIsLegal is called"],
    [readPlace("rules.ts 140", program, "program.ts"), "moveIsLegal"],
    [readPlace("MAKEMOVE", program, "program.ts"), "board"],
  ] as const;
  for (const [goal] of goals) expect(positionOf(valueIn(goal), recording, 1)).toBeDefined();
  const legal = positionOf(valueIn(readCondition("moveIsLegal = TRUE", program)), recording, 700)!;
  expect(steps[legal - 1]).toMatchObject({ file: "rules.ts", line: 128 });
  const end = positionOf(END_OF_MOVE, recording, 1)!;
  expect(steps[end - 1]).toMatchObject({ file: "program.ts", line: 85 });
});

test.each([
  ["0", /^program\.ts has lines 1 to \d+\.$/],
  ["other.ts 3", /^other\.ts has no lines here\.$/],
  ["move", /^“move” is neither a line nor a subroutine, such as makeMove\.$/],
])("a place such as %s is refused", async (typed, reason) => {
  const place = readPlace(typed, await followedSkeleton(), "program.ts");
  expect(place).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});

test("a variable that the program has not is refused", async () => {
  const program = await followedSkeleton();
  const refusal = { ok: false, reason: "There is no variable nosuch." };
  expect(readCondition("nosuch = 3", program)).toEqual(refusal);
});
