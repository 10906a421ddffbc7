import { ray } from "../board.ts";
import type { ChesslikeRules } from "./chesslike-rules.ts";
import { type Kinds, movementsOf, stepOf } from "./move-tables.ts";
import { BLACK, BLACK_BIT, CODES, type Colour, EMPTY, WHITE } from "./position.ts";

/**
 * The piece table reversed: for every square, the rays along which it can be attacked. Entries of `origins`
 * pack the attacker's square and, above bit 8, the index of the next ray; `attackers` is a bit set of
 * the codes that capture from there; `starts` holds the index of the first entry, at `colour of the
 * attacker * cells + square`.
 */
export type AttackTables = Readonly<ReturnType<typeof attackTablesOf>>;

/** Entries of `origins` hold a square below this bit, the index of the next ray above it. */
export const NEXT_ORIGINS = 8;
/** Masks out the colour of a code. */
export const KIND = BLACK_BIT - 1;

/** Made from the same movements as the move tables. */
export function attackTablesOf(rules: ChesslikeRules, kinds: Kinds) {
  const { board } = rules;
  const origins: number[] = [];
  const attackers: number[] = [];
  const starts = new Int32Array(2 * board.cells + 1);
  for (const colour of [WHITE, BLACK] as const) {
    const steps = captureSteps(kinds, colour);
    for (let square = 0; square < board.cells; square += 1) {
      starts[colour * board.cells + square] = origins.length;
      for (const { columns, rows, codes } of steps) {
        const squares = ray(board, square, { columns: -columns, rows: -rows }, codes.length);
        const next = origins.length + squares.length;
        squares.forEach((origin, distance) => {
          origins.push(origin | (next << NEXT_ORIGINS));
          attackers.push(codes[distance] ?? 0);
        });
      }
    }
  }
  starts[2 * board.cells] = origins.length;
  return { origins: Int32Array.from(origins), attackers: Int32Array.from(attackers), starts };
}

/** Every step by which a colour captures, with a bit set of the codes that do so, by distance. */
function captureSteps(kinds: Kinds, colour: Colour) {
  const steps = new Map<string, { columns: number; rows: number; codes: number[] }>();
  for (let code = 0; code < CODES / 2; code += 1) {
    for (const movement of movementsOf(kinds[code])) {
      if (!movement.captures) continue;
      const { columns, rows } = stepOf(movement, colour);
      const key = `${columns},${rows}`;
      const step = steps.get(key) ?? { columns, rows, codes: [] };
      steps.set(key, step);
      for (let distance = 0; distance < movement.most; distance += 1) {
        step.codes[distance] = (step.codes[distance] ?? 0) | (1 << code);
      }
    }
  }
  return [...steps.values()];
}

// Local copies of imported constants, which are looked up at every use.
const NOTHING = EMPTY;
const BLACKS = BLACK_BIT;

/** The square of a piece of `colour` that attacks `square`; -1 if there is none. */
export function attackerOf(
  attacks: AttackTables,
  board: Uint8Array,
  square: number,
  colour: Colour,
): number {
  const { origins, attackers, starts } = attacks;
  const bit = colour === BLACK ? BLACKS : 0;
  const index = colour * board.length + square;
  const end = starts[index + 1]!;
  let next = starts[index]!;
  while (next < end) {
    const entry = origins[next]!;
    const code = board[entry & 255]!;
    if (code === NOTHING) {
      next += 1;
    } else {
      if ((code & BLACKS) === bit && attackers[next]! & (1 << (code & KIND))) return entry & 255;
      next = entry >> NEXT_ORIGINS;
    }
  }
  return -1;
}
