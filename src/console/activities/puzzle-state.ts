import type { Match } from "../../match/match.ts";
import type { Goal } from "../../puzzles/goal.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { PuzzleResult, PuzzleScore } from "../../puzzles/scores.ts";
import type { AwaitedInput, ReturnStage } from "../session/state.ts";

/** What stays the same from puzzle to puzzle. */
export interface Puzzles {
  readonly all: readonly Puzzle[];
  /** The only length to set; undefined for all. */
  readonly length: number | undefined;
  readonly scores: readonly PuzzleScore[];
  readonly before: ReturnStage;
}

export interface Solving extends Puzzles {
  readonly puzzle: Puzzle;
  readonly goal: Goal;
  readonly match: Match;
  /** The moves that the attacker has left. */
  readonly movesLeft: number;
  /** The part of a move that is asked for. */
  readonly awaits: AwaitedInput;
  /** The number of hints about the present move. */
  readonly hints: number;
  /** Whether there has been a hint or a wrong move. */
  readonly aided: boolean;
  /** It has been solved, or its solution shown. */
  readonly closed: boolean;
}

export const scoreOf = ({ goal, puzzle }: Solving, result: PuzzleResult): PuzzleScore => ({
  game: goal.game.id,
  position: puzzle.position,
  result,
});
