/** Reading questions are asked, marked and counted. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Line, textOf } from "../../../../src/drawing/line.ts";
import type { DrawnQuestion } from "../../../../src/exam/exercises/reading/questions.ts";
import { drawQuestions, QUESTIONS } from "../../../../src/exam/exercises/reading/questions.ts";
import {
  type Answered,
  askQuestions,
  scoreText,
} from "../../../../src/exam/exercises/reading/quiz.ts";
import { readSubroutines, type Subroutine } from "../../../../src/exam/exercises/reading/source.ts";
import type { Question } from "../../../../src/terminal/screen-port.ts";
import { runInside } from "../../../cli/run-inside.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { stubScreen } from "../../../terminal/stub-screen.ts";

const folder = temporaryFolder("read");

const SUBROUTINES = [{ name: "makeMove", file: "rules.ts", line: 79, lines: [] }];

/** Types lines at the prompts of some questions and then ends the input; `said` is what was shown. */
async function asked(
  questions: readonly DrawnQuestion[],
  lines: readonly string[],
  { subroutines = [] as readonly Subroutine[], interactive = false } = {},
) {
  const said: string[] = [];
  const prompts: string[] = [];
  const completed: string[] = [];
  let results: readonly Answered[] = [];
  const screen = stubScreen({
    interactive,
    show: (...texts: readonly unknown[]) =>
      void said.push(...(texts as readonly Line[]).map(textOf)),
    async ask({ prompt, complete }: Question) {
      completed.push(...((await complete?.("")) ?? []));
      return lines[prompts.push(textOf(prompt)) - 1];
    },
  });
  const marked = (latest: readonly Answered[]) => {
    results = latest;
  };
  await askQuestions({ questions, subroutines, marked }, { screen, now: () => 0 });
  return { said: [...said, scoreText(results)], prompts, completed };
}

const SMALL: readonly DrawnQuestion[] = [
  {
    kind: "returns",
    question: {
      id: "a",
      text: "How many?",
      needs: ["makeMove"],
      answers: ["3"],
      because: "It counts.",
    },
  },
  {
    kind: "reasons",
    question: {
      id: "b",
      text: "Why?",
      lines: ["a", "└─ b"],
      needs: [],
      marks: 2,
      scheme: ["First", "Second", "Third"],
    },
  },
  {
    kind: "identifiers",
    question: { id: "c", text: "Which?", needs: [], answers: ["one", "two"], because: "They are." },
  },
];

/** Asks three small questions and returns what was shown. */
const quiz = (...lines: readonly string[]) => asked(SMALL, lines, { subroutines: SUBROUTINES });

/** Does the same at a keyboard. */
const typed = (...lines: readonly string[]) => asked(SMALL, lines, { interactive: true });

