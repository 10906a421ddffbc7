import type { Outcome, RuleVerdict } from "./game.ts";

/** A rule with its verdict; an empty refusal means that it holds. */
export function verdict(rule: string, refusal: string): RuleVerdict {
  return { rule, holds: refusal === "", refusal };
}

/** The first check of every game: nobody moves after the end. */
export function notOver(outcome: Outcome | undefined): RuleVerdict {
  return verdict(
    "The game is still going on.",
    outcome ? `The game is over. ${outcome.sentence}` : "",
  );
}
