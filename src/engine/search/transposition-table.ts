/**
 * The transposition table: what the search has found out about positions, by their keys. Positions
 * are reached by many orders of moves, and every deeper search begins with the results of the last.
 */

/** What a stored score says: exactly so much, at least so much, or at most so much. */
export const EXACT = 3;
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;

/** Words of 32 bits per entry: both halves of the key, the move, and the rest in one. */
const WORDS = 4;
/** Entries that share a place: the least useful of them is overwritten. */
const WAYS = 2;

export interface TranspositionTable {
  readonly words: Int32Array;
  /** Number of places less one; the number of places is a power of two. */
  readonly mask: number;
  /** Counts searches; entries of earlier ones are the first to go. */
  age: number;
}

/** An empty table of at most that many entries, and of two at least. */
export function makeTable(entries: number): TranspositionTable {
  let buckets = 1;
  while (2 * buckets * WAYS <= entries) buckets *= 2;
  return { words: new Int32Array(buckets * WAYS * WORDS), mask: buckets - 1, age: 0 };
}

/** Forgets everything. */
export function clearTable(table: TranspositionTable): void {
  table.words.fill(0);
  table.age = 0;
}

/** To be called before each search. */
export function newGeneration(table: TranspositionTable): void {
  table.age = (table.age + 1) & 63;
}

/** Where the entry of a position lies; -1 where there is none. */
export function probe({ words, mask }: TranspositionTable, low: number, high: number): number {
  const first = (low & mask) * WAYS * WORDS;
  if (words[first] === high && words[first + 1] === low && words[first + 3] !== 0) return first;
  const second = first + WORDS;
  if (words[second] !== high || words[second + 1] !== low || words[second + 3] === 0) return -1;
  return second;
}

/** The fields of an entry that `lookUp` has found. */
export const moveAt = ({ words }: TranspositionTable, entry: number): number => words[entry + 2]!;
export const scoreAt = ({ words }: TranspositionTable, entry: number): number =>
  words[entry + 3]! >> 16;
export const boundAt = ({ words }: TranspositionTable, entry: number): number =>
  words[entry + 3]! & 3;
export const depthAt = ({ words }: TranspositionTable, entry: number): number =>
  (words[entry + 3]! >> 2) & 255;

/**
 * Stores a result: the best move (0 for none), the score as counted from the position itself, the
 * depth from 0 to 255, and what the score says.
 */
export function store(
  table: TranspositionTable,
  low: number,
  high: number,
  move: number,
  score: number,
  depth: number,
  bound: number,
): void {
  const { words, age } = table;
  const entry = replacedEntry(table, low, high);
  const known = words[entry] === high && words[entry + 1] === low;
  // A shallow result does not take the place of a much deeper one of the same position.
  const kept =
    known && bound !== EXACT && depth + 3 < depthAt(table, entry) && ageAt(table, entry) === age;
  // A position of which no good move is known keeps the one that it had.
  if (!known || (move !== 0 && (!kept || words[entry + 2] === 0))) words[entry + 2] = move;
  if (kept) return;
  words[entry] = high;
  words[entry + 1] = low;
  words[entry + 3] = (score << 16) | (age << 10) | (depth << 2) | bound;
}

/** The position's own entry, an empty one, or the one that is older or less deep. */
function replacedEntry(table: TranspositionTable, low: number, high: number): number {
  const { words, mask } = table;
  const first = (low & mask) * WAYS * WORDS;
  const second = first + WORDS;
  if ((words[first] === high && words[first + 1] === low) || words[first + 3] === 0) return first;
  if (words[second] === high && words[second + 1] === low) return second;
  return replacementValue(table, first) <= replacementValue(table, second) ? first : second;
}

const ageAt = ({ words }: TranspositionTable, entry: number): number =>
  (words[entry + 3]! >> 10) & 63;

/** Depth counts, but less with every search that has gone by since. */
function replacementValue(table: TranspositionTable, entry: number): number {
  return depthAt(table, entry) - 4 * ((table.age - ageAt(table, entry)) & 63);
}
