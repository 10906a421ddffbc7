import type { Ports } from "../console/ports.ts";
import { searchMatch } from "../console/session/engine-turn.ts";
import type { Move } from "../core/game.ts";
import { current, type Match, withMove } from "../match/match.ts";
import type { Attack, Goal } from "./goal.ts";

/** A position of a puzzle. */
export interface Attempt {
  readonly goal: Goal;
  readonly match: Match;
  /** The moves that the attacker has left. */
  readonly movesLeft: number;
}

/** The defender's answer to a move in a puzzle. */
export type Defence =
  /** The move reaches the goal. */
  | { readonly kind: "reached" }
  /** The move forces the goal; the reply delays it most. */
  | { readonly kind: "longest"; readonly reply: Move }
  /** The move does not force it in time; undefined if no reply is needed to show it. */
  | { readonly kind: "refutation"; readonly reply: Move | undefined }
  | { readonly kind: "interrupted" };

/** The quickest way for the side to move to force the goal in time; undefined if there is none. */
export async function findAttack(
  { goal: { searches }, match, movesLeft }: Attempt,
  ports: Ports,
): Promise<Attack | undefined | "interrupted"> {
  if (searches) return searches.attack(current(match).position, movesLeft);
  // The search for a forced win has no limit; the usual one after it is as short as possible.
  const search = { limits: { depth: 1 }, mate: movesLeft };
  const { info, interrupted } = await searchMatch(match, search, ports);
  if (interrupted) return "interrupted";
  const { score, pv } = info;
  if (score.kind !== "win" || score.plies >= 2 * movesLeft || pv[0] === undefined) return undefined;
  return { moves: Math.ceil(score.plies / 2), first: pv[0] };
}

/** The defender's answer to the last move: a refutation if there is one, else the longest defence. */
export async function defenceAgainst(attempt: Attempt, ports: Ports): Promise<Defence> {
  const { goal, match, movesLeft } = attempt;
  const { outcome, mover, position } = current(match);
  if (outcome) return outcome.winner === mover ? REACHED : NOT_REACHED;
  if (goal.searches) {
    const { reply, holds } = goal.searches.defend(position, movesLeft);
    return { kind: holds ? "refutation" : "longest", reply };
  }
  return movesLeft === 0 ? NOT_REACHED : longestDefence(attempt, ports);
}

async function longestDefence(attempt: Attempt, ports: Ports): Promise<Defence> {
  const { match } = attempt;
  const { position } = current(match);
  const replies = match.game
    .legalMoves(position)
    .map((reply) => ({ reply, next: withMove(match, reply) }));
  const ending = replies.find(({ next }) => current(next).outcome);
  if (ending) return { kind: "refutation", reply: ending.reply };
  let longest = { moves: 0, reply: replies[0]!.reply };
  for (const { reply, next } of replies) {
    const attack = await findAttack({ ...attempt, match: next }, ports);
    if (attack === "interrupted") return { kind: "interrupted" };
    if (!attack) return { kind: "refutation", reply };
    if (attack.moves > longest.moves) longest = { moves: attack.moves, reply };
  }
  return { kind: "longest", reply: longest.reply };
}

const REACHED: Defence = { kind: "reached" };
const NOT_REACHED: Defence = { kind: "refutation", reply: undefined };
