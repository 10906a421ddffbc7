import type { Move } from "../../../core/game.ts";
import { current, type Match, withMove } from "../../../match/match.ts";
import { searchMatch } from "../../dialogue/engine-turn.ts";
import type { State } from "../../dialogue/state.ts";
import type { Ports } from "../../ports.ts";

/** The defender's answer to a move in a puzzle. */
export type Defence =
  /** The move ends the game with a win. */
  | { readonly kind: "won" }
  /** The move keeps the win; the reply delays it most. */
  | { readonly kind: "longest"; readonly reply: Move }
  /** The move does not win in time; undefined if no reply is needed to show it. */
  | { readonly kind: "refutation"; readonly reply: Move | undefined }
  /** The search was interrupted. */
  | { readonly kind: "interrupted" };

/** A forced win. */
interface Win {
  readonly moves: number;
  readonly first: Move;
}

/**
 * Returns the quickest win of the side to move in up to `most` moves, or undefined if there is
 * none.
 */
export async function findWin(
  state: State,
  match: Match,
  most: number,
  ports: Ports,
): Promise<Win | undefined | "interrupted"> {
  // The search for a forced win has no limit; the usual one after it is as short as possible.
  const search = { limits: { depth: 1 }, mate: most };
  const { info, interrupted } = await searchMatch(state, match, search, ports);
  if (interrupted) return "interrupted";
  const { score, pv } = info;
  if (score.kind !== "win" || score.plies >= 2 * most || pv[0] === undefined) return undefined;
  return { moves: Math.ceil(score.plies / 2), first: pv[0] };
}

/**
 * Returns the defender's answer to the last move of a match, after which the attacker has
 * `movesLeft` moves: a refutation if there is one, else the longest defence.
 */
export async function defenceAgainst(
  state: State,
  match: Match,
  movesLeft: number,
  ports: Ports,
): Promise<Defence> {
  const { outcome, mover, position } = current(match);
  if (outcome?.winner === mover) return { kind: "won" };
  if (outcome || movesLeft === 0) return { kind: "refutation", reply: undefined };
  const replies = match.game
    .legalMoves(position)
    .map((reply) => ({ reply, next: withMove(match, reply) }));
  const ending = replies.find(({ next }) => current(next).outcome);
  if (ending) return { kind: "refutation", reply: ending.reply };
  let longest = { moves: 0, reply: replies[0]!.reply };
  for (const { reply, next } of replies) {
    const win = await findWin(state, next, movesLeft, ports);
    if (win === "interrupted") return { kind: "interrupted" };
    if (!win) return { kind: "refutation", reply };
    if (win.moves > longest.moves) longest = { moves: win.moves, reply };
  }
  return { kind: "longest", reply: longest.reply };
}
