import { err, ok, type Result } from "../result.ts";
import { inWords, printable } from "../text.ts";

/**
 * One way to move, as Ralph Betza's notation describes it: a step, repeated up to `most` times
 * while the way is free. A leaper repeats it once, and so jumps over whatever lies between.
 */
export interface Movement {
  /** Squares to the player's right (negative: left). */
  readonly right: number;
  /** Squares towards the opponent (negative: back). */
  readonly forward: number;
  /** How often the step may be repeated: 1 for a leaper, up to `RIDES` for a rider. */
  readonly most: number;
  /** May end on an empty square. */
  readonly moves: boolean;
  /** May end on an opponent's piece. */
  readonly captures: boolean;
  /** Only as the piece's first move. */
  readonly initial: boolean;
}

/** The number of steps of a rider without a limit: no board is larger. */
export const RIDES = 99;

/** The atoms: a letter, the two sides of its leap, and what that is in words. */
const ATOMS: Readonly<
  Record<string, { readonly leap: readonly [number, number]; readonly about: string }>
> = {
  W: { leap: [0, 1], about: "one square straight: ahead, back or sideways (wazir)" },
  F: { leap: [1, 1], about: "one square diagonally (ferz)" },
  D: { leap: [0, 2], about: "a jump of two squares straight (dabbaba)" },
  N: { leap: [1, 2], about: "a jump of two squares straight and one aside (chess knight)" },
  A: { leap: [2, 2], about: "a jump of two squares diagonally (alfil)" },
  H: { leap: [0, 3], about: "a jump of three squares straight (threeleaper)" },
  C: { leap: [1, 3], about: "a jump of three squares straight and one aside (camel)" },
  Z: { leap: [2, 3], about: "a jump of three squares straight and two aside (zebra)" },
  G: { leap: [3, 3], about: "a jump of three squares diagonally (tripper)" },
};

/** Letters that stand for several atoms, or for an atom that rides. */
const COMPOUNDS: Readonly<
  Record<string, { readonly atoms: string; readonly most: number; readonly about: string }>
> = {
  K: { atoms: "WF", most: 1, about: "W and F: one square in any direction (chess king)" },
  R: { atoms: "W", most: RIDES, about: "any number of squares straight (chess rook)" },
  B: { atoms: "F", most: RIDES, about: "any number of squares diagonally (chess bishop)" },
  Q: { atoms: "WF", most: RIDES, about: "R and B (chess queen)" },
};

/** What may stand before a letter, to limit it. */
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

/** What may stand behind a letter, each by an example. */
const REPEATS: Readonly<Record<string, string>> = {
  RR: "a letter twice: as many such steps in a line as there is room for",
  W3: "a letter and a number: up to as many such steps in a line",
};

/** The notation for readers: every letter with its meaning, in groups. */
export const BETZA_TABLE: readonly {
  readonly heading: string;
  readonly rows: readonly (readonly [letter: string, about: string])[];
}[] = [
  {
    heading: "Steps and jumps",
    rows: Object.entries({ ...ATOMS, ...COMPOUNDS }).map(([letter, { about }]) => [letter, about]),
  },
  { heading: "Before a letter", rows: Object.entries(MODIFIERS) },
  { heading: "Behind a letter", rows: Object.entries(REPEATS) },
];

const TERM = /([a-z]*)([A-Z])(\2|[0-9]+)?/y;

const MOVING_LETTERS = inWords([...Object.keys(ATOMS), ...Object.keys(COMPOUNDS)]);
const MODIFYING_LETTERS = inWords(Object.keys(MODIFIERS));

/** Reads a movement such as "fmWfcF", by the tables above; an unknown letter is refused by name. */
export function readBetza(text: string): Result<readonly Movement[]> {
  if (text === "") return err("A movement needs at least one letter, such as W or N.");
  const movements: Movement[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const start = TERM.lastIndex;
    const term = TERM.exec(text);
    if (!term) return err(unreadable(text.slice(start)));
    const read = readTerm(term[1] ?? "", term[2] ?? "", term[3]);
    if (!read.ok) return read;
    movements.push(...read.value);
  }
  return ok(movements);
}

