import { expect } from "vitest";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import type { AnyGame } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import type { MateGame } from "../../../oracles/array-board.ts";
import { forcedMate, winningMoves as matingMoves } from "../../../oracles/forced-mate.ts";
import { forcedWin, winningMoves } from "../../../oracles/forced-win.ts";
import { readBoard } from "../../../skeleton/boards.ts";
import { solverProvesGain } from "./zamma-proof.ts";

/** Finds forced wins in a game, and shares nothing with the program. */
interface Solver {
  /** Returns the fewest moves of a forced win; undefined above `most`. */
  fewest(position: string, most: number): number | "unknown" | undefined;
  /** Returns the first moves that win within so many moves, as engines write them. */
  firstMoves(position: string, moves: number): readonly string[];
}

const sarrumSolver: Solver = {
  fewest: (position, most) => forcedWin(...readBoard(position), most, Number.MAX_SAFE_INTEGER),
  firstMoves: (position, moves) => winningMoves(...readBoard(position), moves),
};

const mateSolver = (game: MateGame): Solver => ({
  fewest: (position, most) => forcedMate(game, position, most),
  firstMoves: (position, moves) => matingMoves(game, position, moves),
});

/** What proves a puzzle of each game. */
const PROOFS: Readonly<Record<string, (puzzle: Puzzle) => void>> = {
  sarrum: (puzzle) => expectWin(anyGame(sarrum), sarrumSolver, puzzle),
  shatranj: (puzzle) => expectWin(anyGame(shatranj), mateSolver("shatranj"), puzzle),
  citadel: (puzzle) => expectWin(anyGame(citadel), mateSolver("citadel"), puzzle),
  zamma: solverProvesGain,
};

/** Expects an independent solver to confirm a puzzle of a game. */
export function solverProves(game: string, puzzle: Puzzle): void {
  const prove = PROOFS[game];
  if (!prove) throw new Error(`no solver proves the puzzles of ${game}`);
  prove(puzzle);
}

/**
 * Expects a solver to find that a puzzle takes exactly its number of moves, that its first move is
 * the only one that wins in so many, and that no reply in its solution loses sooner than it must.
 */
function expectWin(game: AnyGame, solver: Solver, { position, moves, solution }: Puzzle): void {
  let at = mustRead(game, position);
  for (const [ply, text] of solution.entries()) {
    const written = game.writePosition(at);
    const move = game.readMove(at, text);
    if (!move.ok) throw new Error(`${written}: ${move.reason}`);
    if (ply % 2 === 0) {
      const left = moves - ply / 2;
      expect(solver.fewest(written, left)).toBe(left);
    }
    if (ply === 0) {
      expect(solver.firstMoves(written, moves)).toEqual([game.writeEngineMove(at, move.value)]);
    }
    at = game.play(at, move.value);
  }
  expect(game.outcome(at)?.winner).toBe(game.toMove(mustRead(game, position)));
}
