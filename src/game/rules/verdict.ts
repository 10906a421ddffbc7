import { err, type Result } from "../../base/result.ts";
import type { Outcome } from "./rules.ts";

/** One of the rules that allow or refuse a move; the first that fails gives the refusal. */
export interface RuleVerdict {
  /**
   * The rule as a short sentence: "The start and the finish are different squares." If the source
   * has a program, the subroutine that checks the rule there follows in brackets.
   */
  readonly rule: string;
  readonly holds: boolean;
  /** Why it fails, as one sentence for the player; empty if it holds. */
  readonly refusal: string;
  /** The refusal without the rule, if it repeats that. */
  readonly brief?: string;
  /** It is the duty of the side to move, such as to capture. */
  readonly isDuty?: true;
}

/** An empty refusal means that the rule holds. */
export function verdict(rule: string, refusal: string): RuleVerdict {
  return { rule, holds: refusal === "", refusal };
}

/**
 * Rejects a move that is not in `legalMoves`, with the first rule that it breaks. Throws if it
 * breaks none, because the rules as explained and the legal moves then contradict each other.
 */
export function refuseByRule<Move>(verdicts: readonly RuleVerdict[]): Result<Move> {
  const broken = verdicts.find(({ holds }) => !holds);
  if (broken) return err(broken.refusal);
  const rules = verdicts.map(({ rule }) => rule).join(" ");
  throw new Error(`a move that is not legal breaks no rule: ${rules}`);
}

/** The first rule of every game. */
export function notOver(outcome: Outcome | undefined): RuleVerdict {
  return verdict("The game is not over.", outcome ? `The game is over. ${outcome.sentence}` : "");
}
