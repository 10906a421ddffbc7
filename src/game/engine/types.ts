import type { RootNoise } from "./root-noise.ts";

/** The limits of a search: it ends at the first one reached, and without any only when stopped. */
export interface Limits {
  /** In plies, from 1. */
  readonly depth?: number;
  /** Nodes searched, quiescence included. */
  readonly nodes?: number;
  readonly milliseconds?: number;
}

export interface Skill {
  /** From 1 to 8, see levels.ts. */
  readonly level: number;
  /** Seeds the level's random choices; a whole number. */
  readonly seed: number;
}

/** The score of a position for the side to move. */
export type Score =
  /**
   * Hundredths of a redum, pawn or man; in games with dice, hundredths of a per cent by which the
   * winning chance exceeds an equal share.
   */
  | { readonly kind: "value"; readonly centi: number }
  /** The side to move wins in this many plies; 1 if its next move ends the game. */
  | { readonly kind: "win"; readonly plies: number }
  /** The side to move loses in this many plies; 0 if it has already lost. */
  | { readonly kind: "loss"; readonly plies: number };

/** The result of a completed depth. */
export interface SearchInfo<Move> {
  readonly depth: number;
  readonly score: Score;
  readonly nodes: number;
  readonly milliseconds: number;
  /** The principal variation; empty only if the game is over or dice are due. */
  readonly pv: readonly Move[];
  /** The rank of this line among the best, from 1; missing if only the best was requested. */
  readonly line?: number;
}

/** A request to search a position. It stays unchanged from the prompt to the searcher. */
export interface SearchRequest<Position> {
  readonly position: Position;
  /** The game so far, oldest first, without `position`; a repetition scores as a draw. */
  readonly earlier: readonly Position[];
  readonly limits: Limits;
  /** The level to play at, whose limits apply as well; omitted for full strength. */
  readonly skill?: Skill;
  /** Looks first for a win in up to this many moves, with at most half of the nodes and time. */
  readonly mate?: number;
  /** Makes root moves that are nearly as good as the best equally likely. */
  readonly rootNoise?: RootNoise;
  /** The only moves to consider, at least one, in engine notation. Ignored in games with dice. */
  readonly rootMoves?: readonly string[];
  /** Reports up to this many best moves at each depth; default 1. Ignored in games with dice. */
  readonly lines?: number;
}

/**
 * The time and the stop flag, the only outside state that a search reads: every few hundred nodes,
 * but at every node in zamma, where a node can take milliseconds.
 */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  stopped(): boolean;
}

export type ReportInfo<Move> = (info: SearchInfo<Move>) => void;

export interface Searcher<Position, Move> {
  /**
   * Searches until a limit is reached. Reports each completed depth and returns the last info.
   * Ignores `skill` and `mate`, which the engine handles. Results that need no search, such as a
   * win in one, are returned without a report.
   */
  search(
    request: SearchRequest<Position>,
    clock: Clock,
    report: ReportInfo<Move>,
  ): SearchInfo<Move>;
  /** Clears all tables, so that the next search does not depend on earlier ones. */
  clear(): void;
}