describe("a quiz", () => {
  test("asks, marks and counts", async () => {
    const { said, prompts } = await quiz("3", "because", "2", "two");
    expect(said).toEqual([
      "\nQuestion 1 of 3\nHow many? (1 mark)",
      "Correct.\nIt counts.\nSee makeMove (rules.ts, line 79).",
      "\nQuestion 2 of 3\nWhy? (2 marks)\n  a\n  └─ b",
      "One mark for each point, at most 2:\n- First\n- Second\n- Third",
      "\nQuestion 3 of 3\nWhich? (1 mark)",
      "Correct.\nThey are.",
      "\n4 of 4 marks",
    ]);
    expect(prompts[2]).toBe("How many marks does your answer earn, 0 to 2? ");
  });

  test("says what would have been right, and what to look at again", async () => {
    const { said } = await quiz("4", "because", "1", "three");
    expect(said[1]).toMatch(/^Not correct\.\nThe answer is: 3\nIt counts\.\n/);
    expect(said[5]).toBe("Not correct.\nAny of these is correct: one, two\nThey are.");
    expect(said.at(-1)).toBe(
      "\n1 of 4 marks\nWorth looking at again: returns, reasons, identifiers",
    );
  });

  test("shows an answer, which earns no marks, without asking for them", async () => {
    const { said, prompts } = await quiz(" SHOW ", "show", "one");
    expect(said[1]).toMatch(/^The answer is: 3\n/);
    expect(prompts).toHaveLength(3);
    expect(said.at(-1)).toBe("\n1 of 4 marks\nWorth looking at again: returns, reasons");
  });

  test("takes Enter for an answer on paper, if it has several marks", async () => {
    const { said } = await quiz("", "  ", "3", "", "2", "one");
    expect(said.at(-1)).toBe("\n4 of 4 marks");
  });

  test("asks again for marks that a question does not have", async () => {
    const { said, prompts } = await quiz("3", "because", "3", "-1", "two", "", "1.5", "0", "one");
    expect(prompts.filter((prompt) => prompt.startsWith("How many marks"))).toHaveLength(6);
    expect(said.at(-1)).toBe("\n2 of 4 marks\nWorth looking at again: reasons");
  });

  test("counts a refused answer that is claimed, once, and shows again what is right", async () => {
    const { said, prompts } = await quiz("four", "claim", "claim", "", "1", "three", "Claim", "");
    expect(prompts.filter((prompt) => prompt.startsWith("Type claim"))).toHaveLength(1);
    expect(said.filter((text) => text.includes("claimed.\n"))).toEqual([
      "Question 1 claimed.\nThe answer is: 3\nIt counts.",
      "Question 3 claimed.\nAny of these is correct: one, two\nThey are.",
    ]);
    expect(said).toContain("Only an answer that has just been refused can be claimed.");
    expect(said.at(-1)).toBe("\n3 of 4 marks, 2 claimed\nWorth looking at again: reasons");
  });

  test.each([
    ["right", ["3", "claim", "", "2", "one"]],
    ["shown", ["show", "claim", "", "2", "one"]],
    ["marked by the student", ["3", "", "2", "claim", "one"]],
  ])("lets nobody claim an answer that was %s", async (_, lines) => {
    const { said } = await quiz(...lines);
    expect(said).toContain("Only an answer that has just been refused can be claimed.");
    expect(said.at(-1)).not.toContain("claimed");
  });

  test("has help, and completes its commands, in every question", async () => {
    const { said, completed } = await quiz("help", "?", "3", "because", "help", "1", "quit");
    expect(said[1]).toBe(said[2]);
    expect(said[1]).toMatch(/^The reading questions:\n {2}show .*\n {2}claim .*\n {2}done or /);
    expect(said[6]).not.toContain("show");
    expect(completed.slice(0, 4)).toEqual(["show", "claim", "done", "help "]);
    expect(said.at(-1)).toBe("\n2 of 3 marks\nWorth looking at again: reasons");
  });

  test("takes sentences that begin with a command for answers", async () => {
    const { said } = await quiz("show 4", "show the board", "1", "done twice");
    expect(said.filter((text) => text.startsWith("Not correct."))).toHaveLength(2);
    expect(said.at(-1)).toMatch(/^\n1 of 4 marks\n/);
  });

  test("suggests a command to people who may have mistyped it, but takes what they type again", async () => {
    const { said } = await typed("shwo", "show", "dnoe", "dnoe", "help2", "2", "clami", "clami");
    const meant = (line: string, name: string) =>
      `Unknown command “${line}”; did you mean “${name}”?`;
    expect(said.slice(1, 3)).toEqual([meant("shwo", "show"), expect.stringMatching(/^The answer/)]);
    expect(said.slice(4, 6)).toEqual([meant("dnoe", "done"), expect.stringMatching(/^One mark/)]);
    expect(said.slice(7, 9)).toEqual([meant("clami", "claim"), expect.stringMatching(/^Not corr/)]);
    expect((await quiz("shwo")).said[1]).toMatch(/^Not correct\./);
  });

  test.each([
    ["done is typed", ["3", "Done", "b"]],
    ["done is typed for the marks", ["3", "because", "done"]],
    ["the input ends", ["3"]],
  ])("ends with the score when %s", async (_, lines) => {
    const { said } = await quiz(...lines);
    expect(said.at(-1)).toBe("\n1 of 1 mark");
  });

  test("may end before the first answer", async () => {
    expect((await quiz("done")).said.at(-1)).toBe("\nNo questions answered.");
    expect((await quiz()).said.at(-1)).toBe("\nNo questions answered.");
  });
});

describe("the questions drawn", () => {
  const texts = (...args: Parameters<typeof drawQuestions>) =>
    drawQuestions(...args).map(({ question }) => question.text);

  test("follow from the seed", () => {
    expect(texts(7)).toEqual(texts(7));
    expect(texts(7)).not.toEqual(texts(8));
    expect(texts(7).toSorted()).toEqual(texts(8).toSorted());
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((seed) => texts(seed)[0])).size).toBeGreaterThan(4);
  });

  test("may be of one kind", () => {
    expect(texts(7, "roles").toSorted()).toEqual(
      QUESTIONS.roles.map(({ text }) => text).toSorted(),
    );
  });
});

test.each([
  ["skeleton.py", ["Python"]],
  ["Skeleton.VB", ["VB.NET"]],
  ["skeleton.pas", []],
  ["skeleton.c", []],
])("a class that has %s is asked about no other language", (file, languages) => {
  const texts = drawQuestions(7, undefined, file).map(({ question }) => question.text);
  const all = drawQuestions(7).map(({ question }) => question.text);
  const others = ["Python", "VB.NET"].filter((name) => !languages.includes(name));
  expect(texts).toEqual(all.filter((text) => !others.some((name) => text.includes(name))));
});

