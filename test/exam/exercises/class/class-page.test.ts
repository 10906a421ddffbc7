/** The page and the tables about a class. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { lineOf } from "../../../../src/drawing/line.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { pageOf } from "../../../../src/exam/exercises/class/class-page.ts";
import {
  type ClassReport,
  csvOf,
  type ExerciseOutcome,
  reportTable,
} from "../../../../src/exam/exercises/class/class-report.ts";

describe("what students wrote", () => {
  const exercise = EXERCISES[0]!;
  const evil = '</pre><script>alert("1")</script>\u001b[2J';
  const CLASS: ClassReport = {
    title: evil,
    exercises: [exercise],
    students: [
      {
        name: `+${evil}`,
        fault: undefined,
        results: new Map([[1, { outcome: "failed", texts: [evil] }]]),
        notes: new Map(),
      },
      { name: 'x, "y"\n', fault: evil, results: new Map(), notes: new Map() },
    ],
  };

  test("is no markup of the page, which needs nothing else", () => {
    const page = pageOf(CLASS);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('alert("');
    expect(page).not.toContain("\u001b");
    expect(page.match(/&lt;\/pre&gt;/g)).toHaveLength(6);
    expect(page).not.toMatch(/\b(?:src|href)="(?!#)|url\(|@import/);
    expect(page.match(/<th scope="(?:col|row)">/g)).toHaveLength(7);
  });

  test("is no formula, and stays in its field", () => {
    expect(csvOf(CLASS).split("\r\n").slice(1, 3)).toEqual([
      '"\'+</pre><script>alert(""1"")</script>\ufffd[2J","failed","0",""',
      '"x, ""y"" ","not checked","0","</pre><script>alert(""1"")</script>\ufffd[2J"',
    ]);
    expect(reportTable(CLASS)).not.toContain("\u001b");
  });
});

describe("the table of a class", () => {
  const student = (name: string, ...outcomes: ExerciseOutcome[]) => ({
    name,
    fault: undefined,
    results: new Map(outcomes.map((outcome, at) => [at + 1, outcome])),
    notes: new Map(),
  });
  const FAILED = {
    outcome: "failed",
    passed: [3, 6],
    texts: [lineOf([{ text: " FAILED ", role: "badLabel" }, { text: " names <it>" }]), "3 of 6"],
  } as const;
  const CLASS: ClassReport = {
    title: "11b",
    exercises: EXERCISES.slice(0, 2),
    students: [
      student("Ann 10", { outcome: "passed" }, FAILED),
      student("Ann 9", FAILED, { outcome: "not begun" }),
      student("Bo", { outcome: "unchanged" }, { ...FAILED, passed: [5, 6] }),
    ],
  };

  test("says how many checks passed of what failed", () => {
    expect(csvOf(CLASS)).toContain('"Ann 10","passed","3 of 6","1",""\r\n');
    expect(reportTable(CLASS)).toMatch(/\nAnn 9 +3 of 6 +not begun +0\n/);
  });

  test("has a mark and a word for each outcome, and links to what is folded", () => {
    const page = pageOf(CLASS);
    expect(page).toMatch(
      /<td class="passed">✓<span class="word" data-key="\d+"> passed<\/span><\/td>/,
    );
    expect(page).toMatch(/<a href="#s1e2">✗<span .*?> failed<\/span><span class="share"> 3 of 6</);
    expect(page).toMatch(
      /<details id="s1e2">\n<summary>Exercise 2: .* 3 of 6 checks passed<\/summary>/,
    );
    expect(page).toContain(
      '<pre><span class="badLabel"> FAILED </span> names &lt;it&gt;\n3 of 6</pre>',
    );
  });

  test("sorts outcomes by how near they are to a pass", () => {
    const keys = [...pageOf(CLASS).matchAll(/data-key="(\d+)"> ([a-z ]+)/g)].map(
      ([, key, word]) => ({ key: Number(key), word }),
    );
    const words = keys.toSorted((one, other) => other.key - one.key).map(({ word }) => word);
    expect(words).toEqual(["passed", "failed", "failed", "failed", "not begun", "unchanged"]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(5);
  });

  test("is dark or light as the reader's windows are, and light on paper", () => {
    expect(pageOf(CLASS)).toMatch(/color-scheme: light dark/);
    expect(pageOf(CLASS)).toMatch(/@media screen and \(prefers-color-scheme: dark\)/);
  });

  test("has a script that runs where there is nothing to sort", () => {
    const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(pageOf(CLASS)) ?? [];
    const listened: string[] = [];
    runInNewContext(script, {
      document: { querySelectorAll: () => [] },
      addEventListener: (event: string) => listened.push(event),
    });
    expect(listened).toEqual(["beforeprint"]);
  });
});
