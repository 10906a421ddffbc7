import { existsSync } from "node:fs";
import { loadGame } from "../console/session/load-game.ts";
import { ok, type Result } from "../core/result.ts";
import { writeMatch } from "../records/record-from-match.ts";
import { existsAlready, fileFrom } from "../records/store/file-names.ts";
import { chartPicture } from "../review/chart.ts";
import { reviewMatch, withNotes } from "../review/review-match.ts";
import type { Host } from "./host.ts";
import { portsFor } from "./make-ports.ts";
import { type ReviewRequest, viewOf } from "./options/request.ts";
import { settingsFor } from "./player-files.ts";
import { writeNew } from "./reports.ts";

/** Reviews a recorded game, and writes the chart or the record with the review's notes if requested. */
export async function review(request: ReviewRequest, host: Host): Promise<Result<true>> {
  const { out, seconds } = request;
  const ports = await portsFor(request, host);
  const file = out === undefined ? undefined : fileFrom(out, ports.disk);
  if (file && !file.ok) return file;
  if (file && existsSync(file.value)) return existsAlready(file.value);
  const match = await loadGame(request.game, ports.disk);
  if (!match.ok) return match;
  const view = viewOf(request, await settingsFor(ports));
  const reviewed = await reviewMatch(match.value, seconds, view, ports);
  if (!reviewed.ok) return reviewed;
  if (out === undefined) return ok(true);
  const isChart = /\.svg$/i.test(out);
  const text = isChart
    ? `${chartPicture(reviewed.value)}\n`
    : writeMatch(withNotes(match.value, reviewed.value));
  const written = await writeNew(out, text, host);
  if (!written.ok) return written;
  ports.screen.show(`The ${isChart ? "chart" : "reviewed game"} is in ${written.value}.`);
  return ok(true);
}
