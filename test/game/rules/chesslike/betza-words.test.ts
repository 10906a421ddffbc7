/** Movements in words. */
import { describe, expect, test } from "vitest";
import {
  BETZA_TABLE,
  betza,
  RIDES,
  readBetza,
} from "../../../../src/game/rules/chesslike/betza.ts";
import { movementWords } from "../../../../src/game/rules/chesslike/betza-words.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";

const words = (text: string) => movementWords(betza(text));

describe("movements in words", () => {
  test.each([
    ["S", "K"],
    ["M", "W"],
    ["N", "F"],
    ["E", "D"],
    ["G", "R"],
  ])("of the paper's piece %s are those of its table", (letter, text) => {
    const row = sarrum.ruleBook.pieces.find((piece) => piece.letter === letter);
    expect(words(text)).toBe(row?.sentence);
  });

  test.each([
    ["N", "moves two squares straight and one aside, and jumps over anything"],
    ["B", "moves any number of squares diagonally and does not jump"],
    ["Q", "moves any number of squares in any direction and does not jump"],
    ["Z", "moves three squares straight and two aside, and jumps over anything"],
    ["AD", "moves exactly two squares in any direction and jumps over anything"],
    ["H", "moves exactly three squares vertically or horizontally and jumps over anything"],
    ["B3", "moves up to three squares diagonally and does not jump"],
    ["W9", "moves up to 9 squares vertically or horizontally and does not jump"],
    ["NN", "makes any number of jumps in a line, each of two squares straight and one aside"],
    [
      "DA2",
      "moves exactly two squares vertically or horizontally and jumps over anything, and makes up to two jumps in a line, each of two squares diagonally",
    ],
    [
      "fmWfcF",
      "moves one square straight ahead only to an empty square, and one square diagonally ahead only to capture",
    ],
    ["vW", "moves one square straight ahead or straight back"],
    ["sW", "moves one square to the right or to the left"],
    ["fsW", "moves one square straight ahead, to the right or to the left"],
    ["bW", "moves one square straight back"],
    ["rW", "moves one square to the right"],
    ["lW", "moves one square to the left"],
    ["fK", "moves one square straight ahead or diagonally ahead"],
    ["bK", "moves one square straight back or diagonally back"],
    ["WvF", "moves one square in any direction"],
    ["WfF", "moves one square vertically or horizontally or diagonally ahead"],
    ["vWF", "moves one square straight ahead, straight back or diagonally"],
    ["sK", "moves one square to the right, to the left or diagonally"],
    ["lF", "moves one square diagonally back to the left or diagonally ahead to the left"],
    ["rF", "moves one square diagonally ahead to the right or diagonally back to the right"],
    ["flF", "moves one square diagonally ahead to the left"],
    ["frF", "moves one square diagonally ahead to the right"],
    ["blF", "moves one square diagonally back to the left"],
    ["brF", "moves one square diagonally back to the right"],
    ["bN", "moves two squares straight and one aside, back, and jumps over anything"],
    [
      "rN",
      "moves two squares straight and one aside, ahead to the right or back to the right, and jumps over anything",
    ],
    ["H9", "makes up to 9 jumps in a line, each of three squares vertically or horizontally"],
    ["fN", "moves two squares straight and one aside, ahead, and jumps over anything"],
    [
      "fNlN",
      "moves two squares straight and one aside, ahead or back to the left, and jumps over anything",
    ],
    ["WK", "moves one square in any direction"],
    ["FfW", "moves one square straight ahead or diagonally"],
  ])("of %s", (text, expected) => {
    expect(words(text)).toBe(expected);
  });
});

/**
 * Returns all valid combinations of a letter with up to two modifiers, with and without a
 * repetition.
 */
function manyMovements(): string[] {
  const letters = BETZA_TABLE[0]?.rows.map(([letter]) => letter) ?? [];
  const modifiers = BETZA_TABLE[1]?.rows.map(([letter]) => letter).filter((one) => one !== "i");
  const before = [
    "",
    ...(modifiers ?? []),
    ...(modifiers ?? []).flatMap((one) => (modifiers ?? []).map((two) => one + two)),
  ];
  const all = before.flatMap((some) =>
    letters.flatMap((letter) => ["", "3", letter].map((often) => some + letter + often)),
  );
  return all.filter((text) => readBetza(text).ok);
}

/** Returns a canonical form of a movement, which does not depend on how it is written. */
const nature = (text: string) =>
  [...new Set(betza(text).map((movement) => Object.values(movement).join()))].sort().join(" ");

test("equal movements, and only those, have the same description", () => {
  const told = new Map<string, string>();
  const texts = manyMovements();
  for (const text of texts) {
    const sentence = words(text);
    expect(sentence).toMatch(/^(moves|makes) [a-z0-9 ,]+$/);
    expect(sentence).not.toMatch(/ {2}|undefined|,$/);
    expect(nature(told.get(sentence) ?? text)).toBe(nature(text));
    told.set(sentence, text);
  }
  expect(texts.length).toBeGreaterThan(1000);
  expect(told.size).toBe(new Set(texts.map(nature)).size);
  expect(betza("WW")[0]?.most).toBe(RIDES);
});

test("the table describes every letter of the notation", () => {
  const [letters, modifiers] = BETZA_TABLE.map(({ rows }) => rows.map(([letter]) => letter));
  for (const code of Array.from({ length: 26 }, (_, index) => 65 + index)) {
    const letter = String.fromCharCode(code);
    expect(letters?.includes(letter)).toBe(readBetza(letter).ok);
    const modifier = letter.toLowerCase();
    expect(modifiers?.includes(modifier)).toBe(readBetza(`${modifier}W`).ok);
  }
  for (const [, about] of BETZA_TABLE.flatMap(({ rows }) => rows)) expect(about).not.toBe("");
});
