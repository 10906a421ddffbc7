/** Players, their clock and who throws the dice, as the text of tags. Only here does an engine player have a name. */

import { ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import type { MatchInfo } from "../match/match.ts";
import {
  engineName,
  human,
  MAX_LEVEL,
  MAX_MOVE_TIME,
  type Player,
  type Strength,
} from "../match/players.ts";
import { type TimeControl, tagOfTime, timeInTag } from "../match/time-control.ts";
import type { AnyGame } from "../rules/game.ts";
import { type NamedValue, TAG, tagNamed } from "./game-tags.ts";
import { type GameRecord, refuseLine, type Tag } from "./record.ts";

const UNKNOWN = "?";
const ENGINE_NAME = /^Computer(?:, level ([1-9]))?(?:, (\d{1,6}) ms a move)?$/;
const HUMAN = "human";

/** The name of the tag that says whether a side is played by a human. */
export const typeTag = (side: string): string => `${side}Type`;

/**
 * Writes the player of a side. A human whose name reads like the engine's gets a second tag,
 * `[WhiteType "human"]`, so that the record does not turn the human into an engine.
 */
export function playerTags(side: string, player: Player | undefined): readonly NamedValue[] {
  if (player?.kind === "engine") return [[side, engineName(player.strength)]];
  const name = player?.name ?? "";
  const tag = [side, name || UNKNOWN] as const;
  return strengthIn(name) ? [tag, [typeTag(side), HUMAN]] : [tag];
}

/**
 * Reads the player of a side.
 * @param type the value of the type tag, if the record has one
 */
export function playerIn(name: string | undefined, type: string | undefined): Player {
  const strength = type === HUMAN ? undefined : strengthIn(name ?? "");
  if (strength) return { kind: "engine", strength };
  return human(name === UNKNOWN ? "" : (name ?? ""));
}

function strengthIn(name: string): Strength | undefined {
  const [found, level, milliseconds] = ENGINE_NAME.exec(name) ?? [];
  if (found === undefined || Number(level) > MAX_LEVEL) return undefined;
  if (Number(milliseconds) > MAX_MOVE_TIME) return undefined;
  return {
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
}

const PLAYERS = "ask";
const PROGRAM = "program";

/** No tag if the program throws. */
export const diceTags = ({ ownDice }: MatchInfo): readonly NamedValue[] =>
  ownDice ? [[TAG.dice, PLAYERS]] : [];

/** Reads who throws the dice: the program without a tag. */
export function readDice(tag: Tag | undefined): Result<Pick<MatchInfo, "ownDice">> {
  if (!tag || tag.value === PROGRAM) return ok({});
  if (tag.value === PLAYERS) return ok({ ownDice: true });
  const sentence = `${TAG.dice} must be ${PROGRAM} or ${PLAYERS}, not ${quoted(tag.value)}.`;
  return refuseLine(tag.line, sentence);
}

/** The tag of the clock; as Cute Chess writes it, one for each side. */
const NAME = "TimeControl";

/** "600+5", in seconds; [WhiteTimeControl "300+0"] and so on if the players have different times. */
export function timeTags({ sides }: AnyGame, control: TimeControl | undefined): NamedValue[] {
  const times = control?.map(tagOfTime) ?? [];
  if (new Set(times).size < 2) return times.slice(0, 1).map((time) => [NAME, time] as const);
  return sides.map(({ name }, side) => [name + NAME, times[side] ?? ""]);
}

/** The clock and the names of its tags; neither if there are none, or if they mean something else. */
export function readTimeTags(record: GameRecord, { sides }: AnyGame) {
  const names = tagNamed(record, NAME) ? [NAME] : sides.map(({ name }) => name + NAME);
  const found = sides.map((_, side) => tagNamed(record, names[side] ?? NAME)?.value ?? "");
  const timeControl = found.flatMap((text) => timeInTag(text) ?? []);
  return timeControl.length === sides.length ? { timeControl, names } : { names: [] };
}
