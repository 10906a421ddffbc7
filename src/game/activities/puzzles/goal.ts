import { capital, inWords, movesInWords } from "../../../base/text.ts";
import type { AnyGame, Game, Move, Position } from "../../rules/game.ts";

/** What the attacker, who is to move first in a puzzle, must force. */
export interface PuzzleGoal<P = Position, M = Move> {
  /** The game of the puzzle; it also ends as soon as the goal is reached. */
  readonly game: Game<P, M>;
  /** What is to be gained: "3 men"; undefined if the puzzle is to win the game. */
  readonly gain: string | undefined;
  /** A sentence, perhaps empty: how pieces are counted or, to win, whose first move is still to come. */
  readonly note: string;
  /** The searches of the puzzle; absent if the engine finds the win. */
  readonly searches?: GoalSearches<P, M>;
}

/** Searches for a goal, with the moves that the attacker has left. */
export interface GoalSearches<P = Position, M = Move> {
  /** How the attacker, who is to move, forces the goal; undefined if that is impossible. */
  attack(position: P, movesLeft: number): Attack<M> | undefined;
  defend(position: P, movesLeft: number): Defence<M>;
}

/** The quickest way to force a goal. */
export interface Attack<M = Move> {
  /** The attacker's moves, however the defender plays. */
  readonly moves: number;
  readonly first: M;
}

interface Defence<M = Move> {
  readonly reply: M;
  /** Whether the attacker can no longer reach the goal in time. */
  readonly holds: boolean;
}

/** What a side is to do in a puzzle: "White captures the sarrum in 3 moves." */
export const goalText = ({ game, note }: PuzzleGoal, side: string, moves: number): string =>
  `${side} ${game.goal} in ${movesInWords(moves)}. ${note}`.trimEnd();

/** "The fers on d1 has not moved yet.", which no board shows; of a position in text form. */
export function unmovedPieces(game: AnyGame, text: string): string {
  const [, , squares = ""] = text.split(" ");
  const read = game.readPosition(text);
  const cells = read.ok ? game.diagram(read.value).cells : [];
  const named = (squares.match(/[a-z]\d+/g) ?? []).map(
    (name) => `the ${cells.find((cell) => cell?.name === name)?.pieces[0]?.name} on ${name}`,
  );
  if (named.length === 0) return "";
  return `${capital(inWords(named))} ${named.length === 1 ? "has" : "have"} not moved yet.`;
}
