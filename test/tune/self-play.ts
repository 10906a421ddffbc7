/** Games of the search against itself, as positions with the result of their game. */
import {
  type ChessMove,
  type ChessPosition,
  EMPTY,
  finishOf,
} from "../../src/core/chess-position.ts";
import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import { chessSurface } from "../../src/search/chess-surface.ts";
import { alphaBetaThinker } from "../../src/search/deepening.ts";
import type { Score, Thinker } from "../../src/search/thinker.ts";
import type { Weights } from "../../src/search/weights.ts";
import { openings } from "../match/openings.ts";
import { CLOCK } from "../match/player.ts";
import { type Random, randomFrom } from "../random.ts";

/** A quiet position of a game. */
export interface Sample {
  readonly position: ChessPosition;
  /** What the search thought of it, in hundredths of a man, for White. */
  readonly centi: number;
  /** What the game gave White: 1, 0.5 or 0. */
  result: number;
}

/** Random plies at the beginning of a game: many, so that the games differ. */
const OPENING = 16;
/** How far from level an opening may be, in hundredths of a man. */
const LEVEL = 300;
/**
 * Random moves among a hundred. Between equals that make no mistakes nine games of ten in Capture
 * the Sarrum are drawn and teach nothing; with these, one of two or three is.
 */
const SLIPS = 6;
/** A game that is longer is drawn, in plies. */
const LONGEST = 300;
/**
 * A side that is ahead by so much (hundredths of a man) for so many plies is given the game; such
 * positions teach nothing about placement.
 */
const CLEAR = 700;
const AHEAD_FOR = 6;

/** Plays that many games at that many nodes a move. */
export function selfPlay(
  game: ChesslikeGame,
  weights: Weights,
  games: number,
  nodes: number,
  seed: number,
): Sample[] {
  const thinker = alphaBetaThinker(game, chessSurface(game, weights), 1 << 16);
  const samples: Sample[] = [];
  const random = randomFrom(seed);
  const source = openings(game as never, seed, OPENING, LEVEL);
  for (let played = 0; played < games; played++) {
    const { positions } = source.next().value;
    samples.push(...playGame(game, thinker, positions as ChessPosition[], nodes, random));
    if (played % 100 === 99) console.error(`${played + 1} games, ${samples.length} positions`);
  }
  return samples;
}

function playGame(
  game: ChesslikeGame,
  thinker: Thinker<ChessPosition, ChessMove>,
  opening: readonly ChessPosition[],
  nodes: number,
  random: Random,
): Sample[] {
  const positions = [...opening];
  const samples: Sample[] = [];
  const visits = new Map<string, number>();
  thinker.clear();
  let ahead = 0;
  let result = resultOf(game, positions, visits);
  while (result === undefined) {
    const position = positions.at(-1)!;
    const task = { position, earlier: positions.slice(0, -1), limits: { nodes } };
    const { score, line } = thinker.think(task, CLOCK, () => {});
    const centi = centiOf(score);
    const slip = random(100) < SLIPS;
    const move = slip ? anyMove(game, position, random) : line[0]!;
    const quiet = position.board[finishOf(move)] === EMPTY;
    if (!slip && quiet && Math.abs(centi) < CLEAR) {
      samples.push({ position, centi: position.turn === 0 ? centi : -centi, result: 0 });
    }
    positions.push(game.play(position, move));
    ahead = Math.abs(centi) >= CLEAR ? ahead + 1 : 0;
    result = ahead < AHEAD_FOR ? resultOf(game, positions, visits) : leader(position, centi);
  }
  for (const sample of samples) sample.result = result;
  return samples;
}

const leader = ({ turn }: ChessPosition, centi: number): number =>
  centi > 0 === (turn === 0) ? 1 : 0;

function anyMove(game: ChesslikeGame, position: ChessPosition, random: Random): ChessMove {
  const legal = game.legalMoves(position);
  return legal[random(legal.length)]!;
}

const centiOf = (score: Score): number =>
  score.kind === "value" ? score.centi : score.kind === "win" ? CLEAR : -CLEAR;

/** What the game has given White, by the rules, repetition or length; undefined while it goes on. */
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
  return times === 3 || positions.length > LONGEST ? 0.5 : undefined;
}
