/**
 * The search for games with dice.
 *
 * Players in turn choose, chance throws in between. Every player is taken to go for his own chance
 * of winning (the max^n model). The other model in use, that all opponents unite against the one
 * who thinks, fits badly here: in saturankam nobody gains by holding back one of several opponents
 * except by being ahead himself, and a united front makes every piece seem lost. For two players
 * the models are the same.
 *
 * A value is therefore a list: each player's chance of winning, in the order of the sides.
 */
import type { Game } from "../../core/game.ts";
import { noiseOf, type RootNoise } from "../root-noise.ts";
import type { Clock, Limits, Score, Searcher, SearchInfo, SearchRequest } from "../types.ts";

/** Each player's chance of winning at a position, judged without playing on. */
type WinEvaluation<Position> = (position: Position) => readonly number[];

/** No search looks further ahead, in moves of players; throws do not count. */
const DEEPEST = 20;
const PER_CENT_HUNDREDTHS = 10_000;
/** Positions between two looks at the clock. */
const BETWEEN_LOOKS = 256;

class OutOfTime extends Error {}

interface Search<Position, Move> {
  readonly game: Game<Position, Move>;
  readonly evaluate: WinEvaluation<Position>;
  readonly rootNoise: RootNoise;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly started: number;
  nodes: number;
  /** The first depth is complete, so that limits may end the search. */
  limited: boolean;
}

/**
 * Returns a searcher that evaluates leaves with `evaluate`. A score counts hundredths of a per cent
 * by which the chance of winning exceeds an equal share. Where dice are due the pv is empty. Root
 * noise counts in the same units; a move that wins on the spot is always seen.
 */
export function expectimax<Position, Move>(
  game: Game<Position, Move>,
  evaluate: WinEvaluation<Position>,
): Searcher<Position, Move> {
  return {
    search(request, clock, report) {
      const search: Search<Position, Move> = {
        game,
        evaluate,
        rootNoise: request.rootNoise ?? { seed: 0, max: 0 },
        limits: request.limits,
        clock,
        started: clock.now(),
        nodes: 0,
        limited: false,
      };
      return deepen(search, request, report);
    },
    clear() {},
  };
}

function deepen<Position, Move>(
  search: Search<Position, Move>,
  { position, limits }: SearchRequest<Position>,
  report: (info: SearchInfo<Move>) => void,
): SearchInfo<Move> {
  let info = infoAt(search, position, 1);
  report(info);
  search.limited = true;
  const only = info.pv.length < 1 || search.game.legalMoves(position).length < 2;
  const deepest = only ? 1 : Math.min(limits.depth ?? DEEPEST, DEEPEST);
  try {
    for (let depth = 2; depth <= deepest; depth++) {
      checkLimits(search, true);
      info = infoAt(search, position, depth);
      report(info);
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return { ...info, nodes: search.nodes, milliseconds: spent(search) };
}

const spent = ({ clock, started }: AnySearch) => clock.now() - started;

type AnySearch = Pick<Search<never, never>, "limits" | "clock" | "started" | "nodes" | "limited">;

/** Ends the search where a limit is reached; the clock is looked at now and then. */
function checkLimits(search: AnySearch, atClock = search.nodes % BETWEEN_LOOKS === 0): void {
  if (!search.limited) return;
  const { limits, clock, nodes } = search;
  if (nodes >= (limits.nodes ?? Number.POSITIVE_INFINITY)) throw new OutOfTime();
  if (!atClock) return;
  const late = spent(search) >= (limits.milliseconds ?? Number.POSITIVE_INFINITY);
  if (late || clock.stopped()) throw new OutOfTime();
}

function infoAt<Position, Move>(
  search: Search<Position, Move>,
  position: Position,
  depth: number,
): SearchInfo<Move> {
  const { game, evaluate } = search;
  const side = game.toMove(position);
  const moves = side === "chance" ? [] : game.legalMoves(position);
  let best: { move: Move; values: readonly number[] } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, move] of moves.entries()) {
    const values = valuesAfter(search, position, move, depth - 1);
    const value = values[Number(side)]!;
    const noisy =
      value === 1 ? value + 1 : value + noiseOf(search.rootNoise, index) / PER_CENT_HUNDREDTHS;
    if (noisy <= most) continue;
    most = noisy;
    best = { move, values };
  }
  const values = best?.values ?? evaluate(position);
  const wins = best && game.outcome(game.play(position, best.move)) !== undefined;
  return {
    depth,
    score: wins ? { kind: "win", plies: 1 } : scoreFor(values, Number(side)),
    nodes: search.nodes,
    milliseconds: spent(search),
    pv: best ? [best.move] : [],
  };
}

/** The score of a side; where dice are due, or the game is over, that of nobody: 0. */
function scoreFor(values: readonly number[], side: number): Score {
  const above = (values[side] ?? 1 / values.length) - 1 / values.length;
  return { kind: "value", centi: Math.round(PER_CENT_HUNDREDTHS * above) };
}

function valuesAfter<Position, Move>(
  search: Search<Position, Move>,
  position: Position,
  move: Move,
  depth: number,
): readonly number[] {
  search.nodes++;
  checkLimits(search);
  return valuesOf(search, search.game.play(position, move), depth);
}

/** The players' chances after `depth` more moves of players, with every throw by its weight. */
function valuesOf<Position, Move>(
  search: Search<Position, Move>,
  position: Position,
  depth: number,
): readonly number[] {
  const { game, evaluate } = search;
  if (depth === 0 || game.outcome(position)) return evaluate(position);
  const side = game.toMove(position);
  if (side === "chance") return average(search, position, depth);
  let best: readonly number[] | undefined;
  for (const move of game.legalMoves(position)) {
    const values = valuesAfter(search, position, move, depth - 1);
    if (!best || values[side]! > best[side]!) best = values;
  }
  return best ?? evaluate(position);
}

function average<Position, Move>(
  search: Search<Position, Move>,
  position: Position,
  depth: number,
): readonly number[] {
  const { game } = search;
  const sums = game.sides.map(() => 0);
  let total = 0;
  for (const { move, weight } of game.chances(position)) {
    const values = valuesOf(search, game.play(position, move), depth);
    for (let side = 0; side < sums.length; side++) sums[side]! += weight * values[side]!;
    total += weight;
  }
  return sums.map((sum) => sum / total);
}
