import { expect, test } from "vitest";
import { boardWith, squareOf } from "../../../src/exercises/notation.ts";
import { traceCalls } from "../../../src/exercises/reading/call-traces.ts";
import { readSource } from "../../../src/exercises/reading/source.ts";
import { testRunner } from "../runner.ts";

const source = await readSource();
const board = boardWith("WG81 BS41 BE51 WR45 BR34");

/** Returns each call of a trace as the source would write it, with its result. */
async function traced(...moves: readonly (readonly [from: string, to: string, colour: string])[]) {
  const inputs = moves.map(([from, to, colour]) => [board, squareOf(from), squareOf(to), colour]);
  const traces = await traceCalls(source, "checkMoveIsLegal", inputs, testRunner);
  return traces.map((calls) =>
    calls.map(({ name, args, result }) => `${name}(${args.join(", ")}) ${result}`),
  );
}

test("calls are listed in the order in which they begin, with their results", async () => {
  expect(await traced(["81", "41", "W"], ["45", "34", "W"], ["81", "71", "B"])).toEqual([
    [
      'checkMoveIsLegal(board, 81, 41, "W") false',
      'pieceOn(board, 81) "WG"',
      'pieceOn(board, 41) "BS"',
      "checkGisgigirMoveIsLegal(board, 81, 41) false",
      'pieceOn(board, 71) "  "',
      'pieceOn(board, 61) "  "',
      'pieceOn(board, 51) "BE"',
    ],
    [
      'checkMoveIsLegal(board, 45, 34, "W") true',
      'pieceOn(board, 45) "WR"',
      'pieceOn(board, 34) "BR"',
      'checkRedumMoveIsLegal(board, 45, 34, "W") true',
      'pieceOn(board, 34) "BR"',
      'opponentOf("W") "B"',
    ],
    ['checkMoveIsLegal(board, 81, 71, "B") false', 'pieceOn(board, 81) "WG"'],
  ]);
});

test("a subroutine that does not exist is refused", async () => {
  await expect(traceCalls(source, "castle", [], testRunner)).rejects.toThrow("castle");
});
