import type { Outcome, Side } from "../core/rules.ts";
import { shortened } from "../core/text.ts";
import { type Match, matchOutcome, sideToAct } from "./match.ts";

/** The highest level of an engine player; the lowest is 1. */
export const MAX_LEVEL = 8;
/** The maximum time of an engine player per move, in milliseconds. */
export const MAX_MOVE_TIME = 600_000;
/** The most characters of a name that are shown. */
const MAX_NAME_LENGTH = 40;

/** The strength of the engine: a level, a time per move, or both, with the time as a limit. */
export interface Strength {
  /** 1 to 8. */
  readonly level?: number;
  readonly milliseconds?: number;
}

/** The player of a side. */
export type Player =
  /** `name` is empty if the player has given none. */
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "engine"; readonly strength: Strength };

export const human = (name = ""): Player => ({ kind: "human", name });

/** Returns the strength of a player that is the engine; undefined for a human. */
export function engineStrength(player: Player | undefined): Strength | undefined {
  return player?.kind === "engine" ? player.strength : undefined;
}

/** Returns a name in one short line that is safe to show; "" if none was given. */
export function shownName(name: string): string {
  return shortened(name, MAX_NAME_LENGTH);
}

/** Returns the player's name as it is shown: "Ann", "Computer, level 3", or "". */
export function playerName(player: Player | undefined): string {
  if (player === undefined) return "";
  return player.kind === "human" ? shownName(player.name) : engineName(player.strength);
}

/** Returns "Computer, level 3, 500 ms a move", without the parts that were not set. */
export function engineName({ level, milliseconds }: Strength): string {
  const parts = [
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(milliseconds === undefined ? [] : [`${milliseconds} ms a move`]),
  ];
  return ["Computer", ...parts].join(", ");
}

/** Returns a side with the name of its player, if there is one: "White (Ann)". */
export function sideWithName(side: string | undefined, name: string): string {
  return name === "" ? `${side}` : `${side} (${name})`;
}

/** Returns the strength of the engine if it is its turn; undefined for a human and after the end. */
export function engineToMove(match: Match): Strength | undefined {
  return matchOutcome(match) ? undefined : engineStrength(match.info.players[sideToAct(match)]);
}

/** Returns true if the engine plays every side. */
export function isEngineMatch({ game, info }: Match): boolean {
  return game.sides.every((_, side) => engineStrength(info.players[side]));
}

/**
 * Returns the players of a game, side by side: from the first list that has an engine or a named
 * human for a side, else humans without names.
 */
export function mergePlayers(
  sides: readonly Side[],
  ...lists: readonly (readonly (Player | undefined)[])[]
): readonly Player[] {
  return sides.map((_, side) => {
    const known = lists.map((list) => list[side]).find((player) => playerName(player) !== "");
    return known ?? human();
  });
}

/** Returns the outcome of a resignation, by default of the player whose turn it is. */
export function resignation(match: Match, loser = sideToAct(match)): Outcome {
  const { game, info } = match;
  const named = (side: number) => {
    const player = info.players[side];
    const name = player?.kind === "human" ? shownName(player.name) : "";
    return sideWithName(game.sides[side]?.name, name);
  };
  if (game.sides.length > 2) {
    const sentence = `${named(loser)} resigns. The game ends without a winner.`;
    return { winner: undefined, sentence };
  }
  const winner = 1 - loser;
  return { winner, sentence: `${named(loser)} resigns. ${named(winner)} wins!` };
}

/** Returns the name of the side to act. */
export function playerToMove(match: Match): string {
  return match.game.sides[sideToAct(match)]?.name ?? "";
}
