import type { AnyGame } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import {
  engineStrength,
  human,
  MAX_LEVEL,
  MAX_MOVE_TIME,
  type Player,
  type Strength,
} from "../../match/players.ts";

/** The level of an engine player if none is named. */
export const DEFAULT_LEVEL = 3;

/** What a text about engine players may leave unsaid. */
interface Defaults {
  /** The strength if the text names none. */
  readonly strength?: Strength;
  /** The names of the humans who play the other sides. */
  readonly humans: readonly string[];
}

/**
 * Returns the players after sides have been given to the engine or taken from it. `text` names the
 * sides that the engine plays from now on ("black", "both") and a level or a time ("black 3", "both
 * 500ms"), which without a side applies to the sides that it plays already; or it takes all sides
 * from the engine ("off"), or the sides named beside ("black off").
 */
export function withEngine(
  game: AnyGame,
  players: readonly Player[],
  text: string,
  { strength: usual = { level: DEFAULT_LEVEL }, humans }: Defaults,
): Result<readonly Player[]> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  let strength: Strength = {};
  const sides = new Set<number>();
  let off = words.length === 0;
  for (const word of words) {
    const read = readStrength(word, strength);
    if (read && !read.ok) return read;
    if (read) {
      strength = { ...strength, ...read.value };
      continue;
    }
    const named = sidesNamed(game, word);
    if (!named) return err(notAside(game, word));
    for (const side of named) sides.add(side);
    off ||= named.length === 0;
  }
  if (off && Object.keys(strength).length > 0) {
    return err("off takes sides, and neither a level nor a time.");
  }
  const wanted = Object.keys(strength).length > 0 ? strength : usual;
  const now = players.map(engineStrength);
  const played = (side: number) => {
    if (off) return sides.size > 0 && !sides.has(side) ? now[side] : undefined;
    return sides.has(side) || (sides.size === 0 && now[side]) ? wanted : undefined;
  };
  const strengths = game.sides.map((_, side) => played(side));
  if (!off && !strengths.some(Boolean)) {
    return err(`Say which side the computer plays: ${usage(game)}.`);
  }
  return ok(
    strengths.map((found, side) =>
      found ? { kind: "engine", strength: found } : human(humans[side]),
    ),
  );
}

function sidesNamed({ sides }: AnyGame, word: string): readonly number[] | undefined {
  if (word === "both" || word === "all") return sides.map((_, side) => side);
  if (word === "off" || word === "none") return [];
  const side = sides.findIndex(({ name }) => name.toLowerCase() === word);
  return side < 0 ? undefined : [side];
}

/** "white", "black", "both" or "off", for a sentence. */
function usage({ sides }: AnyGame): string {
  const all = sides.length === 2 ? "both" : "all";
  return inWords([...sides.map(({ name }) => name.toLowerCase()), all, "off"], "or");
}

const notAside = (game: AnyGame, word: string) =>
  `${quoted(word)} is not a side (${usage(game)}), a level (1 to ${MAX_LEVEL}) or a time such as 500ms.`;

/** A level or a time, unless it has been named already; undefined for a word that is neither. */
function readStrength(word: string, said: Strength): Result<Strength> | undefined {
  const [found, digits, unit] = /^(\d{1,6})(ms)?$/.exec(word) ?? [];
  if (found === undefined) return undefined;
  const number = Number(digits);
  const before = unit ? said.milliseconds : said.level;
  if (before !== undefined) {
    return err(
      `The computer has one ${unit ? "time" : "level"}, not both ${before} and ${number}.`,
    );
  }
  if (unit) {
    return number >= 1 && number <= MAX_MOVE_TIME
      ? ok({ milliseconds: number })
      : err(`The computer thinks from 1 to ${MAX_MOVE_TIME} milliseconds, not ${number}.`);
  }
  return number >= 1 && number <= MAX_LEVEL
    ? ok({ level: number })
    : err(`The levels are 1 to ${MAX_LEVEL}; there is no level ${number}.`);
}
