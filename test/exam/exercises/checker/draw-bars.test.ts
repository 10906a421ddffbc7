/** Boards without bars are read, in whatever way they are drawn. */
import { describe, expect, test } from "vitest";
import { barsFor, withUprightBars } from "../../../../src/exam/exercises/checker/draw-bars.ts";
import { splitOutput } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { piecesOn, ranksWith } from "../../../../src/exam/exercises/notation.ts";
import { SAMPLE_GAME } from "../dialogue.ts";

/** A board without bars, with the number of a rank on both sides of its squares. */
const BOARD = Array.from({ length: 8 }, (_, index) => {
  const squares = index === 3 ? "BG WS".padEnd(23) : " ".repeat(23);
  return `${index + 1} ${squares} ${index + 1}`;
}).join("\n");

test("empty ranks with their number on both sides are read in no time, as no rows", () => {
  expect(barsFor(BOARD)(BOARD)).toBe(BOARD);
});

test.each([
  "Squares: [13] [23] [33] [43] [53]",
  "Moves: 12: 13: 14: 15: 16: 17",
  "Go! No! Ha! Hm! Oh! Ow!",
])("what is said is not taken for a row: %s", (line) => expect(withUprightBars(line)).toBe(line));

describe("boards are read", () => {
  const pieces = SAMPLE_GAME.split(" ").toSorted().join(" ");
  const ranks = ranksWith(SAMPLE_GAME);
  const drawn = (row: (squares: readonly string[], rank: number) => string) =>
    ranks.map((squares, index) => row(squares, index + 1).trimEnd()).join("\n");

  test.each([
    ["without bars", drawn((squares, rank) => `${rank}  ${squares.join(" ")}`)],
    ["with a tab after the rank", drawn((squares, rank) => `${rank}\t${squares.join(" ")}`)],
    ["with tabs", drawn((squares, rank) => `${rank}\t${squares.join("\t")}`)],
    [
      "with points on empty squares",
      drawn((squares, rank) => `R${rank} ${squares.map((at) => at.replace("  ", "..")).join(" ")}`),
    ],
    ["without anything between squares", drawn((squares, rank) => `${rank} ${squares.join("")}`)],
    [
      "with rules between ranks",
      drawn((squares, rank) => `---+---+---\n${rank}: ${squares.join(" ")}`),
    ],
    ["without the last bar", drawn((squares, rank) => `${rank}|${squares.join("|")}`)],
    ["with wide squares", drawn((squares, rank) => `${rank} | ${squares.join(" | ")} |`)],
    ...[
      "├──┼──┼──┼──┼──┼──┼──┼──┤",
      "╠══╬══╬══╬══╬══╬══╬══╬══╣",
      "┣━━╋━━╋━━╋━━╋━━╋━━╋━━╋━━┫",
      "╟─┼╌┼╌┼╌┼╌┼╌┼╌┼╌┼─╢",
      "|▀▀|▀▀|▀▀|▀▀|▀▀|▀▀|▀▀|▀▀|",
      "¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯",
      "  | 1| 2| 3| 4| 5| 6| 7| 8|",
      "   1 | 2 | 3 | 4 | 5 | 6 | 7 | 8",
    ].map((edge) => [
      `with edges such as ${edge}`,
      `${edge}\n${drawn((squares, rank) => `|${squares.join("|")}| ${rank}\n${edge}`)}`,
    ]),
    [
      "with rules that have bars",
      drawn((squares, rank) => `|--|--|--|--|--|--|--|--|\n${rank} |${squares.join("|")}|`),
    ],
    ...["!", ":", ";"].flatMap((wall) => [
      [`with ${wall}`, drawn((squares, rank) => `${rank} ${wall}${squares.join(wall)}${wall}`)],
      [
        `with ${wall} around wide squares and ranks`,
        `${wall}   ${wall} 1  ${wall} 2  ${wall} 3  ${wall} 4  ${wall} 5  ${wall} 6  ${wall} 7  ${wall} 8  ${wall}\n${drawn((squares, rank) => `${wall} ${rank} ${wall} ${squares.join(` ${wall} `)} ${wall}`)}`,
      ],
    ]),
    ["with parentheses", drawn((squares, rank) => `${rank} (${squares.join(")(")})`)],
    ["with brackets", drawn((squares, rank) => `${rank} [${squares.join("][")}]`)],
    [
      "with brackets apart",
      drawn((squares, rank) => `${rank}: [ ${squares.join(" ] [ ")} ] ${rank}`),
    ],
    ["with ranks in the frame", drawn((squares, rank) => `| ${rank} |${squares.join("|")}|`)],
    [
      "with ranks in the frame at the right",
      drawn((squares, rank) => `|${squares.join("|")}| R${rank} |`),
    ],
    [
      "with ranks in the frame on both sides",
      drawn((squares, rank) => `|${rank}|${squares.join("|")}|${rank}|`),
    ],
    ...[
      "|    |    |    |    |    |    |    |    |",
      "|....|....|....|....|....|....|....|....|",
      "  . . . . . . . .",
      "!  !  !  !  !  !  !  !  !",
    ].map((row) => [
      `with rows between ranks such as ${row}`,
      drawn((squares, rank) => `    ${row}\n${rank}   | ${squares.join(" | ")} |\n    ${row}`),
    ]),
    [
      "with points on empty squares and between ranks",
      drawn(
        (squares, rank) =>
          `${rank} ${squares.map((at) => at.replace("  ", "..")).join(" ")}\n  .. .. .. .. .. .. .. ..`,
      ),
    ],
  ])("%s", (_name, board) => {
    const text = `A game.\n${board}\n\n   1  2  3  4  5  6  7  8\n\n${board}\nWhite's turn.`;
    const barred = withUprightBars(text);
    const { boards, words } = splitOutput(barsFor(barred)(barred).split("\n"));
    expect(boards.map(piecesOn)).toEqual([pieces, pieces]);
    expect(words).toBe("A game.\nWhite's turn.");
  });
});
