import { err, type Result } from "./result.ts";
import type { Outcome } from "./rules.ts";

/** Returns the verdict on a rule; an empty refusal means that the rule holds. */
export function verdict(rule: string, refusal: string): RuleVerdict {
  return { rule, holds: refusal === "", refusal };
}

/**
 * Rejects a move that is not in `legalMoves`, with the first rule that it breaks. Throws if it
 * breaks none, because the rules as explained and the legal moves then contradict each other.
 */
export function refuseMove<Move>(verdicts: readonly RuleVerdict[]): Result<Move> {
  const broken = verdicts.find(({ holds }) => !holds);
  if (broken) return err(broken.refusal);
  const rules = verdicts.map(({ rule }) => rule).join(" ");
  throw new Error(`a move that is not legal breaks no rule: ${rules}`);
}

/** Checks that the game is not over: the first rule of every game. */
export function notOver(outcome: Outcome | undefined): RuleVerdict {
  return verdict("The game is not over.", outcome ? `The game is over. ${outcome.sentence}` : "");
}
