import { shortened } from "../core/sentence.ts";

/** The longest name of a player, in characters. */
const LONGEST_NAME = 40;

/** A player's name in one short line, safe to show; empty for one who has given none. */
export function nameOfPlayer(typed: string | undefined): string {
  return shortened(typed ?? "", LONGEST_NAME);
}

/** A side with its player's name, where one is given: "White (Ann)". */
export function sideWithName(side: string | undefined, player: string | undefined): string {
  const name = nameOfPlayer(player);
  return name === "" ? `${side}` : `${side} (${name})`;
}
