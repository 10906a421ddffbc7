import leven from "leven";

/** The nearest of the names that could have been typed; undefined if none is near. */
export const nearestName = (word: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => name.length > 2 && leven(name, word) <= 2)
    .sort((one, other) => leven(one, word) - leven(other, word))[0];

/** Refuses an unknown command, with the nearest of the names that could have been typed. */
export function unknownWord(word: string, names: readonly string[]): string {
  const near = nearestName(word, names);
  const hint = near === undefined ? "--help lists the commands." : `Did you mean ${near}?`;
  return `unknown command '${word}'\n(${hint})`;
}
