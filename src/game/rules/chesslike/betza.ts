import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, printable } from "../../../base/text.ts";

/**
 * One way to move in Ralph Betza's notation: a step, repeated up to `most` times while the way is
 * free. A leaper makes its step once, and so jumps over anything in between. There are no hoppers,
 * lame leapers or bent riders.
 */
export interface Movement {
  /** Squares to the player's right (negative: left). */
  readonly right: number;
  /** Squares towards the opponent (negative: back). */
  readonly forward: number;
  /** The maximum number of steps: 1 for a leaper, up to `RIDES` for a rider. */
  readonly most: number;
  /** May end on an empty square. */
  readonly moves: boolean;
  /** May end on an opponent's piece. */
  readonly captures: boolean;
  /**
   * Only as the piece's first move. Positions then list the unmoved pieces by their algebraic names,
   * and the piece counts as two of the 15 kinds.
   */
  readonly initial: boolean;
  /** The rows of the board, White's and Black's, from which one more step is allowed. */
  readonly doubleStepRows?: readonly [number, number];
}

/** The number of steps of an unlimited rider: no board is larger. */
export const RIDES = 99;

/** The two sides of a leap: [1, 2] for the knight's. */
type Leap = readonly [number, number];
const WAZIR: Leap = [0, 1];
const FERZ: Leap = [1, 1];

/** The letters of movements: their leaps, how often they are repeated (once unless given), and a description. */
const LETTERS: Readonly<
  Record<
    string,
    { readonly leaps: readonly Leap[]; readonly most?: number; readonly about: string }
  >
> = {
  W: { leaps: [WAZIR], about: "one square straight: ahead, back or sideways (wazir)" },
  F: { leaps: [FERZ], about: "one square diagonally (ferz)" },
  D: { leaps: [[0, 2]], about: "a jump of two squares straight (dabbaba)" },
  N: { leaps: [[1, 2]], about: "a jump of two squares straight and one aside (chess knight)" },
  A: { leaps: [[2, 2]], about: "a jump of two squares diagonally (alfil)" },
  H: { leaps: [[0, 3]], about: "a jump of three squares straight (threeleaper)" },
  C: { leaps: [[1, 3]], about: "a jump of three squares straight and one aside (camel)" },
  Z: { leaps: [[2, 3]], about: "a jump of three squares straight and two aside (zebra)" },
  G: { leaps: [[3, 3]], about: "a jump of three squares diagonally (tripper)" },
  K: { leaps: [WAZIR, FERZ], about: "W and F: one square in any direction (chess king)" },
  R: { leaps: [WAZIR], most: RIDES, about: "any number of squares straight (chess rook)" },
  B: { leaps: [FERZ], most: RIDES, about: "any number of squares diagonally (chess bishop)" },
  Q: { leaps: [WAZIR, FERZ], most: RIDES, about: "R and B (chess queen)" },
};

const MODIFIERS: Readonly<Record<string, string>> = {
  m: "only to an empty square",
  c: "only to capture",
  i: "only as the piece's first move",
  f: "forwards",
  b: "backwards",
  v: "forwards and backwards",
  l: "to the left",
  r: "to the right",
  s: "to the left and to the right",
};

/** The repetitions that may follow a letter, each as an example. */
const REPEATS: Readonly<Record<string, string>> = {
  RR: "a letter twice: that step repeated in a line, as often as there is room",
  W3: "a letter and a number: that step repeated in a line, up to that many times",
};

/** The notation as players see it: every letter with its meaning, in groups. */
export const BETZA_TABLE: readonly {
  readonly heading: string;
  readonly rows: readonly (readonly [letter: string, about: string])[];
}[] = [
  {
    heading: "Steps and jumps",
    rows: Object.entries(LETTERS).map(([letter, { about }]) => [letter, about]),
  },
  { heading: "Before a letter", rows: Object.entries(MODIFIERS) },
  { heading: "After a letter", rows: Object.entries(REPEATS) },
];

const TERM = /([a-z]*)([A-Z])(\2|[0-9]+)?/y;

const MOVING_LETTERS = inWords(Object.keys(LETTERS));
const MODIFYING_LETTERS = inWords(Object.keys(MODIFIERS));

/** Reads a movement such as "fmWfcF" by the tables above; unknown letters are refused by name. */
export function readBetza(text: string): Result<readonly Movement[]> {
  if (text === "") return err("A movement needs at least one letter, such as W or N.");
  const movements: Movement[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const start = TERM.lastIndex;
    const term = TERM.exec(text);
    if (!term) return err(unreadable(text.slice(start)));
    const read = readTerm(term[1]!, term[2]!, term[3]);
    if (!read.ok) return read;
    movements.push(...read.value);
  }
  return ok(movements);
}

