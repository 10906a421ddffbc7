import type { ChesslikeGame } from "../core/chesslike/chesslike-game.ts";
import type { ChessMove, ChessPosition } from "../core/chesslike/position.ts";
import type { Game, Move, Position } from "../core/game.ts";
import { capital, inWords, movesInWords } from "../core/text.ts";
import { type Puzzle, positionOf } from "./puzzle.ts";

/** What the attacker, who is to move first in a puzzle, must force. */
export interface Goal<P = Position, M = Move> {
  /** The game of the puzzle; it also ends as soon as the goal is reached. */
  readonly game: Game<P, M>;
  /** What is to be gained: "3 men"; undefined if the puzzle is to win the game. */
  readonly gain: string | undefined;
  /** How pieces are counted, as a sentence; may be empty. */
  readonly note: string;
  /** Names the pieces whose first move is still to come, as a sentence; may be empty. */
  readonly unmoved: string;
  /** The searches of the puzzle; absent if the engine finds the win. */
  readonly searches?: GoalSearches<P, M>;
}

/** Searches for a goal, with the moves that the attacker has left. */
export interface GoalSearches<P = Position, M = Move> {
  /** How the attacker, who is to move, forces the goal; undefined if that is impossible. */
  attack(position: P, movesLeft: number): Attack<M> | undefined;
  defend(position: P, movesLeft: number): Reply<M>;
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
export function taskOf({ game, note, unmoved }: Goal, side: string, moves: number): string {
  const task = `${side} ${game.goal} in ${movesInWords(moves)}.`;
  return [task, note, unmoved].filter(Boolean).join(" ");
}

export const winOf = (game: ChesslikeGame, puzzle: Puzzle): Goal<ChessPosition, ChessMove> => ({
  game,
  gain: undefined,
  note: "",
  unmoved: unmovedPieces(game, positionOf(game, puzzle)),
});

/** "The fers on d1 has not moved yet.", which no board shows; rank by rank from the bottom. */
export function unmovedPieces({ kernel }: ChesslikeGame, { board }: ChessPosition): string {
  const { rules, moveTables } = kernel;
  const rowOf = (square: number) => Math.floor(square / rules.board.width);
  const named = [...board.entries()]
    .filter(([, code]) => moveTables.kinds[code]?.fresh)
    .sort(([one], [other]) => rowOf(other) - rowOf(one) || one - other)
    .map(([square, code]) => {
      const name = moveTables.kinds[code]?.piece.name;
      return `the ${name} on ${rules.notation.coordinates.name(square)}`;
    });
  if (named.length === 0) return "";
  return `${capital(inWords(named))} ${named.length === 1 ? "has" : "have"} not moved yet.`;
}
