import { expect, test } from "vitest";
import { readSubroutines, subroutinesIn } from "../../../src/exercises/reading/source.ts";
import { EXAM } from "./scan.ts";

const TEXT = `/** The function of nothing: function none() { */
export function count(
  from: number,
): number {
  while (from < 3) {
    from += 1;
  }
  return twice(from);
}

function twice(value: number): number {
  return 2 * value;
}
`;

test.each(["\n", "\r\n"])("subroutines are found with their lines", (end) => {
  const found = subroutinesIn("rules.ts", TEXT.replaceAll("\n", end));
  expect(found.map(({ name, line, lines }) => [name, line, lines.length])).toEqual([
    ["count", 2, 8],
    ["twice", 11, 3],
  ]);
  expect(found[1]).toMatchObject({
    file: "rules.ts",
    lines: ["function twice(value: number): number {", "  return 2 * value;", "}"],
  });
});

test("the skeleton has the exam's subroutines and a main program", async () => {
  const names = (await readSubroutines()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...EXAM, "main"]));
});
