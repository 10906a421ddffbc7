import { err, ok, type Result } from "../../base/result.ts";
import { inWords, quoted } from "../../base/text.ts";
import type { AnyGame } from "../rules/game.ts";
import {
  engineStrength,
  human,
  MAX_LEVEL,
  MAX_MOVE_TIME,
  type Player,
  type Strength,
} from "./players.ts";

const SECOND = 1_000;

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
  const words = text.toLowerCase().match(/[^\s,]+/g) ?? [];
  const now = players.map(engineStrength);
  const isTaken = words.length === 0 || words.some(isOff);
  const strengths = isTaken ? withoutSides(game, words, now) : withSides(game, words, now, usual);
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
  const left: number[] = [];
  for (const word of words.filter((named) => !isOff(named))) {
    const sides = sidesNamed(game, word);
    if (sides) left.push(...sides);
    else if (readStrength(word)) return err("off takes a side, not a level or a time.");
    else return err(notSide(game, word));
  }
  const isLeft = (side: number) => left.length === 0 || left.includes(side);
  return ok(game.sides.map((_, side) => (isLeft(side) ? undefined : now[side])));
}

/** Gives named sides the strength beside them ("white 2 black 4", "3 black"), or those played a strength alone. */
function withSides(game: AnyGame, words: readonly string[], now: Strengths, usual: Strength) {
  const given = new Map<number, Strength>();
  let run = NONE;
  for (const word of words) {
    const read = readWord(game, word);
    if (!read.ok) return read;
    const { sides, strength } = read.value;
    if (strength && run.strength) return err("The computer has one level or one time.");
    if (run.strength && run.sides.length > 0) run = NONE;
    run = { sides: [...run.sides, ...sides], strength: strength ?? run.strength };
    for (const side of run.sides) given.set(side, run.strength ?? usual);
  }
  const played = (side: number) => now[side] && (run.strength ?? usual);
  const strengths = game.sides.map((_, side) => (given.size > 0 ? given.get(side) : played(side)));
  if (strengths.some(Boolean)) return ok(strengths);
  return err(`Say which side the computer plays: ${usage(game)}.`);
}

/** Some sides, and the strength beside them. */
interface Assignment {
  readonly sides: readonly number[];
  readonly strength?: Strength | undefined;
}

const NONE: Assignment = { sides: [] };

/** Reads a side, "both", a level or a time. */
function readWord(game: AnyGame, word: string): Result<Assignment> {
  const strength = readStrength(word);
  if (strength) return strength.ok ? ok({ sides: [], strength: strength.value }) : strength;
  const sides = sidesNamed(game, word);
  return sides ? ok({ sides }) : err(notSide(game, word));
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
