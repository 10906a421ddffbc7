/** Programs that are followed: what their runs tell of, and how they are stopped or refused. */
import process from "node:process";
import { describe, expect, test } from "vitest";
import { followProgram } from "../../../../src/exam/stepper/twin/program.ts";
import { endOf, recordHere, run, runFile, sentences, skeletonInChildren } from "../followed.ts";

describe("a run tells of", () => {
  test("variables that are declared, changed and counted up", async () => {
    const steps = await run("let a = 1, b = 2;", "const sum = a + b;", "a += sum;", "b++;");
    expect(sentences(steps)).toEqual([
      "a becomes 1 and b becomes 2.",
      "sum becomes 3: 1 + 2.",
      "a becomes 4 (it was 1).",
      "b becomes 3 (it was 2).",
    ]);
  });

  test("elements of arrays, also if they stay as they are", async () => {
    const steps = await run(
      'const board: string[][] = [["  ", "WS"]];',
      "let file = 0;",
      'board[0]![file] = "WR";',
      'board[0]![file + 1] = "WS";',
      "board[0]!.push(`x`);",
    );
    expect(sentences(steps).slice(2)).toEqual([
      'board[0][0] becomes "WR" (it was "  ").',
      'board[0][1] stays "WS".',
      "board becomes an array of 1.",
    ]);
  });

  test("no change of an array with a value that is not a number", async () => {
    const steps = await run("const counts = [Number.NaN];", "String(counts.length);");
    expect(sentences(steps)).toEqual(["counts becomes [NaN]."]);
  });

  test("loops of every kind, with their repetitions", async () => {
    const steps = await run(
      "for (let count = 1; count <= 2; count += 1) console.log(count);",
      'for (const letter of "SR") console.log(letter);',
      "let left = 1;",
      "while (left > 0) left -= 1;",
      "do left += 1; while (left < 1);",
    );
    expect(sentences(steps)).toEqual([
      "count becomes 1.",
      "count <= 2 is true, the 1st time: 1 <= 2.",
      "It prints “1”.",
      "count becomes 2 (it was 1).",
      "count <= 2 is true, the 2nd time: 2 <= 2.",
      "It prints “2”.",
      "count becomes 3 (it was 2).",
      "count <= 2 is false, the 3rd time: 3 <= 2.",
      'letter becomes "S".',
      "It prints “S”.",
      'letter becomes "R".',
      "It prints “R”.",
      "left becomes 1.",
      "left > 0 is true, the 1st time: 1 > 0.",
      "left becomes 0 (it was 1).",
      "left > 0 is false, the 2nd time: 0 > 0.",
      "left becomes 1 (it was 0).",
      "left < 1 is false, the 1st time: 1 < 1.",
    ]);
  });

  test("conditions that are combined, and those that are not looked at", async () => {
    const steps = await run(
      "const [rank, file] = [1, 9];",
      "if (rank > 3 && file > 8) console.log(`both`);",
      "else if (rank > 3 || !(file < 8)) console.log(`one`);",
      "switch (rank) { case 1: console.log(`first`); break; default: console.log(`other`); }",
    );
    expect(sentences(steps)).toEqual([
      "rank becomes 1 and file becomes 9.",
      "rank > 3 && file > 8 is false: 1 > 3 is false; file > 8 is not looked at.",
      "rank > 3 || !(file < 8) is true: 1 > 3 is false; !(9 < 8) is true.",
      "It prints “one”.",
      "rank is 1.",
      "It prints “first”.",
    ]);
  });

  test("calls, also of themselves, and variables of the same name in each", async () => {
    const steps = await runFile(`
      let calls = 0;
      function half(number: number): number {
        calls += 1;
        let rest = number % 2;
        if (rest === 1) return number;
        return half(number / 2);
      }
      export function main(): void {
        const rest = half(6);
      }`);
    expect(sentences(steps)).toEqual([
      "half is called with number 6.",
      "calls becomes 1 (it was 0).",
      "rest becomes 0: 6 % 2.",
      "rest === 1 is false: 0 === 1.",
      "half is called with number 3.",
      "calls becomes 2 (it was 1).",
      "rest becomes 1: 3 % 2.",
      "rest === 1 is true: 1 === 1.",
      "half returns 3.",
      "half returns 3.",
      "rest becomes 3.",
    ]);
    expect(endOf(steps)).toBe("The program has ended.");
  });
});

test("changes without an assignment to a variable are told of after the statement", async () => {
  const steps = await runFile(`
    class Counter {
      count = 0;
      add(): void { this.count += 1; }
    }
    export function main(): void {
      const counter = new Counter();
      counter.add();
      const list = [3, 1, 2];
      list.sort();
      [list[0], list[1]] = [list[1], list[0]];
      delete list[2];
    }`);
  expect(sentences(steps)).toEqual([
    "counter becomes Counter { count: 0 }.",
    "add is called.",
    "counter becomes Counter { count: 1 } (it was Counter { count: 0 }).",
    "add ends.",
    "list becomes [3, 1, 2].",
    "list becomes [1, 2, 3].",
    "list becomes [2, 1, 3].",
    "list becomes [2, 1, undefined].",
  ]);
});

test("the repetitions of a loop with a label are counted from 1 each time that it begins", async () => {
  const steps = await run(
    "for (const rank of [1, 2]) {",
    "let file = rank;",
    "next: while (file < 3) { file += 1; continue next; }",
    "}",
  );
  expect(sentences(steps).filter((sentence) => sentence.includes(" time"))).toEqual([
    "file < 3 is true, the 1st time: 1 < 3.",
    "file < 3 is true, the 2nd time: 2 < 3.",
    "file < 3 is false, the 3rd time: 3 < 3.",
    "file < 3 is true, the 1st time: 2 < 3.",
    "file < 3 is false, the 2nd time: 3 < 3.",
  ]);
});

