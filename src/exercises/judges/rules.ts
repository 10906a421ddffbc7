/** Checks of the functions in a student's rules.ts. */
import type { RulesCheck } from "../exercise.ts";
import { boardWith } from "../notation.ts";

/**
 * Makes a check of a function that takes a board and a colour, and returns true or false.
 * @param cases the pieces on the board ("WS13 BE23"), the colour, and the correct result
 */
export const boardCheck = (
  about: string,
  name: string,
  ...cases: readonly (readonly [pieces: string, colour: "W" | "B", right: boolean])[]
): RulesCheck => ({
  kind: "rules",
  about,
  calls: cases.map(([pieces, colour]) => ({ name, args: [boardWith(pieces), colour] })),
  judge(results) {
    const wrong = cases.findIndex(([, , right], index) => results[index] !== right);
    const [position, colour, right] = cases[wrong] ?? [];
    if (position === undefined) return undefined;
    return {
      expected: `${name} to return ${right} for "${colour}" on this board`,
      appeared: `it returned ${results[wrong] === null ? "nothing" : JSON.stringify(results[wrong])}`,
      position,
    };
  },
});
