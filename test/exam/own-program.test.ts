/** Worksheets and questions have the answers of a class's own program. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isRight } from "../../src/exam/exercises/reading/marking.ts";
import { isLong, type ShortQuestion } from "../../src/exam/exercises/reading/question.ts";
import { drawQuestions } from "../../src/exam/exercises/reading/questions.ts";
import {
  type Askable,
  ownProgram,
  readSubroutines,
} from "../../src/exam/exercises/reading/source.ts";
import { compareWithKnown } from "../../src/exam/known-versions.ts";
import { followOwn } from "../../src/exam/own-program.ts";
import { SKELETON } from "../../src/exam/places.ts";
import { followedSkeleton } from "../../src/exam/stepper/followed-skeleton.ts";
import { makeSheet } from "../cli/make-sheet.ts";
import { runInside } from "../cli/run-inside.ts";
import { itemsOf, named, type Page, readPage } from "../drawing/sheets/read-page.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { valueIn } from "../value-in.ts";
import { ownOf, portText } from "./known.ts";
import { PYTHON } from "./stepper/python.ts";

const NAMING = { windows: false };
const folder = temporaryFolder("own");

function write(file: string, text: string | Buffer): string {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
}

/** An etlu that moves like a knight, and a black redum that becomes a gisgigir. */
const CHANGED = portText("game.py")
  .replace("== 2 and abs(FinishRank - StartRank) == 0", "== 2 and abs(FinishRank - StartRank) == 1")
  .replace("== 0 and abs(FinishRank - StartRank) == 2", "== 1 and abs(FinishRank - StartRank) == 2")
  .replace('"BM"', '"BG"')
  .replace(/RankNo/g, "R");

/** The rows of all answers of a page. */
const rowsOf = ({ answers }: Page) =>
  itemsOf(answers).map((item) =>
    named(named(item, "tbody")[0]!, "tr").map((row) => named(row, "td").map(({ text }) => text)),
  );

test("what lies in another file is named once", async () => {
  const own = write("program.ts", readFileSync(new URL("program.ts", SKELETON), "utf8"));
  const words = ["exercise", "read", "--seed", "7", "--from", own];
  const { output } = await runInside("done\n", { words });
  expect(output.match(/^Not found in .*$/gm)).toEqual([
    expect.stringMatching(/^Not found in program\.ts: CheckEtluMoveIsLegal, .* and MakeMove\.$/),
  ]);
});

describe.skipIf(PYTHON === undefined)("answers are those of a class's program in Python", () => {
  const pages: Record<string, Page> = {};
  const notes: string[] = [];
  let asked: Askable = { questions: [], notes: [] };

  beforeAll(async () => {
    const own = valueIn(await followOwn(write("skeleton.py", CHANGED), NAMING));
    // One process records all of these.
    const made = ["trace", "calls"].map(async (kind) => {
      const sheet = valueIn(
        await makeSheet(kind as "trace", { count: 30, seed: 3, extracts: false, own }),
      );
      pages[kind] = readPage(sheet.sheets);
      notes.push(...sheet.notes);
    });
    asked = await own!.askable!(drawQuestions(1, undefined, "skeleton.py"));
    await Promise.all(made);
  }, 60_000);

  test("calls", () => {
    const etlu = rowsOf(pages.calls!).flatMap((rows) =>
      rows.filter(([name]) => name === "CheckEtluMoveIsLegal"),
    );
    expect(etlu.length).toBeGreaterThan(2);
    for (const [, args = "", result] of etlu) {
      const [rank, file, toRank, toFile] = args.split(", ").map(Number) as [
        number,
        number,
        number,
        number,
      ];
      const distance = Math.abs(rank - toRank) * Math.abs(file - toFile);
      expect([args, result]).toEqual([args, distance === 2 ? "True" : "False"]);
    }
  });

  test("trace tables, with the program's own names of variables", () => {
    const items = itemsOf(pages.trace!.answers);
    const moved = rowsOf(pages.trace!).filter((_, at) =>
      /MakeMove/.test(named(items[at]!, "h2")[0]!.text),
    );
    const became = moved.flatMap((rows) => rows.map((row) => row.at(-1)));
    expect(became).toContain('"BG"');
    expect(became).not.toContain('"BM"');
    const headings = named(pages.trace!.answers, "th").map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(["R", "Board[R][FileNo] first"]));
    expect(notes.filter((note) => !note.includes("the main program"))).toEqual([]);
  });

  test("questions, of which others are left out", () => {
    const answersTo = (id: string) =>
      asked.questions.flatMap(({ question }) =>
        question.id === id && !isLong(question) ? [question.answers] : [],
      )[0];
    expect(answersTo("etlu-straight")).toEqual(["False"]);
    expect(answersTo("nabu-diagonal")).toEqual(["True"]);
    expect(answersTo("display-control")).toEqual(["R", "FileNo"]);
    expect(answersTo("sum-is-two")).toBeUndefined();
    expect(answersTo("promoted")).toBeUndefined();
    expect(asked.notes.join("\n")).toContain(
      "CheckEtluMoveIsLegal and MakeMove are left out, because skeleton.py has another version.",
    );
  });
});

