import type { Presentation } from "./presentation.ts";
import type { Rules } from "./rules.ts";

/** A game: its rules, and how it is shown to people. */
export interface Game<Position, Move> extends Rules<Position, Move>, Presentation<Position, Move> {}

/** A game whose positions and moves are only passed on. */
export type AnyGame = Game<unknown, unknown>;
