/** Records that were cut off while they were written. */
import { describe, expect, test } from "vitest";
import { recordsIn, withoutHalfLine } from "../../../src/game/records/half-written.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";

const HEAD = '[Game "Capture the Sarrum"]\n[Start "sample"]\n\n';

test("a record to which moves were appended keeps every whole line, wherever it was cut off", () => {
  // Version 1.1 wrote new lines over the ending of an unfinished game.
  const before = `${HEAD}1. 13-14 *\n`;
  const after = `${HEAD}1. 13-14\n41-42 2. 14-13 *\n`;
  for (let written = before.length - 3; written < after.length; written++) {
    const text = after.slice(0, written) + before.slice(written);
    const moves = written < after.length - 1 ? ["13-14"] : ["13-14", "41-42", "14-13"];
    for (const record of [readRecord(withoutHalfLine(text)), ...recordsIn(text)])
      expect(record.ok && record.value.moves.map((move) => move.text)).toEqual(moves);
  }
});

describe("withoutHalfLine", () => {
  test.each([
    ["1. 13-14 *\n", "1. 13-14 *\n"],
    ["1. 13-14 *", "1. 13-14 *"],
    ["1. 81x41 1-0\n", "1. 81x41 1-0\n"],
    ["1. 13-14\n41-4", "1. 13-14\n*\n"],
    ["1. 13-14\n4\n", "1. 13-14\n*\n"],
  ])("reads %j as %j", (text, read) => {
    expect(withoutHalfLine(text)).toBe(read);
  });
});
