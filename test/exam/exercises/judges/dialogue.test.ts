/** Excerpts of what a program has said. */
import { expect, test } from "vitest";
import { excerpt } from "../../../../src/exam/exercises/judges/dialogue.ts";

test("an excerpt that is cut ends with a sign, in a line and after the last one", () => {
  expect(excerpt(" One line. \n\nAnother.\n")).toBe("One line.\nAnother.");
  expect(excerpt("x".repeat(120))).toBe("x".repeat(120));
  expect(excerpt("x".repeat(121))).toBe(`${"x".repeat(120)}…`);
  expect(excerpt("x\n".repeat(6))).toBe("x\n".repeat(6).trim());
  expect(excerpt("x\n".repeat(7))).toBe(`${"x\n".repeat(6)}…`);
  expect(excerpt(" \n")).toBe("nothing");
});

test("only where a program says nothing, its question stands for that", () => {
  expect(excerpt(" \n", "Start square:")).toBe("only the question: Start square:");
  expect(excerpt("White captures nothing", "Start square:")).toBe("White captures nothing");
});
