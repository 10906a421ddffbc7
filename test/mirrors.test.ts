/** The tests of the source files mirror them, or say what they test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TESTS = new URL("./", import.meta.url);
const SOURCE = new URL("../src/", import.meta.url);
const END = ".test.ts";

const hasFirstLine = (path: string) =>
  readFileSync(new URL(path, TESTS), "utf8").startsWith("/** ");

test("a test in a folder of src has the name of a file there, or its first line says what it tests", () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((e) => e.isDirectory());
  const tests = folders.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, TESTS), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(END))
      .map((path) => `${name}/${path.replaceAll("\\", "/")}`),
  );
  const mirrored = tests.filter((path) => existsSync(new URL(path.replace(END, ".ts"), SOURCE)));
  const others = tests.filter((path) => !mirrored.includes(path));
  expect(mirrored.length).toBeGreaterThan(100);
  expect(others.filter((path) => !hasFirstLine(path))).toEqual([]);
});
