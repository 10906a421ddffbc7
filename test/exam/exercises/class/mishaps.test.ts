/** The report on a class whose programs lie where they should not. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { reportClass } from "../../../../src/exam/exercises/class/report-command.ts";
import { startClass } from "../../../../src/exam/exercises/class/start-class.ts";
import { openClass } from "../../../../src/exam/exercises/class/student-folders.ts";
import { bundledRunner, FORM } from "../runner.ts";
import { bundleSolutions, makeSolution, removeFolder } from "../solutions.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-mishaps-"));
afterAll(() => removeFolder(folder));
const FIRST = "08-name-captured-piece";
const SECOND = "14-marzaz-pani-any-direction";

/** Puts a solution of exercise 8 into a folder, without packages, which pupils do not hand in. */
function solve(place: string): void {
  rmSync(place, { recursive: true, force: true });
  makeSolution("name-captured-piece", place);
}

/** What pupils do with their work folders, and the row that a teacher would write. */
const MISHAPS: Readonly<Record<string, readonly [(path: string) => void, string]>> = {
  "Ann, without a mishap": [(path) => solve(join(path, FIRST)), '"passed","unchanged","1",""'],
  "Bob, who did nothing": [() => {}, '"unchanged","unchanged","0",""'],
  "Cy, in a folder 8": [
    (path) => solve(join(path, "8")),
    '"passed (found in 8)","unchanged","1",""',
  ],
  "Di, in the folder of exercise 14": [
    (path) => solve(join(path, SECOND)),
    `"passed (found in ${SECOND})","0 of 2","1","Exercise 14: The program is that of exercise 8."`,
  ],
  "Ed, with both swapped": [
    (path) => {
      solve(join(path, SECOND));
      rmSync(join(path, FIRST), { recursive: true });
      makeSolution("marzaz-pani-any-direction", join(path, FIRST));
    },
    `"passed (found in ${SECOND})","passed (found in ${FIRST})","2",""`,
  ],
  "Eve, with a folder removed": [
    (path) => rmSync(join(path, FIRST), { recursive: true }),
    '"not begun","unchanged","0",""',
  ],
  "Flo, under another name": [
    (path) => renameSync(join(path, FIRST, "program.ts"), join(path, FIRST, "main.ts")),
    `"misplaced","unchanged","0","Exercise 8: Found ${["input", "main", "rules"]
      .map((name) => join(FIRST, `${name}.ts`))
      .join(", ")
      .replace(
        /, ([^,]*)$/,
        " and $1",
      )}; expected ${join(FIRST, "program.ts")} and ${join(FIRST, "rules.ts")}."`,
  ],
  "Guy, only the files": [
    (path) => {
      solve(join(path, "kept"));
      for (const name of readdirSync(path))
        if (name !== "kept") rmSync(join(path, name), { recursive: true });
      cpSync(join(path, "kept"), path, { recursive: true });
      rmSync(join(path, "kept"), { recursive: true });
    },
    '"passed","0 of 2","1",""',
  ],
  "Hal, with nothing": [
    (path) => {
      rmSync(path, { recursive: true });
      mkdirSync(path);
    },
    '"not checked","not checked","0","There are no exercises in this folder."',
  ],
};

test("each row says what was found and what was expected", async () => {
  const names = Object.keys(MISHAPS);
  const exercises = [EXERCISES[7]!, EXERCISES[13]!];
  const made = await startClass(folder, names, exercises, undefined, FORM);
  expect(made).toMatchObject({ ok: true });
  for (const [name, [change]] of Object.entries(MISHAPS)) change(join(folder, name));
  const run = [
    join("Ann, without a mishap", FIRST),
    join("Cy, in a folder 8", "8"),
    join("Ed, with both swapped", FIRST),
    join("Ed, with both swapped", SECOND),
    join("Di, in the folder of exercise 14", SECOND),
    "Guy, only the files",
  ];
  // Each by itself, because programs run in copies of their folders.
  for (const path of run) await bundleSolutions(join(folder, path), ["."]);
  let table = "";
  const request = {
    folder,
    html: undefined,
    csv: "class.csv",
    only: ["8", "14"],
    command: undefined,
  };
  const result = await reportClass(request, {
    runner: bundledRunner(),
    form: FORM,
    version: "1",
    say() {},
    status() {},
    reportFiles: async () =>
      ok({
        left: "",
        async write([text = ""]) {
          table = text;
          return ok(true);
        },
      }),
    interrupted: () => new Promise(() => {}),
  });
  expect(result).toEqual(ok(true));
  const rows = table.trimEnd().split("\r\n").slice(1);
  expect(rows).toEqual(Object.entries(MISHAPS).map(([name, [, row]]) => `"${name}",${row}`));
}, 60_000);

test("an empty folder holds no program, in any language", async () => {
  const path = join(folder, "empty class");
  mkdirSync(join(path, "Ida"), { recursive: true });
  const students = await openClass(path, { run: "python3 game.py" }, false);
  expect(students).toMatchObject({
    value: [{ name: "Ida", work: { reason: "There are no exercises in this folder." } }],
  });
});
