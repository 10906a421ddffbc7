import { beforeMove, opposite, rankOf } from "../../engine/root-move-search.ts";
import { endScore } from "../../engine/search/scores.ts";
import type { Limits, Score, SearchInfo } from "../../engine/types.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import { current, type Match, withMove } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import type { Move } from "../../rules/game.ts";

/** The least losses of winning chance by which a move is judged; the engine's README says why these. */
export const LOSSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;

/** The value of a position, for its side to move, and the move to play there. */
interface Evaluation {
  readonly score: Score;
  /** As written; undefined if the game has ended. */
  readonly best?: string;
}

/** By ply; undefined for positions that have not been evaluated. */
export type Evaluations = readonly (Evaluation | undefined)[];

/** Searches the current position of a match; undefined once it has been interrupted. */
export type SearchPosition = (
  match: Match,
  limits: Limits,
) => Promise<SearchInfo<Move> | undefined>;

/** Milliseconds on any clock, and the time to use on it. */
export interface ReviewTime {
  readonly milliseconds: number;
  now(): number;
  /** Told each position that has been evaluated. */
  report?(at: number): void;
}

/** On a busy computer a search may end before it has seen anything: it is repeated with so many nodes. */
const LEAST = { depth: 4, nodes: 4000 };
/** So many positions are evaluated even if the time is up, as it soon is on a busy computer. */
const LEAST_POSITIONS = 20;
/** The share of the time that checks of better moves take, on average. */
const CHECKS = 0.25;

/**
 * Evaluates the positions of a game, from the last one back to that of ply `first`, so that each search
 * finds what is known of the next positions in the engine's table, until the time is up. A position is worth
 * at least what the move played in it has reached. Without dice only.
 */
export async function evaluateGame(
  match: Match,
  first: number,
  search: SearchPosition,
  { milliseconds, now, report }: ReviewTime,
): Promise<Evaluations> {
  const evaluations: (Evaluation | undefined)[] = [];
  const end = now() + milliseconds;
  for (let at = match.at; at >= first; at -= 1) {
    if (now() >= end && match.at - at >= LEAST_POSITIONS) break;
    const share = Math.max(1, (end - now()) / (at - first + 1) / (1 + CHECKS));
    const searchShare = (seen: Match) => searchFor(seen, share, search);
    const evaluation = await evaluatePly({ ...match, at }, evaluations[at + 1], searchShare);
    if (!evaluation) break;
    evaluations[at] = evaluation;
    report?.(at);
  }
  return evaluations;
}

type SearchShare = (match: Match) => Promise<SearchInfo<Move> | undefined>;

async function searchFor(match: Match, milliseconds: number, search: SearchPosition) {
  const found = await search(match, { milliseconds });
  const seen = found?.score.kind !== "value" || found.depth >= LEAST.depth;
  return seen ? found : search(match, { nodes: LEAST.nodes });
}

/** @param next the evaluation after the move played; undefined for the last position */
async function evaluatePly(match: Match, next: Evaluation | undefined, search: SearchShare) {
  const { game, plies, at } = match;
  const { position } = current(match);
  const { agreed: _agreed, ...unagreed } = match;
  const outcome = next ? undefined : matchOutcome(unagreed);
  if (outcome) return { score: endScore(outcome, game.toMove(position)) };
  const played = next && {
    score: scoreBefore({ ...match, at: at + 1 }, next.score),
    best: plies[at + 1]?.move?.written ?? "",
  };
  if (played && game.legalMoves(position).length === 1) return played;
  const found = await search(match);
  const [move] = found?.pv ?? [];
  if (!found || move === undefined) return undefined;
  const better = { score: found.score, best: game.writeMove(position, move) };
  if (!played) return better;
  if (better.best === played.best || rankOf(played.score) >= rankOf(better.score)) return played;
  const loss = chanceOf(better.score) - chanceOf(played.score);
  const after = withMove(match, move);
  if (better.score.kind !== "value" || current(after).outcome || loss < LOSSES.inaccuracy)
    return better;
  // Searched as deep as the move played, the better one may turn out not to be better.
  const reply = await search(after);
  if (!reply) return undefined;
  const checked = { ...better, score: scoreBefore(after, reply.score) };
  // The check counts, from the move played to the first value.
  return [better, played, checked].sort((one, other) => rankOf(other.score) - rankOf(one.score))[1];
}

/** The score of the current position for the side that has just moved, before its move. */
export function scoreBefore({ game, plies, at }: Match, score: Score): Score {
  const [before, after] = [plies[at - 1]!, plies[at]!].map(({ position }) => game.toMove(position));
  return beforeMove(before === after ? score : opposite(score));
}
