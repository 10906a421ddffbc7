import { existsSync, renameSync, rmSync, utimesSync } from "node:fs";
import { basename } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot, fileShown } from "../../../base/system-errors.ts";
import type { Match } from "../../match/match.ts";
import { makeAutosave } from "./autosave.ts";
import { foldersOf, newFile, type StoreHost } from "./folders.ts";
import type { SavedGame } from "./read-saved-games.ts";

export type Store = ReturnType<typeof openStore>;

/** What reads games is loaded with the first that is read; most are only written. */
const loadReader = () => import("./read-saved-games.ts");

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
    return { free: free.map((await loadReader()).readable), busy: others.length - free.length };
  }

  async function resume(saved: SavedGame): Promise<Result<Match>> {
    const match = await (await loadReader()).loadSaved(saved);
    if (!match.ok) return match;
    const name = newFile(facts);
    // A game that is only looked at is also the one played last.
    utimesSync(saved.file, new Date(), new Date());
    // Whoever renames a file has the game: another program no longer finds it.
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
        if (!existsSync(saved.file)) return err("That game is no longer among the saved games.");
        rmSync(saved.file);
        return ok(true);
      }),
    /** Whether a match is on disk as it stands, and is not finished. */
    isSaved: autosave.isOpen,
    /** Reads the finished games, newest first; at most `most`. */
    finished: async (most: number) =>
      (await loadReader()).newestRecords(await folders.list("finished"), most),
  };
}

async function refuseErrors<T>(what: string, task: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await task();
  } catch (error) {
    const path = error instanceof Error && "path" in error ? String(error.path) : undefined;
    return err(cannot(path === undefined ? what : `${what} in ${fileShown(path)}`, error));
  }
}
