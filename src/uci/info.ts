import type { AnyGame, Move, Position } from "../core/game.ts";
import { pvTexts } from "../engine/search/pv-text.ts";
import type { Score, SearchInfo } from "../engine/types.ts";

/** Returns a score as the protocol writes it: in centipawns, or in full moves to mate. */
function scoreText(score: Score): string {
  if (score.kind === "draw") return "cp 0";
  if (score.kind === "value") return `cp ${score.centi}`;
  return `mate ${score.kind === "win" ? Math.ceil(score.plies / 2) : -Math.floor(score.plies / 2)}`;
}

/** Returns the `info` line of a search. */
export function infoText(game: AnyGame, position: Position, info: SearchInfo<Move>): string {
  const { depth, line, score, nodes, milliseconds, pv } = info;
  const perSecond = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  const figures = `nodes ${nodes} nps ${perSecond} time ${Math.round(milliseconds)}`;
  const moves = pvTexts(game, position, pv, game.writeEngineMove);
  const which = line === undefined ? `depth ${depth}` : `depth ${depth} multipv ${line}`;
  return ["info", which, `score ${scoreText(score)}`, figures, "pv", ...moves].join(" ");
}