test("classes, labels and lines without semicolons are followed, too", async () => {
  const steps = await runFile(`
    class Counter {
      private readonly names: string[] = []
      count?: number = 0
      add(name: string): this { this.names.push(name); return this }
    }
    export function main(): void {
      const counter = new Counter()
      counter.count = 2
      let left = 3
      outer: while ((left -= 1) > 0) { for (;;) continue outer }
      const size = counter.add("a").count ?? 0
    }`);
  expect(sentences(steps).filter((sentence) => !/^add/.test(sentence))).toEqual([
    "counter becomes Counter { names: …, count: 0 }.",
    "counter.count becomes 2.",
    "left becomes 3.",
    "left becomes 2 (it was 3).",
    "(left -= 1) > 0 is true, the 1st time.",
    "left becomes 1 (it was 2).",
    "(left -= 1) > 0 is true, the 2nd time.",
    "left becomes 0 (it was 1).",
    "(left -= 1) > 0 is false, the 3rd time.",
    "size becomes 2.",
  ]);
  expect(endOf(steps)).toBe("The program has ended.");
});

test("types are erased where they stand, also in parentheses and lists", async () => {
  const files = new Map([
    [
      "program.ts",
      `import { type Pair, type Side as Colour, add } from "./rules.ts";
export function main(first?: string): void {
  const list = [[1, 2]] as const satisfies readonly Pair[];
  let sum = (first || list)![0]! as Pair;
  let side = ("W" as Colour).length;
  const total = add<number>(sum[0]!, 5);
}`,
    ],
    [
      "rules.ts",
      `export type Pair = readonly number[];
export type Side = "W";
export function add(one: string, other: string): string;
export function add<Value>(one: Value, other: Value): Value;
export function add(one: unknown, other: unknown): unknown { return one + other; }`,
    ],
  ]);
  expect(sentences(await recordHere(files))).toEqual([
    "main is called with first undefined.",
    "list becomes an array of 1.",
    "sum becomes [1, 2]: (undefined || list)[0].",
    "side becomes 1.",
    "add is called with one 1 and other 5.",
    "add returns 6: 1 + 5.",
    "total becomes 6.",
  ]);
});

test("variables in a run are those of the program: it imports what another file changes", async () => {
  const files = new Map([
    [
      "program.ts",
      'import { count, add as more } from "./rules.ts";\nexport function main() { more(); console.log(count); }',
    ],
    ["rules.ts", "export let count = 1;\nexport const add = () => { count += 1; };"],
  ]);
  expect(sentences(await recordHere(files))).toEqual([
    "add is called.",
    "count becomes 2 (it was 1).",
    "add ends.",
    "It prints “2”.",
  ]);
});

/** What takes long until it is stopped, for the deep tests. */
const LONG: readonly (readonly [lines: string, reason: string])[] = [
  // It cannot catch its end either.
  [
    "while (true) { try { console.log(1); } catch { console.log(2); } }",
    "It has taken too many steps without an end.",
  ],
  [
    "const list = new Array<number>(2000).fill(0); while (true) list[0]! += 1;",
    "It has changed and printed too much to be followed.",
  ],
];

describe("a run is stopped with a sentence that says where", () => {
  test.each<readonly [lines: string, reason: string]>([
    ...(process.env.DEEP ? LONG : []),
    [
      "const again = (): void => { again(); }; again();",
      "More than 300 calls have not ended; the last is of again.",
    ],
    ["throw new Error(`no board`);", "An error: no board."],
    [
      "const board: string[][] = []; board[1]![1] = `  `;",
      "An error: Cannot set properties of undefined (setting '1').",
    ],
    ["const many = new Array(5000).fill(0);", "An array has more than 2,000 elements."],
    [
      "const many = new Array(1990).fill(0); while (true) many.push(1);",
      "An array has more than 2,000 elements.",
    ],
    [
      "const list: unknown[] = [1]; list.push(list);",
      "An array contains itself, or arrays are nested more than 20 deep.",
    ],
    ['const long = "x".repeat(5e8);', "A text has more than 20,000 characters."],
    ['console.log("x".repeat(5e8));', "A text has more than 20,000 characters."],
    [
      'while (true) console.log("x".repeat(9999));',
      "It has changed and printed too much to be followed.",
    ],
  ])("%s", { timeout: 60_000 }, async (lines, reason) => {
    const why = `The program was stopped in program.ts, line 2. ${reason}`;
    expect(endOf(await run(lines))).toBe(why);
  });

  test("if it reads files", async () => {
    const steps = await runFile(
      'import { statSync } from "node:fs";\nexport function main() { statSync("scores.txt"); }',
    );
    expect(endOf(steps)).toContain(
      "It uses node:fs, and only what it asks and prints can be followed.",
    );
  });
});

describe("a program is refused", () => {
  test.each([
    ["let = 3;", /^program\.ts, line 1 cannot be read: /],
    [
      "enum Colour { White, Black }",
      /^program\.ts cannot be followed\. Line 1 has “enum”, which is more than a type\.$/,
    ],
  ])("%s", (text, reason) => {
    const followed = followProgram(new Map([["program.ts", text]]), new Map());
    expect(followed).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  test("without the file that starts it", () => {
    expect(followProgram(new Map(), new Map())).toMatchObject({ ok: false });
  });
});

test("the same answers again lead to the same steps, which no other run replaces", async () => {
  const program = skeletonInChildren();
  const begun = await program.run([]);
  expect(await program.run([])).toBe(begun);
  expect((await program.run(["y"])).length).toBeGreaterThan(begun.length);
});
