/** The board on which games like chess are searched. */
import { describe, expect, test } from "vitest";
import { networkFor } from "../../../../src/game/engine/eval/nnue/trained-networks.ts";
import { chessSearchBoard } from "../../../../src/game/engine/search/chess-search-board.ts";
import type { ChesslikeGame } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { withHouseRules } from "../../rules/sarrum/with-house-rules.ts";

const PLIES = 120;

const GAMES: readonly ChesslikeGame[] = [sarrum, withHouseRules("double-step"), shatranj, citadel];
const named = GAMES.map((game) => ({ id: game.houseRules?.text ?? game.id, game }));

describe.each(named)("the search board of $id", ({ game }) => {
  const board = chessSearchBoard(game, networkFor(game));
  const fresh = chessSearchBoard(game, networkFor(game));
  const random = randomFrom(3);
  const start = mustRead(game, game.setups[0]?.position ?? "");

  /** Returns the moves of a random game, played by the rules. */
  const randomGame = () => {
    const moves: number[] = [];
    let position = start;
    while (moves.length < PLIES) {
      const legal = game.legalMoves(position);
      if (legal.length === 0) break;
      moves.push(legal[random(legal.length)] ?? 0);
      position = game.play(position, moves.at(-1) ?? 0);
    }
    return moves;
  };

  /** Makes a null move and the other side's first move, and takes both back. */
  const tryNullMove = () => {
    if (board.mustRespond() || !board.allowsNullMove()) return;
    const evaluation = board.evaluate();
    board.makeNullMove();
    expect(board.mustRespond()).toBe(false);
    const list: number[] = [];
    const count = board.generate(list, false);
    if (list.slice(0, count).some((move) => board.make(move))) board.unmake();
    board.unmake();
    expect(board.evaluate()).toBe(evaluation);
  };

  const state = () => [board.keyLow, board.keyHigh, board.evaluate(), board.mustRespond()];

  test("has the same key and evaluation after moves as when set up, and restores both", () => {
    for (let round = 0; round < 3; round++) {
      board.setPosition(start);
      let position = start;
      const before: unknown[] = [];
      for (const move of randomGame()) {
        const saved = state();
        // A move that leaves a sarrum en prise is legal by the rules, but not for the search.
        if (!board.make(move)) break;
        before.push(saved);
        position = game.play(position, move);
        fresh.setPosition(position);
        tryNullMove();
        expect(state()).toEqual([
          fresh.keyLow,
          fresh.keyHigh,
          fresh.evaluate(),
          fresh.mustRespond(),
        ]);
      }
      for (const saved of before.reverse()) {
        board.unmake();
        expect(state()).toEqual(saved);
      }
    }
  });

  /**
   * Plays moves on the board until it rejects one. Returns the positions, starting with the first.
   */
  const playOn = (first: typeof start, moves: readonly number[]) => {
    const positions = [first];
    for (const move of moves) {
      if (!board.make(move)) break;
      positions.push(game.play(positions.at(-1) ?? first, move));
    }
    return positions;
  };

  test("evaluates correctly after many moves at once, and after other moves in their place", () => {
    const expectAsFresh = (position = start) => {
      fresh.setPosition(position);
      expect(board.evaluate()).toBe(fresh.evaluate());
    };
    for (let round = 0; round < 6; round++) {
      board.setPosition(start);
      const positions = playOn(start, randomGame());
      expectAsFresh(positions.at(-1));
      const kept = random(positions.length);
      for (let ply = positions.length - 1; ply > kept; ply--) board.unmake();
      const branch = playOn(
        positions[kept] ?? start,
        game.legalMoves(positions[kept] ?? start).slice(0, 1),
      );
      expectAsFresh(branch.at(-1));
    }
  });

  /**
   * Returns for each move of the current position what `givesCheck` says, and whether it gives
   * check.
   */
  const checksAt = (position: typeof start) => {
    const list: number[] = [];
    return list.slice(0, board.generate(list, false)).flatMap((move) => {
      const before = board.givesCheck(move);
      if (!board.make(move)) return [];
      board.unmake();
      fresh.setPosition(game.play(position, move));
      return [{ before, after: fresh.mustRespond() }];
    });
  };

  test("knows which moves give check", () => {
    const found: ReturnType<typeof checksAt> = [];
    for (let round = 0; round < 3; round++) {
      board.setPosition(start);
      let position = start;
      for (const move of randomGame()) {
        if (!board.make(move)) break;
        position = game.play(position, move);
        found.push(...checksAt(position));
      }
    }
    expect(found.filter(({ before }) => before)).not.toEqual([]);
    expect(found.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  test("plays exactly the legal moves, except those that lose the royal piece at once", () => {
    let position = start;
    const list: number[] = [];
    for (const move of randomGame()) {
      board.setPosition(position);
      if (board.instantWin() !== 0) break;
      const played = list.slice(0, board.generate(list, false)).filter((candidate) => {
        const made = board.make(candidate);
        if (made) board.unmake();
        return made;
      });
      const safe = game.legalMoves(position).filter((legal) => {
        if (game.kernel.rules.check) return true;
        const next = game.play(position, legal);
        return !game
          .legalMoves(next)
          .some((reply) => game.outcome(game.play(next, reply))?.winner === next.turn);
      });
      expect(played).toEqual(safe);
      position = game.play(position, move);
    }
  });
});