/** Why a text begins with no term: a modifier without its letter, or a sign that means nothing. */
function unreadable(rest: string): string {
  const [sign = ""] = rest;
  return MODIFIERS[sign]
    ? `“${sign}” must stand before the letter of a movement, such as ${sign}W.`
    : `“${printable(sign)}” is no letter of a movement; those are ${MOVING_LETTERS}.`;
}

/** The movement that a piece table writes; a mistake in it is a bug of the table. */
export function betza(text: string): readonly Movement[] {
  const read = readBetza(text);
  if (!read.ok) throw new Error(`movement ${text}: ${read.reason}`);
  return read.value;
}

function readTerm(
  modifiers: string,
  letter: string,
  repeat: string | undefined,
): Result<Movement[]> {
  const compound = COMPOUNDS[letter] ?? { atoms: letter, most: 1 };
  const leaps = [...compound.atoms].flatMap((atom) => (ATOMS[atom] ? [ATOMS[atom].leap] : []));
  if (leaps.length === 0) {
    return err(`“${letter}” is no movement; the letters are ${MOVING_LETTERS}.`);
  }
  const fault = faultOf(modifiers, letter, leaps);
  if (fault) return err(fault);
  const most = steps(repeat, compound.most);
  if (most < 1) return err(`“${letter}${repeat}” would move no square at all.`);
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

/** What is wrong with the modifiers of a term, as a sentence; undefined where nothing is. */
function faultOf(
  modifiers: string,
  letter: string,
  leaps: readonly (readonly [number, number])[],
): string | undefined {
  const unknown = [...modifiers].find((modifier) => !MODIFIERS[modifier]);
  if (unknown) return `“${unknown}” is no modifier of a movement; those are ${MODIFYING_LETTERS}.`;
  if (new Set(modifiers).size < modifiers.length) {
    return `“${modifiers}${letter}” names a modifier more than once.`;
  }
  const bothAxes = /[fbv]/.test(modifiers) && /[lrs]/.test(modifiers);
  return bothAxes && leaps.some(isOblique)
    ? `“${modifiers}${letter}” is read in more than one way; name one direction.`
    : undefined;
}

/** A leap like the knight's, neither straight nor diagonal. */
function isOblique([short, long]: readonly [number, number]): boolean {
  return short !== 0 && short !== long;
}

/** "WW" rides without a limit, "W3" up to three steps. */
function steps(repeat: string | undefined, alone: number): number {
  if (repeat === undefined) return alone;
  return /^[0-9]/.test(repeat) ? Math.min(Number(repeat), RIDES) : RIDES;
}

/** All turns and reflections of a leap, clockwise from straight ahead, each once. */
export function directions(short: number, long: number): (readonly [number, number])[] {
  const steps = new Map<string, readonly [number, number]>();
  for (const [a, b] of [
    [short, long],
    [long, short],
  ] as const)
    for (const x of [a, -a])
      for (const y of [b, -b]) steps.set(`${x + 0},${y + 0}`, [x + 0, y + 0]);
  return [...steps.values()].sort((one, other) => angle(one) - angle(other));
}

function angle([right, forward]: readonly [number, number]): number {
  return (Math.atan2(right, forward) + 2 * Math.PI) % (2 * Math.PI);
}

/**
 * Whether a step lies in the directions that the modifiers name. On straight lines the named
 * directions add up ("fbW"); elsewhere one across and one along meet ("frF" is one diagonal).
 */
function pointsTo(right: number, forward: number, modifiers: string): boolean {
  const along = chosen(modifiers, "f", "b", "v", forward);
  const across = chosen(modifiers, "r", "l", "s", right);
  if (along === undefined || across === undefined) return along ?? across ?? true;
  return right === 0 || forward === 0 ? along || across : along && across;
}

/** Whether the modifiers of one axis name the sign of `distance`; undefined where they name none. */
function chosen(modifiers: string, plus: string, minus: string, both: string, distance: number) {
  const up = modifiers.includes(plus) || modifiers.includes(both);
  const down = modifiers.includes(minus) || modifiers.includes(both);
  if (!up && !down) return undefined;
  return (up && distance > 0) || (down && distance < 0);
}
