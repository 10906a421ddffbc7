import leven from "leven";

/** Refuses an unknown command, with the nearest of the names that could have been typed. */
export function unknownWord(word: string, names: readonly string[]): string {
  const [near] = names
    .filter((name) => name.length > 2 && leven(name, word) <= 2)
    .sort((one, other) => leven(one, word) - leven(other, word));
  const hint = near === undefined ? "--help lists the commands." : `Did you mean ${near}?`;
  return `unknown command '${word}'\n(${hint})`;
}
