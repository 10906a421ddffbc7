import { expect } from "vitest";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import {
  balance,
  isAchieved,
  movesFrom,
  movesNeeded,
  successfulMoves,
} from "../../../oracles/zamma-gain.ts";

/** The smallest gain of a puzzle that does not win the game. */
const LEAST_GAIN = 2;
/** Every other first move gains at least so many men less. */
const MARGIN = 2;

/**
 * Expects the solver to find that a puzzle of zamma takes exactly its number of moves, that no more
 * can be gained in so many, that every other first move gains clearly less, and that each reply in
 * its solution is among the best and holds out longest.
 */
export function solverProvesGain({ position, moves, solution }: Puzzle): void {
  const positions = [position];
  for (const move of solution) {
    const next = movesFrom(positions.at(-1)!).get(move);
    if (next === undefined) throw new Error(`${positions.at(-1)}: ${move} is not legal`);
    positions.push(next);
  }
  const attacker = position.split(" ")[1]!;
  const before = balance(position, attacker);
  const last = positions.at(-1)!;
  const wins = movesFrom(last).size === 0;
  const aim = { attacker, balance: wins ? Number.POSITIVE_INFINITY : balance(last, attacker) };
  expect(aim.balance - before).toBeGreaterThanOrEqual(LEAST_GAIN);
  expect(isAchieved(last, aim)).toBe(true);

  const least = wins ? aim : { attacker, balance: aim.balance - MARGIN + 1 };
  expect(successfulMoves(position, least, moves)).toEqual([solution[0]]);
  if (!wins) {
    const more = { attacker, balance: aim.balance + 1 };
    expect(movesNeeded(position, more, moves)).toBe(Number.POSITIVE_INFINITY);
  }
  for (let ply = 0; ply < solution.length; ply += 2) {
    const left = moves - ply / 2;
    expect(movesNeeded(positions[ply]!, aim, left)).toBe(left);
    if (ply + 1 === solution.length) break;
    const more = { attacker, balance: aim.balance + 1 };
    const best = [...movesFrom(positions[ply + 1]!).values()].filter(
      (next) => wins || movesNeeded(next, more, left - 1) > left - 1,
    );
    expect(best).toContain(positions[ply + 2]);
    const needed = (next: string) => movesNeeded(next, aim, left - 1);
    expect(needed(positions[ply + 2]!)).toBe(Math.max(...best.map(needed)));
  }
}
