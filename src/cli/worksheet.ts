import { ok, type Result } from "../core/result.ts";
import { defaultChoices, loadConfigured } from "../games/catalogue.ts";
import { worksheet } from "../worksheets/worksheet.ts";
import type { Host } from "./host.ts";
import type { WorksheetRequest } from "./options/request.ts";
import { writeNew } from "./write-new.ts";

/** The number of random seeds: short ones are easier to copy from paper. */
const SEEDS = 1_000_000;

/** Returns a worksheet as an HTML page, or writes it to a file and says with which seed. */
export async function worksheetReport(
  request: WorksheetRequest,
  host: Host,
): Promise<Result<string>> {
  const { game: entry, tasks: kind, out, count, level, title } = request;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  const seed = request.seed ?? host.random(SEEDS);
  const page = await worksheet({ kind, game, count, level, seed, title });
  if (!page.ok || out === undefined) return page;
  const written = await writeNew(out, `${page.value}\n`, "worksheet", host);
  if (!written.ok) return written;
  return ok(`${written.value}\nSeed ${seed} (repeat this worksheet with --seed ${seed}).`);
}
