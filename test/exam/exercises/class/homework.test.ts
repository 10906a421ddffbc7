/** How the folder of a class is read, without a check: whose work is what, and what of it can be checked. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { openProgram } from "../../../../src/exam/exercises/checker/open-program.ts";
import { jobFor } from "../../../../src/exam/exercises/class/check-class.ts";
import {
  csvOf,
  nobodysText,
  type Student,
} from "../../../../src/exam/exercises/class/class-report.ts";
import { reportClass } from "../../../../src/exam/exercises/class/report-command.ts";
import { startClass } from "../../../../src/exam/exercises/class/start-class.ts";
import { openClass } from "../../../../src/exam/exercises/class/student-folders.ts";
import { faultOfProgram } from "../../../../src/exam/exercises/work/program-files.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { FORM, testRunner } from "../runner.ts";
import { SKELETON } from "../solutions.ts";

const temporary = temporaryFolder("homework");
const command = { run: "python3 game.py" };
const exercise = EXERCISES[6]!;
const SEVENTH = "07-announce-promotions";

/** Writes a changed program, or what else a file holds. */
function write(file: string, content: string | Buffer = "print('mine')\n"): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The rows for exercise 7; programs that would be checked are taken for passed. */
async function rowsOf(folder: string, run: typeof command | undefined, hasExercise = true) {
  const students: Student[] = [];
  for (const { name, work } of valueIn(await openClass(folder, run, hasExercise))) {
    if (!work) continue;
    const fault = work.ok ? undefined : work.reason;
    const student: Student = { name, fault, results: new Map(), notes: new Map() };
    const jobs = work.ok ? await jobFor(student, work.value, exercise) : [];
    for (const { program } of jobs)
      student.results.set(exercise.number, {
        outcome: "passed",
        place: program.place,
        fault: faultOfProgram(program),
      });
    students.push(student);
  }
  const csv = csvOf({ title: "", exercises: [exercise], students });
  return csv.trimEnd().split("\r\n").slice(1);
}

/** What pupils hand in: files by their paths in the folder of the class, and the row that a teacher would write. */
const HANDED_IN: readonly (readonly [string, string])[] = [
  ["Anna Schmidt.py", '"Anna Schmidt","passed","1",""'],
  ["Ben Ali_4711_assignsubmission_file_game.py", '"Ben Ali","passed","1",""'],
  ["Cleo Day - game (1).py", '"Cleo Day","passed","1",""'],
  ["Dan Eve.py.txt", '"Dan Eve","passed","1",""'],
  ["Fay.docx", '"Fay","misplaced","0","Exercise 7: Found Fay.docx; expected game.py."'],
  [
    "game.py",
    '"game.py","not checked","0","The name of this file does not say whose it is; call it, for example, Anna Schmidt.py."',
  ],
  [`Guy/${SEVENTH}/game.py`, '"Guy","passed","1",""'],
  [
    `Hal/${SEVENTH}/${SEVENTH}/game.py`,
    `"Hal","passed (found in ${join(SEVENTH, SEVENTH)})","1",""`,
  ],
  [
    `Ida/${SEVENTH}/game (1).py`,
    `"Ida","passed (found in ${join(SEVENTH, "game (1).py")})","1",""`,
  ],
  ["Jo/my game.py", '"Jo","passed (found in my game.py)","1",""'],
  ["Kim/7/game.py", '"Kim","passed (found in 7)","1",""'],
  ["Lea/Homework/Version 1/game.py", '"Lea","passed","1",""'],
  ["Max.zip", '"Max.zip","not checked","0","Found Max.zip; expected a folder. Unpack Max.zip."'],
  ["Moe_7_assignsubmission_file_/game.py", '"Moe","passed","1",""'],
  [`Ned/${SEVENTH}/Game.PY`, `"Ned","passed (found in ${join(SEVENTH, "Game.PY")})","1",""`],
  [
    "Obi/work.zip",
    '"Obi","misplaced","0","Exercise 7: Found work.zip; expected game.py. Unpack work.zip."',
  ],
  ["Oz/notes.txt", '"Oz","unchanged","0",""'],
  ["Pia/game.py", '"Pia","passed (found in Pia)","1",""'],
  [`Quin/Quin/${SEVENTH}/game.py`, '"Quin","passed","1",""'],
];
const WITH_FOLDERS = ["Guy", "Hal", "Ida", "Kim", "Ned", "Oz", "Pia"];

