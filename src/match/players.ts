import type { AnyGame } from "../core/game.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { inWords, quoted } from "../core/sentence.ts";
import { BEST_LEVEL } from "../engine/types.ts";
import { type Match, matchOutcome, sideToAct } from "./match.ts";

/** How well the computer plays: by one of its levels, for so long, or the level for so long at most. */
export interface Strength {
  /** 1 to 8. */
  readonly level?: number;
  readonly milliseconds?: number;
}

/** The level of a computer of which nobody has said how well it should play. */
export const DEFAULT_LEVEL = 3;

/** The longest that the computer may be told to think about a move, in milliseconds. */
export const LONGEST_THOUGHT = 600_000;

/**
 * The computer as a player: "Computer, level 3". The name alone says that the computer plays, and
 * how, so that a game which is loaded or resumed finds its opponent again.
 */
function computerName({ level, milliseconds }: Strength): string {
  const parts = [
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(milliseconds === undefined ? [] : [`${milliseconds} ms a move`]),
  ];
  return ["Computer", ...parts].join(", ");
}

const NAME = /^Computer(?:, level ([1-9]))?(?:, (\d{1,6}) ms a move)?$/;

/** How well a player plays that is the computer; undefined for a person. */
export function strengthOf(name: string | undefined): Strength | undefined {
  const [found, level, milliseconds] = NAME.exec(name ?? "") ?? [];
  if (found === undefined || Number(level) > BEST_LEVEL) return undefined;
  if (Number(milliseconds) > LONGEST_THOUGHT) return undefined;
  return {
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
}

/** How well the computer plays whose turn it is; undefined for a person, and after the end. */
export function computerToMove(match: Match): Strength | undefined {
  return matchOutcome(match) ? undefined : strengthOf(match.facts.players[sideToAct(match)]);
}

/** Whether only computers play. */
export function watched({ game, facts }: Match): boolean {
  return game.sides.every((_, side) => strengthOf(facts.players[side]));
}

/**
 * The players' names after sides have been given to the computer or taken from it. `text` names
 * the sides that it plays from now on ("black", "both"), and a level or a time ("black 3", "both
 * 500ms"), which without a side is meant for those in `playing`; or it takes all sides away ("off"),
 * or those that are named beside ("black off").
 */
export function namesWithComputer(
  game: AnyGame,
  names: readonly string[],
  text: string,
  { usual = { level: DEFAULT_LEVEL }, playing = [] }: Habits = {},
): Read<readonly string[]> {
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
    if (!named) return refuse(notAside(game, word));
    for (const side of named) sides.add(side);
    off ||= named.length === 0;
  }
  if (off && Object.keys(strength).length > 0) {
    return refuse("Beside off stand sides, and neither a level nor a time.");
  }
  const wanted = Object.keys(strength).length > 0 ? strength : usual;
  const now = playing.map(strengthOf);
  const played = (side: number) => {
    if (off) return sides.size > 0 && !sides.has(side) ? now[side] : undefined;
    return sides.has(side) || (sides.size === 0 && now[side]) ? wanted : undefined;
  };
  const seats = game.sides.map((_, side) => played(side));
  if (!off && !seats.some(Boolean)) {
    return refuse(`Say which side the computer plays: ${usage(game)}.`);
  }
  const person = (side: number) => (strengthOf(names[side]) ? "" : (names[side] ?? ""));
  return accept(seats.map((seat, side) => (seat ? computerName(seat) : person(side))));
}

/** What a text about the computer may leave unsaid. */
interface Habits {
  /** How well it plays where nothing else is said. */
  readonly usual?: Strength;
  /** The names of all who play so far. */
  readonly playing?: readonly string[];
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
  `${quoted(word)} is no side that the computer could play: say ${usage(game)}, and a level from 1 to ${BEST_LEVEL}.`;

/** A level or a time, unless it has been said; undefined for a word that is neither. */
function readStrength(word: string, said: Strength): Read<Strength> | undefined {
  const [found, digits, unit] = /^(\d{1,6})(ms)?$/.exec(word) ?? [];
  if (found === undefined) return undefined;
  const number = Number(digits);
  const before = unit ? said.milliseconds : said.level;
  if (before !== undefined) {
    return refuse(
      `The computer has one ${unit ? "time" : "level"}, not both ${before} and ${number}.`,
    );
  }
  if (unit) {
    return number >= 1 && number <= LONGEST_THOUGHT
      ? accept({ milliseconds: number })
      : refuse(`The computer thinks from 1 to ${LONGEST_THOUGHT} milliseconds, not ${number}.`);
  }
  return number >= 1 && number <= BEST_LEVEL
    ? accept({ level: number })
    : refuse(`The levels are 1 to ${BEST_LEVEL}; there is no level ${number}.`);
}
