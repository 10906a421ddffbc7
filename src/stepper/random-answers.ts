import { type AnyGame, type Position, setupNamed } from "../core/game.ts";
import { pickOne, type Random, seededRandom } from "../core/rng.ts";

/** A legal move as it is typed, and what it leads to. */
export interface TypedMove {
  readonly typed: readonly string[];
  readonly next: Position;
  readonly wins: boolean;
}

/** The legal moves of a game whose moves are squares. */
export function movesIn(game: AnyGame, position: Position): readonly TypedMove[] {
  const { cells } = game.diagram(position);
  return game.legalMoves(position).map((move) => {
    const typed = game.squaresTouched(position, move).map((square) => cells[square]?.name ?? "");
    const next = game.play(position, move);
    return { typed, next, wins: game.outcome(next) !== undefined };
  });
}

/** A pair of squares of pieces that may move, and to which some may, that is not a legal move. */
export function refusedPair(moves: readonly TypedMove[], random: Random): readonly string[] {
  const legal = new Set(moves.map(({ typed }) => typed.join()));
  const mixed = moves.flatMap((one) => moves.map((other) => [one.typed[0]!, other.typed[1]!]));
  const refused = mixed.filter((typed) => !legal.has(typed.join()));
  return pickOne(refused, random);
}

/** The most moves of a game. */
const MOST_MOVES = 30;

/** Answers that play a game as the seed decides, until it is won or has lasted long; some moves are refused. */
export function randomAnswers(game: AnyGame, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const sample = random(1) === 0;
  const start = setupNamed(game, sample ? "sample" : "full");
  if (!start.ok) throw new Error(start.reason);
  const answers = [sample ? "Y" : "N"];
  let position = start.value;
  for (let made = 0; made < MOST_MOVES; made += 1) {
    const moves = movesIn(game, position);
    if (random(2) === 0) answers.push(...refusedPair(moves, random));
    const move = moves.find(({ wins }) => wins) ?? pickOne(moves, random);
    answers.push(...move.typed);
    if (move.wins) return [...answers, "N"];
    position = move.next;
  }
  return answers;
}
