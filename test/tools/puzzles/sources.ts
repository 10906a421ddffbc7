/** Where puzzles come from: the ends of games between engines, and variants of positions. */

import { type SyncEngine, syncEngine } from "../../../src/game/engine/engine.ts";
import type { AnyGame, Position } from "../../../src/game/rules/game.ts";
import { mustRead } from "../../must-read.ts";
import type { Random } from "../../random.ts";

/** The players have a level from 1 to this one, so that they often make mistakes. */
const MOST_LEVEL = 4;

/** How the games are played that puzzles come from. */
export interface GameSettings {
  /** The random moves at the beginning of a game, so that games differ: at least and at most. */
  readonly fewestRandom: number;
  readonly mostRandom: number;
  /** The nodes searched for each of the other moves. */
  readonly nodes: number;
  /** Games that last longer, in moves of both sides, are abandoned. */
  readonly mostPlies: number;
}

/** The positions of a game before each move, and who has won; undefined if nobody has. */
interface PlayedGame {
  readonly positions: readonly Position[];
  readonly winner: number | undefined;
}

/** Returns an engine that plays the same move in the same position with the same seed. */
export const playerOf = (game: AnyGame): SyncEngine =>
  syncEngine(game, 1 << 10, { now: () => 0, stopped: () => false });

/** Plays a game between two levels. */
export function playGame(
  game: AnyGame,
  player: SyncEngine,
  random: Random,
  { fewestRandom, mostRandom, nodes, mostPlies }: GameSettings,
): PlayedGame {
  const levels = [1 + random(MOST_LEVEL), 1 + random(MOST_LEVEL)];
  const first = fewestRandom + random(mostRandom - fewestRandom + 1);
  let position = mustRead(game, game.setups[0]?.position ?? "");
  const positions: Position[] = [];
  while (!game.outcome(position) && positions.length < mostPlies) {
    const moves = game.legalMoves(position);
    let move = moves[random(moves.length)]!;
    if (positions.length >= first) {
      const skill = { level: levels[positions.length % 2]!, seed: random(1 << 30) };
      const request = { position, earlier: positions, limits: { nodes }, skill };
      move = player.search(request, () => {}).pv[0]!;
    }
    positions.push(position);
    position = game.play(position, move);
  }
  return { positions, winner: game.outcome(position)?.winner };
}

/** The changes that make a variant. */
const CHANGES = 3;
/** One change in this many removes a piece; the others move one. */
const REMOVED = 3;

/** The fewest pieces that are left when pieces are removed. */
const FEWEST_PIECES = 4;

/** Returns a position with some pieces on other squares, and some removed. */
export function variantOf(game: AnyGame, position: Position, random: Random): Position {
  let changed = position;
  for (let change = 0; change < CHANGES; change++) {
    changed = changePiece(game, changed, random, random(REMOVED) === 0);
  }
  return changed;
}

/** Returns a variant with pieces removed, until there are between `FEWEST_PIECES` and `most`. */
export function thinned(game: AnyGame, position: Position, random: Random, most: number): Position {
  let changed = variantOf(game, position, random);
  const left = FEWEST_PIECES + random(most - FEWEST_PIECES + 1);
  for (let more = piecesOf(game, changed).length - left; more > 0; more--) {
    changed = changePiece(game, changed, random, true);
  }
  return changed;
}

/** Returns the squares that are occupied. */
const piecesOf = (game: AnyGame, position: Position): readonly number[] =>
  game.diagram(position).cells.flatMap((cell, square) => (cell?.pieces.length ? [square] : []));

/**
 * Removes a random piece, or moves it to a random square. Returns the position unchanged if that is
 * not a position in which the game continues.
 */
function changePiece(
  game: AnyGame,
  position: Position,
  random: Random,
  removes: boolean,
): Position {
  const { editing } = game;
  const { cells } = game.diagram(position);
  const occupied = piecesOf(game, position);
  const start = occupied[random(occupied.length)]!;
  const finish = random(cells.length);
  const piece = cells[start]?.pieces[0];
  if (!editing || !piece) throw new Error(`positions of ${game.id} cannot be changed`);
  const without = editing.remove(position, start);
  if (removes) return possible(game, without) ?? position;
  if (cells[finish]?.pieces.length !== 0) return position;
  const changed = editing.put(without, finish, piece.side, piece.letter);
  return (changed.ok && possible(game, changed.value)) || position;
}

/** Returns an edited position if the rules allow it and the game continues there. */
function possible(game: AnyGame, edited: Position): Position | undefined {
  const read = game.readPosition(game.writePosition(edited));
  return read.ok && !game.outcome(read.value) ? read.value : undefined;
}
