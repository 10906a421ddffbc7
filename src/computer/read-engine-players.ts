import type { AnyGame } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { inWords, quoted } from "../core/text.ts";
import {
  engineStrength,
  human,
  MAX_LEVEL,
  MAX_MOVE_TIME,
  type Player,
  type Strength,
} from "../match/players.ts";

const SECOND = 1_000;

/** Sides that the engine is to play, and the strength that was named with them. */
interface Group {
  readonly sides: readonly number[];
  readonly strength: Strength | undefined;
}

/**
 * The players after sides have been given to the engine or taken from it. `text` names the sides
 * that the engine plays from now on and a level or a time ("black 3", "both 500ms", "white 2 black
 * 4"); a strength without a side applies to the sides that it already plays. "off" takes all sides
 * from the engine, "black off" one.
 * @param usual the strength of sides for which none is named
 * @param humans the names of those who play the other sides
 */
export function withEngine(
  game: AnyGame,
  players: readonly Player[],
  text: string,
  usual: Strength,
  humans: readonly string[],
): Result<readonly Player[]> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  const now = players.map(engineStrength);
  const after = words.length === 0 || words.some(isOff) ? withoutSides : withGroups;
  const strengths = after(game, words, now, usual);
  if (!strengths.ok) return strengths;
  return ok(
    game.sides.map((_, side) => {
      const strength = strengths.value[side];
      return strength ? { kind: "engine", strength } : human(humans[side]);
    }),
  );
}

type Strengths = readonly (Strength | undefined)[];

const isOff = (word: string) => word === "off" || word === "none";

/** Takes the named sides from the engine, or all of them. */
function withoutSides(game: AnyGame, words: readonly string[], now: Strengths): Result<Strengths> {
  const left = new Set<number>();
  for (const word of words.filter((named) => !isOff(named))) {
    const sides = sidesNamed(game, word);
    if (!sides) {
      const strength = readStrength(word);
      return err(strength ? "off takes a side, not a level or a time." : notSide(game, word));
    }
    for (const side of sides) left.add(side);
  }
  return ok(
    game.sides.map((_, side) => (left.size === 0 || left.has(side) ? undefined : now[side])),
  );
}

/** Gives the named sides to the engine; a strength without sides changes those that it plays. */
function withGroups(game: AnyGame, words: readonly string[], now: Strengths, usual: Strength) {
  const groups = readGroups(game, words);
  if (!groups.ok) return groups;
  const unnamed = groups.value.every(({ sides }) => sides.length === 0);
  const strengths = game.sides.map((_, side) => {
    if (unnamed) return now[side] && (groups.value[0]!.strength ?? usual);
    const group = groups.value.findLast(({ sides }) => sides.includes(side));
    return group && (group.strength ?? usual);
  });
  if (strengths.some(Boolean)) return ok(strengths);
  return err(`Say which side the computer plays: ${usage(game)}.`);
}

/** Reads sides, each run of them with the strength beside it: "white 2 black 4", "3 black". */
function readGroups(game: AnyGame, words: readonly string[]): Result<readonly Group[]> {
  const groups: Group[] = [];
  let group = EMPTY;
  let closed = false;
  for (const word of words) {
    const read = readWord(game, word);
    if (!read.ok) return read;
    const { sides, strength } = read.value;
    if (strength && group.strength) return err("The computer has one level or one time.");
    if (closed) groups.push(group);
    const { sides: before, strength: known } = closed ? EMPTY : group;
    group = { sides: [...before, ...sides], strength: strength ?? known };
    closed = strength !== undefined && group.sides.length > 0;
  }
  return ok([...groups, group]);
}

const EMPTY: Group = { sides: [], strength: undefined };

/** Reads a side, "both", a level or a time. */
function readWord(game: AnyGame, word: string): Result<Group> {
  const strength = readStrength(word);
  if (strength) return strength.ok ? ok({ sides: [], strength: strength.value }) : strength;
  const sides = sidesNamed(game, word);
  return sides ? ok({ sides, strength: undefined }) : err(notSide(game, word));
}

function sidesNamed({ sides }: AnyGame, word: string): readonly number[] | undefined {
  if (word === "both" || word === "all") return sides.map((_, side) => side);
  const side = sides.findIndex(({ name }) => name.toLowerCase() === word);
  return side < 0 ? undefined : [side];
}

/** The words accepted for a side: "white, black, both or off". */
function usage({ sides }: AnyGame): string {
  const all = sides.length === 2 ? "both" : "all";
  return inWords([...sides.map(({ name }) => name.toLowerCase()), all, "off"], "or");
}

const notSide = (game: AnyGame, word: string) =>
  `${quoted(word)} is not a side (${usage(game)}), a level (1 to ${MAX_LEVEL}) or a time such as 3s or 500ms.`;

/** Levels by name, as players who do not know the numbers may type them. */
const NAMED_LEVELS: Readonly<Record<string, number>> = { easy: 1, medium: 4, hard: 7 };

/** Reads a level or a time, such as 3s or 500ms; undefined for a word that is neither. */
function readStrength(word: string): Result<Strength> | undefined {
  const level = NAMED_LEVELS[word];
  if (level !== undefined) return ok({ level });
  const [found, digits, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)?$/.exec(word) ?? [];
  if (found === undefined) return undefined;
  const number = Number(digits);
  if (unit) {
    const milliseconds = Math.round(unit === "s" ? SECOND * number : number);
    return milliseconds >= 1 && milliseconds <= MAX_MOVE_TIME
      ? ok({ milliseconds })
      : err(`The computer's time is from 1ms to ${MAX_MOVE_TIME / SECOND}s, not ${found}.`);
  }
  return Number.isInteger(number) && number >= 1 && number <= MAX_LEVEL
    ? ok({ level: number })
    : err(`The level must be from 1 to ${MAX_LEVEL}, not ${found}.`);
}
