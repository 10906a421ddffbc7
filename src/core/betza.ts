import { accept, type Read, refuse } from "./read.ts";

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

/** The atoms: a letter, and the two sides of its leap. */
const ATOMS: Readonly<Record<string, readonly [number, number]>> = {
  W: [0, 1], // wazir
  F: [1, 1], // ferz
  D: [0, 2], // dabbaba
  N: [1, 2], // knight
  A: [2, 2], // alfil
  H: [0, 3], // threeleaper
  C: [1, 3], // camel
  Z: [2, 3], // zebra
  G: [3, 3], // tripper
};

/** Letters that stand for several atoms, or for an atom that rides. */
const COMPOUNDS: Readonly<Record<string, { readonly atoms: string; readonly most: number }>> = {
  K: { atoms: "WF", most: 1 },
  R: { atoms: "W", most: RIDES },
  B: { atoms: "F", most: RIDES },
  Q: { atoms: "WF", most: RIDES },
};

const TERM = /([a-z]*)([A-Z])(\2|[0-9]+)?/y;

/**
 * Reads a movement such as "fmWfcF"; an unknown letter is refused by name. Before a movement may
 * stand: m only to an empty square, c only to capture, i only as the piece's first move;
 * f forwards, b backwards, v both; l to the left, r to the right, s both.
 */
export function readBetza(text: string): Read<readonly Movement[]> {
  if (text === "") return refuse("A movement needs at least one letter, such as W or N.");
  const movements: Movement[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const start = TERM.lastIndex;
    const term = TERM.exec(text);
    if (!term) return refuse(`“${[...text.slice(start)][0]}” is no letter of a movement.`);
    const read = readTerm(term[1] ?? "", term[2] ?? "", term[3]);
    if (!read.ok) return read;
    movements.push(...read.value);
  }
  return accept(movements);
}

/** The movement that a piece table writes; a mistake in it is a bug of the table. */
export function betza(text: string): readonly Movement[] {
  const read = readBetza(text);
  if (!read.ok) throw new Error(`movement ${text}: ${read.reason}`);
  return read.value;
}

function readTerm(modifiers: string, letter: string, repeat: string | undefined): Read<Movement[]> {
  const compound = COMPOUNDS[letter] ?? { atoms: letter, most: 1 };
  const leaps = [...compound.atoms].flatMap((atom) => (ATOMS[atom] ? [ATOMS[atom]] : []));
  if (leaps.length === 0) return refuse(`“${letter}” is no movement.`);
  const fault = faultOf(modifiers, letter, leaps);
  if (fault) return refuse(fault);
  const most = steps(repeat, compound.most);
  if (most < 1) return refuse(`“${letter}${repeat}” would move no square at all.`);
  const purpose = {
    moves: modifiers.includes("m") || !modifiers.includes("c"),
    captures: modifiers.includes("c") || !modifiers.includes("m"),
    initial: modifiers.includes("i"),
  };
  const movements = leaps
    .flatMap((leap) => directions(...leap))
    .filter(([right, forward]) => pointsTo(right, forward, modifiers))
    .map(([right, forward]) => ({ right, forward, most, ...purpose }));
  return accept(movements);
}

/** What is wrong with the modifiers of a term, as a sentence; undefined where nothing is. */
function faultOf(
  modifiers: string,
  letter: string,
  leaps: readonly (readonly [number, number])[],
): string | undefined {
  const unknown = modifiers.replace(/[mcifbvlrs]/g, "")[0];
  if (unknown) return `“${unknown}” is no modifier of a movement.`;
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
function directions(short: number, long: number): (readonly [number, number])[] {
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
