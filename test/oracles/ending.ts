/**
 * Solves an ending by brute force: lists every position that can arise and goes over the list again
 * and again. It knows positions only as text, and the rules only from the functions that it is given.
 */

/** The rules of a game, over positions as text. */
export interface EndingRules {
  /** Returns the positions after each legal move; none if the game is over. */
  successors(position: string): readonly string[];
  /** Returns whether a position without successors is lost for the side to move, not drawn. */
  hasLost(position: string): boolean;
}

/**
 * Returns the number of plies in which each position that arises from the given ones is won or lost
 * with best play: won by the side to move if it is odd, lost if it is even, drawn if undefined.
 */
export function solveEnding(
  starts: Iterable<string>,
  { successors, hasLost }: EndingRules,
): ReadonlyMap<string, number | undefined> {
  const numbers = new Map<string, number>();
  const numberOf = (position: string) => {
    const number = numbers.get(position) ?? numbers.size;
    numbers.set(position, number);
    return number;
  };
  for (const start of starts) numberOf(start);
  const edges: number[][] = [];
  const plies: (number | undefined)[] = [];
  // What is added to the map is visited as well.
  for (const [position, number] of numbers) {
    const next = successors(position).map(numberOf);
    edges[number] = next;
    plies[number] = next.length === 0 && hasLost(position) ? 0 : undefined;
  }
  let changed = true;
  for (let distance = 1; changed; distance++) {
    changed = false;
    for (let number = 0; number < edges.length; number++) {
      if (plies[number] !== undefined) continue;
      const after = edges[number]!.map((next) => plies[next]);
      if (!isDecided(after, distance)) continue;
      plies[number] = distance;
      changed = true;
    }
  }
  return new Map([...numbers].map(([position, number]) => [position, plies[number]]));
}

/** Returns whether a position is decided in that many plies, from what its successors are. */
function isDecided(after: readonly (number | undefined)[], distance: number): boolean {
  // What has been decided in the same pass is as distant as this position.
  const before = after.map((plies) => (plies === distance ? undefined : plies));
  if (distance % 2 === 1) return before.some((plies) => plies !== undefined && plies % 2 === 0);
  return before.length > 0 && before.every((plies) => plies !== undefined && plies % 2 === 1);
}
