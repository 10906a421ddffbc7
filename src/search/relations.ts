/**
 * How the pieces of a chess-like game stand to each other: where they can go, what attacks and
 * what guards them, and how the soldiers support one another. What it counts for is in the weights.
 */
import { BLACK_BIT, EMPTY } from "../core/chess-position.ts";
import type { Kernel } from "../core/kernel.ts";
import { CAPTURES, type Mobility, NEXT_RAY } from "../core/mobility.ts";

/** Hundredths of a man for each case, from the view of the side whose piece it is. */
export interface RelationWeights {
  /** A square that a leaper attacks: held by its own side, open to it, or met by a soldier. */
  readonly held: number;
  readonly open: number;
  readonly met: number;
  /** A piece that a soldier attacks; a rider that a leaper attacks. */
  readonly bySoldier: number;
  readonly byLeaper: number;
  /** A piece, and a soldier, that is attacked and not guarded. */
  readonly hanging: number;
  readonly hangingSoldier: number;
  /** A soldier that no other can stop, one that is alone on its file and the next ones, and one guarded by another. */
  readonly passed: number;
  readonly alone: number;
  readonly guarded: number;
}

/** What kind of piece a code is. */
const SOLDIER = 1;
const LEAPER = 2;
const RIDER = 3;
const ROYAL = 4;

/** What attacks a square, by bits: Black's are these shifted by `BLACKS`. */
const ANY = 1;
const BY_SOLDIER = 2;
const BY_LEAPER = 4;
const BLACKS = 3;

/** How many positions are remembered: a power of two. */
const REMEMBERED = 1 << 15;

/** What it takes to look at the relations on a board; the arrays are filled anew each time. */
export interface Relations {
  readonly mobility: Mobility;
  readonly weights: RelationWeights;
  /** By kind of piece: what a square that it attacks is worth, by what stands there or meets it. */
  readonly held: Int32Array;
  readonly open: Int32Array;
  readonly met: Int32Array;
  /** The file of a square, from 1, and its row, from 0 at the top. */
  readonly files: Uint8Array;
  readonly rows: Uint8Array;
  /** The kind of piece, by code. */
  readonly kinds: Uint8Array;
  readonly attacks: Uint8Array;
  readonly squares: Uint8Array;
  /** By colour and file, with one more file on either side: how many soldiers, and the row of the last. */
  readonly counts: readonly [Uint8Array, Uint8Array];
  readonly rearmost: readonly [Int8Array, Int8Array];
  pieces: number;
  /** Worths of positions: both halves of the key and the worth. */
  readonly memory: Int32Array;
}

/** Relations in a game, not yet looked at. */
export function makeRelations(
  { mobility, rules }: Kernel,
  weights: RelationWeights,
  freedom: number,
): Relations {
  const { cells, width } = rules.board;
  const kinds = new Uint8Array(mobility.kinds.length);
  mobility.kinds.forEach((kind, code) => {
    if (!kind) return;
    const { letter, movement, promotesTo } = kind.piece;
    if (letter === rules.royal) kinds[code] = ROYAL;
    else if (promotesTo) kinds[code] = SOLDIER;
    else kinds[code] = movement.some(({ most }) => most > 1) ? RIDER : LEAPER;
  });
  return {
    mobility,
    weights,
    held: byKind(weights.held, freedom),
    open: byKind(weights.open, freedom),
    met: byKind(weights.met, freedom),
    files: Uint8Array.from({ length: cells }, (_, square) => (square % width) + 1),
    rows: Uint8Array.from({ length: cells }, (_, square) => Math.floor(square / width)),
    kinds,
    attacks: new Uint8Array(cells),
    squares: new Uint8Array(cells),
    counts: [new Uint8Array(width + 2), new Uint8Array(width + 2)],
    rearmost: [new Int8Array(width + 2), new Int8Array(width + 2)],
    pieces: 0,
    memory: new Int32Array(3 * REMEMBERED),
  };
}

/** For riders every square that they see counts the same, and for royal pieces none counts. */
function byKind(leaper: number, rider: number): Int32Array {
  const worths = new Int32Array(ROYAL + 1);
  worths[LEAPER] = leaper;
  worths[RIDER] = rider;
  return worths;
}

/** The same as `relationsOf`, from memory where the position with those keys has been there lately. */
export function remembered(
  relations: Relations,
  board: Uint8Array,
  low: number,
  high: number,
): number {
  const { memory } = relations;
  const at = (low & (REMEMBERED - 1)) * 3;
  if (memory[at] === low && memory[at + 1] === high) return memory[at + 2]!;
  const worth = relationsOf(relations, board);
  memory[at] = low;
  memory[at + 1] = high;
  memory[at + 2] = worth;
  return worth;
}

