import { opposite } from "../../engine/root-move-search.ts";
import type { Score } from "../../engine/types.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import type { Match } from "../../match/match.ts";
import { lostWithoutReturn } from "../../view/move-reason.ts";
import { type Evaluations, LOSSES, scoreBefore } from "./evaluate-game.ts";

/** A move of the game, judged by the winning chance that it loses. */
export type JudgedMove = Readonly<NonNullable<ReturnType<typeof judgeMove>>>;

export interface Review {
  readonly match: Match;
  /** The moves that have been evaluated, the last ones of the game; all unless interrupted. */
  readonly moves: readonly JudgedMove[];
  /** By ply, for the first side; undefined for positions that have not been evaluated. */
  readonly scores: readonly (Score | undefined)[];
}

export function judgeGame(match: Match, evaluations: Evaluations): Review {
  const { game, plies } = match;
  const scores = evaluations.map((evaluation, at) => {
    const first = game.toMove(plies[at]!.position) === 0;
    return evaluation && (first ? evaluation.score : opposite(evaluation.score));
  });
  const moves = plies.flatMap((_, at) => judgeMove(match, at, evaluations) ?? []);
  return { match, moves, scores };
}

/** The move that led to a ply; undefined if it, or what it is to be compared with, is not known. */
function judgeMove(match: Match, at: number, evaluations: Evaluations) {
  const side = match.plies[at]?.move?.by;
  const [before, next] = [evaluations[at - 1], evaluations[at]];
  if (typeof side !== "number" || !before || !next) return undefined;
  const after = scoreBefore({ ...match, at }, next.score);
  const loss = Math.max(0, chanceOf(before.score) - chanceOf(after));
  const missedWin = before.score.kind === "win" && after.kind !== "win";
  const losesAtOnce = isLostAtOnce(after) && !isLostAtOnce(before.score);
  const lostPiece =
    !losesAtOnce && isWorse(after, before.score) ? pieceLost(match, at, next.best) : undefined;
  const least = losesAtOnce ? "blunder" : lostPiece ? "mistake" : missedWin && "inaccuracy";
  const fault = FAULTS.find((one) => loss >= LOSSES[one] || one === least);
  return {
    /** The ply that it led to. */
    at,
    side,
    /** For the side that moves: with its best move, and with the move played. */
    before: before.score,
    after,
    /** Of winning chance, from 0 to 1. */
    loss,
    /** Undefined for a good move. */
    fault,
    missedWin,
    /** Whether the opponent's next move wins, which another move would have prevented. */
    losesAtOnce,
    /** What the answer captures without loss, "etlu for nothing". */
    lostPiece,
    /** The better move, and the answer to the one played; as written. */
    better: before.best ?? "",
    answer: next.best,
  };
}

/** The faults, the worst first. */
export const FAULTS = ["blunder", "mistake", "inaccuracy"] as const;

/** The move and the opponent's next. */
const AT_ONCE = 2;
const isLostAtOnce = (score: Score) => score.kind === "loss" && score.plies <= AT_ONCE;

/** So many hundredths of a unit are more than two searches differ by chance. */
const NOTICEABLE = 50;
function isWorse(after: Score, before: Score): boolean {
  if (after.kind !== "value" || before.kind !== "value") return after.kind !== before.kind;
  return before.centi - after.centi >= NOTICEABLE;
}

function pieceLost({ game, plies }: Match, at: number, answer: string | undefined) {
  const [before, after] = [plies[at - 1]!, plies[at]!];
  const move = after.move && game.readMove(before.position, after.move.written);
  const reply = answer === undefined ? undefined : game.readMove(after.position, answer);
  return move?.ok && reply?.ok
    ? lostWithoutReturn(game, before.position, move.value, reply.value)
    : undefined;
}
