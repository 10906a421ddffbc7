/** The skeleton imports nothing of the project, and stays short. */
import { describe, expect, test } from "vitest";
import { FILES, importsOf, roomOf } from "../source-files.ts";

/** The libraries that the exam's own program imports. */
const LIBRARIES_OF_SKELETON = ["chalk", "readline-sync"];

/** The most lines of the exam's own program, all files together: as many as a class can read. */
const MOST_LINES_OF_SKELETON = 430;

/** The longest line of it: no formatter breaks them. */
const LONGEST_LINE_OF_SKELETON = 100;

describe("the exam's own program", () => {
  const files = FILES.filter(({ path }) => roomOf(path) === "skeleton");

  test("imports its own files, Node's modules and two libraries", () => {
    const strays = files.flatMap((file) =>
      importsOf(file).filter(
        (target) => !/^(?:\.\/|node:)/.test(target) && !LIBRARIES_OF_SKELETON.includes(target),
      ),
    );
    expect(strays).toEqual([]);
  });

  test("has rules that import nothing", () => {
    const rules = files.find(({ path }) => path === "skeleton/rules.ts");
    expect(rules && importsOf(rules)).toEqual([]);
  });

  test(`has at most ${MOST_LINES_OF_SKELETON} lines`, () => {
    const lines = files.map(({ text }) => text.trimEnd().split("\n").length);
    expect(lines).not.toEqual([]);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_LINES_OF_SKELETON);
  });

  test(`has lines of at most ${LONGEST_LINE_OF_SKELETON} characters`, () => {
    const lines = files.flatMap(({ text }) => text.split("\n"));
    expect(lines.filter(({ length }) => length > LONGEST_LINE_OF_SKELETON)).toEqual([]);
  });
});
