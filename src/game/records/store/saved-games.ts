import { existsSync, renameSync, rmSync, utimesSync } from "node:fs";
import { basename } from "node:path";
import { readText } from "../../../base/read-file.ts";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot, fileShown } from "../../../base/system-errors.ts";
import type { Match } from "../../match/match.ts";
import { withoutHalfLine } from "../cut-off.ts";
import { loadMatch } from "../match-from-record.ts";
import { readRecord } from "../pgn-reader.ts";
import type { GameRecord } from "../record.ts";
import { makeAutosave } from "./autosave.ts";
import { foldersOf, type ListedGame, newFile, type StoreHost } from "./folders.ts";

export interface SavedGame extends Pick<ListedGame, "file" | "time"> {
  /** Reads its record. */
  read(): Result<GameRecord>;
}

export type Store = ReturnType<typeof openStore>;

/** Opens the store in the user's data folder. Nothing is read or created before it is needed. */
export function openStore(facts: StoreHost) {
  const folders = foldersOf(facts);
  const autosave = makeAutosave(facts, folders);

  /**
   * Lists the unfinished games that can be resumed, newest first. The game `onBoard` is left out,
   * and so are the `busy` ones, to which other running programs write; these are counted.
   */
  async function unfinished(onBoard?: Match) {
    const files = await folders.list("unfinished");
    const others = files.filter(({ name }) => name !== autosave.nameOf(onBoard));
    const free = others.filter(({ busy }) => !busy).toSorted((one, other) => other.time - one.time);
    return { free: free.map(readable), busy: others.length - free.length };
  }

  async function resume(saved: SavedGame): Promise<Result<Match>> {
    const text = readText(saved.file);
    const match = text.ok ? await loadMatch(saved.file, recordOf(text.value)) : text;
    if (!match.ok) return match;
    const name = newFile(facts);
    // A game that is only looked at is also the one played last.
    utimesSync(saved.file, new Date(), new Date());
    renameSync(saved.file, await folders.path("unfinished", name));
    await autosave.adopt(match.value, name);
    return match;
  }

  return {
    /** Saves a match in a file of its own, from its first move on. */
    keep: (match: Match) => refuseErrors("This game cannot be saved", () => autosave.save(match)),
    unfinished,
    /** Loads an unfinished game, which this program saves from now on. */
    resume: (saved: SavedGame) => refuseErrors("That game cannot be resumed", () => resume(saved)),
    /**
     * Deletes an unfinished game that was listed as free. Refuses the game `onBoard`, and one that is
     * gone or that another program has resumed since.
     */
    forget: (saved: SavedGame, onBoard?: Match) =>
      refuseErrors("That game cannot be deleted", async (): Promise<Result<true>> => {
        if (basename(saved.file) === autosave.nameOf(onBoard)) {
          return err("The game on the board cannot be deleted.");
        }
        // A program that resumes a game renames its file, so a game in use is not found here.
        if (!existsSync(saved.file)) return err("That game is no longer among the saved games.");
        rmSync(saved.file);
        return ok(true);
      }),
    /** Whether a match is on disk as it stands, and is not finished. */
    isSaved: autosave.isOpen,
    /** Reads the finished games, newest first; at most `most`. */
    finished: async (most: number) => newestRecords(await folders.list("finished"), most),
  };
}

const readable = ({ file, time }: ListedGame): SavedGame => ({
  file,
  time,
  read() {
    const text = readText(file);
    return text.ok ? recordOf(text.value) : text;
  },
});

const recordOf = (text: string) => readRecord(withoutHalfLine(text));

function newestRecords(listed: readonly ListedGame[], most: number): readonly GameRecord[] {
  const newest = listed.toSorted((one, other) => (one.file < other.file ? -1 : 1)).slice(-most);
  const records = newest.map((game) => readable(game).read());
  return records.flatMap((record) => (record.ok ? [record.value] : [])).toReversed();
}

async function refuseErrors<T>(what: string, task: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await task();
  } catch (error) {
    const path = error instanceof Error && "path" in error ? String(error.path) : undefined;
    return err(cannot(path === undefined ? what : `${what} in ${fileShown(path)}`, error));
  }
}
