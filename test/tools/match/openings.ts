/** Openings: random moves, kept if a short search scores them as balanced. */

import { searchersFor } from "../../../src/game/engine/registry.ts";
import {
  type AnyGame,
  type Move,
  type Position,
  setupPosition,
} from "../../../src/game/rules/game.ts";
import { randomFrom } from "../../random.ts";
import { CLOCK } from "./player.ts";

const NODES = 3000;

export interface Opening {
  /** From the first setup on; one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/**
 * Yields different openings of `plies` plies, without end, that score at most `maxScore` hundredths
 * of a man for either side; the same seed gives the same ones. With dice, always the first setup.
 */
export function* openings(
  game: AnyGame,
  seed: number,
  plies: number,
  maxScore: number,
): Generator<Opening> {
  const random = randomFrom(seed);
  const { searcher } = searchersFor(game, 1 << 12);
  if (game.dice) for (;;) yield { positions: [setupPosition(game, 0)], moves: [] };
  for (;;) {
    const opening = randomOpening(game, random, plies);
    if (!opening) continue;
    searcher.clear();
    const position = opening.positions.at(-1)!;
    const { score } = searcher.search(
      { position, earlier: [], limits: { nodes: NODES } },
      CLOCK,
      () => {},
    );
    if (score.kind === "value" && Math.abs(score.centi) <= maxScore) yield opening;
  }
}

function randomOpening(
  game: AnyGame,
  random: (limit: number) => number,
  plies: number,
): Opening | undefined {
  const positions = [setupPosition(game, 0)];
  const moves: Move[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const legal = game.legalMoves(positions.at(-1)!);
    if (legal.length === 0) return undefined;
    const move = legal[random(legal.length)]!;
    moves.push(move);
    positions.push(game.play(positions.at(-1)!, move));
  }
  return { positions, moves };
}
