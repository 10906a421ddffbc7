import type { RootNoise } from "./root-noise.ts";

/** The levels of play are 1 to this one (see levels.ts). */
export const BEST_LEVEL = 8;

/** The limits of a search; the first one reached ends it. Without any it runs until it is stopped. */
export interface Limits {
  /** Plies, from 1. */
  readonly depth?: number;
  /** Positions entered, quiescence included. */
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** A level of play. */
export interface Skill {
  /** 1 to 8, see levels.ts. */
  readonly level: number;
  /** Seeds the level's random choices: a whole number. */
  readonly seed: number;
}

/** The score of a position for the side to move. */
export type Score =
  /**
   * Hundredths of a redum, pawn or man; in games with dice, hundredths of a per cent by which the
   * chance of winning exceeds an equal share.
   */
  | { readonly kind: "value"; readonly centi: number }
  /** The side to move wins in so many plies: 1 if its next move ends the game. */
  | { readonly kind: "win"; readonly plies: number }
  /** The side to move loses in so many plies; 0 if it has lost already. */
  | { readonly kind: "loss"; readonly plies: number };

/** What a search knows after completing a depth. */
export interface SearchInfo<Move> {
  readonly depth: number;
  readonly score: Score;
  readonly nodes: number;
  readonly milliseconds: number;
  /** The principal variation; empty only if the game is over or dice are due. */
  readonly pv: readonly Move[];
}

/** A request to search a position: the same from the prompt to the searcher. */
export interface SearchRequest<Position> {
  readonly position: Position;
  /** The game so far, oldest first, without `position`: a repetition scores as a draw. */
  readonly earlier: readonly Position[];
  readonly limits: Limits;
  /** Plays at a level, whose limits hold as well; without it, as well as possible. */
  readonly skill?: Skill;
  /**
   * Searches first for a forced win in up to so many moves, with half of the nodes and of the time
   * at most, then as usual with the rest.
   */
  readonly mate?: number;
  /** Makes root moves that are nearly as good as the best equally likely. */
  readonly rootNoise?: RootNoise;
}

/**
 * The time and the stop flag, the only things a search reads from outside. Read every few hundred
 * nodes; in zamma, where a node can take milliseconds, at every node.
 */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number;
  stopped(): boolean;
}

/** Searches one game for the best move. */
export interface Searcher<Position, Move> {
  /**
   * Searches until a limit is reached. Reports each completed depth and returns the last info.
   * Ignores `skill` and `mate`, which the engine sees to. What needs no search, such as a win on
   * the spot, is returned without a report.
   */
  search(
    request: SearchRequest<Position>,
    clock: Clock,
    report: (info: SearchInfo<Move>) => void,
  ): SearchInfo<Move>;
  /** Clears all tables, so that the next search does not depend on earlier ones. */
  clear(): void;
}
