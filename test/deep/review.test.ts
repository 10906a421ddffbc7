/** Reviews of the engine's games against itself find hardly a blunder. */
import { expect, test } from "vitest";
import { evaluateGame } from "../../src/game/activities/review/evaluate-game.ts";
import { judgeGame } from "../../src/game/activities/review/judge.ts";
import { MOST_MOVES } from "../../src/game/activities/review/review-match.ts";
import { countsOf } from "../../src/game/activities/review/review-summary.ts";
import { current, type Match, withMove } from "../../src/game/match/match.ts";
import { matchOutcome } from "../../src/game/match/outcome.ts";
import { MAX_LEVEL } from "../../src/game/match/players.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchAt } from "../game/activities/review/planted-games.ts";
import { localEngine } from "../game/engine/local-engine.ts";

const GAMES = 10;
/** Nodes a move: with fewer, as at level 7, a real blunder is found now and then. */
const NODES = 8_000;
const PLIES = 80;
const TIME = 60_000;
const NOW = () => performance.now();

const earlierIn = ({ plies, at }: Match) => plies.slice(0, at).map(({ position }) => position);

/** Plays a game of the engine against itself, from the full game's first position. */
async function selfPlayed(seed: number): Promise<Match> {
  const game = anyGame(sarrum);
  let match = matchAt(game.setups[0]!.position);
  const engine = localEngine(game, 1 << 20, NOW);
  while (match.at < PLIES && !matchOutcome(match)) {
    const skill = { level: MAX_LEVEL, seed: 1000 * seed + match.at };
    const { position } = current(match);
    const request = { position, earlier: earlierIn(match), limits: { nodes: NODES }, skill };
    match = withMove(match, (await engine.search(request, () => {})).pv[0]!);
  }
  return match;
}

test.each(Array.from({ length: GAMES }, (_, index) => index + 1))(
  "a review of a minute finds at most one blunder in game %i of the engine against itself",
  async (seed) => {
    const match = await selfPlayed(seed);
    const engine = localEngine(match.game, 1 << 20, NOW);
    const search = (seen: Match, limits: object) =>
      engine.search(
        { position: current(seen).position, earlier: earlierIn(seen), limits, mate: MOST_MOVES },
        () => {},
      );
    const time = { milliseconds: TIME, now: NOW };
    const review = judgeGame(match, await evaluateGame(match, 0, search, time));
    const blunders = [0, 1].map((side) => countsOf(review, side).Blunders);
    console.log(`game ${seed}: ${match.at} plies, blunders ${blunders.join(" and ")}`);
    expect(blunders[0]! + blunders[1]!).toBeLessThanOrEqual(1);
  },
);
