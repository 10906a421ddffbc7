/** Steps in sentences, and why the next one follows. */
import { expect, test } from "vitest";
import { whyNext } from "../../../src/exam/stepper/sentences.ts";
import { run, sentences } from "./followed.ts";

test.each([
  [
    "if (Math.abs(one - two) === 1 && one > 0) one = 1;",
    "Math.abs(one - two) === 1 && one > 0 is false: Math.abs(2 - 4) === 1, that is 2 === 1 is false; one > 0 is not looked at.",
  ],
  ["one = Math.abs(one - two);", "one stays 2: Math.abs(2 - 4)."],
  ["let piece = list[one - 2]![1];", 'piece becomes "S", taken from list[0][1].'],
  ["return list[two - 4];", 'main returns "WS", taken from list[0].'],
  [
    'if (list[0]! === "W" || list[0]![0]! !== "W") one = 1;',
    'list[0] === "W" || list[0][0] !== "W" is false: list[0] === "W", that is "WS" === "W" is false; list[0][0] !== "W", that is "W" !== "W" is false.',
  ],
  ["one = -minus + 4 - minus;", "one becomes 8 (it was 2): -(-2) + 4 - -2."],
  [
    "if ((one as number) > two! || list![0]!.length! < (minus satisfies number)) one = 1;",
    '(one) > two || list[0].length < (minus) is false: (2) > 4 is false; list[0].length < (-2), that is "WS".length < (-2) is false.',
  ],
])("%s is explained by the values of its parts", async (line, sentence) => {
  const steps = await run("let one = 2, two = 4, minus = -2;", 'const list = ["WS"];', line);
  expect(sentences(steps)).toContain(sentence);
});

test("objects are passed by reference, as arrays are, and other values by value", async () => {
  const text = "function f(box: object, seen: Map<string, number>, day: Date, n: string) {}";
  const steps = await run('f({}, new Map([["a", 1]]), new Date(0), "{");', text);
  expect(sentences(steps)).toContain(
    'f is called with box by reference, seen by reference, day by reference and n "{".',
  );
  expect(sentences(await run("const box = {};"))).toContain("box becomes {}.");
});

test.each(["while (true)", "while (1)"])("%s is not said to be true", async (head) => {
  const steps = await run(head, "break;");
  expect(sentences(steps)).toContain("The loop's body begins, the 1st time.");
});

test("why a loop's condition is tested depends on what has been executed before", async () => {
  const counting = "let a = 2; for (let i = 1; i <= 1; i += 1)\na += 1;";
  const steps = await run(counting, "a += 0;", "while (a < 4)", "a += 1;");
  const reasons = steps.flatMap(({ action }, at) =>
    action.kind === "test" ? whyNext(steps, at) : [],
  );
  const begins = "A loop begins by testing its condition.";
  const counted = "The loop's counter has changed, so its condition is tested again.";
  const executed = "The loop's body has been executed, so its condition is tested again.";
  expect(reasons).toEqual([begins, counted, begins, executed]);
  expect(whyNext(steps, steps.length - 1)).toBe("The program has ended.");
});

test("a program ends at the last line of its main program", async () => {
  const steps = await run("let a = 2;", "while (a < 4)", "a += 1;");
  expect(steps.at(-1)).toMatchObject({ line: 5, action: { kind: "end" } });
});