/** A text begins with no term if a modifier lacks its letter, or a character is unknown. */
function unreadable(rest: string): string {
  const sign = [...rest][0]!;
  return MODIFIERS[sign]
    ? `“${sign}” must stand before the letter of a movement, such as ${sign}W.`
    : `“${printable(sign)}” is not a movement letter; the letters are ${MOVING_LETTERS}.`;
}

/** Reads a movement of a piece table; throws on a mistake, which would be a bug in the table. */
export function betza(text: string): readonly Movement[] {
  const read = readBetza(text);
  if (!read.ok) throw new Error(`movement ${text}: ${read.reason}`);
  return read.value;
}

function readTerm(modifiers: string, letter: string, repeat: string | undefined) {
  const found = LETTERS[letter];
  if (!found) {
    return err(`“${letter}” is not a movement letter; the letters are ${MOVING_LETTERS}.`);
  }
  const { leaps } = found;
  const fault = faultOf(modifiers, letter, leaps);
  if (fault) return err(fault);
  const most = steps(repeat, found.most ?? 1);
  if (most < 1) return err(`“${letter}${repeat}” would not move at all.`);
  const purpose = {
    moves: modifiers.includes("m") || !modifiers.includes("c"),
    captures: modifiers.includes("c") || !modifiers.includes("m"),
    initial: modifiers.includes("i"),
  };
  const movements = leaps
    .flatMap((leap) => directions(...leap))
    .filter(([right, forward]) => pointsTo(right, forward, modifiers))
    .map(([right, forward]) => ({ right, forward, most, ...purpose }));
  return ok(movements);
}

/** What is wrong with the modifiers of a term, as a sentence; undefined if nothing is. */
function faultOf(modifiers: string, letter: string, leaps: readonly Leap[]) {
  const unknown = [...modifiers].find((modifier) => !MODIFIERS[modifier]);
  if (unknown) return `“${unknown}” is not a modifier; the modifiers are ${MODIFYING_LETTERS}.`;
  if (new Set(modifiers).size < modifiers.length) {
    return `“${modifiers}${letter}” repeats a modifier.`;
  }
  const bothAxes = /[fbv]/.test(modifiers) && /[lrs]/.test(modifiers);
  return bothAxes && leaps.some(isOblique)
    ? `“${modifiers}${letter}” is ambiguous; name one direction.`
    : undefined;
}

/** Neither orthogonal nor diagonal, like the knight's leap. */
const isOblique = ([short, long]: Leap): boolean => short !== 0 && short !== long;

/** Unlimited for "WW", three for "W3". */
function steps(repeat: string | undefined, alone: number): number {
  if (repeat === undefined) return alone;
  return /[0-9]/.test(repeat) ? Math.min(Number(repeat), RIDES) : RIDES;
}

/** All rotations and reflections of a leap, clockwise from straight ahead, without duplicates. */
function directions(short: number, long: number): (readonly [number, number])[] {
  const steps = new Map<string, readonly [number, number]>();
  for (const [a, b] of [
    [short, long],
    [long, short],
  ] as const)
    for (const x of [a, -a]) for (const y of [b, -b]) steps.set(`${x},${y}`, [x + 0, y + 0]);
  return [...steps.values()].toSorted((one, other) => angle(one) - angle(other));
}

const angle = ([right, forward]: readonly [number, number]): number =>
  (Math.atan2(right, forward) + 2 * Math.PI) % (2 * Math.PI);

/**
 * For orthogonal steps the directions that modifiers name add up ("fbW"); otherwise a sideways and
 * a forward one combine ("frF" is one diagonal).
 */
function pointsTo(right: number, forward: number, modifiers: string): boolean {
  const along = namesSign(modifiers, "fbv", forward);
  const across = namesSign(modifiers, "rls", right);
  if (along === undefined || across === undefined) return along ?? across ?? true;
  return right === 0 || forward === 0 ? along || across : along && across;
}

/**
 * Whether the modifiers of one axis name the sign of `distance`; undefined if they name none.
 * @param axis the modifiers for plus, for minus and for both
 */
function namesSign(modifiers: string, axis: string, distance: number): boolean | undefined {
  const [plus, minus, both] = [...axis].map((modifier) => modifiers.includes(modifier));
  if (!plus && !minus && !both) return undefined;
  return distance !== 0 && Boolean(both || (distance > 0 ? plus : minus));
}
