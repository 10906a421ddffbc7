import { shortened } from "../../base/text.ts";
import type { Side } from "../rules/rules.ts";

export const MAX_LEVEL = 8;

/** Where a beginner may win. */
export const DEFAULT_LEVEL = 1;

/** The levels as they are typed. */
export const TYPED_LEVELS = Array.from({ length: MAX_LEVEL }, (_, index) => String(index + 1));

/** The maximum time of an engine player per move, in milliseconds. */
export const MAX_MOVE_TIME = 600_000;
const MAX_NAME_LENGTH = 40;

/** The strength of the engine: a level, a time per move, or both, with the time as a limit. */
export interface Strength {
  readonly level?: number;
  readonly milliseconds?: number;
}

export type Player =
  /** `name` is empty if the player has given none. */
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "engine"; readonly strength: Strength };

export const human = (name = ""): Player => ({ kind: "human", name });

export const engineStrength = (player: Player | undefined): Strength | undefined =>
  player?.kind === "engine" ? player.strength : undefined;

/** In one short line that is safe to show; "" if no name was given. */
export const shownName = (name: string): string => shortened(name, MAX_NAME_LENGTH);

/** "Ann", "Computer, level 3", or "". */
export function playerName(player: Player | undefined): string {
  if (player === undefined) return "";
  return player.kind === "human" ? shownName(player.name) : engineName(player.strength);
}

/** "Computer, level 3, 500 ms a move", without the parts that were not set. */
export function engineName({ level, milliseconds }: Strength): string {
  const parts = [
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(milliseconds === undefined ? [] : [`${milliseconds} ms a move`]),
  ];
  return ["Computer", ...parts].join(", ");
}

/** "White (Ann)", or "White" if the player has no name. */
export const sideWithName = (side: string | undefined, name: string): string =>
  name === "" ? `${side}` : `${side} (${name})`;

/** For each side, the first engine or named human of the lists, else a human without a name. */
export function mergePlayers(
  sides: readonly Side[],
  ...lists: readonly (readonly (Player | undefined)[])[]
): readonly Player[] {
  return sides.map((_, side) => {
    const known = lists.map((list) => list[side]).find((player) => playerName(player) !== "");
    return known ?? human();
  });
}
