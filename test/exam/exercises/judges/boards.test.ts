/** The labels at the edges of a board. */
import { expect, test } from "vitest";
import { labelsIn } from "../../../../src/exam/exercises/judges/boards.ts";

const ROW = "|  ".repeat(8);
const boardOf = (row: (rank: number) => string) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${row(rank)}\n`).join("");

test.each([
  ["on the left", (rank: number) => `R${rank} ${ROW}|`, "    F1 F2 F3 F4 F5 F6 F7 F8", true],
  ["on the right", (rank: number) => `${ROW}| R${rank}`, " F1 F2 F3 F4 F5 F6 F7 F8", true],
  ["missing", () => `${ROW}|`, " F1 F2 F3 F4 F5 F6 F7 F8", false],
])("labels of ranks %s", (_where, row, files, found) => {
  const labels = labelsIn(`${boardOf(row)}${files}\n`);
  const right =
    "ranks R1 R2 R3 R4 R5 R6 R7 R8 from the top and files F1 F2 F3 F4 F5 F6 F7 F8 from the left";
  expect(labels === right).toBe(found);
});

test.each([
  ["above the board", (board: string) => `     F1 F2 F3 F4 F5 F6 F7 F8\n${board}`, /^above it F1/],
  [
    "under two boards",
    (board: string) => `${board} 1  2  3  4  5  6  7  8\n${board}`,
    / and ranks/,
  ],
  [
    "of too many files",
    (board: string) => `${board}    F1 F2 F3 F4 F5 F6 F7 F8 F9`,
    /files F1 .* F8 from the left and F9$/,
  ],
])("labels %s are found", (_where, said, found) => {
  expect(labelsIn(said(boardOf((rank) => `R${rank} ${ROW}|`)))).toMatch(found);
});

test("a board of 9 by 9 has 9 labels of each kind", () => {
  const rows = Array.from({ length: 9 }, (_, index) => `${index + 1} ${"|  ".repeat(9)}|\n`);
  expect(labelsIn(`${rows.join("")}   1  2  3  4  5  6  7  8  9`)).toBe(
    "ranks 1 2 3 4 5 6 7 8 9 from the top and files 1 2 3 4 5 6 7 8 9 from the left",
  );
});
