import type { AnyGame } from "../core/game.ts";
import { pvTexts } from "../engine/search/pv-text.ts";
import type { Score, SearchInfo } from "../engine/types.ts";

/** A score as the protocol has it: hundredths of a pawn, or full moves to the end. */
function scoreText(score: Score): string {
  if (score.kind === "value") return `cp ${score.centi}`;
  return `mate ${score.kind === "win" ? Math.ceil(score.plies / 2) : -Math.floor(score.plies / 2)}`;
}

/** The `info` line for what a search has found. */
export function infoText(game: AnyGame, position: unknown, finding: SearchInfo<unknown>): string {
  const { depth, score, nodes, milliseconds, pv } = finding;
  const perSecond = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  const figures = `nodes ${nodes} nps ${perSecond} time ${Math.round(milliseconds)}`;
  const moves = pvTexts(game, position, pv, game.writeEngineMove);
  return ["info", `depth ${depth}`, `score ${scoreText(score)}`, figures, "pv", ...moves].join(" ");
}
