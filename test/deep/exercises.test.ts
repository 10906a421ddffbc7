/** Every exercise with other model solutions, and a class of 25. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ok } from "../../src/base/result.ts";
import { printable } from "../../src/base/text.ts";
import { EXERCISES } from "../../src/exam/exercises/catalogue.ts";
import { firstFailure, runChecks } from "../../src/exam/exercises/checker/check-program.ts";
import { reportClass } from "../../src/exam/exercises/class/report-command.ts";
import { makeClass } from "../exam/exercises/make-class.ts";
import { FORM, tsxRunner } from "../exam/exercises/runner.ts";
import { makeSolution, removeFolder } from "../exam/exercises/solutions.ts";

/** The number of other solutions tried for each exercise. */
const OTHERS = 6;

const folder = mkdtempSync(join(tmpdir(), "sarrum-solutions-"));
const solutionOf = (id: string) => ({ folder: join(folder, id) });

beforeAll(() => {
  for (const { id } of EXERCISES) makeSolution(id, join(folder, id));
});
afterAll(() => removeFolder(folder));

test.each(EXERCISES)("exercise $number, $title: other model solutions fail", async (exercise) => {
  for (let step = 1; step <= OTHERS; step++) {
    // Steps of five reach every group.
    const other = EXERCISES[(exercise.number - 1 + 5 * step) % EXERCISES.length];
    const failure = await firstFailure(runChecks(exercise, solutionOf(other?.id ?? ""), tsxRunner));
    expect(failure, other?.id).toBeDefined();
  }
});

test("a class of 25 is reported as it worked", async () => {
  const students = join(folder, "class");
  const expected = makeClass(students);
  let csv = "";
  const result = await reportClass(
    { folder: students, html: undefined, csv: "", only: undefined, command: undefined },
    {
      runner: tsxRunner,
      form: FORM,
      version: "1",
      say: () => {},
      status: () => {},
      reportFiles: async () =>
        ok({
          left: "",
          async write([text = ""]) {
            csv = text;
            return ok(true);
          },
        }),
      interrupted: () => new Promise(() => {}),
    },
  );
  expect(result).toEqual(ok(true));
  const rows = csv.split("\r\n").map((row) => row.split(/(?<="),(?=")/));
  for (const [name, outcomes] of expected) {
    const shown = csvField(printable(name));
    const row = rows.find(([first]) => first === shown);
    // A failure is told by its checks; after the outcomes come how many passed, and why others did not.
    const told = row?.slice(1, 1 + outcomes.length);
    const plain = told?.map((field) => field.replace(/^"\d+ of \d+"$/, '"failed"'));
    expect(plain, name).toEqual(outcomes.map(csvField));
  }
});

const csvField = (text: string) =>
  `"${text.startsWith("=") ? "'" : ""}${text.replaceAll('"', '""')}"`;
