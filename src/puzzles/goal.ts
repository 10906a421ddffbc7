import type { AnyGame, Move, Position } from "../core/game.ts";
import { movesInWords } from "../core/text.ts";
import type { ZammaGame } from "../games/zamma/zamma.ts";
import type { Puzzle } from "./puzzles.ts";

/** What the attacker, who is to move first in a puzzle, must force. */
export interface Goal {
  /** The game of the puzzle; it also ends as soon as the goal is reached. */
  readonly game: AnyGame;
  /** What is to be gained: "3 men"; undefined if the puzzle is to win the game. */
  readonly gain: string | undefined;
  /** How pieces are counted, as a sentence; may be empty. */
  readonly note: string;
  /** The searches of the puzzle; absent if the engine finds the win. */
  readonly searches?: GoalSearches;
}

/** Searches for a goal, with the moves that the attacker has left. */
export interface GoalSearches {
  /** How the attacker, who is to move, forces the goal; undefined if he cannot. */
  attack(position: Position, movesLeft: number): Attack | undefined;
  defend(position: Position, movesLeft: number): Reply;
}

/** The quickest way to force a goal. */
export interface Attack<M = Move> {
  /** The attacker's moves, however the defender plays. */
  readonly moves: number;
  readonly first: M;
}

export interface Reply<M = Move> {
  readonly reply: M;
  /** Whether the attacker can no longer reach the goal in time. */
  readonly holds: boolean;
}

/** What a side is to do in a puzzle: "White captures the sarrum in 3 moves." */
export function taskOf({ game, note }: Goal, side: string, moves: number): string {
  return `${side} ${game.goal} in ${movesInWords(moves)}. ${note}`.trim();
}

/** The goal of a puzzle of a game. */
export async function goalOf(game: AnyGame, puzzle: Puzzle): Promise<Goal> {
  if (game.id !== "zamma") return { game, gain: undefined, note: "" };
  const { zammaGoal } = await import("./zamma/zamma-goal.ts");
  return zammaGoal(game as unknown as ZammaGame, puzzle);
}
