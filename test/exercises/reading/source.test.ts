import { describe, expect, test } from "vitest";
import {
  callsIn,
  lineIn,
  lineWith,
  localsOf,
  loopsIn,
  namesIn,
  readSource,
  scan,
  selectionsIn,
  subroutine,
  subroutineOf,
} from "../../../src/exercises/reading/source.ts";

const TEXT = `/** The function of nothing: function none() { */
export const LIMIT: Limit = 3;
export type Limit = number;

/** Counts. */
export function count(
  { from, to }: Range,
  step: number,
): number | null {
  const [first, second] = [from, to];
  for (let number = first; number < second; number += step) {
    while (number < LIMIT) {
      if (number === 2) return null;
    }
  }
  // if (skip(1)) return
  return twice(first);
}

function twice(value: number): number {
  while (readMore()) {}
  return list.count(value);
}
`;
const sample = scan([{ file: "rules.ts", text: TEXT }]);
const count = subroutine(sample, "count");
const texts = (places: readonly { text: string }[]) => places.map(({ text }) => text.trim());
const names = (named: readonly { name: string }[]) => named.map(({ name }) => name);

describe("the scan of a source", () => {
  test("finds subroutines, constants and types, but not in comments", () => {
    expect(names(sample.subroutines)).toEqual(["count", "twice"]);
    expect(sample.constants).toMatchObject([{ name: "LIMIT", value: "3" }]);
    expect(names(sample.types)).toEqual(["Limit"]);
  });

  test("finds parameters with their types and lines, and what is returned", () => {
    expect(count.parameters).toMatchObject([
      { name: "from", type: "Range", place: { line: 7 } },
      { name: "to", type: "Range", place: { line: 7 } },
      { name: "step", type: "number", place: { line: 8 } },
    ]);
    expect(count.returns).toBe("number | null");
    expect(count.place.line).toBe(6);
    expect(count.end.line).toBe(18);
  });

  test("finds local variables, loops, selections and calls", () => {
    expect(names(localsOf(count))).toEqual(["first", "second", "number"]);
    const [outer] = loopsIn(count.body);
    expect(outer?.keyword).toBe("for");
    expect(loopsIn(outer?.body ?? []).map(({ place }) => place.line)).toEqual([12]);
    expect(texts(selectionsIn(outer?.body ?? []))).toEqual(["if (number === 2) return null;"]);
    expect(texts(callsIn(count.body, "twice"))).toEqual(["return twice(first);"]);
    expect(callsIn(subroutine(sample, "twice").body, "count")).toEqual([]);
    expect(loopsIn(subroutine(sample, "twice").body)).toMatchObject([
      { keyword: "while", body: [] },
    ]);
  });

  test("reads files with either kind of line end", () => {
    const other = scan([{ file: "rules.ts", text: TEXT.replaceAll("\n", "\r\n") }]);
    expect(other).toEqual(sample);
  });

  test("finds one line by its text, and the subroutine around it", () => {
    expect(lineIn(sample, "count", "twice(").line).toBe(17);
    expect(subroutineOf(sample, lineWith(sample, "readMore")).name).toBe("twice");
    expect(names(namesIn(lineWith(sample, "readMore"), /while \((\w+)/))).toEqual(["readMore"]);
  });
});

describe("a search in a source throws", () => {
  test.each([
    ["a line that is missing", () => lineIn(sample, "count", "absent")],
    ["a line that is not the only one", () => lineWith(sample, "return")],
    ["a line that is only in a comment", () => lineWith(sample, "skip(1)")],
    ["a subroutine that is missing", () => subroutine(sample, "absent")],
    ["a pattern that does not match", () => namesIn(count.place, /absent (\w+)/)],
    ["a line outside all subroutines", () => subroutineOf(sample, lineWith(sample, "LIMIT:"))],
    ["an odd layout", () => scan([{ file: "rules.ts", text: "function odd() { return 1; }\n" }])],
  ])("for %s", (_, search) => {
    expect(search).toThrow();
  });
});

test("the skeleton has the paper's subroutines", async () => {
  const found = names((await readSource()).subroutines);
  expect(found).toEqual(expect.arrayContaining(["main", "getSquare", "pieceOn", "nextLine"]));
});
