import { expect, test } from "vitest";
import { labelsIn } from "../../../src/exercises/judges/boards.ts";

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
