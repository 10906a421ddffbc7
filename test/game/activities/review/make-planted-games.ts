/**
 * Makes `planted-games.txt`: `npx tsx test/game/activities/review/make-planted-games.ts > test/game/activities/review/planted-games.txt`
 */

import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import type { Engine } from "../../../../src/game/engine/engine.ts";
import { current, type Match, withMove } from "../../../../src/game/match/match.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import type { Move } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { canWinAtOnce, forcedWin, winningMoves } from "../../../oracles/forced-win.ts";
import { type Random, randomFrom } from "../../../random.ts";
import { readBoard } from "../../../skeleton/boards.ts";
import { localEngine } from "../../engine/local-engine.ts";
import { matchAt, type PlantedGame, writePlanted } from "./planted-games.ts";

const GAMES = 50;
const GAME = anyGame(sarrum);
/** The nodes of the moves that are no blunders, and the fewest of them in a game from the start. */
const NODES = 3000;
const FIRST_PLIES = 6;
const MOST_PLIES = 40;
/** Worse positions, in hundredths of a redum, are lost already. */
const WORST = -200;
/** A missed win must not be a slower one of so many moves: brute force knows, with so many boards. */
const SLOWEST_WIN = 4;
const MOST_BOARDS = 300_000;

/** Games by even seeds leave a sarrum to be captured, those by odd seeds miss a win in two. */
async function plantedGame(seed: number): Promise<PlantedGame> {
  const random = randomFrom(seed);
  const engine = localEngine(GAME, 1 << 14, () => 0);
  return seed % 2 === 0 ? leftSarrum(engine, random) : missedWin(engine, random);
}

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[random(list.length)];

/** Adds the engine's move; undefined if its side is as good as lost. */
async function goodMove(engine: Engine, match: Match, random: Random) {
  const earlier = match.plies.slice(0, match.at).map((ply) => ply.position);
  const { position } = current(match);
  const rootNoise = { seed: random(1_000_000), max: match.at < FIRST_PLIES ? 20 : 0 };
  const request = { position, earlier, limits: { nodes: NODES }, rootNoise };
  const { pv, score } = await engine.search(request, () => {});
  const lost = score.kind !== "value" || Math.abs(score.centi) > -WORST;
  return { lost, next: withMove(match, pv[0]!) };
}

/** Plays until a move can leave the sarrum where it is captured; the game ends with the capture. */
async function leftSarrum(engine: Engine, random: Random): Promise<PlantedGame> {
  for (;;) {
    let match = matchAt(GAME.setups[0]!.position);
    for (let over = false; !over; ) {
      const { lost, next } = await goodMove(engine, match, random);
      over = lost || match.at > MOST_PLIES;
      const blunder = over || match.at < FIRST_PLIES ? undefined : pick(exposing(match), random);
      if (!blunder) {
        match = next;
        continue;
      }
      const planted = withMove(match, blunder);
      const capture = GAME.legalMoves(current(planted).position).find(
        (move) => current(withMove(planted, move)).outcome,
      );
      return {
        match: withMove(planted, capture!),
        at: planted.at,
        kind: "sarrum",
      };
    }
  }
}

/** By brute force: the moves after which the sarrum can be captured; none if all are. */
function exposing(match: Match): readonly Move[] {
  const moves = GAME.legalMoves(current(match).position);
  const exposed = moves.filter((move) => {
    const next = current(withMove(match, move));
    return !next.outcome && canWinAtOnce(...readBoard(next.text));
  });
  return exposed.length < moves.length ? exposed : [];
}

/** Misses a win in two from a puzzle; the game continues with a reply. */
async function missedWin(engine: Engine, random: Random): Promise<PlantedGame> {
  const puzzles = (await puzzlesOf("sarrum")).filter(({ moves }) => moves === 2);
  for (;;) {
    const { position } = pick(puzzles, random)!;
    const match = matchAt(position);
    const wins = winningMoves(...readBoard(position), 2);
    const { position: before } = current(match);
    const others = GAME.legalMoves(before).filter(
      (move) => !wins.includes(GAME.writeEngineMove(before, move)),
    );
    const missed = pick(others, random);
    if (!missed) continue;
    const planted = withMove(match, missed);
    const { next } = await goodMove(engine, planted, random);
    if (current(next).outcome) continue;
    const still = forcedWin(...readBoard(current(next).text), SLOWEST_WIN, MOST_BOARDS);
    if (still !== undefined) continue;
    return { match: next, at: 1, kind: "win" };
  }
}

for (let seed = 0; seed < GAMES; seed++) console.log(writePlanted(await plantedGame(seed)));
