import { isDeepStrictEqual } from "node:util";
import type { AnyGame } from "../../src/core/game.ts";
import { type Engine, localEngine } from "../../src/engine/engine.ts";
import type { Limits, SearchInfo } from "../../src/engine/types.ts";
import { mustRead } from "../must-read.ts";
import { type Random, randomFrom } from "../random.ts";

/** A game of the computer against itself. */
export interface SelfPlay {
  /** Decides about the levels, the first moves, the dice and the mistakes. */
  readonly seed: number;
  /** For each move, besides those of the level. */
  readonly limits: Limits;
  /** After so many plies the game is left. */
  readonly plies: number;
}

const LEVELS = 8;
/** Up to so many first moves are made at random, so that no game is like another. */
const RANDOM_PLIES = 8;

/** Plays a game in which every side has a level of its own; gives the number of moves thought out. */
export async function playItself(
  game: AnyGame,
  { seed, limits, plies }: SelfPlay,
): Promise<number> {
  const random = randomFrom(seed);
  const mind = localEngine(game, 1 << 10, () => performance.now());
  const levels = game.sides.map(() => 1 + random(LEVELS));
  const setup = game.setups[random(game.setups.length)];
  let position = mustRead(game, setup?.position ?? "");
  const earlier: unknown[] = [];
  let thought = 0;
  const first = random(RANDOM_PLIES + 1);
  for (let ply = 0; ply < plies && !game.outcome(position); ply++) {
    const side = game.toMove(position);
    let move = randomMove(game, position, random);
    if (side !== "chance" && ply >= first) {
      const skill = { level: levels[side] ?? 1, seed: seed + ply };
      move = await legalMoveOf(game, mind, { position, earlier: [...earlier], limits, skill });
      thought++;
    }
    earlier.push(position);
    position = game.play(position, move);
  }
  return thought;
}

/** A throw by its weight, or any legal move. */
function randomMove(game: AnyGame, position: unknown, random: Random): unknown {
  const chances = game.chances(position);
  const moves =
    chances.length > 0
      ? chances.flatMap(({ move, weight }) => new Array<unknown>(weight).fill(move))
      : game.legalMoves(position);
  return moves[random(moves.length)];
}

/** The move that a mind returns; throws where it is not legal, or its line is not. */
async function legalMoveOf(
  game: AnyGame,
  mind: Engine,
  question: Parameters<Engine["search"]>[0],
): Promise<unknown> {
  const before = game.writePosition(question.position);
  const finding = await mind.search(question, () => {});
  checkLine(game, question.position, finding, JSON.stringify(question.skill));
  if (game.writePosition(question.position) !== before) throw new Error(`${before} was changed`);
  return finding.pv[0];
}

function checkLine(
  game: AnyGame,
  start: unknown,
  { pv }: SearchInfo<unknown>,
  skill: string | undefined,
): void {
  let position = start;
  for (const [index, move] of pv.entries()) {
    const legal = game.legalMoves(position).some((one) => isDeepStrictEqual(one, move));
    if (!legal) {
      const where = `${game.id}, ${game.writePosition(position)}, skill ${skill}`;
      throw new Error(`${where}: move ${index} of the line is not legal: ${JSON.stringify(move)}`);
    }
    position = game.play(position, move);
  }
  if (pv.length === 0) throw new Error(`no move at ${game.writePosition(start)}, skill ${skill}`);
}
