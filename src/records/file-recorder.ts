import { parse } from "node:path";
import { ok, type Result } from "../core/result.ts";
import { hasPlayersMove, type Match, sameGame } from "../match/match.ts";
import { writeMatch } from "./pgn-match.ts";
import { claimFile, writeWhole } from "./store/files.ts";

/** Keeps a match as it is now; refused where that fails, which need not stop anybody from playing. */
export type Autosave = (match: Match) => Promise<Result<true>>;

/**
 * Records the games of a run: the first in `file`, even where that exists, the next ones in new
 * files beside it: "class.txt", "class-2.txt". A game is written from its first move on.
 */
export function recorderTo(file: string, durable: boolean): Autosave {
  let known: Match | undefined;
  let target: string | undefined;
  let written = "";

  return async (match) => {
    const text = writeMatch(match);
    const begun = known !== undefined && sameGame(match, known);
    if (!begun && !hasPlayersMove(match)) return ok(true);
    if (!begun) target = target === undefined ? file : claimNext(file);
    known = match;
    if (begun && text === written) return ok(true);
    const result = await writeWhole(target ?? file, text, durable);
    written = result.ok ? text : "";
    return result;
  };
}

/** The first name with a number in it that no file has: "class-2.txt"; it is taken at once. */
function claimNext(file: string): string {
  const { dir, name, ext, root } = parse(file);
  const folder = dir === "" || dir === root ? dir : `${dir}/`;
  for (let number = 2; ; number++) {
    const candidate = `${folder}${name}-${number}${ext}`;
    if (claimFile(candidate) !== "exists") return candidate;
  }
}
