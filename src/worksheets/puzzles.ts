import { positionView } from "../console/render/show.ts";
import type { AnyGame } from "../core/game.ts";
import { ok } from "../core/result.ts";
import { shuffled } from "../exercises/reading/questions.ts";
import { goalOf, taskOf } from "../puzzles/goal.ts";
import { type Puzzle, puzzlesOf } from "../puzzles/puzzles.ts";
import { answerLine, board, paragraph } from "./markup.ts";
import type { Level, MakeTasks, Task } from "./task.ts";

/** The lengths of the puzzles of each level, in moves. */
const LENGTHS: Readonly<Record<Level, readonly number[]>> = { 1: [1, 2], 2: [3], 3: [4, 5] };

/** Makes tasks that ask for the first move of a puzzle. */
export const puzzleTasks: MakeTasks = async ({ game, count, level, seed }) => {
  const puzzles = (await puzzlesOf(game.id)).filter(({ moves }) => LENGTHS[level].includes(moves));
  const chosen = shuffled(puzzles, seed).slice(0, count);
  return ok({
    subject: "puzzles",
    instructions:
      "Find the only first move that reaches the goal in this number of moves, whatever the replies.",
    tasks: await Promise.all(
      chosen
        .sort((one, other) => one.number - other.number)
        .map((puzzle) => worksheetTask(game, puzzle)),
    ),
    columns: { tasks: 3, answers: 3 },
    material: [],
  });
};

async function worksheetTask(game: AnyGame, puzzle: Puzzle): Promise<Task> {
  const { number, moves, position, solution } = puzzle;
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(`puzzle ${number}: ${read.reason}`);
  const mover = game.sides[Number(game.toMove(read.value))]?.name ?? "";
  const goal = await goalOf(game, puzzle);
  const view = positionView(game, read.value, []);
  return {
    heading: `Puzzle ${number}`,
    task: [paragraph(taskOf(goal, mover, moves)), board(view), answerLine("First move")].join("\n"),
    answer: paragraph(`${solution.join("  ")}. No other first move reaches the goal in time.`),
  };
}
