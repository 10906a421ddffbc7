/** A value as it was at a step: as it is written in a program, or the elements of an array. */
export type Shot = string | List;

/** The elements of an array, of which there is one for each state: two names of one array have the same. */
interface List {
  readonly items: readonly Shot[];
}

/** Whether a value can be changed by another name of it, as arrays and objects can, or is a part of the language. */
export const isReference = (shot: Shot): boolean =>
  typeof shot === "object" || /^(an? \w|set\(\)|Date |[\w$]* ?\{)/.test(shot);

/** A value in a sentence: of an array its elements if they are few. */
export function shown(shot: Shot): string {
  if (typeof shot === "string") return shot;
  const { items } = shot;
  const few = items.length <= 8 && items.every((item) => typeof item === "string");
  return few ? `[${items.join(", ")}]` : `an array of ${items.length}`;
}

/** An element of an array; undefined if there is none. */
export function elementAt(shot: Shot | undefined, path: readonly (string | number)[]) {
  let part = shot;
  for (const key of path) part = typeof part === "object" ? part.items[Number(key)] : undefined;
  return part;
}
