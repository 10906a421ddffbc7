import { expect, test } from "vitest";
import { wrapText } from "../../../src/console/terminal/wrap-text.ts";
import { typedAt } from "./typed-at.ts";

/** Returns what a terminal of 30 columns shows of a text. */
function shown(text: string): string {
  let output = "";
  const write = (written: string) => {
    output += written;
  };
  typedAt(write, { wrapText }, 30).say(text);
  return output;
}

test.each([
  "/home/ann/.config/capture-the-sarrum/settings.txt",
  "C:\\Users\\Ann\\AppData\\Roaming\\capture-the-sarrum\\Config\\settings.txt",
])("the file name %s is not wrapped, so that it can be copied", (file) => {
  expect(shown(file)).toBe(`${file}\n`);
});

test.each([
  "          Repeat:   printf 'y\\n81\\n' | node program.ts",
  "          Repeat:   'y', '81' | python game.py",
])("the command %j is not wrapped, so that it can be pasted", (line) => {
  expect(shown(line)).toBe(`${line}\n`);
});

test("sentences are wrapped between words", () => {
  expect(shown("White's sarrum captures Black's etlu on 23.")).toBe(
    "White's sarrum captures\nBlack's etlu on 23.\n",
  );
});

test("the last column of a table is wrapped below itself where there is room", () => {
  expect(shown("  WE  etlu  moves exactly two squares")).toBe(
    "  WE  etlu  moves exactly two\n            squares\n",
  );
  expect(shown("  scores  lists the finished games")).toBe(
    "  scores  lists the finished\n          games\n",
  );
  expect(shown(`${" ".repeat(10)}lists the finished games`)).toBe(
    "          lists the finished\n          games\n",
  );
  expect(shown("  saved [ALL]       lists the saved games")).toBe(
    "  saved [ALL]       lists\n     the saved games\n",
  );
  expect(shown(`${" ".repeat(20)}lists the saved games and others`)).toBe(
    "   lists the saved games\n      and others\n",
  );
});

test.each([1, 2, 3, 4, 5, 6, 7])("a window of %i columns shows every word", (columns) => {
  for (const text of [
    "   Choose a square",
    "  WE  etlu  moves two squares",
    "1   |  |BG|",
    "etlu",
  ]) {
    const lines = wrapText(text, columns).split("\n");
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  }
});

test("texts, prompts and the status line are made printable, but lines stay", async () => {
  const written: string[] = [];
  const { say, ask, status } = typedAt((text) => written.push(text), {
    readLine: async (prompt) => prompt,
  });
  say("a\n\tb\r\nc\r\x1b[2J\n");
  expect(written.pop()).toBe("a\n b\nc \ufffd[2J\n\n");
  expect(await ask("\x9b1m\n\u202e? ")).toBe("\ufffd1m\n\ufffd? ");
  status("\x1b]0;owned\x07\r");
  expect(written.pop()?.split("\r").at(-1)).toBe("\ufffd]0;owned\ufffd ");
});

test("the colours of a board stay", () => {
  const written: string[] = [];
  typedAt((text) => written.push(text)).say("\x1b[1mWS\x1b[22m", true);
  expect(written).toEqual(["\x1b[1mWS\x1b[22m\n"]);
});
