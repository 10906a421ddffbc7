import { current, type Match, withMove } from "../../match/match.ts";
import { searchMatch } from "../../session/engine-turn.ts";
import type { Ports } from "../../session/ports.ts";
import type { PuzzleGoal } from "./goal.ts";

/** A position of a puzzle. */
export interface PuzzleAt {
  readonly goal: PuzzleGoal;
  readonly match: Match;
  /** The moves that the attacker has left. */
  readonly movesLeft: number;
}

/** The quickest way for the side to move to force the goal in time; undefined if there is none. */
export async function findAttack({ goal: { searches }, match, movesLeft }: PuzzleAt, ports: Ports) {
  if (searches) return searches.attack(current(match).position, movesLeft);
  // The search for a forced win has no limit; the usual one after it is as short as possible.
  const search = { limits: { depth: 1 }, mate: movesLeft };
  const { info, interrupted } = await searchMatch(match, search, ports);
  if (interrupted) return "interrupted";
  const { score, pv } = info;
  if (score.kind !== "win" || score.plies >= 2 * movesLeft || pv[0] === undefined) return undefined;
  return { moves: Math.ceil(score.plies / 2), first: pv[0] };
}

/**
 * The defender's answer to the last move, which has not ended the game: a refutation if there is one, else the
 * longest defence. Undefined if the attacker has no move left to reach the goal.
 */
export async function defenderReply({ goal, match, movesLeft }: PuzzleAt, ports: Ports) {
  const { position } = current(match);
  if (goal.searches) return goal.searches.defend(position, movesLeft);
  if (movesLeft === 0) return undefined;
  const replies = match.game
    .legalMoves(position)
    .map((reply) => ({ reply, next: withMove(match, reply) }));
  const ending = replies.find(({ next }) => current(next).outcome);
  if (ending) return { reply: ending.reply, holds: true };
  let longest = { moves: 0, reply: replies[0]!.reply };
  for (const { reply, next } of replies) {
    const attack = await findAttack({ goal, match: next, movesLeft }, ports);
    if (attack === "interrupted") return attack;
    if (!attack) return { reply, holds: true };
    if (attack.moves > longest.moves) longest = { moves: attack.moves, reply };
  }
  return { reply: longest.reply, holds: false };
}
