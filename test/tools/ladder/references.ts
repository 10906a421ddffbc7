/** The reference players of the ladder: simple, and the same whatever becomes of the engine. */

import { pieceWeights } from "../../../src/game/engine/eval/piece-values.ts";
import { MAN_VALUE, MULLAH_VALUE } from "../../../src/game/engine/eval/zamma-evaluation.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { type ChessPosition, colourOf } from "../../../src/game/rules/chesslike/position.ts";
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import type { Outcome } from "../../../src/game/rules/rules.ts";
import { PIECE_IDS, type SaturankamPosition } from "../../../src/game/rules/saturankam/model.ts";
import { isMullah, ownerOf, type ZammaPosition } from "../../../src/game/rules/zamma/position.ts";
import { type Random, randomFrom } from "../../random.ts";
import { type Player, randomMover } from "../match/player.ts";

/** What each side owns, in hundredths of a man; in saturankam in cells. */
type Material = (position: Position) => readonly number[];

const WON = 1e6;

export const REFERENCES: Readonly<Record<string, (game: AnyGame, seed: number) => Player>> = {
  random: randomMover,
  captures: capturer,
  "rules-of-thumb": carefulCapturer,
  "one-ply": (game, seed) => fullSearch(game, 1, seed),
  "two-plies": (game, seed) => fullSearch(game, 2, seed),
  "three-plies": (game, seed) => fullSearch(game, 3, seed),
};

/** Makes the capture that takes the most, otherwise any move. */
function capturer(game: AnyGame, seed: number): Player {
  const material = materialOf(game);
  const random = randomFrom(seed);
  return playerBy("captures", (position) => {
    const side = Number(game.toMove(position));
    const others = (at: Position) => total(material(at)) - material(at)[side]!;
    const taken = (move: Move) => others(position) - others(game.play(position, move));
    return bestOf(shuffle(game.legalMoves(position), random), (move) => Math.max(0, taken(move)));
  });
}

/** Takes the most, less what it would lose on the square that it moves to. */
function carefulCapturer(game: AnyGame, seed: number): Player {
  const material = materialOf(game);
  const random = randomFrom(seed);
  return playerBy("rules of thumb", (position) => {
    const side = Number(game.toMove(position));
    const lead = (at: Position) => 2 * material(at)[side]! - total(material(at));
    const finishOf = (at: Position, move: Move) => game.squaresTouched(at, move).at(-1);
    return bestOf(shuffle(game.legalMoves(position), random), (move) => {
      const next = game.play(position, move);
      const replies = game
        .legalMoves(next)
        .filter((reply) => finishOf(next, reply) === finishOf(position, move));
      return Math.min(lead(next), ...replies.map((reply) => lead(game.play(next, reply))));
    });
  });
}

/** Searches every move to a number of plies; throws do not count. */
function fullSearch(game: AnyGame, plies: number, seed: number): Player {
  const material = materialOf(game);
  const random = randomFrom(seed);

  /** What a position is worth to `side`, if every other side plays against it. */
  function valueFor(side: number, position: Position, left: number, alpha: number, beta: number) {
    const outcome = game.outcome(position);
    if (outcome) return endValue(outcome, side, left);
    const owned = material(position);
    if (left === 0) return 2 * owned[side]! - total(owned);
    if (game.toMove(position) === "chance") return meanOfThrows(side, position, left);
    return valueOfMoves(side, position, left, alpha, beta);
  }

  function valueOfMoves(
    side: number,
    position: Position,
    left: number,
    alpha: number,
    beta: number,
  ): number {
    const own = game.toMove(position) === side;
    let [low, high] = [alpha, beta];
    for (const move of game.legalMoves(position)) {
      const value = valueFor(side, game.play(position, move), left - 1, low, high);
      if (own) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return own ? low : high;
  }

  function meanOfThrows(side: number, position: Position, left: number): number {
    const throws = game.chances(position);
    const values = throws.map(({ move, weight }) => {
      const next = game.play(position, move);
      return weight * valueFor(side, next, left, -Infinity, Infinity);
    });
    return total(values) / total(throws.map(({ weight }) => weight));
  }

  return playerBy(`${plies} plies`, (position) => {
    const side = Number(game.toMove(position));
    let best = -Infinity;
    return bestOf(shuffle(game.legalMoves(position), random), (move) => {
      const value = valueFor(side, game.play(position, move), plies - 1, best, Infinity);
      best = Math.max(best, value);
      return value;
    });
  });
}

function endValue({ winner }: Outcome, side: number, left: number): number {
  if (winner === undefined) return 0;
  return winner === side ? WON + left : -WON - left;
}

const playerBy = (name: string, choose: (position: Position) => Move): Player => ({
  name,
  begin: () => {},
  choose: async (positions) => choose(positions.at(-1)!),
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The first move with the highest value. */
function bestOf(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  let best = { move: moves[0]!, value: -Infinity };
  for (const move of moves) {
    const value = worthOf(move);
    if (value > best.value) best = { move, value };
  }
  return best.move;
}

function shuffle<T>(list: readonly T[], random: Random): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0]!);
}

function materialOf(game: AnyGame): Material {
  if (game.id === "zamma") return (position) => zammaMaterial(position as unknown as ZammaPosition);
  if (game.id === "saturankam") {
    return (position) => cellsCovered(position as unknown as SaturankamPosition);
  }
  const { values } = pieceWeights((game as unknown as ChesslikeGame).kernel);
  return (position) => {
    const owned = [0, 0];
    for (const code of (position as unknown as ChessPosition).board) {
      owned[colourOf(code)]! += values[code]!;
    }
    return owned;
  };
}

function zammaMaterial({ points }: ZammaPosition): readonly number[] {
  const owned = [0, 0];
  for (const piece of points) {
    const side = ownerOf(piece);
    if (side !== undefined) owned[side]! += isMullah(piece) ? MULLAH_VALUE : MAN_VALUE;
  }
  return owned;
}

/** A captured piece has lost its entry, which takes 16 throws on average, about 100 cells. */
function cellsCovered({ places }: SaturankamPosition): readonly number[] {
  const cells = { x: -100, h: 0, o: 81 };
  return places.map((own) =>
    total(
      PIECE_IDS.map((piece) => (typeof own[piece] === "number" ? own[piece] : cells[own[piece]])),
    ),
  );
}
