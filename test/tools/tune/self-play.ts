/** Games of the search against itself, written down as what the search thought of each position. */
import { attackerOf } from "../../../src/core/chesslike/attack-tables.ts";
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import {
  type ChessMove,
  type ChessPosition,
  EMPTY,
  finishOf,
  opponentOf,
} from "../../../src/core/chesslike/position.ts";
import type { Score, Searcher, SearchInfo } from "../../../src/engine/types.ts";
import { type Random, randomFrom } from "../../random.ts";
import { openings } from "../match/openings.ts";
import { CLOCK } from "../match/player.ts";

/** Random plies at the beginning of a game: many, so that the games differ. */
const OPENING = 14;
/** How far from level an opening may be, in hundredths of a man. */
const LEVEL = 300;
/** Random moves among a hundred: between equals that make no mistakes most games are drawn. */
const SLIPS = 1;
/** A game that is longer is drawn, in plies. */
const LONGEST = 300;
/** A side that is ahead by so much (hundredths of a man) for so many plies is given the game. */
const CLEAR = 1200;
const AHEAD_FOR = 8;
/** A win or loss that is so near, in plies, need not be played. */
const NEAR = 3;
/** What a forced win is noted as, in hundredths of a man. */
const FORCED = 3000;

/** A position of a game, and what the search thought of it. */
interface Moment {
  readonly position: ChessPosition;
  /** In hundredths of a man, for White. */
  readonly centi: number;
  /** Nothing is about to be captured: what the evaluation says of the position is to be trusted. */
  readonly quiet: boolean;
  /** A random move was made here: what came after tells nothing of what came before. */
  readonly slip: boolean;
}

export interface PlayedGame {
  readonly moments: readonly Moment[];
  /** What it gave White: 1, 0.5 or 0. */
  readonly result: number;
}

/** Plays one game after another, at that many positions a move; the same ones for the same seed. */
export function* selfPlay(
  game: ChesslikeGame,
  thinker: Searcher<ChessPosition, ChessMove>,
  nodes: number,
  seed: number,
): Generator<PlayedGame> {
  const random = randomFrom(seed);
  for (const { positions } of openings(game as never, seed, OPENING, LEVEL)) {
    thinker.clear();
    yield playGame(game, thinker, positions as ChessPosition[], nodes, random);
  }
}

function playGame(
  game: ChesslikeGame,
  thinker: Searcher<ChessPosition, ChessMove>,
  opening: readonly ChessPosition[],
  nodes: number,
  random: Random,
): PlayedGame {
  const positions = [...opening];
  const moments: Moment[] = [];
  const visits = new Map<string, number>();
  let ahead = 0;
  let result = resultOf(game, positions, visits);
  while (result === undefined) {
    const position = positions.at(-1)!;
    const task = { position, earlier: positions.slice(0, -1), limits: { nodes } };
    const finding = thinker.search(task, CLOCK, () => {});
    const slip = finding.score.kind === "value" && random(100) < SLIPS;
    const moment = momentOf(game, position, finding, slip);
    moments.push(moment);
    ahead = leadOf(moment.centi, ahead);
    positions.push(game.play(position, slip ? anyMove(game, position, random) : finding.pv[0]!));
    result = settled(position, finding, ahead) ?? resultOf(game, positions, visits);
  }
  return { moments, result };
}

/** For how many plies White has been clearly ahead, or (negative) Black. */
function leadOf(centi: number, ahead: number): number {
  if (Math.abs(centi) < CLEAR) return 0;
  return centi > 0 ? Math.max(ahead, 0) + 1 : Math.min(ahead, 0) - 1;
}

/** What White gets from a game that need not be played to its end; undefined for all others. */
function settled(
  { turn }: ChessPosition,
  { score }: SearchInfo<ChessMove>,
  ahead: number,
): number | undefined {
  if (score.kind === "value") return Math.abs(ahead) >= AHEAD_FOR ? Number(ahead > 0) : undefined;
  return score.plies <= NEAR ? Number((score.kind === "win") === (turn === 0)) : undefined;
}

function momentOf(
  { kernel }: ChesslikeGame,
  position: ChessPosition,
  { pv, score }: SearchInfo<ChessMove>,
  slip: boolean,
): Moment {
  const { board, turn, royals } = position;
  const own = centiOf(score);
  const safe = attackerOf(kernel.attackTables, board, royals[turn], opponentOf(turn)) < 0;
  return {
    position,
    centi: turn === 0 ? own : -own,
    quiet: safe && board[finishOf(pv[0]!)] === EMPTY,
    slip,
  };
}

function centiOf(score: Score): number {
  if (score.kind === "value") return score.centi;
  return score.kind === "win" ? FORCED : -FORCED;
}

function anyMove(game: ChesslikeGame, position: ChessPosition, random: Random): ChessMove {
  const legal = game.legalMoves(position);
  return legal[random(legal.length)]!;
}

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
