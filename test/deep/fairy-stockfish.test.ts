/** Random positions beside Fairy-Stockfish. */
import { describe, expect, test } from "vitest";
import { chessFen } from "../../src/game/engine/uci/fen.ts";
import type { ChesslikeGame } from "../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../../src/game/rules/chesslike/position.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../src/game/rules/shatranj/shatranj.ts";
import { loadFish } from "../ffish.ts";
import { mustRead } from "../must-read.ts";
import { randomFrom } from "../random.ts";

const POSITIONS = 1000;
/** The longest random game: long enough for promotions and for few pieces. */
const MAX_PLIES = 250;

/** Plays random games and returns the positions after every few moves, and the last of each game. */
function randomPositions(game: ChesslikeGame): readonly ChessPosition[] {
  const random = randomFrom(1);
  const found: ChessPosition[] = [];
  while (found.length < POSITIONS) {
    let position = mustRead(game, game.setups[0]?.position ?? "");
    for (let ply = 0; ply < MAX_PLIES; ply++) {
      const legal = game.legalMoves(position);
      if (legal.length === 0 || random(6) === 0) found.push(position);
      if (legal.length === 0) break;
      // Random moves seldom mate: now and then one that ends the game is preferred.
      const ending =
        random(3) === 0 ? legal.find((move) => endsGame(game, position, move)) : undefined;
      position = game.play(position, ending ?? legal[random(legal.length)] ?? 0);
    }
  }
  return found.slice(0, POSITIONS);
}

const endsGame = (game: ChesslikeGame, position: ChessPosition, move: number) =>
  game.outcome(game.play(position, move)) !== undefined;

/** Returns the legal moves and the result, in the notation of Fairy-Stockfish. */
function ours(game: ChesslikeGame, position: ChessPosition) {
  const outcome = game.outcome(position);
  const moves = game.legalMoves(position).map((move) => game.writeEngineMove(position, move));
  const results = ["1-0", "0-1"];
  const result = outcome?.winner === undefined ? "1/2-1/2" : results[outcome.winner];
  return { moves: moves.toSorted(), result: outcome ? result : "*" };
}

describe("Fairy-Stockfish with variants.ini", () => {
  test.each([
    ["sarrum", sarrum],
    ["turkey", shatranj],
  ])(`plays ${POSITIONS} random positions of %s alike`, async (variant, game) => {
    const fish = await loadFish();
    const results = new Map<string, number>();
    for (const position of randomPositions(game)) {
      const board = new fish.Board(variant, chessFen(game.writePosition(position)));
      // In turkey a promotion ends in q, and the first move of a fers in +.
      const moves = board.legalMoves().split(" ").filter(Boolean);
      const plain = variant === "turkey" ? moves.map(asOurs) : moves;
      const expected = ours(game, position);
      expect({ moves: plain.toSorted(), result: board.result() }).toEqual(expected);
      results.set(expected.result ?? "", (results.get(expected.result ?? "") ?? 0) + 1);
      board.delete();
    }
    console.log(`${variant}: ${JSON.stringify([...results])}`);
    for (const result of ["1-0", "0-1", "*"])
      expect(results.get(result), result).toBeGreaterThan(0);
  });
});

const asOurs = (move: string) => move.replace(/\+$/, "").replace(/q$/, "f");
