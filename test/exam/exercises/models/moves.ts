/** Lists of moves to choose from. */

export type Move = readonly [start: string, finish: string];

/** The first list that is not empty. */
export const firstOf = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** The moves along a line or of at most two squares, or a few more. */
export const nearOnes = (moves: readonly Move[], most = 2) =>
  moves.filter(([start, end]) => {
    const wide = Math.abs(+start[0]! - +end[0]!);
    const far = Math.abs(+start[1]! - +end[1]!);
    return Math.max(wide, far) <= most || wide === 0 || far === 0 || wide === far;
  });
