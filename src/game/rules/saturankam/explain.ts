import { ok, type Result } from "../../../base/result.ts";
import { inWords } from "../../../base/text.ts";
import { notOver, type RuleVerdict, refuseByRule, verdict } from "../verdict.ts";
import {
  BEAR_OFF_LIMITS,
  ENTRY_LIMITS,
  type Limit,
  STRIDE_LIMITS,
  turnWith,
  type UsedThrow,
} from "./limits.ts";
import type { Part, SaturankamMove, SaturankamPosition } from "./model.ts";
import { amountUsed, legalMoves, outcome } from "./moves.ts";
import { parseMove, parseThrow, type Use, writeMove } from "./movetext.ts";
import { FACES } from "./throws.ts";

/** The rules about a typed throw or move, in order, up to the first that it breaks. */
export function explain(position: SaturankamPosition, text: string): readonly RuleVerdict[] {
  const { dice } = position;
  const ofText = dice ? useChecks(turnWith(position, dice), text) : [throwCheck(text)];
  const checks = [notOver(outcome(position)), ...ofText];
  const broken = checks.findIndex(({ holds }) => !holds);
  return broken < 0 ? checks : checks.slice(0, broken + 1);
}

function throwCheck(text: string): RuleVerdict {
  const thrown = parseThrow(text);
  const faces = `two of the faces ${inWords(FACES)}`;
  const rule = `A throw is ${faces}.`;
  if (thrown.ok) return verdict(rule, "");
  return parseMove(text).ok
    ? verdict(rule, `Throw the dice before you move: type a throw, ${faces}, such as 3 6.`)
    : verdict(rule, thrown.reason);
}

function useChecks(turn: UsedThrow, text: string): readonly RuleVerdict[] {
  const form = "A move names a piece and its count, or in, off or pass.";
  const use = parseMove(text, firstLegal(turn));
  if (use.ok) return [verdict(form, ""), ...checksOf(turn, use.value)];
  const refusal = parseThrow(text).ok
    ? `The dice have been thrown, ${inWords(turn.dice)}: type a move, such as ${firstLegal(turn)}.`
    : use.reason;
  return [verdict(form, refusal)];
}

const firstLegal = (turn: UsedThrow): string => writeMove(legalMoves(turn.position)[0]!);

function checksOf(turn: UsedThrow, use: Use): readonly RuleVerdict[] {
  switch (use.kind) {
    case "pass":
      return [passCheck(turn)];
    case "enter":
      return limitChecks(ENTRY_LIMITS, turn, use);
    case "bear-off":
      return limitChecks(BEAR_OFF_LIMITS, turn, use);
    default:
      return runChecks(turn, use);
  }
}

function passCheck(turn: UsedThrow): RuleVerdict {
  const legal = firstLegal(turn);
  return verdict(
    "A player may pass only if nothing can move.",
    legal === "pass" ? "" : `You may pass only if nothing can move, and ${legal} can be played.`,
  );
}

const limitChecks = <Subject extends Pick<Part, "piece">>(
  limits: readonly Limit<Subject>[],
  turn: UsedThrow,
  subject: Subject,
): readonly RuleVerdict[] =>
  limits.map(({ rule, stops, refusal }) => {
    const broken = stops(turn, subject) ? refusal(turn, subject) : "";
    return verdict(`Piece ${subject.piece} ${rule}.`, broken);
  });

function runChecks(turn: UsedThrow, use: Extract<Use, { kind: "move" }>): readonly RuleVerdict[] {
  const amount = amountUsed(use, turn.total);
  return [
    verdict(
      "A move uses no more than the throw.",
      amount <= turn.total
        ? ""
        : `The throw is ${turn.total}, and ${writeMove(use)} would use ${amount}.`,
    ),
    ...use.parts.flatMap((part) => limitChecks(STRIDE_LIMITS, turn, { ...part, amount })),
    amountCheck(turn, use, amount),
  ];
}

function amountCheck(turn: UsedThrow, use: Use, amount: number): RuleVerdict {
  // Every legal move uses as much of the throw as can be used.
  const most = amountUsed(legalMoves(turn.position)[0]!, turn.total);
  const refusal =
    most === turn.total
      ? `The whole total of ${most} must be used, and ${writeMove(use)} uses only ${amount}.`
      : `The largest amount that can be used here is ${most} of the ${turn.total}, and it must be used; ${writeMove(use)} uses ${amount}.`;
  return verdict(
    "The whole throw must be used, or as much of it as possible.",
    amount === most ? "" : refusal,
  );
}

/** Looks a typed throw or move up in the legal ones; rejects with the first rule that it breaks. */
export function readMove(position: SaturankamPosition, text: string): Result<SaturankamMove> {
  const typed = position.dice === undefined ? parseThrow(text) : parseMove(text);
  const written = typed.ok ? writeMove(typed.value) : "";
  const legal = legalMoves(position).find((move) => writeMove(move) === written);
  return legal ? ok(legal) : refuseByRule(explain(position, text));
}
