import type { Outcome, RuleVerdict } from "./game.ts";

/** Returns the verdict on a rule; an empty refusal means that the rule holds. */
export function verdict(rule: string, refusal: string): RuleVerdict {
  return { rule, holds: refusal === "", refusal };
}

/** Checks that the game is not over: the first rule of every game. */
export function notOver(outcome: Outcome | undefined): RuleVerdict {
  return verdict("The game is not over.", outcome ? `The game is over. ${outcome.sentence}` : "");
}