describe("exercise read", () => {
  const read = async (input: string, ...words: readonly string[]) =>
    (await runInside(input, { words: ["exercise", "read", ...words] })).output;

  test("names its seed and asks all questions in the order of that seed", async () => {
    const output = await read("show\n".repeat(200), "--seed", "7");
    const [about = ""] = output.split("\n\n");
    expect(about).toContain("--seed 7");
    // The terminal wraps them.
    for (const paragraph of about.split("\n")) expect(paragraph).toMatch(/\.$/);
    const found = [...output.matchAll(/\nQuestion \d+ of \d+\n(.*) \(\d marks?\)\n/g)];
    expect(found.map(([, text]) => text)).toEqual(drawQuestions(7).map((one) => one.question.text));
    expect(output).toMatch(/\n0 of \d+ marks\nWorth.*\n$/);
  });

  test("draws a seed, which repeats the questions", async () => {
    const output = await read("show\nshow\ndone\n", "--kind", "roles", "--count", "2");
    const [, seed = ""] = /--seed (\d+)/.exec(output) ?? [];
    expect(output).toMatch(/\nQuestion 1 of 2\n.*[Rr]ole/);
    expect(output).toMatch(/\n0 of 2 marks\nWorth looking at again: roles\n$/);
    const again = await read("show\nshow\n", "--kind", "roles", "--count", "2", "--seed", seed);
    expect(again).toBe(output);
  });

  test("adds a line with the marks to a file, unless nothing was asked for", async () => {
    const file = join(folder, "all.csv");
    const lines = () => readFileSync(file, "utf8").trimEnd().split("\n");
    await read("show\ndone\n", "--seed", "7", "--name", "Ann", "--result", file);
    expect(lines()).toEqual([expect.stringMatching(/^\d+-\d\d-\d\d,Ann,all,7,0,\d,0$/)]);
    const roles = ["--kind", "roles", "--count", "1", "--seed", "7", "--result", file];
    expect(await read("nonsense\nclaim\n", ...roles)).toMatch(/\n1 of 1 mark, 1 claimed\n$/);
    expect(lines()[1]).toMatch(/,,roles,7,1,1,1$/);
    await read("done\n", ...roles);
    expect(lines()).toHaveLength(2);
  });
});

test("an answer with one wrong letter is asked for once more", async () => {
  const question = { ...SMALL[2]!.question, answers: ["MakeMove"], because: "It does." };
  const ask = async (...lines: readonly string[]) =>
    (await asked([{ kind: "identifiers", question }], lines)).said.slice(1);
  const again = "Check the spelling and type the answer again.";
  expect(await ask("MakMove", "makeMove")).toEqual([again, "Correct.\nIt does.", "\n1 of 1 mark"]);
  expect((await ask("MakMove", "MakeMov"))[1]).toMatch(/^Not correct\./);
  expect(await ask("Other")).not.toContain(again);
});

test.each([
  ["def make_move(board):", "makeMove", "make_move"],
  ["  Private Sub MAKE_MOVE(ByRef Board)", "makeMove", "MAKE_MOVE"],
  ["static void MakeMove(string[,] Board)", "makeMove", "MakeMove"],
  ["def main():", "main", "main"],
  ['if __name__ == "__main__":', "main", "the main program"],
])("a subroutine is called as it is declared: %s", async (line, name, called) => {
  const [drawn] = SMALL;
  const question = { ...drawn!.question, needs: [name] };
  const subroutines = [{ name, file: "game", line: 3, lines: [line, ""] }];
  const { said } = await asked([{ ...drawn!, question }], ["show"], { subroutines });
  expect(said[1]).toMatch(new RegExp(`\\nSee ${called} \\(game, line 3\\)\\.$`));
});

test("a class's own program is named, and not the port", async () => {
  const own = join(folder, "skeleton.py");
  writeFileSync(own, "def MakeMove(Board):\n  return\n");
  const words = ["exercise", "read", "--seed", "7", "--from", own];
  const [about = "", missing = ""] = (await runInside("done\n", { words })).output.split(
    /(?<=\))\.\n/,
  );
  expect(about).not.toContain("rules.ts");
  expect(missing).toMatch(/^Not found in skeleton\.py: CheckEtluMoveIsLegal, .*\.\n/);
  const subroutines = await readSubroutines({
    file: "skeleton.py",
    text: readFileSync(own, "utf8"),
  });
  const { said } = await asked([SMALL[0]!], ["show"], { subroutines });
  expect(said[1]).toMatch(/\nSee MakeMove \(skeleton\.py, line 1\)\.$/);
});
