/** Tests of what the recorders of both languages have in common. */
import { expect, test } from "vitest";
import { isSameName } from "../../../src/exam/canonical-form.ts";
import { runWith } from "../../../src/exam/stepper/twin/program.ts";
import { pagesInBoth } from "./compare-languages.ts";
import { skeletonInChildren } from "./followed.ts";
import { followFile, PORT, PYTHON } from "./python.ts";

test.skipIf(PYTHON === undefined)("random games have the same pages in Python", async () => {
  const { python, typescript } = await pagesInBoth(3, 30);
  expect(typescript).toHaveLength(30);
  expect(python).toEqual(typescript);
});

const LANGUAGES = PYTHON === undefined ? ["TypeScript"] : ["TypeScript", "Python"];

test.each(LANGUAGES)("the steps of one subroutine alone are among all: %s", async (language) => {
  const program = language === "Python" ? await followFile(PORT) : skeletonInChildren();
  const game = runWith(["Y", "45", "35", "16", "17"]);
  const only = "checkMoveIsLegal";
  const [all = [], own = [], again] = await program.record([game, { ...game, only }, { ...game }]);
  const isOwn = ({ action, stack }: (typeof all)[number]) =>
    ["ask", "end"].includes(action.kind) ||
    isSameName(action.kind === "return" ? action.name : stack.at(-1)!.name, only);
  expect(own.length).toBeGreaterThan(15);
  expect(JSON.stringify(own)).toBe(JSON.stringify(all.filter(isOwn)));
  expect(again).toBe(all);
});
