import type { AnyGame } from "../core/game.ts";
import type { Dice } from "./dice.ts";
import type { Match } from "./match.ts";

/** What the program has asked and waits to hear. */
export type Question =
  | { readonly kind: "setup" }
  | { readonly kind: "start" }
  | { readonly kind: "finish"; readonly start: number }
  /** A whole move in one line, in a game whose moves are not squares. */
  | { readonly kind: "move" }
  /** The throw of dice that the players throw themselves. */
  | { readonly kind: "throw" }
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
  /** The program's dice; undefined where the players throw their own. */
  readonly dice: Dice | undefined;
  /** Undefined until a starting position has been chosen. */
  readonly match: Match | undefined;
  /** Undefined when the program is to end. */
  readonly question: Question | undefined;
}
