import { isDeepStrictEqual } from "node:util";
import type { Engine } from "../../../src/game/engine/engine.ts";
import type { Limits, SearchInfo } from "../../../src/game/engine/types.ts";
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import { mustRead } from "../../must-read.ts";
import { type Random, randomFrom } from "../../random.ts";
import { localEngine } from "./local-engine.ts";

/** A game of the engine against itself. */
export interface SelfPlay {
  /** Seeds the levels, the opening moves, the dice and the mistakes. */
  readonly seed: number;
  /** The limits of each move, besides those of the level. */
  readonly limits: Limits;
  /** The ply after which the game is abandoned. */
  readonly plies: number;
}

const LEVELS = 8;
/** The most random moves at the beginning, so that games differ. */
const RANDOM_PLIES = 8;

/** Plays a game in which every side has its own level. Returns the number of moves searched. */
export async function playSelf(game: AnyGame, { seed, limits, plies }: SelfPlay): Promise<number> {
  const random = randomFrom(seed);
  const engine = localEngine(game, 1 << 10, () => performance.now());
  const levels = game.sides.map(() => 1 + random(LEVELS));
  const setup = game.setups[random(game.setups.length)];
  let position = mustRead(game, setup?.position ?? "");
  const earlier: Position[] = [];
  let searched = 0;
  const first = random(RANDOM_PLIES + 1);
  for (let ply = 0; ply < plies && !game.outcome(position); ply++) {
    const side = game.toMove(position);
    let move = randomMove(game, position, random);
    if (side !== "chance" && ply >= first) {
      const skill = { level: levels[side] ?? 1, seed: seed + ply };
      move = await legalMoveOf(game, engine, { position, earlier: [...earlier], limits, skill });
      searched++;
    }
    earlier.push(position);
    position = game.play(position, move);
  }
  return searched;
}

/** Returns a throw by its weight, or any legal move. */
function randomMove(game: AnyGame, position: Position, random: Random): Move {
  const chances = game.chances(position);
  const moves =
    chances.length > 0
      ? chances.flatMap(({ move, weight }) => new Array<Move>(weight).fill(move))
      : game.legalMoves(position);
  return moves[random(moves.length)]!;
}

/** Returns the engine's move. Throws if it or its principal variation is illegal. */
async function legalMoveOf(
  game: AnyGame,
  engine: Engine,
  request: Parameters<Engine["search"]>[0],
): Promise<Move> {
  const before = game.writePosition(request.position);
  const info = await engine.search(request, () => {});
  checkPv(game, request.position, info, JSON.stringify(request.skill));
  if (game.writePosition(request.position) !== before) throw new Error(`${before} was changed`);
  return info.pv[0]!;
}

function checkPv(
  game: AnyGame,
  start: Position,
  { pv }: SearchInfo<Move>,
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
