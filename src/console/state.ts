import type { AnyGame } from "../core/game.ts";
import type { Match } from "./match.ts";

/** What the program has asked and waits to hear. */
export type Question =
  | { readonly kind: "setup" }
  | { readonly kind: "start" }
  | { readonly kind: "finish"; readonly start: number }
  | { readonly kind: "again" }
  | Confirmation;

/** A question in between; whatever was asked before it (`then`) is asked again after a no. */
export interface Confirmation {
  readonly kind: "resign" | "new" | "draw";
  readonly then: Question;
}

/** Where the dialogue stands. */
export interface State {
  readonly game: AnyGame;
  /** Undefined until a starting position has been chosen. */
  readonly match: Match | undefined;
  /** Undefined when the program is to end. */
  readonly question: Question | undefined;
}
