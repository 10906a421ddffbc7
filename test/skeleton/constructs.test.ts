/** The skeleton has the loops and the constructs of the exam's program. */
import { expect, test } from "vitest";
import { functionsIn, SOURCE } from "./read-source.ts";

const BODIES = new Map(functionsIn(SOURCE).map(({ name, body }) => [name, body]));

/** How often a construct of the exam's program occurs in a subroutine, where another would do the same. */
test.each([
  ["checkIfGameWillBeWon", /if \(.*\) return true;\n {2}else return false;/g, 1],
  ["checkGisgigirMoveIsLegal", /Difference >= 1\b/g, 2],
  ["checkGisgigirMoveIsLegal", /Difference <= -1\b/g, 2],
  ["checkMarzazPaniMoveIsLegal", /Math\.abs\(/g, 4],
  ["checkEtluMoveIsLegal", /Math\.abs\(/g, 4],
  ["initialiseBoard", /(?<!else )if \(rankNo === [18]\) board/g, 2],
  ["initialiseBoard", /else if \(fileNo === 5\)/g, 1],
])("%s has the exam's construct %s", (name, construct, times) => {
  expect(BODIES.get(name)?.match(construct) ?? []).toHaveLength(times);
});
