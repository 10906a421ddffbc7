import { describe, expect, test } from "vitest";
import type { DrawnQuestion } from "../../../../src/exam/exercises/reading/questions.ts";
import { drawQuestions, QUESTIONS } from "../../../../src/exam/exercises/reading/questions.ts";
import { askQuestions, runReading } from "../../../../src/exam/exercises/reading/quiz.ts";
import { readSubroutines } from "../../../../src/exam/exercises/reading/source.ts";

/** Ports that type the lines given and then end the input; `said` is what was shown. */
function typist(lines: readonly string[]) {
  const said: string[] = [];
  const prompts: string[] = [];
  return {
    said,
    prompts,
    ports: {
      ask: async (prompt: string) => lines[prompts.push(prompt) - 1],
      say: (text: string) => void said.push(text),
    },
  };
}

const SUBROUTINES = [{ name: "makeMove", file: "rules.ts", line: 79, lines: [] }];
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
async function quiz(...lines: readonly string[]) {
  const typed = typist(lines);
  await askQuestions(typed.ports, SMALL, SUBROUTINES);
  return typed;
}

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

  test("does not take help as an answer", async () => {
    const { said } = await quiz("help", "?", "3", "because", "help", "1", "quit");
    expect(said.slice(1, 3)).toEqual(new Array(2).fill(expect.stringContaining("Type an answer")));
    expect(said.at(-1)).toBe("\n2 of 3 marks\nWorth looking at again: reasons");
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

describe("the reading quiz", () => {
  test("names its seed and asks all questions in the order of that seed", async () => {
    const { ports, said } = typist(Array<string>(200).fill("show"));
    await runReading(ports, { seed: 7 });
    const asked = said.filter((text) => text.startsWith("\nQuestion "));
    expect(said[0]).toContain("--seed 7");
    // The terminal wraps them.
    for (const paragraph of said[0]?.split("\n") ?? []) expect(paragraph).toMatch(/\.$/);
    const texts = drawQuestions(7).map(({ question }) => question.text);
    expect(asked.map((text) => text.split("\n")[2]?.replace(/ \(\d marks?\)$/, ""))).toEqual(texts);
    expect(said.at(-1)).toMatch(/^\n0 of \d+ marks\n/);
  });

  test("asks some questions of one kind", async () => {
    const { ports, said } = typist(["show", "show"]);
    await runReading(ports, { seed: 7, kind: "roles", count: 2 });
    expect(said[1]).toMatch(/^\nQuestion 1 of 2\n.*[Rr]ole/);
    expect(said.at(-1)).toBe("\n0 of 2 marks\nWorth looking at again: roles");
  });
});

test("an answer with one wrong letter is asked for once more", async () => {
  const question = { ...SMALL[2]!.question, answers: ["MakeMove"], because: "It does." };
  const ask = async (...lines: readonly string[]) => {
    const typed = typist(lines);
    await askQuestions(typed.ports, [{ kind: "identifiers", question }], []);
    return typed.said.slice(1);
  };
  const again = "Check the spelling and type the answer again.";
  expect(await ask("MakMove", "makeMove")).toEqual([again, "Correct.\nIt does.", "\n1 of 1 mark"]);
  expect((await ask("MakMove", "MakeMov"))[1]).toMatch(/^Not correct\./);
  expect(await ask("Other")).not.toContain(again);
});

test("a class's own program is named, and not the port", async () => {
  const { ports, said } = typist(["done"]);
  const own = { file: "skeleton.py", text: "def MakeMove(Board):\n  return\n" };
  await runReading(ports, { seed: 7, own });
  expect(said[0]).not.toContain("rules.ts");
  expect(said[1]).toMatch(/^Not found in skeleton\.py: CheckEtluMoveIsLegal, .*\.$/);
  const asked = typist(["show"]);
  const question = SMALL[0]!;
  await askQuestions(asked.ports, [question], await readSubroutines(own));
  expect(asked.said[1]).toMatch(/\nSee MakeMove \(skeleton\.py, line 1\)\.$/);
});
