/** Lines of spans with roles: painted, joined and broken. */
import { wrapAnsi } from "fast-wrap-ansi";
import { describe, expect, test } from "vitest";
import {
  brokenLines,
  lineOf,
  painted,
  SAID,
  textOf,
  withMargin,
  withTexts,
} from "../../src/drawing/line.ts";

const paint = (text: string, role: string) => `<${role}>${text}</>`;
const MARKED = lineOf([
  { text: "a line of " },
  { text: "several words", role: "current" },
  { text: " to break" },
]);

test("without colour a line is its text, with colour its roles are painted", () => {
  expect(painted(MARKED, undefined)).toBe("a line of several words to break");
  expect(painted(MARKED, paint)).toBe("a line of <current>several words</> to break");
  expect(painted("plain", paint)).toBe("plain");
  expect(textOf(withTexts(MARKED, (text) => text.toUpperCase()))).toBe(
    "A LINE OF SEVERAL WORDS TO BREAK",
  );
});

test.each([
  ["Answer (or show, done): ", "<heading|Answer><quiet| (or show, done)><heading|: >"],
  [
    "Enter for the next question, done to end: ",
    "<heading|Enter for the next question><quiet|, done to end><heading|: >",
  ],
  [
    "Lesson, step 1 of 9 (Enter for the next, done): ",
    "<heading|Lesson, step 1 of 9><quiet| (Enter for the next, done)><heading|: >",
  ],
  ["Answer: ", "<heading|Answer: >"],
  ["How many (2, 3)? ", "<heading|How many><quiet| (2, 3)><heading|? >"],
])("of %j only what is asked is bold", (prompt, expected) => {
  expect(painted(SAID.asked(prompt), (text, role) => `<${role}|${text}>`)).toBe(expected);
});

test.each([
  ["hint takes no arguments.", "<bad>hint takes no arguments.</>"],
  ["There is no file a; type load.", "<bad>There is no file a;</> type load."],
  ["Did you mean go? =og answers it.", "<bad>Did you mean go?</> =og answers it."],
])("of the refusal %j only what is wrong is bad", (text, expected) => {
  expect(painted(SAID.refusal(text), paint)).toBe(expected);
});

describe("a line that is broken", () => {
  const broken = (columns: number) =>
    brokenLines(MARKED, (text) => wrapAnsi(text, columns)).map((line) => painted(line, paint));

  test("keeps its roles in every width", () => {
    expect(broken(40)).toEqual(["a line of <current>several words</> to break"]);
    expect(broken(18)).toEqual(["a line of <current>several</>", "<current>words</> to break"]);
    for (let columns = 8; columns < 40; columns += 1) {
      const lines = brokenLines(MARKED, (text) => wrapAnsi(text, columns));
      expect(lines.map(textOf)).toEqual(wrapAnsi(textOf(MARKED), columns).split("\n"));
      const current = lines.flatMap((line) => (typeof line === "string" ? [] : line.spans));
      const marked = current.filter(({ role }) => role).map(({ text }) => text);
      expect(marked.join("").replaceAll(" ", "")).toBe("severalwords");
    }
  });

  test("gives what is added before its parts no role", () => {
    const hung = brokenLines(MARKED, (text) => text.replace(" words", "\n   words"));
    expect(painted(hung[1]!, paint)).toBe("   <current>words</> to break");
  });
});

test("a refusal and its reason have a margin in a window that is wide enough", () => {
  const shown = (columns: number) =>
    [SAID.refusal("No such move here"), SAID.reason("because of that rule")].flatMap((line) =>
      withMargin(line, columns, wrapAnsi).map(textOf),
    );
  expect(shown(24)).toEqual(
    [" ! No such move here", "    because of that rule"].map((line) => line.replace("! ", "!  ")),
  );
  expect(shown(23)).toEqual(["No such move here", "because of that rule"]);
});
