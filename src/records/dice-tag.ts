/** Who throws the dice, as the text of a tag. */
import { ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import type { MatchInfo } from "../match/match.ts";
import { refuseLine, type Tag } from "./record.ts";

/** The name of the tag; only a game with dice has it. */
export const DICE_TAG = "Dice";

const PLAYERS = "ask";
const PROGRAM = "program";

/** Returns the tag if the players throw their own dice; none if the program throws. */
export function diceTags({ ownDice }: MatchInfo): readonly (readonly [string, string])[] {
  return ownDice ? [[DICE_TAG, PLAYERS]] : [];
}

/** Returns what the tag says; the program throws without one. Rejects any other value. */
export function readDice(tag: Tag | undefined): Result<Pick<MatchInfo, "ownDice">> {
  if (!tag || tag.value === PROGRAM) return ok({});
  if (tag.value === PLAYERS) return ok({ ownDice: true });
  const sentence = `${DICE_TAG} must be ${PROGRAM} or ${PLAYERS}, not ${quoted(tag.value)}.`;
  return refuseLine(tag.line, sentence);
}
