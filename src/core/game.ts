import type { Presentation } from "./presentation.ts";
import type { Rules } from "./rules.ts";

/** A game: its rules, and how it is shown to people. */
export interface Game<P, M> extends Rules<P, M>, Presentation<P, M> {}

declare const POSITION: unique symbol;
declare const MOVE: unique symbol;

/** A position that only its own game can read; everything else passes it on. */
export interface Position {
  readonly [POSITION]: true;
}

/** A move that only its own game can read; everything else passes it on. */
export interface Move {
  readonly [MOVE]: true;
}

/** A game of the catalogue. */
export type AnyGame = Game<Position, Move>;
