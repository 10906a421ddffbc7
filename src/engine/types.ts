/** The levels of play are 1 to this one (see levels.ts). */
export const BEST_LEVEL = 8;

/**
 * How long a search may go on; the first limit that is reached ends it. Without any, it goes on
 * until it is stopped, or as deep as it can.
 */
export interface Limits {
  /** Plies, from 1. */
  readonly depth?: number;
  /** Positions entered, quiescence included. */
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** What a position is worth to the side to move. */
export type Score =
  /**
   * Hundredths of a redum, pawn or man; in games with dice, hundredths of a per cent by which the
   * chance of winning is above an equal share.
   */
  | { readonly kind: "value"; readonly centi: number }
  /** The side to move wins after that many plies: 1 when its next move ends the game. */
  | { readonly kind: "win"; readonly plies: number }
  /** The side to move loses after that many plies; 0 where it has lost already. */
  | { readonly kind: "loss"; readonly plies: number };

/** What a search has found out when it has completed a depth. */
export interface SearchInfo<Move> {
  readonly depth: number;
  readonly score: Score;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Best play for both sides, best move first; empty only where the game is over or dice are due. */
  readonly pv: readonly Move[];
}

/** What a search is asked. */
export interface Task<Position> {
  readonly position: Position;
  /** The game so far, oldest first, without `position`: a search counts a repetition as a draw. */
  readonly earlier: readonly Position[];
  readonly limits: Limits;
  /**
   * By which whole number moves that are nearly as good as the best are preferred, so that not all
   * games are alike; 0, or where it is left out, none is. Of no effect in games with dice.
   */
  readonly variety?: number;
}

/**
 * The world outside as a search needs it; otherwise a search is pure. Asked every few hundred
 * positions; in zamma, where one can take milliseconds, at every position.
 */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  stopped(): boolean;
}

/** A search for the best move in a game. */
export interface Searcher<Position, Move> {
  /**
   * Thinks until a limit is reached, reports every depth that is completed, and returns the last
   * finding. What needs no search, as a win on the spot, is returned only.
   */
  search(
    task: Task<Position>,
    clock: Clock,
    report: (finding: SearchInfo<Move>) => void,
  ): SearchInfo<Move>;
  /** Forgets everything learnt, so that the next search does not depend on the ones before. */
  clear(): void;
}
