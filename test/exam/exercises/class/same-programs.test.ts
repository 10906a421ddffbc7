/** Students of a class who have the same program. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { jobFor } from "../../../../src/exam/exercises/class/check-class.ts";
import { pageOf } from "../../../../src/exam/exercises/class/class-page.ts";
import {
  csvOf,
  reportTable,
  type Student,
} from "../../../../src/exam/exercises/class/class-report.ts";
import { samePrograms } from "../../../../src/exam/exercises/class/same-programs.ts";
import { startClass } from "../../../../src/exam/exercises/class/start-class.ts";
import { openClass } from "../../../../src/exam/exercises/class/student-folders.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { FORM } from "../runner.ts";
import { SKELETON } from "../solutions.ts";

const temporary = temporaryFolder("same");
const command = { run: "python3 game.py" };
const exercises = [EXERCISES[6]!, EXERCISES[15]!];
const [SEVENTH, SIXTEENTH] = ["07-announce-promotions", "16-nabu-slides"];

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What is known of a class before its programs are checked. */
async function reportOn(folder: string, run: typeof command | undefined) {
  const students: Student[] = [];
  const jobs: Awaited<ReturnType<typeof jobFor>> = [];
  for (const { name, work } of valueIn(await openClass(folder, run, true))) {
    const student: Student = { name, fault: undefined, results: new Map(), notes: new Map() };
    students.push(student);
    for (const exercise of exercises)
      if (work?.ok) jobs.push(...(await jobFor(student, work.value, exercise)));
  }
  return { title: "", exercises, students, same: await samePrograms(jobs) };
}

const START = "Count = 1\nprint(Count)\n";
const OWN = "Count = 1\nif Count > 0:\n    print(f'{Count}')  # mine\n";
const SAME = 'Number = 1\n\nif Number>0:\n\tprint(f"{Number}")\n';

describe("in a class in Python", () => {
  const folder = join(temporary, "class");

  test("programs that differ only in names, blanks and comments are named, each for its exercise", async () => {
    write(join(temporary, "game.py"), START);
    const other = { command, from: join(temporary, "game.py") };
    const names = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay"];
    valueIn(await startClass(folder, names, exercises, { ...FORM, other }));
    const put = (name: string, place: string, text: string) =>
      write(join(folder, name, place, "game.py"), text);
    put("Anna", SEVENTH, OWN);
    put("Ben", SEVENTH, SAME);
    put("Ben", SIXTEENTH, OWN);
    put("Cleo", SEVENTH, OWN.replace("> 0", "> 1"));
    // Copies of what all begin with, to which a comment has been added.
    for (const name of ["Dan", "Eve"]) put(name, SEVENTH, `# ${name}\n${START}`);
    // Found though it lies where none is expected.
    put("Fay", "7", OWN);
    const report = await reportOn(folder, undefined);
    expect(report.same).toEqual([{ number: 7, names: ["Anna", "Ben", "Fay"] }]);
    const sentence =
      "Exercise 7: Anna, Ben and Fay have the same program, names, blanks and comments aside.";
    expect(reportTable(report).split("\n").at(-1)).toBe(sentence);
    expect(pageOf(report)).toContain(`<p>${sentence}</p>`);
    const rows = csvOf(report).split("\r\n");
    expect(rows[1]).toMatch(/^"Anna".*,"Exercise 7: the same program as Ben and Fay\."$/);
    expect(rows[2]).toMatch(/^"Ben".*,"Exercise 7: the same program as Anna and Fay\."$/);
    expect(rows[3]).not.toContain("the same");
  });

  test("they may be single files, and two of one student are not compared", async () => {
    const single = join(temporary, "single");
    for (const [name, text] of Object.entries({ Anna: OWN, Ben: SAME, Cleo: START }))
      write(join(single, `${name}.py`), text);
    const { same } = await reportOn(single, command);
    expect(same.map(({ names }) => names)).toEqual([
      ["Anna", "Ben"],
      ["Anna", "Ben"],
    ]);
  });

  test.each(["game.py", "game.vb"])(
    "single files that are the exam's program in %s are not copied from each other",
    async (file) => {
      const text = readFileSync(new URL(`../ports/${file}`, import.meta.url), "utf8");
      const comment = file.endsWith(".py") ? "# mine\n" : "' mine\n";
      const once = text.replace(/( *)Board.*= "[WB]M"\n/, (line) => line + line);
      const printed = text.replace(
        /\n *(print|Console\.WriteLine)\(".*\n/,
        (line) => line + line.slice(1),
      );
      const texts = {
        Anna: text,
        Ben: comment + text,
        Cleo: once,
        Dan: once,
        Eve: printed,
        Fay: printed,
      };
      const folder = join(temporary, `own ${file}`);
      for (const [name, own] of Object.entries(texts))
        write(join(folder, `${name}${extname(file)}`), own);
      const { same } = await reportOn(folder, { run: `run ${file}` });
      expect(new Set(same.map(({ names }) => names.join()))).toEqual(
        new Set(["Cleo,Dan", "Eve,Fay"]),
      );
    },
  );

  test("modules that a program uses are part of it, older copies are not", async () => {
    const modules = join(temporary, "modules");
    const folders = { Anna: "x = 1\n", Ben: "x = 2\n", Cleo: "y = 1 \n" };
    for (const [name, text] of Object.entries(folders)) {
      write(join(modules, name, SEVENTH, "game.py"), "import board\n");
      write(join(modules, name, SEVENTH, "board.py"), text);
    }
    write(join(modules, "Cleo", SEVENTH, "game_old.py"), "print()\n");
    const { same } = await reportOn(modules, command);
    expect(same).toEqual([{ number: 7, names: ["Anna", "Cleo"] }]);
  });
});

test("copies of the skeleton may be single files, without what nobody changes", async () => {
  const folder = join(temporary, "single skeletons");
  for (const name of ["Ada", "Bob"])
    for (const file of ["program.ts", "rules.ts"])
      write(
        join(folder, `${name} ${file}`),
        `// ${name}\n${readFileSync(join(SKELETON, file), "utf8")}`,
      );
  const { same, students } = await reportOn(folder, undefined);
  expect(students.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  expect(same).toEqual([]);
});

test("in a class in TypeScript names may be changed in one file and used in the other", async () => {
  const folder = join(temporary, "skeletons");
  valueIn(await startClass(folder, ["Ada", "Bob", "Cy"], exercises, FORM));
  const change = (name: string, from: string, to: string, file: string) => {
    const path = join(folder, name, SIXTEENTH, file);
    write(path, readFileSync(path, "utf8").replaceAll(from, to));
  };
  for (const name of ["Ada", "Bob"]) change(name, '"N"', '"K"', "rules.ts");
  for (const file of ["rules.ts", "program.ts"]) change("Bob", "makeMove", "playMove", file);
  change("Cy", "count2", "other", "rules.ts");
  expect((await reportOn(folder, undefined)).same).toEqual([{ number: 16, names: ["Ada", "Bob"] }]);
  expect(readFileSync(join(SKELETON, "rules.ts"), "utf8")).toContain('"N"');
});
