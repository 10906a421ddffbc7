import { rmSync } from "node:fs";
import { parse } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot, fileShown } from "../../../base/system-errors.ts";
import { createFile, writeAtomically } from "../../../base/write-files.ts";
import { hasPlayersMove, type Match, sameGame, sameRecord } from "../../match/match.ts";
import { writeMatch } from "../record-from-match.ts";
import type { Autosave } from "./autosave.ts";

/**
 * The recorder of a run of the program, for `--record`: it writes the first game to `file` and later games
 * to new files beside it: "class.txt", "class-2.txt". A game has a file while a player's move is on
 * the board, so no empty file is left.
 * @param overwrite whether the first game may replace an existing file
 */
export function recorderTo(file: string, durable: boolean, overwrite: boolean): Autosave {
  let target: string | undefined;
  /** As it stands in the target. */
  let written: Match | undefined;
  let mayOverwrite = overwrite;

  /** Deletes the file of a game whose moves have all been undone. */
  function discard(): Result<true> {
    if (target === undefined) return ok(true);
    try {
      rmSync(target, { force: true });
    } catch (error) {
      return err(cannot(`The file ${fileShown(target)} cannot be deleted`, error));
    }
    target = undefined;
    return ok(true);
  }

  /** Writes the match, and returns the file that it is in. */
  function write(match: Match): Result<string> {
    const text = writeMatch(match);
    const place = target ?? (mayOverwrite ? file : undefined);
    if (place === undefined) return createNext(file, text, durable);
    const done = writeAtomically(place, text, durable);
    return done.ok ? ok(place) : done;
  }

  return async (match) => {
    if (written && !sameGame(match, written)) target = undefined;
    if (!hasPlayersMove(match)) return discard();
    if (target && written && sameRecord(written, match)) return ok(true);
    const place = write(match);
    if (!place.ok) return place;
    target = place.value;
    written = match;
    mayOverwrite = false;
    return ok(true);
  };
}

/** Creates the first of "class.txt", "class-2.txt" ... that does not exist yet, and returns its name. */
function createNext(file: string, text: string, durable: boolean): Result<string> {
  const { dir, name, ext, root } = parse(file);
  const folder = dir === "" || dir === root ? dir : `${dir}/`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? file : `${folder}${name}-${number}${ext}`;
    const created = createFile(candidate, text, durable);
    if (created !== "exists") return created.ok ? ok(candidate) : created;
  }
}
