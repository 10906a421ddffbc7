import { join } from "node:path";
import { expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { checkExercise } from "../../../src/exam/exercises/check-command.ts";
import type { CheckHost } from "../../../src/exam/exercises/check-report.ts";
import { pagesFor } from "../../../src/exam/exercises/pages.ts";
import { addExercises } from "../../../src/exam/exercises/work/start.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { valueIn } from "../../value-in.ts";
import { judgeByText } from "./judge-by-text.ts";
import { FORM, testRunner } from "./runner.ts";

const temporary = temporaryFolder("check");
judgeByText();

test.each([
  [["a board", "no board"], "the last failure above"],
  [["a board", "a board"], "this failure"],
])(
  "says which of the failures %j to mend next, where the first is shown last",
  async (all, which) => {
    const [exercise] = EXERCISES;
    const folder = join(temporary, all.join());
    valueIn(await addExercises(folder, [exercise!], FORM));
    const checks = all.map((appeared) => ({
      kind: "dialogue",
      about: appeared,
      typed: [],
      judge: () => ({ expected: `not ${appeared}`, appeared }),
    }));
    Object.assign(exercise!, { checks });
    const said: string[] = [];
    const say = (line: Parameters<typeof textOf>[0]) => said.push(textOf(line));
    const form = { ...FORM, coloured: pagesFor(100, undefined) };
    const host = { runner: testRunner, form, version: "1", say, status() {} } as CheckHost;
    valueIn(await checkExercise({ number: "1", folder, command: undefined }, host));
    expect(said.join("\n")).toContain(`Next: fix ${which}, then check again.`);
  },
);