test.skipIf(PYTHON === undefined)(
  "what cannot be run has the exam's answers where it is the same",
  async () => {
    const path = write("broken.py", CHANGED.replace("def MakeMove(", "def MakeMove(("));
    const own = valueIn(await followOwn(path, NAMING))!;
    expect(own.notes).toEqual([
      expect.stringMatching(/^broken\.py, line \d+ cannot be read: .* Only what is the same/),
    ]);
    const { questions } = await own.askable!(drawQuestions(1, "returns"));
    const ids = questions.map(({ question }) => question.id);
    expect(ids).toContain("nabu-diagonal");
    expect(ids).not.toContain("etlu-straight");
  },
);

test("tasks on what another language has changed are left out, and said", async () => {
  const text = portText("game.cs").replace("StartFile) == 2", "StartFile) == 3");
  const own = await ownOf("game.cs", text);
  const made = valueIn(await makeSheet("calls", { count: 20, seed: 1, own }));
  const page = readPage(made.sheets);
  expect(rowsOf(page)).toHaveLength(20);
  expect(JSON.stringify(page.answers)).not.toContain("CheckEtlu");
  expect(made.notes).toContain(
    "CheckEtluMoveIsLegal is left out, because game.cs has another version.",
  );
  const words = ["exercise", "read", "--kind", "returns", "--from", write("game.cs", text)];
  const { output } = await runInside("show\n".repeat(40), { words });
  expect(output).toContain("CheckEtluMoveIsLegal is left out, because game.cs has another");
  expect(output).not.toContain("What does CheckEtlu");
  expect(output).toContain("What does CheckNabu");
});

test("only files that can be followed are opened for it", async () => {
  const own = valueIn(await followOwn(write("rules.ts", "export function main() {}\n"), NAMING))!;
  expect(own.notes).toEqual([]);
});

test("questions are marked by the program's own names", async () => {
  const text = portText("game.vb").replace(/RankDifference/g, "rank_diff");
  const own = valueIn(await followOwn(write("renamed.vb", text), NAMING))!;
  const { questions } = await own.askable!(drawQuestions(1, "identifiers", "renamed.vb"));
  const asked = questions.find(({ question }) => question.id === "gisgigir-local")?.question;
  const marked = (typed: string) => isRight(asked as ShortQuestion, typed);
  expect(["rank diff", "It is rank_diff", "RankDiff and Count", "Count"].map(marked)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["Board or rank_diff", "rank_diff, StartRank"].map(marked)).toEqual([false, false]);
});

test("a copy in TypeScript is read with what it imports", async () => {
  const { files } = valueIn(await followedSkeleton());
  const copy = join(folder, "copy");
  mkdirSync(copy);
  for (const [name, text] of files) writeFileSync(join(copy, name), text);
  const read = valueIn(ownProgram(join(copy, "program.ts"), NAMING))!;
  const { found, faults, isExams } = await compareWithKnown(read);
  expect([faults.size, isExams]).toEqual([0, true]);
  expect(new Set(found)).toEqual(new Set(await readSubroutines()));
});

test("a module in Python is read with its program, and an old encoding that it names", async () => {
  const at = portText("game.py").indexOf("def CheckRedum");
  const coding = "# -*- coding: latin-1 -*-\n# Zähler\n";
  const inLatin = (text: string) => Buffer.from(coding + text, "latin1");
  write("size.py", inLatin(portText("game.py").slice(0, at)));
  const own = write("modular.py", inLatin(`from size import *\n${portText("game.py").slice(at)}`));
  const read = valueIn(ownProgram(own, NAMING))!;
  expect(read.text).toContain("# Zähler");
  expect((await compareWithKnown(read)).faults.size).toBe(0);
});