/** The worth of the relations on a board: White's less Black's. */
function relationsOf(relations: Relations, board: Uint8Array): number {
  gather(relations, board);
  let sum = 0;
  const { squares, pieces, kinds } = relations;
  for (let index = 0; index < pieces; index++) {
    const square = squares[index]!;
    const code = board[square]!;
    if (kinds[code] !== SOLDIER) {
      const worth = reach(relations, board, square, code);
      sum += code & BLACK_BIT ? 0 - worth : worth;
    }
  }
  for (let index = 0; index < pieces; index++) {
    const square = squares[index]!;
    const code = board[square]!;
    const worth = safety(relations, square, code);
    sum += code & BLACK_BIT ? 0 - worth : worth;
  }
  return sum;
}

/** Lists the pieces, and notes what the soldiers attack and where they stand. */
function gather(relations: Relations, board: Uint8Array): void {
  const { squares, kinds, counts, rearmost, files, rows } = relations;
  forget(relations);
  let pieces = 0;
  for (let square = 0; square < board.length; square++) {
    const code = board[square]!;
    if (code === EMPTY) continue;
    squares[pieces++] = square;
    if (kinds[code] !== SOLDIER) continue;
    const file = files[square]!;
    const row = rows[square]!;
    const side = code & BLACK_BIT ? 1 : 0;
    counts[side][file] = counts[side][file]! + 1;
    // The rows are met from the top: White's last is the lowest, Black's the highest.
    if (side === 0) rearmost[0][file] = row;
    else if (row < rearmost[1][file]!) rearmost[1][file] = row;
    soldierAttacks(relations, square, code);
  }
  relations.pieces = pieces;
}

/** Loops: for so few elements they are faster than `fill`. */
function forget({ attacks, counts, rearmost }: Relations): void {
  for (let square = 0; square < attacks.length; square++) attacks[square] = 0;
  for (let file = 0; file < counts[0].length; file++) {
    counts[0][file] = 0;
    counts[1][file] = 0;
    rearmost[0][file] = -1;
    rearmost[1][file] = 127;
  }
}

function soldierAttacks({ mobility, attacks }: Relations, square: number, code: number): void {
  const { targets, starts } = mobility;
  const bits = (ANY | BY_SOLDIER) << (code & BLACK_BIT ? BLACKS : 0);
  const first = code * attacks.length + square;
  const end = starts[first + 1]!;
  for (let at = starts[first]!; at < end; at++) {
    const entry = targets[at]!;
    if (entry & CAPTURES) attacks[entry & 255] = attacks[entry & 255]! | bits;
  }
}

/** What the squares that a piece attacks are worth to it; notes them too. */
function reach(
  { mobility, attacks, kinds, held, open, met }: Relations,
  board: Uint8Array,
  square: number,
  code: number,
): number {
  const { targets, starts } = mobility;
  const black = code & BLACK_BIT;
  const kind = kinds[code]!;
  const bits = (kind === LEAPER ? ANY | BY_LEAPER : ANY) << (black ? BLACKS : 0);
  const soldiers = BY_SOLDIER << (black ? 0 : BLACKS);
  const first = code * attacks.length + square;
  const end = starts[first + 1]!;
  let at = starts[first]!;
  let sum = 0;
  while (at < end) {
    const entry = targets[at]!;
    const target = entry & 255;
    const there = board[target]!;
    if (there !== EMPTY && (there & BLACK_BIT) === black) sum += held[kind]!;
    else sum += attacks[target]! & soldiers ? met[kind]! : open[kind]!;
    attacks[target] = attacks[target]! | bits;
    at = there === EMPTY ? at + 1 : entry >> NEXT_RAY;
  }
  return sum;
}

/** What attacks and guards a piece, and how a soldier stands among the others. */
function safety(relations: Relations, square: number, code: number): number {
  const { attacks, kinds, weights } = relations;
  const kind = kinds[code]!;
  if (kind === ROYAL) return 0;
  const black = code & BLACK_BIT;
  const all = attacks[square]!;
  const against = black ? all : all >> BLACKS;
  const own = black ? all >> BLACKS : all;
  const loose = against & ANY && !(own & ANY);
  if (kind === SOLDIER) {
    return formation(relations, square, black, own) + (loose ? weights.hangingSoldier : 0);
  }
  let sum = loose ? weights.hanging : 0;
  if (against & BY_SOLDIER) sum += weights.bySoldier;
  else if (kind === RIDER && against & BY_LEAPER) sum += weights.byLeaper;
  return sum;
}

function formation(
  { counts, rearmost, weights, files, rows }: Relations,
  square: number,
  black: number,
  own: number,
): number {
  const file = files[square]!;
  const row = rows[square]!;
  const friends = black ? counts[1] : counts[0];
  const enemies = black ? rearmost[0] : rearmost[1];
  let sum = own & BY_SOLDIER ? weights.guarded : 0;
  if (friends[file - 1] === 0 && friends[file + 1] === 0) sum += weights.alone;
  const free = black
    ? enemies[file - 1]! <= row && enemies[file]! <= row && enemies[file + 1]! <= row
    : enemies[file - 1]! >= row && enemies[file]! >= row && enemies[file + 1]! >= row;
  return free ? sum + weights.passed : sum;
}
