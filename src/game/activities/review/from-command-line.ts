/** The subcommands for a recorded game: it is shown again, or reviewed. */

import { newFiles } from "../../../base/named-files.ts";
import { ok, type Result } from "../../../base/result.ts";
import type { DisplayOptions } from "../../../terminal/display-options.ts";
import type { GameHost } from "../../command-line/game-host.ts";
import { converseFrom, openDisplay } from "../../command-line/play.ts";
import { writeMatch } from "../../records/record-from-match.ts";
import { loadGame, type TypedGame } from "../../session/load-game.ts";
import type { InitialState } from "../../session/state.ts";
import { chartPicture } from "./chart.ts";
import { replay as openReplay } from "./replay.ts";
import { plyAfterMove, plyShown, showPlies } from "./replay-plies.ts";
import { reviewMatch, withNotes } from "./review-match.ts";

/** A record, and how it is shown. */
export interface ReplayOptions extends TypedGame, DisplayOptions {
  readonly every?: number;
  readonly to?: string;
}

/**
 * Shows a record step by step, by itself or at one move. Refuses a move number that the record does not
 * have.
 */
export async function replayFile(typed: ReplayOptions, host: GameHost): Promise<Result<true>> {
  const { every, to } = typed;
  const { ports, view, settings } = await openDisplay(typed, host);
  const { screen } = ports;
  const read = await loadGame(typed, ports.disk);
  if (!read.ok) return read;
  const match = read.value;
  const ply = to === undefined ? undefined : plyAfterMove(match, to);
  if (ply && !ply.ok) return ply;
  if (!ply && every === undefined) {
    const { game, info } = match;
    const start: InitialState["start"] = (idle, now) =>
      openReplay(idle, { match, only: true }, now);
    // Dice are only needed if the record is continued.
    const seed = host.randomSeed();
    const { wings } = host;
    const session = { wings, dice: { nextSeed: seed }, seed, level: settings.level, view };
    return converseFrom({ game, choices: info.choices, start }, session, ports);
  }
  screen.use(view);
  if (ply) screen.show(...plyShown(match, ply.value, view));
  else await showPlies(match, { from: 0, seconds: every ?? 0 }, { view, screen });
  await screen.rest(0);
  return ok(true);
}

export interface ReviewOptions extends TypedGame, DisplayOptions {
  readonly seconds?: number;
  readonly out?: string;
}

/** Reviews a recorded game, and writes the chart or the record with the review's notes if requested. */
export async function review(typed: ReviewOptions, host: GameHost): Promise<Result<true>> {
  const { out, seconds } = typed;
  const { ports, view } = await openDisplay(typed, host);
  const { screen } = ports;
  const match = await loadGame(typed, ports.disk);
  if (!match.ok) return match;
  const write = await newFiles(out === undefined ? [] : [out], host);
  if (!write.ok) return write;
  const reviewed = await reviewMatch({ match: match.value, seconds }, view, ports);
  if (!reviewed.ok) return reviewed;
  await screen.rest(0);
  if (out === undefined) return ok(true);
  const isChart = /\.svg$/i.test(out);
  const text = isChart
    ? `${chartPicture(reviewed.value)}\n`
    : writeMatch(withNotes(match.value, reviewed.value));
  const written = await write.value([text]);
  if (!written.ok) return written;
  screen.show(`The ${isChart ? "chart" : "reviewed game"} is in ${out}.`);
  await screen.rest(0);
  return ok(true);
}
