/** Tests that the exam's program does the same when it is followed. */
import { expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { stepLine } from "../../../src/exam/stepper/sentences.ts";
import type { Shot } from "../../../src/exam/stepper/twin/recorder/values.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { checkMoveIsLegal, makeMove } from "../../../src/skeleton/rules.ts";
import { startBoard } from "../../skeleton/boards.ts";
import { compareRuns } from "./compare-runs.ts";
import { followedSkeleton } from "./followed.ts";

test("random games print the same, followed or not", async () => {
  const { plain, followed, end } = await compareRuns(1, 5);
  expect(followed).toBe(plain);
  expect(end).toBe("The program has ended.");
});

const rowsOf = (shot: Shot | undefined) =>
  typeof shot === "object"
    ? shot.items.map((row) => (typeof row === "object" ? row.items.map(String) : []))
    : [];

test("the board after each move is that of the rules", async () => {
  const answers = ["y", "12", "13", "12", "21", "41", "51", "81", "71"];
  const steps = await (await followedSkeleton()).run(answers);
  const board = startBoard("Y").map((row) => [...row]);
  const moved = steps.filter(
    ({ action }) => action.kind === "return" && action.name === "makeMove",
  );
  for (const [move, step] of moved.entries()) {
    const { variables } = step.stack[0]!;
    const [rank, file, toRank, toFile] = ["startRank", "startFile", "finishRank", "finishFile"].map(
      (name) => Number(variables[name]),
    ) as [number, number, number, number];
    const turn = move % 2 === 0 ? "W" : "B";
    expect(checkMoveIsLegal(board, rank, file, toRank, toFile, turn)).toBe(true);
    makeMove(board, rank, file, toRank, toFile, turn);
    expect(rowsOf(variables.board)).toEqual(
      board.map((row) => row.map((piece) => JSON.stringify(piece))),
    );
  }
  expect(moved.length).toBeGreaterThan(1);
});

test("how 13 to 23 is judged in the sample game, step by step", async () => {
  const steps = await (await followedSkeleton()).run(["y", "13", "23"]);
  const start = steps.findIndex(
    ({ action }) => action.kind === "call" && action.name === "checkMoveIsLegal",
  );
  const end = steps.findIndex(
    ({ action }) => action.kind === "return" && action.name === "checkMoveIsLegal",
  );
  await expect(
    `${steps
      .slice(start, end + 2)
      .map((step) => textOf(stepLine(step)))
      .join("\n")}\n`,
  ).toMatchFileSnapshot("../../transcripts/steps.txt");
});

test("a call is told of at the line that makes it, and every step is at a line of its subroutine", async () => {
  const program = await followedSkeleton();
  const steps = await program.run(["n", "17", "16", "12", "13"]);
  const lineOf = ({ file, line }: Step) => program.files.get(file)!.split("\n")[line - 1]!;
  for (const step of steps.slice(1, -1)) {
    const { action } = step;
    if (action.kind === "call") expect(lineOf(step)).toContain(`${action.name}(`);
    if (action.kind !== "set" || action.changes.some(({ path }) => path.length > 0)) continue;
    for (const { name } of action.changes) expect(lineOf(step)).toContain(name);
  }
});
