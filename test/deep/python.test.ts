import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/base/rng.ts";
import { textOf } from "../../src/drawing/line.ts";
import { stepLine } from "../../src/exam/stepper/sentences.ts";
import { randomAnswers } from "../../src/exam/stepper/step.ts";
import { callsOf } from "../../src/exam/stepper/twin/program.ts";
import { pagesInBoth } from "../exam/stepper/compare-languages.ts";
import { endOf } from "../exam/stepper/followed.ts";
import {
  followFile,
  followText,
  interpreter,
  observed,
  PORT,
  PYTHON,
  programFile,
  told,
} from "../exam/stepper/python.ts";

const VERSIONS = ["3.8.18", "3.9.18", "3.10.13", "3.11.7", "3.12.1", "3.13.0"];

const FOUND = VERSIONS.map((version) => {
  const python = interpreter(version);
  return {
    python,
    title: `Python ${version}${python === undefined ? ", which is not here," : ""}`,
  };
});

describe.each(FOUND)("$title", ({ python }) => {
  test.skipIf(python === undefined)("gives the same steps as other versions", async () => {
    const steps = await (await followFile(programFile("features.py"), python)).run(["Ann"]);
    await expect(`${steps.map((step) => textOf(stepLine(step))).join("\n")}\n`).toMatchFileSnapshot(
      "../transcripts/python-steps.txt",
    );
  });

  test.skipIf(python === undefined)("has the values that sys.settrace tells", async () => {
    const { output, calls } = await told(programFile("traps.py"), ["yes"], python);
    expect({ output, calls }).toEqual(observed(programFile("traps.py"), ["yes"], python));
  });
});

describe.skipIf(PYTHON === undefined)("the exam's program in Python", () => {
  test.each([1, 2, 3, 4])(
    "has the values that sys.settrace tells in 50 positions of game %i",
    async (seed) => {
      const answers = randomAnswers(seededRandom(seed));
      const { output, calls } = await told(PORT, answers);
      expect({ output, calls }).toEqual(observed(PORT, answers));
    },
  );

  test.each([11, 12, 13])("has the same 300 pages as in TypeScript in game %i", async (seed) => {
    const { python, typescript } = await pagesInBoth(seed, 300);
    expect(python).toEqual(typescript);
  });
});

/** Programs, and after # how each ends: "endless" at a limit of time or steps. */
const HOSTILE = readFileSync(programFile("hostile.txt"), "utf8").split("---\n");
const LIMITS = /has not ended|without an end|too much to be followed/;

test.skipIf(PYTHON === undefined)(
  "65 hostile programs end with a sentence, and harm nothing",
  async () => {
    const bodies = HOSTILE.map((text, at) => `def f${at}():\n${text.replace(/^/gm, "    ")}`);
    const program = await followText(bodies.join("\n"), PYTHON, 2);
    const runs = await program.record(HOSTILE.map((_, at) => callsOf(`f${at}`, [])));
    for (const [at, text] of HOSTILE.entries()) {
      const ended = endOf(runs[at]!);
      // What follows a colon differs between versions.
      const [, end = ""] = /^# ([^:\n]+)/.exec(text) ?? [];
      if (end === "endless") expect.soft(ended, text).toMatch(LIMITS);
      else expect.soft(ended, text).toContain(end);
      expect
        .soft(ended, text)
        .toMatch(/^The program (has ended|was stopped in game\.py, line \d+)|^x$/);
    }
    expect(runs).toHaveLength(65);
  },
);

test.skipIf(PYTHON === undefined)(
  "a program without an end is stopped after too many steps or 10 seconds",
  async () => {
    const program = await followText("while True:\n    pass\n");
    expect(endOf(await program.run([]))).toMatch(
      /too many steps without an end|ended after 10 sec/,
    );
  },
);
