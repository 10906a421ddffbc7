/** What the sentences of a failure have in common with others, and in what they differ. */
import { type Line, lineOf, type Role } from "../../../drawing/line.ts";
import { PIECES } from "../../paper.ts";
import type { CheckResult, Failure } from "../exercise.ts";

/** The words on which a failure turns: what is to be said, players, squares and numbers, truth values. */
const TOKEN = /“[^”]*”|\b(?:White|Black|true|false)\b|\b\d+\b/g;

/** What is expected and what appeared, with the words set off that the other lacks. */
export const setOff = (expected: string, appeared: string): readonly [Line, Line] => [
  withLabels(expected, appeared, "goodLabel"),
  withLabels(appeared, expected, "badLabel"),
];

function withLabels(text: string, other: string, role: Role): Line {
  const found = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({ token, index }));
  const differing = found.filter(({ token }) => isMissing(token, other));
  let end = 0;
  const spans = differing.flatMap(({ token, index }) => {
    const before = { text: text.slice(end, index) };
    end = index + token.length;
    return [before, { text: token, role }];
  });
  return lineOf([...spans, { text: text.slice(end) }]);
}

/** Whether a text lacks a word, and has another of its kind; what is to be said need not have any. */
function isMissing(token: string, other: string): boolean {
  if (token.startsWith("“")) return !other.includes(token.slice(1, -1));
  const others: readonly string[] = other.match(TOKEN) ?? [];
  return !others.includes(token) && others.some((one) => kindOf(one) === kindOf(token));
}

const kindOf = (token: string) =>
  /^\d/.test(token)
    ? "number"
    : /^[WB]/.test(token)
      ? "player"
      : token[0] === "“"
        ? "words"
        : "truth";

const PIECE = new RegExp(PIECES.join("|"), "g");

/**
 * What went wrong, the same for failures that are likely to be one mistake: whose move it was and to which square does
 * not count, but which kinds of pieces are not where they should be.
 */
export function causeOf({ failure }: CheckResult): string {
  const { expected, appeared, position = "" } = failure!;
  const texts = [expected, appeared].map((text) =>
    text
      .replace(/\b(?:White|Black)\b|"[WB]"/g, "player")
      .replace(PIECE, "piece")
      .replace(/\d+/g, "#")
      .replace(/#(?:, #)*(?: and #)?/g, "#"),
  );
  // Positions are chosen to tell cases apart.
  return JSON.stringify([
    ...texts,
    kindsIn(failure!),
    appeared.endsWith("nothing") ? "" : position,
  ]);
}

/** The kinds of the pieces that should stand on the squares that a failure names. */
function kindsIn({ expected, appeared, board }: Failure): string {
  const squares: readonly string[] = `${expected} ${appeared}`.match(/\b\d\d\b/g) ?? [];
  const pieces = (board?.expected ?? "")
    .split(" ")
    .filter((piece) => squares.includes(piece.slice(2)));
  return [...new Set(pieces.map((piece) => piece[1]))].toSorted().join("");
}
