import { parse } from "node:path";
import { ok, type Result } from "../core/result.ts";
import { hasPlayersMove, type Match, sameGame } from "../match/match.ts";
import { writeMatch } from "./pgn-match.ts";
import { claimFile, writeAtomically } from "./store/files.ts";

/** Saves the current state of a match; a refusal need not stop the game. */
export type Autosave = (match: Match) => Promise<Result<true>>;

/**
 * Returns the recorder of a run of the program: it writes the first game to `file`, overwriting it,
 * and later games to new files beside it: "class.txt", "class-2.txt". A game is written from its
 * first move on.
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
    const result = await writeAtomically(target ?? file, text, durable);
    written = result.ok ? text : "";
    return result;
  };
}

/** Creates and returns the first numbered file that does not exist yet: "class-2.txt". */
function claimNext(file: string): string {
  const { dir, name, ext, root } = parse(file);
  const folder = dir === "" || dir === root ? dir : `${dir}/`;
  for (let number = 2; ; number++) {
    const candidate = `${folder}${name}-${number}${ext}`;
    if (claimFile(candidate) !== "exists") return candidate;
  }
}
