/** Tests that the exam's program in Python is shown as that in TypeScript, but for language, names and line numbers. */
import { expect, test } from "vitest";
import { pagesInBoth } from "./compare-languages.ts";
import { PYTHON } from "./python.ts";

test.skipIf(PYTHON === undefined)("random games have the same pages in Python", async () => {
  const { python, typescript } = await pagesInBoth(3, 30);
  expect(typescript).toHaveLength(30);
  expect(python).toEqual(typescript);
});
