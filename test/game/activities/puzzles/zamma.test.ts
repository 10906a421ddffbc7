/** The puzzles of zamma, and the solver that proves them. */
import { describe, expect, test } from "vitest";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { goalOf, puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import {
  balanceOf,
  bestReply,
  findGain,
} from "../../../../src/game/activities/puzzles/zamma/zamma-goal.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../../must-read.ts";
import { solverProvesGain } from "./zamma-proof.ts";

const PUZZLES = await puzzlesOf("zamma");

const game = zamma({ size: 9, removal: "immediate" });

describe("the puzzles of zamma", () => {
  test("have a goal that their solution reaches, and not before its end", async () => {
    for (const puzzle of PUZZLES) {
      const { game: playing } = await goalOf(game.id, puzzle);
      let position = mustRead(playing, puzzle.position);
      const attacker = playing.toMove(position);
      for (const text of puzzle.solution) {
        expect(playing.outcome(position)).toBeUndefined();
        const move = playing.readMove(position, text);
        if (!move.ok) throw new Error(move.reason);
        position = playing.play(position, move.value);
      }
      expect(playing.outcome(position)?.winner).toBe(attacker);
      expect(playing.legalMoves(position)).toEqual([]);
    }
  });
});

describe("the solver notices", () => {
  const [puzzle] = PUZZLES.filter(({ moves, solution }) => moves === 2 && solution.length === 3);
  const [longer] = PUZZLES.filter(({ moves }) => moves === 3);

  test.each<[string, Partial<Puzzle> | undefined]>([
    ["a wrong length", { moves: 1 }],
    ["a solution that stops too soon", { solution: puzzle!.solution.slice(0, 1) }],
    ["a solution of another puzzle", { solution: longer!.solution }],
  ])("%s", (_what, changes) => {
    solverProvesGain(puzzle!);
    expect(() => solverProvesGain({ ...puzzle!, ...changes })).toThrow();
  });

  test("a second first move that gains as much", () => {
    // Either man captures the only White man that can be captured.
    const position = "w7w/9/9/9/2bwb4/9/9/9/9 b";
    expect(() => solverProvesGain({ number: 1, moves: 1, position, solution: ["c5e5"] })).toThrow();
  });
});

describe("a gain", () => {
  const ALONE = "w8/9/9/9/4w4/4b4/9/9/9 b";
  const GUARDED = "9/9/9/2ww5/4w4/4b4/9/9/b8 b";
  const PROMOTION = "9/b8/9/9/8w/9/9/9/9 b";

  /** Returns the moves for a gain of some men, and the first move, as players write it. */
  function gainOf(text: string, men: number, most: number): string | undefined {
    const position = mustRead(game, text);
    const attacker = position.toMove;
    const target = { attacker, balance: balanceOf(position, attacker) + men };
    const gain = findGain(target, position, most);
    return gain && `${gain.moves} ${game.writeMove(position, gain.first)}`;
  }

  test.each([
    ["is a man that is not captured back", ALONE, 1, "1 e4e6"],
    ["is not an exchange", GUARDED, 1, undefined],
    ["is a new Mullah, which counts two more than the man", PROMOTION, 2, "1 a8a9"],
    ["is not more than that", PROMOTION, 3, undefined],
    ["is a win, whatever was wanted", "9/9/9/9/4w4/4b4/9/9/9 b", 50, "1 e4e6"],
  ])("%s", (_what, text, men, expected) => {
    expect(gainOf(text, men, 1)).toBe(expected);
  });

  test("is prevented by a reply if there is one", () => {
    const after = game.play(mustRead(game, GUARDED), mustMove(GUARDED, "e4e6"));
    const prevented = bestReply({ attacker: 0, balance: 0 }, after, 0);
    expect(prevented.holds).toBe(true);
    const allowed = bestReply({ attacker: 0, balance: -1 }, after, 0);
    expect(allowed.holds).toBe(false);
    expect(game.writeMove(after, allowed.reply)).toBe("d6f6");
  });

  function mustMove(text: string, typed: string) {
    const move = game.readMove(mustRead(game, text), typed);
    if (!move.ok) throw new Error(move.reason);
    return move.value;
  }
});
