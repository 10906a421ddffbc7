import type { AnyGame } from "../core/game.ts";
import { lineTexts } from "../engine/search/pv-text.ts";
import type { Finding, Score } from "../engine/types.ts";

/** A score as the protocol has it: hundredths of a pawn, or full moves to the end. */
function scoreText(score: Score): string {
  if (score.kind === "value") return `cp ${score.centi}`;
  return `mate ${score.kind === "win" ? Math.ceil(score.plies / 2) : -Math.floor(score.plies / 2)}`;
}

/** The `info` line for what a search has found. */
export function infoText(game: AnyGame, position: unknown, finding: Finding<unknown>): string {
  const { depth, score, nodes, milliseconds, line } = finding;
  const perSecond = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  const figures = `nodes ${nodes} nps ${perSecond} time ${Math.round(milliseconds)}`;
  const moves = lineTexts(game, position, line, game.writeEngineMove);
  return ["info", `depth ${depth}`, `score ${scoreText(score)}`, figures, "pv", ...moves].join(" ");
}
