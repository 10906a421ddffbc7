/**
 * The transposition table: search results by the keys of their positions. Different move orders
 * reach the same positions, and every depth reuses the results of the last.
 */

/** The bound of a stored score: exact, at least this much, or at most this much. */
export const EXACT = 3;
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;

/** Words of 32 bits per entry: both halves of the key, the move, and the rest in one. */
const WORDS = 4;
/** Entries per bucket; the least useful of them is overwritten. */
const BUCKET_SIZE = 2;

export type TranspositionTable = ReturnType<typeof makeTable>;

/** An empty table of at most `entries` entries, but of at least two. */
export function makeTable(entries: number) {
  let buckets = 1;
  while (2 * buckets * BUCKET_SIZE <= entries) buckets *= 2;
  return {
    words: new Int32Array(buckets * BUCKET_SIZE * WORDS),
    /** The number of buckets, a power of two, less one. */
    mask: buckets - 1,
    /** Counts searches; entries of earlier ones are replaced first. */
    age: 0,
  };
}

export function clearTable(table: TranspositionTable): void {
  table.words.fill(0);
  table.age = 0;
}

/** Begins a new search; to be called before each one. */
export function newGeneration(table: TranspositionTable): void {
  table.age = (table.age + 1) & 63;
}

/** The place of a position's entry; -1 if there is none. */
export function probe({ words, mask }: TranspositionTable, low: number, high: number): number {
  const first = (low & mask) * BUCKET_SIZE * WORDS;
  if (words[first] === high && words[first + 1] === low && words[first + 3] !== 0) return first;
  const second = first + WORDS;
  if (words[second] !== high || words[second + 1] !== low || words[second + 3] === 0) return -1;
  return second;
}

/** The fields of an entry that `probe` has found. */
export const moveAt = ({ words }: TranspositionTable, entry: number): number => words[entry + 2]!;
export const scoreAt = ({ words }: TranspositionTable, entry: number): number =>
  words[entry + 3]! >> 16;
export const boundAt = ({ words }: TranspositionTable, entry: number): number =>
  words[entry + 3]! & 3;
export const depthAt = ({ words }: TranspositionTable, entry: number): number =>
  (words[entry + 3]! >> 2) & 255;

/**
 * Stores a result: the best move (0 for none), the score counted from the position itself, the
 * depth from 0 to 255, and the bound.
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
  const samePosition = words[entry] === high && words[entry + 1] === low;
  // A shallow result does not replace a much deeper one of the same position.
  const keep =
    samePosition &&
    bound !== EXACT &&
    depth + 3 < depthAt(table, entry) &&
    ageAt(table, entry) === age;
  // A result without a best move keeps the stored one.
  if (!samePosition || (move !== 0 && (!keep || words[entry + 2] === 0))) words[entry + 2] = move;
  if (keep) return;
  words[entry] = high;
  words[entry + 1] = low;
  words[entry + 3] = (score << 16) | (age << 10) | (depth << 2) | bound;
}

/** The position's own entry, an empty one, or the older or shallower of the two. */
function replacedEntry(table: TranspositionTable, low: number, high: number): number {
  const { words, mask } = table;
  const first = (low & mask) * BUCKET_SIZE * WORDS;
  const second = first + WORDS;
  if ((words[first] === high && words[first + 1] === low) || words[first + 3] === 0) return first;
  if (words[second] === high && words[second + 1] === low) return second;
  return replacementValue(table, first) <= replacementValue(table, second) ? first : second;
}

const ageAt = ({ words }: TranspositionTable, entry: number): number =>
  (words[entry + 3]! >> 10) & 63;

/** The depth of an entry, less 4 for every search since. */
function replacementValue(table: TranspositionTable, entry: number): number {
  return depthAt(table, entry) - 4 * ((table.age - ageAt(table, entry)) & 63);
}
