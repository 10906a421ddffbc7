import { expect, test } from "vitest";
import { traceCalls } from "../../src/worksheets/call-traces.ts";
import { testRunner } from "../exercises/runner.ts";
import { boardWith } from "../skeleton/boards.ts";

const board = boardWith("WG81 BS41 BE51 WR45 BR34");

test("calls are listed in the order in which they begin, with their results", async () => {
  const inputs = [
    [board, 1, 8, 1, 4, "W"],
    [board, 5, 4, 4, 3, "W"],
    [board, 1, 8, 1, 7, "B"],
  ];
  const traces = await traceCalls("checkMoveIsLegal", inputs, testRunner);
  expect(
    traces.map((calls) =>
      calls.map(({ name, args, result }) => `${name}(${args.join(", ")}) ${result}`),
    ),
  ).toEqual([
    [
      'checkMoveIsLegal(board, 1, 8, 1, 4, "W") false',
      "checkGisgigirMoveIsLegal(board, 1, 8, 1, 4) false",
    ],
    [
      'checkMoveIsLegal(board, 5, 4, 4, 3, "W") true',
      'checkRedumMoveIsLegal(board, 5, 4, 4, 3, "W") true',
    ],
    ['checkMoveIsLegal(board, 1, 8, 1, 7, "B") false'],
  ]);
});

test("a subroutine that does not exist is refused", async () => {
  await expect(traceCalls("castle", [], testRunner)).rejects.toThrow("castle");
});

test("a skeleton that cannot be run is reported", async () => {
  const runner = { ...testRunner, args: ["--no-such-option"] };
  await expect(traceCalls("checkMoveIsLegal", [], runner)).rejects.toThrow("could not be run");
});
