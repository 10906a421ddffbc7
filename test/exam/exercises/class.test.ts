/** The report on a class. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { beforeAll, describe, expect, test } from "vitest";
import { err, ok } from "../../../src/base/result.ts";
import { textOf } from "../../../src/drawing/line.ts";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import {
  type ReportHost,
  type ReportRequest,
  reportClass,
} from "../../../src/exam/exercises/class/report-command.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { forged, makeStudent, model, removed, shooting, untouched, wrong } from "./make-class.ts";
import { bundledRunner, FORM } from "./runner.ts";
import { bundleSolutions, removeFolder } from "./solutions.ts";

const folder = temporaryFolder("class");

/** Reports on a folder, and returns what was said, shown and written. */
async function report(request: Partial<ReportRequest>, changed: Partial<ReportHost> = {}) {
  const said: string[] = [];
  const shown: string[] = [];
  let written: readonly string[] = [];
  const names = { html: "class.html", csv: "class.csv" };
  const result = await reportClass(
    { folder, ...names, only: undefined, command: undefined, ...request },
    {
      runner: bundledRunner(),
      form: FORM,
      version: "1",
      say: (line) => said.push(textOf(line)),
      status: (text) => shown.push(text),
      reportFiles: async () =>
        ok({
          left: "",
          async write(texts) {
            written = texts;
            return ok(true);
          },
        }),
      interrupted: () => new Promise(() => {}),
      ...changed,
    },
  );
  const [page = "", csv = ""] = written;
  return { result, said: said.join("\n"), shown, page, csv };
}

/** No program is started, so that all fail. */
const UNSTARTED = { runner: { ...bundledRunner(), command: "no-such-command" } };

/** The rows of a CSV file without its heading, as they are written. */
const rowsIn = (csv: string) => csv.trimEnd().split("\r\n").slice(1);

