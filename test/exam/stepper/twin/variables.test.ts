/** Which variables exist at a step, and what they hold. */
import { expect, test } from "vitest";
import { shown } from "../../../../src/exam/stepper/twin/recorder/values.ts";
import { run, runFile, sentences } from "../followed.ts";

test("changes in the head of a loop and after a comma are told of at once", async () => {
  const steps = await run(
    "const list = [3, 1, 2];",
    "let count = 0;",
    "for (; list.length > 2; list.pop()) count += 1;",
    "for (; count < 3; [list[0], list[1]] = [list[1]!, list[0]!]) count += 2;",
    "count += 1, [list[0], list[1]] = [list[1]!, list[0]!];",
  );
  expect(sentences(steps).slice(2)).toEqual([
    "list.length > 2 is true, the 1st time.",
    "count becomes 1 (it was 0).",
    "list becomes [3, 1].",
    "list.length > 2 is false, the 2nd time.",
    "count < 3 is true, the 1st time: 1 < 3.",
    "count becomes 3 (it was 1).",
    "list becomes [1, 3].",
    "count < 3 is false, the 2nd time: 3 < 3.",
    "count becomes 4 (it was 3).",
    "list becomes [3, 1].",
  ]);
});

test("a variable of a block hides another of the same name", async () => {
  const steps = await run(
    "let count = 1;",
    "{ let count = 5; count += 1; }",
    "count += 1;",
    "for (const count of [7]) { let count = 8; count += 1; }",
    "count += 1;",
  );
  expect(sentences(steps)).toEqual([
    "count becomes 1.",
    "count becomes 5.",
    "count becomes 6 (it was 5).",
    "count becomes 2 (it was 1).",
    "count becomes 7.",
    "count becomes 8.",
    "count becomes 9 (it was 8).",
    "count becomes 3 (it was 2).",
  ]);
});

test.each([
  ["{ let inner = 1; }", "list [1, 2]"],
  ["for (let inner = 1; inner < 2; inner += 1) list.length = 1;", "list [1, 2]"],
  [
    "outer: for (;;) { for (let inner = 0; ; ) { const twice = inner; break outer; } }",
    "list [1, 2]",
  ],
  ['try { let inner = 1; throw new Error("lost"); } catch {}', "list [1, 2]"],
  ["for (var kept = 0; kept < 1; kept += 1) list.length = 1;", "list [1, 2], kept 1"],
  ["const same = list; { const list = [5]; same[0] = 3; }", "same [3, 2], list [3, 2]"],
])("after %s there are %s", async (line, variables) => {
  const steps = await run("const list = [1];", line, "list.push(2);");
  // Before the ends of the main program and of the run.
  const [main] = steps.at(-3)!.stack;
  const entries = Object.entries(main!.variables);
  expect(entries.map(([name, value]) => `${name} ${shown(value)}`).join(", ")).toBe(variables);
});

test("an array is the same in every variable, and a change has the name of the latest call", async () => {
  const steps = await runFile(`
    function grow(list: number[], last: number): void {
      list.push(last);
      list[0]! += 5;
      list.length += 1;
    }
    export function main(): void {
      const numbers = [1, 2, 3];
      grow(numbers, numbers.pop()!);
    }`);
  expect(sentences(steps).slice(1, 5)).toEqual([
    "grow is called with list by reference and last 3.",
    "list becomes [1, 2, 3].",
    "list[0] becomes 6 (it was 1).",
    "list.length becomes 4.",
  ]);
  const seen = steps.slice(2, 6).map(({ stack }) => shown(stack[0]!.variables.numbers!));
  expect(seen).toEqual(["[1, 2]", "[1, 2, 3]", "[6, 2, 3]", "[6, 2, 3, undefined]"]);
});

test("a function changes the variables that surround it, and those of its file", async () => {
  const steps = await runFile(`
    let count = 1;
    export function main(): void {
      let total = 1;
      const add = (): void => { total += 1; };
      { let count = 7; }
      add();
      count += 1;
    }`);
  const { stack, globals } = steps.at(-3)!;
  expect(stack[0]!.variables).toEqual({ total: "2" });
  expect(globals).toEqual({ count: "2" });
});

test("a getter is not called to show an object", async () => {
  const steps = await run(
    "const counter = { count: 0, get next(): number { this.count += 1; return this.count; } };",
    "const first = counter.next;",
  );
  expect(sentences(steps)).toEqual([
    "counter becomes { count: 0, next: … }.",
    "next is called.",
    "counter becomes { count: 1, next: … } (it was { count: 0, next: … }).",
    "next returns 1.",
    "first becomes 1.",
  ]);
});

test("a variable that is declared without a value is not that of the caller", async () => {
  const steps = await runFile(`
    function half(number: number): number {
      let result: number;
      result = number / 2;
      return result;
    }
    export function main(): void {
      let result = 1;
      result += half(4);
    }`);
  expect(sentences(steps)).toEqual([
    "result becomes 1.",
    "half is called with number 4.",
    "result becomes 2: 4 / 2.",
    "half returns 2.",
    "result becomes 3 (it was 1).",
  ]);
});
