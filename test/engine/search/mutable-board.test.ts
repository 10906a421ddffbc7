import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import { networkFor } from "../../../src/engine/eval/evaluators.ts";
import { chessSearchBoard } from "../../../src/engine/search/chess-search-board.ts";
import { citadel } from "../../../src/games/citadel.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";

const PLIES = 120;

const GAMES: readonly ChesslikeGame[] = [sarrum, shatranj, citadel];

describe.each(GAMES.map((game) => ({ id: game.id, game })))("the surface of $id", ({ game }) => {
  const surface = chessSearchBoard(game, networkFor(game));
  const fresh = chessSearchBoard(game, networkFor(game));
  const random = randomFrom(3);
  const start = mustRead(game, game.setups[0]?.position ?? "");

  /** A random game by the contract, as its moves. */
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

  /** Passes, makes the other side's first move, and takes both back. */
  const standStill = () => {
    if (surface.mustRespond() || !surface.allowsNullMove()) return;
    const worth = surface.evaluate();
    surface.makeNullMove();
    expect(surface.mustRespond()).toBe(false);
    const list: number[] = [];
    const count = surface.generate(list, false);
    if (list.slice(0, count).some((move) => surface.make(move))) surface.unmake();
    surface.unmake();
    expect(surface.evaluate()).toBe(worth);
  };

  const state = () => [surface.keyLow, surface.keyHigh, surface.evaluate(), surface.mustRespond()];

  test("has the same key and evaluation after moves as when set up, and again when they are taken back", () => {
    for (let round = 0; round < 10; round++) {
      surface.setPosition(start);
      let position = start;
      const before: unknown[] = [];
      for (const move of randomGame()) {
        const remembered = state();
        // What leaves a sarrum to be captured is legal by the rules, but no move for the search.
        if (!surface.make(move)) break;
        before.push(remembered);
        position = game.play(position, move);
        fresh.setPosition(position);
        standStill();
        expect(state()).toEqual([
          fresh.keyLow,
          fresh.keyHigh,
          fresh.evaluate(),
          fresh.mustRespond(),
        ]);
      }
      for (const remembered of before.reverse()) {
        surface.unmake();
        expect(state()).toEqual(remembered);
      }
    }
  });

  /** Plays moves on the surface as long as it accepts them, and gives the positions from the first on. */
  const playOn = (from: typeof start, moves: readonly number[]) => {
    const line = [from];
    for (const move of moves) {
      if (!surface.make(move)) break;
      line.push(game.play(line.at(-1) ?? from, move));
    }
    return line;
  };

  test("judges a position the same after many moves at once, and others in their place", () => {
    const expectAsFresh = (position = start) => {
      fresh.setPosition(position);
      expect(surface.evaluate()).toBe(fresh.evaluate());
    };
    for (let round = 0; round < 20; round++) {
      surface.setPosition(start);
      const line = playOn(start, randomGame());
      expectAsFresh(line.at(-1));
      const kept = random(line.length);
      for (let ply = line.length - 1; ply > kept; ply--) surface.unmake();
      const branch = playOn(line[kept] ?? start, game.legalMoves(line[kept] ?? start).slice(0, 1));
      expectAsFresh(branch.at(-1));
    }
  });

  /** What the surface says of its moves at a position on it, and what becomes of them. */
  const threatsAt = (position: typeof start) => {
    const list: number[] = [];
    return list.slice(0, surface.generate(list, false)).flatMap((move) => {
      const before = surface.givesCheck(move);
      if (!surface.make(move)) return [];
      surface.unmake();
      fresh.setPosition(game.play(position, move));
      return [{ before, after: fresh.mustRespond() }];
    });
  };

  test("knows which moves attack the royal piece", () => {
    const found: ReturnType<typeof threatsAt> = [];
    for (let round = 0; round < 10; round++) {
      surface.setPosition(start);
      let position = start;
      for (const move of randomGame()) {
        if (!surface.make(move)) break;
        position = game.play(position, move);
        found.push(...threatsAt(position));
      }
    }
    expect(found.filter(({ before }) => before)).not.toEqual([]);
    expect(found.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  test("plays just the contract's moves, but for those that lose the royal piece at once", () => {
    let position = start;
    const list: number[] = [];
    for (const move of randomGame()) {
      surface.setPosition(position);
      if (surface.instantWin() !== 0) break;
      const played = list.slice(0, surface.generate(list, false)).filter((candidate) => {
        const made = surface.make(candidate);
        if (made) surface.unmake();
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
