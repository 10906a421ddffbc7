/** Of each of the two dice. */
export const FACES = [1, 3, 4, 6] as const;
type Face = (typeof FACES)[number];

/** Two faces, the smaller first: the order of the dice does not matter. */
export type Throw = readonly [Face, Face];

export const THROWS: readonly Throw[] = FACES.flatMap((low, index) =>
  FACES.slice(index).map((high): Throw => [low, high]),
);

export const isDouble = (dice: Throw): boolean => dice[0] === dice[1];

/** Takes the faces in either order; undefined if a die does not have such a face. */
export function throwOf(first: number, second: number): Throw | undefined {
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return THROWS.find((dice) => dice[0] === low && dice[1] === high);
}
