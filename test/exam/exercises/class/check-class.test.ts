/** What the report on a class makes of programs in other places than those of their exercises. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { test as anyTest, expect } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import {
  type ReportHost,
  reportClass,
} from "../../../../src/exam/exercises/class/report-command.ts";
import { startClass } from "../../../../src/exam/exercises/class/start-class.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { command, judgeByText } from "../judge-by-text.ts";
import { FORM, testRunner } from "../runner.ts";

judgeByText();
const temporary = temporaryFolder("places");
const [SEVENTH, EIGHTH] = ["07-announce-promotions", "08-name-captured-piece"];
let made = 0;

/** A class with exercises 7 and 8 in Python, and programs by their places in it. */
async function makeClass(programs: Readonly<Record<string, string>>) {
  made += 1;
  const folder = join(temporary, `class ${made}`);
  const from = join(temporary, "game.py");
  writeFileSync(from, "echo start\n");
  const names = [...new Set(Object.keys(programs).map((place) => place.split("/")[0]!))];
  const other = { command, from };
  const exercises = [EXERCISES[6]!, EXERCISES[7]!];
  valueIn(await startClass(folder, names, exercises, { ...FORM, other }));
  for (const [place, text] of Object.entries(programs)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  }
  return folder;
}

/** The rows of a report in CSV; `interrupt` is whether a status ends it. */
async function report(folder: string, interrupt: (status: string) => boolean = () => false) {
  let written: readonly string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const host: ReportHost = {
    runner: testRunner,
    form: FORM,
    version: "1",
    say() {},
    status: (text) => interrupt(text) && end(),
    interrupted: () => ended,
    reportFiles: async () =>
      ok({
        left: "",
        async write(texts) {
          written = texts;
          return ok(true);
        },
      }),
  };
  const request = { folder, html: undefined, csv: "x.csv", only: undefined, command: undefined };
  const result = await reportClass(request, host);
  return { result, rows: written.join().trimEnd().split("\r\n").slice(1) };
}

const OWN = "value=7; echo passes 7\n";
const test = anyTest.skipIf(process.platform === "win32");

test("equal programs are named for the exercise that they pass, also in another's folder", async () => {
  const folder = await makeClass({
    [`Ann/${SEVENTH}/game.py`]: "echo passes 8\n",
    [`Ann/${EIGHTH}/game.py`]: OWN,
    [`Bob/${SEVENTH}/game.py`]: OWN,
    [`Bob/${EIGHTH}/game.py`]: OWN.replace("passes 7", "none"),
    [`Cara/${SEVENTH}/game.py`]: OWN.replace("value", "score"),
  });
  const { rows } = await report(folder);
  expect(rows).toEqual([
    `"Ann","passed (found in ${EIGHTH})","passed (found in ${SEVENTH})","2","Exercise 7: the same program as Bob and Cara."`,
    '"Bob","passed","0 of 1","1","Exercise 7: the same program as Ann and Cara."',
    '"Cara","passed","unchanged","1","Exercise 7: the same program as Ann and Bob."',
  ]);
});

test("one misplaced program counts only for what it passes, or else for all", async () => {
  const folder = await makeClass({ "Bob/game.py": OWN, "Cy/my work/game.py": "echo none\n" });
  const { rows } = await report(folder);
  expect(rows).toEqual([
    '"Bob","passed (found in Bob)","unchanged","1",""',
    '"Cy","0 of 1 (found in my work)","0 of 1 (found in my work)","0",""',
  ]);
});

test("says which programs are tried for other exercises, and changes nothing if that is interrupted", async () => {
  const folder = await makeClass({
    [`Ann/${EIGHTH}/game.py`]: OWN,
    [`Bob/${SEVENTH}/game.py`]: "echo passes 7\n",
  });
  const shown: string[] = [];
  const { result, rows } = await report(folder, (status) => {
    shown.push(status);
    return status.startsWith("Trying");
  });
  expect(shown).toContain("Trying the program of Ann for exercise 8 on others");
  expect(result).toEqual(ok(false));
  expect(rows[0]).toBe('"Ann","unchanged","0 of 1","0",""');
  expect((await report(folder)).rows[0]).toBe(
    `"Ann","passed (found in ${EIGHTH})","0 of 1","1","Exercise 8: The program is that of exercise 7."`,
  );
});
