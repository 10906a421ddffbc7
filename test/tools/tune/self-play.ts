/** Games of the search against itself, recorded as its score of each position. */

import type { Score, Searcher, SearchInfo } from "../../../src/game/engine/types.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { attackerOf } from "../../../src/game/rules/chesslike/attack-tables.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import {
  type ChessMove,
  type ChessPosition,
  EMPTY,
  opponentOf,
  toSquare,
} from "../../../src/game/rules/chesslike/position.ts";
import { type Random, randomFrom } from "../../random.ts";
import { openings } from "../match/openings.ts";
import { CLOCK } from "../match/player.ts";

/** Random plies at the beginning of a game: many, so that the games differ. */
const OPENING_PLIES = 14;
/** The largest score of an opening, in hundredths of a man. */
const MAX_SCORE = 300;
/** Random moves in a hundred: between equals that make no mistakes most games are drawn. */
const RANDOM_MOVE_PERCENT = 1;
/** A longer game is drawn, in plies. */
const MAX_PLIES = 300;
/** A side that leads by this much (in hundredths of a man) for this many plies wins the game. */
const ADJUDICATION_SCORE = 1200;
const ADJUDICATION_PLIES = 8;
/** A win or loss this near, in plies, need not be played out. */
const NEAR_END = 3;
/** The score recorded for a forced win, in hundredths of a man. */
const FORCED_WIN_SCORE = 3000;

/** A position of a game with its search score. */
interface TrainingPosition {
  readonly position: ChessPosition;
  /** In hundredths of a man, for White. */
  readonly centi: number;
  /** Nothing is about to be captured, so the evaluation can be trusted. */
  readonly quiet: boolean;
  /** A random move was played here: what follows says nothing about what came before. */
  readonly randomMove: boolean;
}

export interface PlayedGame {
  readonly positions: readonly TrainingPosition[];
  /** The result for White: 1, 0.5 or 0. */
  readonly result: number;
}

/** Yields one game after another, with `nodes` nodes a move; the same seed gives the same games. */
export function* selfPlay(
  game: ChesslikeGame,
  searcher: Searcher<ChessPosition, ChessMove>,
  nodes: number,
  seed: number,
): Generator<PlayedGame> {
  const random = randomFrom(seed);
  for (const { positions } of openings(anyGame(game), seed, OPENING_PLIES, MAX_SCORE)) {
    searcher.clear();
    yield playGame(game, searcher, positions as unknown as ChessPosition[], nodes, random);
  }
}

function playGame(
  game: ChesslikeGame,
  searcher: Searcher<ChessPosition, ChessMove>,
  opening: readonly ChessPosition[],
  nodes: number,
  random: Random,
): PlayedGame {
  const positions = [...opening];
  const trainingPositions: TrainingPosition[] = [];
  const visits = new Map<string, number>();
  let ahead = 0;
  let result = resultOf(game, positions, visits);
  while (result === undefined) {
    const position = positions.at(-1)!;
    const request = { position, earlier: positions.slice(0, -1), limits: { nodes } };
    const info = searcher.search(request, CLOCK, () => {});
    const randomMove = info.score.kind === "value" && random(100) < RANDOM_MOVE_PERCENT;
    const trainingPosition = trainingPositionOf(game, position, info, randomMove);
    trainingPositions.push(trainingPosition);
    ahead = leadOf(trainingPosition.centi, ahead);
    positions.push(game.play(position, randomMove ? anyMove(game, position, random) : info.pv[0]!));
    result = adjudicated(position, info, ahead) ?? resultOf(game, positions, visits);
  }
  return { positions: trainingPositions, result };
}

/** Returns for how many plies White, or (negative) Black, has been clearly ahead. */
function leadOf(centi: number, ahead: number): number {
  if (Math.abs(centi) < ADJUDICATION_SCORE) return 0;
  return centi > 0 ? Math.max(ahead, 0) + 1 : Math.min(ahead, 0) - 1;
}

/** Returns White's result in a game that need not be played out; otherwise undefined. */
function adjudicated(
  { turn }: ChessPosition,
  { score }: SearchInfo<ChessMove>,
  ahead: number,
): number | undefined {
  if (score.kind === "value")
    return Math.abs(ahead) >= ADJUDICATION_PLIES ? Number(ahead > 0) : undefined;
  return score.plies <= NEAR_END ? Number((score.kind === "win") === (turn === 0)) : undefined;
}

function trainingPositionOf(
  { kernel }: ChesslikeGame,
  position: ChessPosition,
  { pv, score }: SearchInfo<ChessMove>,
  randomMove: boolean,
): TrainingPosition {
  const { board, turn, royals } = position;
  const own = centiOf(score);
  const safe = attackerOf(kernel.attackTables, board, royals[turn], opponentOf(turn)) < 0;
  return {
    position,
    centi: turn === 0 ? own : -own,
    quiet: safe && board[toSquare(pv[0]!)] === EMPTY,
    randomMove,
  };
}

function centiOf(score: Score): number {
  if (score.kind === "value") return score.centi;
  return score.kind === "win" ? FORCED_WIN_SCORE : -FORCED_WIN_SCORE;
}

function anyMove(game: ChesslikeGame, position: ChessPosition, random: Random): ChessMove {
  const legal = game.legalMoves(position);
  return legal[random(legal.length)]!;
}

/**
 * Returns White's result by the rules, repetition or length; undefined while the game continues.
 */
function resultOf(
  game: ChesslikeGame,
  positions: readonly ChessPosition[],
  visits: Map<string, number>,
): number | undefined {
  const position = positions.at(-1)!;
  const outcome = game.outcome(position);
  if (outcome) return outcome.winner === undefined ? 0.5 : 1 - outcome.winner;
  const text = game.writePosition(position);
  const times = (visits.get(text) ?? 0) + 1;
  visits.set(text, times);
  return times === 3 || positions.length > MAX_PLIES ? 0.5 : undefined;
}
