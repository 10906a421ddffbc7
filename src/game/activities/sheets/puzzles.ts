import { err, ok } from "../../../base/result.ts";
import { shuffle } from "../../../base/rng.ts";
import { inWords } from "../../../base/text.ts";
import type { Task } from "../../../drawing/sheets/task.ts";
import type { AnyGame } from "../../rules/game.ts";
import { positionView } from "../../view/board-view.ts";
import { goalText } from "../puzzles/goal.ts";
import { type Puzzle, puzzlePosition } from "../puzzles/puzzle.ts";
import { GAMES_WITH_PUZZLES, goalOf, puzzlesOf } from "../puzzles/puzzles.ts";
import { boardColumns, boardTask } from "./board-task.ts";
import type { Difficulty, MakeGameTasks } from "./request.ts";

/** The lengths of the puzzles of each level, in moves. */
const LENGTHS: Readonly<Record<Difficulty, readonly number[]>> = { 1: [1, 2], 2: [3], 3: [4, 5] };

/** Rejects a game without puzzles. */
export const puzzleTasks: MakeGameTasks = async ({ game, count, level, seed }) => {
  const all = await puzzlesOf(game.id);
  if (all.length === 0) {
    const games = inWords(GAMES_WITH_PUZZLES, "or");
    return err(`There are no puzzles of ${game.title}; choose --game ${games}.`);
  }
  const puzzles = all.filter(({ moves }) => LENGTHS[level].includes(moves));
  const chosen = shuffle(puzzles, seed).slice(0, count);
  return ok({
    subject: "puzzles",
    instructions:
      "Find the one first move that reaches the goal in the stated number of moves, whatever the replies.",
    tasks: await Promise.all(
      chosen
        .sort((one, other) => one.number - other.number)
        .map((puzzle) => worksheetTask(game, puzzle)),
    ),
    briefly: "The first move of each puzzle.",
    columns: { task: boardColumns(game), answer: 3 },
  });
};

async function worksheetTask(game: AnyGame, puzzle: Puzzle): Promise<Task> {
  const { number, moves, solution } = puzzle;
  const position = puzzlePosition(game, puzzle);
  const mover = game.sides[Number(game.toMove(position))]?.name ?? "";
  const sentence = goalText(await goalOf(game.id, puzzle), mover, moves);
  return boardTask({
    heading: `Puzzle ${number}`,
    sentence,
    boards: [positionView(game, position, [])],
    label: "First move",
    explanation: `${solution.join("  ")}.`,
    brief: solution[0] ?? "",
  });
}