describe("the folder of a class of 25", () => {
  const folder = join(temporary, "class");

  test("has a row for each as a teacher would write it, and a line for other files", async () => {
    write(join(temporary, "game.py"), "print()\n");
    const other = { command, from: join(temporary, "game.py") };
    valueIn(await startClass(folder, WITH_FOLDERS, [exercise], { ...FORM, other }));
    for (const name of ["Ida", "Ned", "Pia"]) rmSync(join(folder, name, SEVENTH, "game.py"));
    for (const [file] of HANDED_IN) write(join(folder, file));
    for (const name of ["Rob.py", "Xe.java", "marks.xlsx", ".DS_Store"]) write(join(folder, name));
    for (const name of ["Rob (1).py", "Sid_game_final.py", "Sid_game_v2.py"])
      write(join(folder, name), `# ${name}\n`);
    for (const name of ["Rex.py", "Rex (1).py", "Uma exercise 7.py", "Uma exercise 8.py"])
      write(join(folder, name));
    write(join(folder, "Uma exercise 8.py"), "print('other')\n");
    write(join(folder, "Uwe task 8.py"));
    for (const name of ["Version 1", "Version 2"])
      write(join(folder, "Vlad", "Homework", name, SEVENTH, "game.py"), `# ${name}\n`);
    write(join(folder, "Sam.py"), Buffer.from("\ufeffprint()\n", "utf16le"));
    write(join(folder, "Tim.py"), Buffer.from("# é\n", "latin1"));
    write(join(folder, "Una.py"), Buffer.from("# coding: latin-1\n# é\n", "latin1"));
    mkdirSync(join(folder, "Vic"));
    write(join(folder, "Wes.py"));
    write(join(folder, "Wes", "game.py"));
    const path = (name: string) => `“${join(folder, name)}”`;
    expect(await rowsOf(folder, command)).toEqual([
      ...HANDED_IN.map(([, row]) => row),
      '"Rex","passed","1",""',
      '"Rob","misplaced","0","Exercise 7: Found Rob (1).py and Rob.py; expected game.py."',
      `"Sam","passed","1","Exercise 7: ${path("Sam.py")} is in UTF-16. In an editor, save it as UTF-8."`,
      '"Sid","misplaced","0","Exercise 7: Found Sid_game_final.py and Sid_game_v2.py; expected game.py."',
      `"Tim","passed","1","Exercise 7: The file ${path("Tim.py")} is not UTF-8 text. In an editor, save it as UTF-8."`,
      '"Uma","passed","1",""',
      '"Una","passed","1",""',
      '"Uwe","not begun","0",""',
      '"Vic","not checked","0","There are no exercises in this folder."',
      '"Vlad","not checked","0","Found Version 1 and Version 2; expected one work folder. To report on a group, name its folder."',
      '"Wes","passed","1",""',
      '"Wes.py","passed","1",""',
      '"Xe","misplaced","0","Exercise 7: Found Xe.java; expected game.py."',
    ]);
  });

  test("has a row for a single file also without an exercise, and with a command of another language", async () => {
    const rows = await rowsOf(folder, command, false);
    expect(rows[0]).toBe(
      '"Anna Schmidt","not checked","0","This is a single program; say with --only which exercise it is."',
    );
    const unpack = '"Obi","not checked","0","Found work.zip; expected game.py. Unpack work.zip."';
    expect(rows).toContain(unpack);
    expect(rows).toContain('"Fay","not checked","0","Found Fay.docx; expected game.py."');
    const [anna] = await rowsOf(folder, undefined);
    expect(anna).toContain("Found Anna Schmidt.py; expected program.ts and rules.ts.");
    expect(anna).toContain('needs its command, such as --run ""python3 game.py"".');
  });
});

describe("copies of the skeleton in single files", () => {
  test("are put together, and run under the names that they need, without files of others", async () => {
    const folder = join(temporary, "skeletons");
    for (const part of ["program", "rules"]) write(join(folder, `Ada_${part}.ts`), `// ${part}\n`);
    write(join(folder, "Bob - program.ts"));
    for (const part of ["program.ts", "rules.ts"])
      write(join(folder, `Cy ${part}`), readFileSync(join(SKELETON, part)));
    const [ada, bob, cy] = valueIn(await openClass(folder, undefined, true));
    const student = { name: "", fault: undefined, results: new Map(), notes: new Map() };
    const [job] = await jobFor(student, valueIn(ada!.work!), exercise);
    const { folder: copy, close } = valueIn(await openProgram(job!.program, testRunner));
    expect(readdirSync(copy).toSorted()).toEqual([
      "input.ts",
      "node_modules",
      "package.json",
      "program.ts",
      "rules.ts",
    ]);
    close();
    expect(await jobFor(student, valueIn(bob!.work!), exercise)).toEqual([]);
    await jobFor(student, valueIn(cy!.work!), exercise);
    expect(student.results.get(7)).toEqual({ outcome: "unchanged" });
    expect(student.notes.get(7)).toBe("Found Bob - program.ts; expected program.ts and rules.ts.");
  });
});

test("a folder that holds only other files is not called empty, and names them", async () => {
  const folder = join(temporary, "only files");
  for (const name of ["marks.xlsx", "names.txt"]) write(join(folder, name));
  const host = { runner: testRunner, form: FORM } as unknown as Parameters<typeof reportClass>[1];
  const request = { folder, html: undefined, csv: undefined, only: undefined, command };
  const reason = "holds only marks.xlsx and names.txt; it should hold a folder for each student.";
  expect(await reportClass(request, host)).toMatchObject({
    ok: false,
    reason: expect.stringContaining(reason),
  });
  expect(nobodysText({ title: "", exercises: [], students: [], nobodys: ["a.txt"] })).toBe(
    "Not checked, as they are not programs: a.txt.",
  );
});
