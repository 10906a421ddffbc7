/** A match between two players from balanced openings, each played with both colours. */
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import { type Random, randomFrom } from "../../random.ts";
import { type Opening, openings } from "./openings.ts";
import type { Player } from "./player.ts";

/** Random plies at the beginning of a game. */
const OPENING_PLIES = 10;
/** The largest score of an opening, in hundredths of a man. */
const MAX_SCORE = 60;
/** A longer game is drawn, in plies. */
const MAX_PLIES = 400;

/** The results of the first player. */
export interface Tally {
  wins: number;
  draws: number;
  losses: number;
}

/**
 * Plays a number of games (even: each opening is played twice) and reports the tally after each
 * pair.
 */
export async function contest(
  game: AnyGame,
  players: readonly [Player, Player],
  games: number,
  seed: number,
  report: (tally: Tally) => void,
): Promise<Tally> {
  const tally: Tally = { wins: 0, draws: 0, losses: 0 };
  const source = openings(game, seed, OPENING_PLIES, MAX_SCORE);
  const random = randomFrom(seed);
  for (let played = 0; played < games; played += 2) {
    const opening: Opening = source.next().value;
    for (const first of [0, 1] as const) {
      const seats: readonly [Player, Player] = first === 0 ? players : [players[1], players[0]];
      const winner = await playGame(game, opening, seats, random);
      if (winner === undefined) tally.draws++;
      else if (seats[winner] === players[0]) tally.wins++;
      else tally.losses++;
    }
    report(tally);
  }
  return tally;
}

/** Returns the winning side; undefined for a draw, including by repetition or length. */
async function playGame(
  game: AnyGame,
  opening: Opening,
  seats: readonly [Player, Player],
  random: Random,
): Promise<number | undefined> {
  const positions = [...opening.positions];
  const moves = [...opening.moves];
  const visits = new Map<string, number>();
  for (const player of seats) player.begin();
  while (moves.length < MAX_PLIES) {
    const position = positions.at(-1)!;
    const outcome = game.outcome(position);
    if (outcome) return outcome.winner;
    const side = game.toMove(position);
    if (side === "chance") {
      positions.push(game.play(position, throwDice(game, position, random)));
      continue;
    }
    const text = game.writePosition(position);
    const times = (visits.get(text) ?? 0) + 1;
    if (times === 3) return undefined;
    visits.set(text, times);
    const move = await seats[side === 0 ? 0 : 1].choose(positions, moves);
    const written = game.writeMove(position, move);
    if (!game.legalMoves(position).some((legal) => game.writeMove(position, legal) === written)) {
      throw new Error(`illegal move at ${text}: ${written}`);
    }
    moves.push(move);
    positions.push(game.play(position, move));
  }
  return undefined;
}

function throwDice(game: AnyGame, position: Position, random: Random): Move {
  const throws = game
    .chances(position)
    .flatMap(({ move, weight }) => Array<Move>(weight).fill(move));
  return throws[random(throws.length)]!;
}
