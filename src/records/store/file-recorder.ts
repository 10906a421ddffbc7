import { rmSync } from "node:fs";
import { parse } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, fileShown } from "../../core/system-errors.ts";
import { hasPlayersMove, type Match, sameGame } from "../../match/match.ts";
import { writeMatch } from "../record-from-match.ts";
import type { Autosave } from "./autosave.ts";
import { gameFile } from "./game-file.ts";
import { createFile } from "./write-files.ts";

/**
 * The recorder of a run of the program, for `--record`: it writes the first game to `file` and later games
 * to new files beside it: "class.txt", "class-2.txt". A game has a file while a player's move is on
 * the board, so no empty file is left.
 * @param overwrite whether the first game may replace an existing file
 */
export function recorderTo(file: string, durable: boolean, overwrite: boolean): Autosave {
  const record = gameFile(durable);
  let known: Match | undefined;
  let target: string | undefined;
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

  async function write(match: Match): Promise<Result<true>> {
    const claimed = target
      ? ok(target)
      : mayOverwrite
        ? ok(file)
        : createNext(file, writeMatch(match));
    if (!claimed.ok) return claimed;
    const reserved = !target && !mayOverwrite;
    const result = await record.write(claimed.value, match);
    if (result.ok) {
      mayOverwrite = false;
      target = claimed.value;
    } else if (reserved) rmSync(claimed.value, { force: true });
    return result;
  }

  return async (match) => {
    if (known === undefined || !sameGame(match, known)) target = undefined;
    known = match;
    if (!hasPlayersMove(match)) return discard();
    return target && record.holds(match) ? ok(true) : write(match);
  };
}

/** Creates the first of "class.txt", "class-2.txt" ... that does not exist yet. */
function createNext(file: string, text: string): Result<string> {
  const { dir, name, ext, root } = parse(file);
  const folder = dir === "" || dir === root ? dir : `${dir}/`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? file : `${folder}${name}-${number}${ext}`;
    const created = createFile(candidate, text);
    if (created !== "exists") return created.ok ? ok(candidate) : created;
  }
}
