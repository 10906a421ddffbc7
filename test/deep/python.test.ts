/** The exam's program in Python, beside sys.settrace and the one in TypeScript. */
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/base/rng.ts";
import { textOf } from "../../src/drawing/line.ts";
import { stepLine } from "../../src/exam/stepper/sentences.ts";
import { randomAnswers } from "../../src/exam/stepper/step.ts";
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

test.skipIf(PYTHON === undefined)(
  "a program whose lists become too much to be told is stopped with that sentence",
  async () => {
    const text = 'x = []\nwhile True: x.append("a" * 19000)\n';
    const program = await followText(text, PYTHON, 120);
    expect(endOf(await program.run([]))).toMatch(/too much to be followed/);
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
