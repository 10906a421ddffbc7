/** Where puzzles come from: the ends of games between engines, and variants of them. */
import type { AnyGame, Position } from "../../../src/core/game.ts";
import { type SyncEngine, syncEngine } from "../../../src/engine/engine.ts";
import type { Random } from "../../random.ts";

/** The most random moves at the beginning of a game, so that games differ. */
const RANDOM_PLIES = 12;
/** Games that last longer are abandoned. */
const MOST_PLIES = 160;
/** The players have a level from 1 to this one, so that they often make mistakes. */
const MOST_LEVEL = 4;
/** The nodes searched for each move. */
const NODES = 400;

/** Returns an engine that plays the same move in the same position with the same seed. */
export const playerOf = (game: AnyGame): SyncEngine =>
  syncEngine(game, 1 << 10, { now: () => 0, stopped: () => false });

/**
 * Plays a game between two levels. Returns the positions with the winner to move, the latest first;
 * none if nobody has won.
 */
export function playGame(game: AnyGame, player: SyncEngine, random: Random): Position[] {
  const levels = [1 + random(MOST_LEVEL), 1 + random(MOST_LEVEL)];
  const first = random(RANDOM_PLIES + 1);
  const setup = game.readPosition(game.setups[0]?.position ?? "");
  if (!setup.ok) throw new Error(setup.reason);
  let position = setup.value;
  const positions: Position[] = [];
  while (!game.outcome(position) && positions.length < MOST_PLIES) {
    const moves = game.legalMoves(position);
    let move = moves[random(moves.length)]!;
    if (positions.length >= first) {
      const skill = { level: levels[positions.length % 2]!, seed: random(1 << 30) };
      const request = { position, earlier: positions, limits: { nodes: NODES }, skill };
      move = player.search(request, () => {}).pv[0]!;
    }
    positions.push(position);
    position = game.play(position, move);
  }
  if (game.outcome(position)?.winner === undefined) return [];
  return positions.reverse().filter((_, pliesLeft) => pliesLeft % 2 === 0);
}

/** The changes that make a variant. */
const CHANGES = 3;
/** One change in this many removes a piece; the others move one. */
const REMOVED = 3;

/**
 * Returns a position of Capture the Sarrum with some pieces on other squares, and some removed:
 * up to `thinned` besides.
 */
export function variantOf(
  game: AnyGame,
  position: Position,
  random: Random,
  thinned = 0,
): Position {
  const [board = "", side] = game.writePosition(position).split(" ");
  const cells = board.replaceAll("/", "").replace(/\d/g, (digit) => EMPTY.repeat(Number(digit)));
  const squares = [...cells];
  for (let change = 0; change < CHANGES; change++) changePiece(squares, random, REMOVED);
  for (let left = thinned && random(thinned + 1); left > 0; left--) changePiece(squares, random, 1);
  const ranks = Array.from({ length: 8 }, (_, rank) => squares.slice(8 * rank, 8 * rank + 8));
  const text = ranks.map((rank) => rank.join("").replace(/1+/g, ({ length }) => String(length)));
  const read = game.readPosition(`${text.join("/")} ${side}`);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

const EMPTY = "1";

/** Moves a random piece to a random square, or removes one in `removed` that is not a sarrum. */
function changePiece(squares: string[], random: Random, removed: number): void {
  const occupied = [...squares.keys()].filter((square) => squares[square] !== EMPTY);
  const start = occupied[random(occupied.length)]!;
  const piece = squares[start]!;
  const finish = random(squares.length);
  const isRedum = piece.toLowerCase() === "r";
  if (squares[finish] !== EMPTY || (isRedum && (finish < 8 || finish >= 56))) return;
  squares[start] = EMPTY;
  if (piece.toLowerCase() === "s" || random(removed) > 0) squares[finish] = piece;
}
