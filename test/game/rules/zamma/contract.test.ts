/** Zamma whatever is typed, and its two ways to remove captured pieces. */
import process from "node:process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { anyCharacter } from "../../../any-character.ts";
import { randomFrom } from "../../../random.ts";
import { scaled } from "../../../scale.ts";
import { at } from "./table.ts";

const game = zamma({ size: 9, removal: "immediate" });
const deferred = zamma({ size: 9, removal: "deferred" });
const START = game.setups[0]!.position;

describe("the two ways to remove captured pieces", () => {
  test("with men only, it makes no difference when captured pieces are removed", () => {
    const roll = randomFrom(5);
    let position = at(game, START);
    let captures = 0;
    while (!/[BW]/.test(position.points) && game.legalMoves(position).length > 0) {
      const legal = game.legalMoves(position);
      expect(deferred.legalMoves(position)).toEqual(legal);
      const move = legal[roll(legal.length)]!;
      captures += move.captured.length;
      position = game.play(position, move);
    }
    expect(captures).toBeGreaterThan(0);
  });
});

describe("whatever is typed", () => {
  /** Expects no exception, and a refusal that is one short line without control characters. */
  function isCivil(text: string): void {
    const position = at(game, START);
    const refusals = [
      game.readMove(position, text),
      game.squares!.read(text),
      game.readPosition(text),
    ].flatMap((read) => (read.ok ? [] : [read.reason]));
    for (const refusal of refusals) {
      expect(refusal).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{10,160}\.$/u);
    }
    expect(game.explain(position, text).length).toBeGreaterThan(0);
  }

  test("is accepted or refused in one sentence", () => {
    const point = fc.constantFrom(
      "e4",
      "e5",
      "a1",
      "i9",
      "k2",
      "-",
      "x",
      " ",
      "9",
      "/",
      "b",
      "\u0000",
    );
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string(),
      fc.array(point, { maxLength: 60 }).map((parts) => parts.join("")),
    );
    fc.assert(fc.property(text, isCivil), { numRuns: scaled(600), seed: 1 });
  });

  test.each([
    " ",
    "e4",
    "e4-",
    "9",
    "/",
    "x",
    "-",
    "😀",
    "\u001b[31m",
    "\u202e",
    "\ud800",
    "w8/",
    "\n",
  ])("a megabyte of %j is answered at once", (unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    const begun = process.cpuUsage();
    isCivil(text);
    isCivil(`e4${text}e5`);
    isCivil(`${START} ${text}`);
    // Processor time, in microseconds, which other programs do not lengthen.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });
});
