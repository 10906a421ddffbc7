/** Calls of functions with boards. */
import { expect, test } from "vitest";
import { boardCheck } from "../../../../src/exam/exercises/judges/rules.ts";

test("a wrong result of a call is reported with its move and its board", () => {
  const { calls, judge } = boardCheck(
    "moves",
    "checkMoveIsLegal",
    ["WS45 BS81", "W", true, "45 46"],
    ["WS45 BS81 BG41", "W", false, "45 46"],
  );
  expect(calls.map(({ args }) => args.slice(1))).toEqual([
    [5, 4, 6, 4, "W"],
    [5, 4, 6, 4, "W"],
  ]);
  expect(judge([true, false])).toBeUndefined();
  expect(judge([true, true])).toEqual({
    expected: 'checkMoveIsLegal to return false for the move 45 to 46 and "W" on this board',
    appeared: "it returned true",
    position: "WS45 BS81 BG41",
  });
});
