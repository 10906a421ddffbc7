import type { Check, Outcome } from "./game.ts";

/** A rule with its verdict; an empty refusal means that it holds. */
export function check(rule: string, refusal: string): Check {
  return { rule, holds: refusal === "", refusal };
}

/** The first check of every game: nobody moves after the end. */
export function stillGoingOn(outcome: Outcome | undefined): Check {
  return check(
    "The game is still going on.",
    outcome ? `The game is over. ${outcome.sentence}` : "",
  );
}
