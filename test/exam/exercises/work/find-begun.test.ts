/** What is found for an exercise in a work folder, also in the wrong place. */
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import type { Exercise } from "../../../../src/exam/exercises/exercise.ts";
import { findBegun } from "../../../../src/exam/exercises/work/find-begun.ts";
import { addExercises } from "../../../../src/exam/exercises/work/start.ts";
import { openWork } from "../../../../src/exam/exercises/work/work-folder.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { FORM } from "../runner.ts";

const temporary = temporaryFolder("begun");
const seventh = EXERCISES[6] as Exercise;
const SEVENTH = "07-announce-promotions";
const EIGHTH = "08-warn-of-danger";
let made = 0;

/** A work folder with exercises 7 and 8, in TypeScript or Python. */
async function makeWork(python: boolean): Promise<string> {
  made += 1;
  const path = join(temporary, `work ${made}`);
  const from = join(temporary, "skeleton.py");
  writeFileSync(from, "print()\n");
  const other = python ? { command: { run: "python3 skeleton.py" }, from } : undefined;
  const exercises = [seventh, EXERCISES[7] as Exercise];
  valueIn(await addExercises(path, exercises, { ...FORM, other }));
  return path;
}

/** What is found for exercise 7 after files have been written (text) or moved (undefined: removed). */
async function found(python: boolean, change: (path: string) => void, asked = true) {
  const path = await makeWork(python);
  change(path);
  const { state, note } = await findBegun(valueIn(await openWork(path)), seventh, asked);
  return [state, note];
}

const write = (...names: string[]) => {
  mkdirSync(dirname(join(...names)), { recursive: true });
  writeFileSync(join(...names), "mine\n");
};
const UNCHANGED = `The program in ${SEVENTH} is unchanged.`;
const EXPECTED = `expected ${join(SEVENTH, "skeleton.py")}.`;

describe("what is found for an exercise", () => {
  test("is a changed program, an unchanged one, or none", async () => {
    expect(await found(true, (path) => write(path, SEVENTH, "skeleton.py"))).toEqual(["begun", ""]);
    expect(await found(true, () => {})).toEqual(["unchanged", UNCHANGED]);
    expect(await found(false, (path) => write(path, SEVENTH, "notes.txt"))).toEqual([
      "unchanged",
      UNCHANGED,
    ]);
    const remove = (path: string) => rmSync(join(path, SEVENTH), { recursive: true });
    expect(await found(true, remove)).toEqual(["not begun", ""]);
    const single = join(temporary, "single");
    write(single, "game.py");
    const work = valueIn(await openWork(single, { run: "python3 skeleton.py" }));
    expect(await findBegun(work, seventh)).toMatchObject({
      state: "misplaced",
      note: "Found game.py; expected skeleton.py.",
    });
  });

  test.each([
    ["in a folder of the number alone", join("7", "skeleton.py"), "7"],
    ["one folder too high", "skeleton.py", "work \\d+"],
    ["one folder too deep", join(SEVENTH, SEVENTH, "skeleton.py"), join(SEVENTH, SEVENTH)],
    ["under another name", join(SEVENTH, "game.py")],
    ["as a document in its place", join(SEVENTH, "skeleton.docx"), ""],
    [
      "as an archive in its place",
      join(SEVENTH, "skeleton.zip"),
      "",
      `Unpack ${join(SEVENTH, "skeleton.zip")}. `,
    ],
    ["with the end of a text", join(SEVENTH, "skeleton.py.txt")],
    ["twice, and the first is unchanged", join(SEVENTH, "skeleton (1).py")],
    [
      "in its place, beside one of another exercise",
      join(SEVENTH, "game.py"),
      undefined,
      "",
      "ex 8.py",
    ],
    ["in a second folder of the exercise", join(`${SEVENTH} (1)`, "skeleton.py"), `${SEVENTH} (1)`],
  ])(
    "is named with its place, and with what is checked: %s",
    async (_, file, place = file, advice = "", other = file) => {
      const [state, note] = await found(true, (path) => {
        write(path, other);
        write(path, file);
      });
      const checked = place === "" ? "" : ` The one in ${place} is checked instead.`;
      expect(state).toBe("misplaced");
      expect(note?.replace(/work \d+/, "work \\d+")).toBe(
        `Found ${file}; ${EXPECTED} ${advice}${UNCHANGED}${checked}`,
      );
    },
  );

  test("is named where the folder was renamed, without a number only if it is asked for", async () => {
    const rename = (path: string) => renameSync(join(path, SEVENTH), join(path, "promotions"));
    const place = join("promotions", "skeleton.py");
    expect(await found(true, rename)).toEqual(["misplaced", `Found ${place}; ${EXPECTED}`]);
    expect(await found(true, rename, false)).toEqual(["not begun", ""]);
  });

  test("does not name the programs of another exercise", async () => {
    const change = (path: string) => write(path, EIGHTH, "skeleton (1).py");
    expect(await found(true, change)).toEqual(["unchanged", UNCHANGED]);
  });

  test("says what a program needs in a language that was not named", async () => {
    const [state, note] = await found(false, (path) => write(path, SEVENTH, "skeleton.py"));
    expect(state).toBe("misplaced");
    expect(note).toContain(`Found ${join(SEVENTH, "skeleton.py")}; expected ${SEVENTH}`);
    expect(note).toContain('needs its command, such as --run "python3 skeleton.py".');
  });

  test("is checked in its place, and a second program beside it is named", async () => {
    const twice = (path: string) => {
      write(path, SEVENTH, "skeleton.py");
      write(path, SEVENTH, "skeleton (1).py");
      write(path, SEVENTH, "helpers.py");
    };
    expect(await found(true, twice)).toEqual(["begun", "Also found skeleton (1).py; not checked."]);
  });

  test.skipIf(process.platform === "win32")("may be in what cannot be read", async () => {
    const close = (path: string) => {
      rmSync(join(path, SEVENTH), { recursive: true });
      symlinkSync("nowhere", join(path, SEVENTH));
    };
    expect(await found(true, close)).toEqual(["begun", ""]);
  });

  test("a declaration is no program, and copies of one file are one program", async () => {
    const path = await makeWork(false);
    rmSync(join(path, SEVENTH, "rules.ts"));
    write(path, "rules.ts");
    expect((await findBegun(valueIn(await openWork(path)), seventh, true)).program).toBeUndefined();
    const twice = (path: string) => {
      for (const name of ["program (1).ts", "program (2).ts"]) write(path, SEVENTH, name);
    };
    const place = join(SEVENTH, "program (1).ts");
    expect((await found(false, twice))[1]).toContain(`The one in ${place} is checked instead.`);
  });

  test("names three files at most", async () => {
    const [, note] = await found(false, (path) =>
      cpSync(join(path, SEVENTH), join(path, "a folder"), { recursive: true }),
    );
    expect(note).toMatch(/^Found [^;]+, [^;]+ and [^;]+; expected /);
    const [, more] = await found(true, (path) => {
      for (const name of ["a", "b", "c", "d", "e"]) write(path, SEVENTH, `${name}.py`);
    });
    expect(more).toContain(" and 2 more; expected ");
  });
});