describe("the report on a class", () => {
  const ada = "Ada/Ada";
  let whole: Awaited<ReturnType<typeof report>>;

  beforeAll(async () => {
    makeStudent(join(folder, ada), [8, 14], [model, wrong]);
    makeStudent(join(folder, "-Bob 10"), [8, 14], [untouched, model]);
    makeStudent(join(folder, "-Bob 9"), [14], [model]);
    // What a folder says about itself is not believed.
    const forged = { 14: { state: "passed", key: "" } };
    writeFileSync(join(folder, ada, ".results.json"), JSON.stringify(forged));
    mkdirSync(join(folder, "Carol"));
    writeFileSync(join(folder, "Dave.zip"), "");
    writeFileSync(join(folder, "notes.txt"), "");
    const begun = [
      join(ada, "08-name-captured-piece"),
      join(ada, "14-marzaz-pani-any-direction"),
      join("-Bob 10", "14-marzaz-pani-any-direction"),
      join("-Bob 9", "14-marzaz-pani-any-direction"),
    ];
    // Each by itself, because programs run in copies of their folders.
    for (const path of begun) await bundleSolutions(join(folder, path), ["."]);
    whole = await report({});
  }, 60_000);

  test("has a row for each student, in natural order, with passes, failures and what is missing", () => {
    expect(whole.result).toEqual(ok(true));
    expect(rowsIn(whole.csv)).toEqual([
      '"\'-Bob 9","not begun","passed","1",""',
      '"\'-Bob 10","unchanged","passed","1",""',
      '"Ada","passed","0 of 2","1",""',
      '"Carol","not checked","not checked","0","There are no exercises in this folder."',
      '"Dave.zip","not checked","not checked","0","Found Dave.zip; expected a folder. Unpack Dave.zip."',
    ]);
    expect(whole.page).toContain(">Passed by</th><td>20%</td><td>40%</td>");
    expect(whole.csv).toMatch(
      /^\ufeff"Student","8 Say what was captured","14 Marzaz pani moves in any direction","Passed","Notes"\r\n/,
    );
  });

  test("has what the checks of a failure say, once", () => {
    expect(whole.page).toMatch(
      /<h2>Ada<\/h2>\n<details id="s3e14">\n.*\n<pre> <span class="badLabel"> FAILED </,
    );
    expect(whole.page.match(/<details/g)).toHaveLength(1);
    expect(whole.page).toContain("<p>Checks find mistakes; a program that is written to fool");
  });

  test("warns once that programs run, and shows whose", () => {
    expect(whole.said.match(/run with your permissions/g)).toHaveLength(1);
    expect(whole.said).toMatch(/The report is in class\.html and class\.csv\.$/);
    expect(whole.shown).toContainEqual(
      expect.stringMatching(/^\[\.+\] 0 of 4: -Bob 9, exercise 14$/),
    );
    expect(whole.shown.at(-1)).toBe("");
  });

  test("changes nothing in the students' folders", () => {
    expect(readdirSync(join(folder, ada)).toSorted()).toEqual([
      ".results.json",
      "08-name-captured-piece",
      "14-marzaz-pani-any-direction",
    ]);
  });

  test("is shown as a table without a file, for the exercises named", async () => {
    const { said } = await report({ html: undefined, csv: undefined, only: ["8"] }, UNSTARTED);
    expect(said).toContain("\nStudent    8            Passed\n-Bob 9     not begun    0\n");
    expect(said).toContain("\nAda        0 of 2       0\n");
    expect(said).toMatch(/\nPassed by {2}0%\nAda: Exercise 8: .*not found\.\nCarol: There are no /);
  });

  test("keeps what is known when it is interrupted", async () => {
    let interrupt = () => {};
    const interrupted = () =>
      new Promise<void>((resolve) => {
        interrupt = resolve;
      });
    const { result, said, csv } = await report(
      {},
      {
        ...UNSTARTED,
        interrupted,
        status: (text) => void (text.includes(" 2 of 4") && interrupt()),
      },
    );
    expect(result).toEqual(ok(false));
    // Which of them is slowest depends on the computer.
    expect(said).toMatch(
      /\nInterrupted: [23] of 4 programs have been checked\. Being checked: (?:-Bob \d+|Ada), exercise \d+/,
    );
    for (const known of ['"being checked"', '"0 of 2"']) expect(csv).toContain(known);
  });

  /** Keeps all that reports leave for the next one, which begins with the first of it. */
  const keeping =
    (left: string[]): ReportHost["reportFiles"] =>
    async () =>
      ok({
        left: left[0] ?? "",
        async write(_, rest) {
          left.push(rest);
          return ok(true);
        },
      });

  test("continues one that was killed, with what was being checked then last", async () => {
    const left: string[] = [];
    await report({}, { ...UNSTARTED, reportFiles: keeping(left) });
    expect(left.at(-1)).toBe("");
    // As if it had been killed at its third check.
    const killed = left.filter((text) => text.includes("failed")).slice(0, 1);
    const { said, shown, result } = await report(
      {},
      { ...UNSTARTED, reportFiles: keeping(killed) },
    );
    expect(result).toEqual(ok(true));
    expect(said).toContain("Continuing an interrupted report: 1 of 4 ");
    const [, first, second] = / Being checked: (.*); (.*)\.\n/.exec(said)!;
    const order = shown.map((text) => text.replace(/^.*: /, ""));
    expect(order.slice(-3)).toEqual([first, second, ""]);
    expect(order).toHaveLength(4);
  });

  test("checks a program again that has been changed since", async () => {
    const one = join(folder, "one");
    makeStudent(join(one, "Eve"), [14], [model]);
    const left: string[] = [];
    await report({ folder: one }, { ...UNSTARTED, reportFiles: keeping(left) });
    const known = () => keeping([left[0]!.replace("being checked", "passed")]);
    expect((await report({ folder: one }, { ...UNSTARTED, reportFiles: known() })).shown).toEqual([
      "",
    ]);
    writeFileSync(join(one, "Eve", readdirSync(join(one, "Eve"))[0]!, "rules.ts"), "");
    const { shown } = await report({ folder: one }, { ...UNSTARTED, reportFiles: known() });
    expect(shown).toHaveLength(2);
    removeFolder(one);
  });

  test("is not begun if its files cannot be made, or if there are no students", async () => {
    const reportFiles = async () => err("exists");
    const refused = await report({}, { reportFiles });
    expect(refused).toMatchObject({ result: err("exists"), said: "" });
    const empty = join(folder, "Carol");
    const { result } = await report({ folder: empty });
    expect(result).toEqual(err(`“${empty}” is empty; it should hold a folder for each student.`));
  });

  test("says that nothing has been begun, or why TypeScript cannot be run", async () => {
    const one = join(folder, "one");
    makeStudent(join(one, "Eve"), [8], [untouched]);
    expect((await report({ folder: one })).said).toContain("There is nothing to check");
    const { csv, said } = await report({ folder: one }, { fault: "Node is too old." });
    expect(said).toContain("Nothing can be checked; the report says why.");
    expect(rowsIn(csv)[0]).toBe('"Eve","0","Node is too old."');
    removeFolder(one);
  });

  test("names what cannot be checked, and continues with the others", async () => {
    const strange = join(folder, "strange");
    makeStudent(join(strange, "Ann"), [14], [wrong]);
    const copy = join(strange, "Ann", readdirSync(join(strange, "Ann"))[0]!);
    removeFolder(join(copy, "package.json"));
    mkdirSync(join(copy, "package.json"));
    mkdirSync(join(strange, "Ben"));
    writeFileSync(join(strange, "Ben", "exercises.json"), '{ "run": " " }');
    const { csv } = await report({ folder: strange });
    expect(csv).toMatch(/"Ben","not checked","0","“run” and “build” in “.*” must be commands/);
    expect(csv).toContain('"Ann","0 of 2","0"');
    removeFolder(strange);
  });

  test("is written whatever the programs of students do", async () => {
    const hostile = join(folder, "hostile");
    for (const [name, work] of Object.entries({ forged, removed, shooting })) {
      makeStudent(join(hostile, name), [14], [work]);
      await bundleSolutions(join(hostile, name, "14-marzaz-pani-any-direction"), ["."]);
    }
    const { csv, page } = await report({ folder: hostile });
    expect(csv).toContain('"forged","passed","1",""');
    expect(csv).toContain('"removed","0 of 2","0"');
    expect(page).toContain("It removed them, in the copy that was checked.");
    expect(csv).toContain('"shooting","ended the check","0"');
    expect(page).toContain(
      "It ended the check: it sent a signal to the process that had started it",
    );
    removeFolder(hostile);
  });

  test("has a line for a check that ends with an exception", async () => {
    const one = join(folder, "one");
    makeStudent(join(one, "Eve"), [14], [model]);
    const runner = {
      ...bundledRunner(),
      get command(): string {
        throw new TypeError("oops");
      },
    };
    const { csv, page } = await report({ folder: one }, { runner });
    expect(csv).toContain('"Eve","failed","0"');
    expect(page).toContain("It cannot be checked; this is a bug in the checks: TypeError: oops.");
    removeFolder(one);
  });

  test("finds programs in the folders of other exercises", async () => {
    const mixed = join(folder, "mixed");
    const [FIRST, SECOND] = ["08-name-captured-piece", "14-marzaz-pani-any-direction"];
    const put = async (work: typeof model, number: number, ...place: readonly string[]) => {
      const path = join(mixed, ...place);
      work(EXERCISES[number - 1]!, path, 0);
      await bundleSolutions(path, ["."]);
    };
    await put(model, 8, "Abe", FIRST);
    for (const end of ["ts", "cjs"])
      writeFileSync(join(mixed, "Abe", FIRST, `program.${end}`), "throw 1;");
    untouched(EXERCISES[7]!, join(mixed, "Di", FIRST), 0);
    await put(model, 8, "Di", SECOND);
    const rows = [
      '"Abe","0 of 2","not begun","0","Exercise 8: It stopped with an error before the first answer: 1 (program.cjs, line 1)"',
      `"Di","passed (found in ${SECOND})","0 of 2","1","Exercise 14: The program is that of exercise 8."`,
    ];
    if (process.env.DEEP) {
      await put(model, 8, "Ed, with both swapped", SECOND);
      await put(model, 14, "Ed, with both swapped", FIRST);
      rows.push(
        `"Ed, with both swapped","passed (found in ${SECOND})","passed (found in ${FIRST})","2",""`,
      );
    }
    const { csv } = await report({ folder: mixed });
    expect(rowsIn(csv)).toEqual(rows);
    removeFolder(mixed);
  });

  test("takes single programs for the exercise that is named", async () => {
    const single = join(folder, "-Bob 9");
    const { csv } = await report({ folder: single });
    expect(rowsIn(csv)[0]).toMatch(
      /"This is a single program; say with --only which exercise it is\."$/,
    );
    const named = await report({ folder: single, only: ["14"] }, UNSTARTED);
    expect(rowsIn(named.csv)[0]).toContain('"14-marzaz-pani-any-direction","0 of 2","0","');
  });
});
