import { existsSync, renameSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { hasPlayersMove, type Match, matchOutcome, sameGame } from "../../match/match.ts";
import type { Autosave } from "../file-recorder.ts";
import { recordIn, savedMatchIn } from "../match-file.ts";
import type { GameRecord } from "../record.ts";
import { cannot, fileShown } from "./files.ts";
import { type Folder, foldersOf, newFile, type SavedGame, type StoreHost } from "./folders.ts";
import { recordFile } from "./record-file.ts";

interface Unfinished {
  readonly free: readonly SavedGame[];
  readonly busy: number;
}

/** The saved games of the user, on disk. */
export interface Store {
  /** Saves a match in a file of its own, from its first move on. */
  readonly keep: Autosave;
  /**
   * Returns the unfinished games that can be resumed, newest first. The game `onBoard` is left out,
   * and so are the `busy` ones, to which other running programs write; these are counted.
   */
  unfinished(onBoard?: Match): Promise<Unfinished>;
  /** Loads an unfinished game, which this program saves from now on. */
  resume(saved: SavedGame): Promise<Result<Match>>;
  /**
   * Deletes an unfinished game that was listed as free. Refuses the game `onBoard`, and one that is
   * gone or that another program has resumed since.
   */
  forget(saved: SavedGame, onBoard?: Match): Promise<Result<true>>;
  /** Returns whether a match is on disk as it stands, and is not finished. */
  isSaved(match: Match): boolean;
  /** Returns the finished games, newest first; at most `most`. */
  finished(most: number): Promise<readonly GameRecord[]>;
}

/** Where the current match is saved. */
interface Place {
  /** Identifies the match, whatever moves are made or undone. */
  readonly match: Match | undefined;
  readonly name: string;
  readonly folder: Folder | undefined;
}

/** Returns the store in the user's data folder. Nothing is read or created before it is needed. */
export function openStore(facts: StoreHost): Store {
  const folders = foldersOf(facts);
  const autosave = makeAutosave(facts, folders);

  async function unfinished(onBoard?: Match): Promise<Unfinished> {
    const files = await folders.list("unfinished");
    const others = files.filter(({ name }) => name !== autosave.nameOf(onBoard));
    const free = others.filter(({ busy }) => !busy);
    free.sort((one, other) => other.time - one.time);
    return { free, busy: others.length - free.length };
  }

  async function resume(saved: SavedGame): Promise<Result<Match>> {
    const match = await savedMatchIn(saved.file);
    if (!match.ok) return match;
    const name = newFile(facts);
    renameSync(saved.file, await folders.path("unfinished", name));
    autosave.adopt(match.value, name);
    return match;
  }

  return {
    keep: (match) => guarded("This game cannot be saved", () => autosave.keep(match)),
    unfinished,
    resume: (saved) => guarded("That game cannot be resumed", () => resume(saved)),
    forget: (saved, onBoard) =>
      guarded("That game cannot be deleted", async () => {
        if (basename(saved.file) === autosave.nameOf(onBoard)) {
          return err("The game on the board cannot be deleted.");
        }
        // A program that resumes a game renames its file, so a game in use is not found here.
        if (!existsSync(saved.file)) return err("That game is no longer among the saved games.");
        rmSync(saved.file);
        return ok(true);
      }),
    isSaved: autosave.isOpen,
    finished: async (most) => newestRecords(await folders.list("finished"), most),
  };
}

function newestRecords(saved: readonly SavedGame[], most: number): readonly GameRecord[] {
  const files = saved.map(({ file }) => file).sort();
  return files
    .slice(-most)
    .reverse()
    .flatMap((file) => {
      const record = recordIn(file);
      return record.ok ? [record.value] : [];
    });
}

/** Turns an error of the system into a refusal. */
async function guarded<T>(what: string, task: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await task();
  } catch (error) {
    const path = error instanceof Error && "path" in error ? String(error.path) : undefined;
    return err(cannot(path === undefined ? what : `${what} in ${fileShown(path)}`, error));
  }
}

/** Returns the autosave, which saves one match at a time, each in its own file. */
function makeAutosave(facts: StoreHost, folders: ReturnType<typeof foldersOf>) {
  const record = recordFile(facts.durable);
  let place: Place = { match: undefined, name: "", folder: undefined };

  /** Deletes the file of a match whose moves have all been undone. */
  async function deleteFile(): Promise<void> {
    const { folder, name } = place;
    place = { ...place, folder: undefined };
    if (folder) rmSync(await folders.path(folder, name), { force: true });
  }

  /**
   * Writes the match. A finished game is written first and moved to its folder then, so a file
   * always exists.
   */
  async function put(match: Match): Promise<Result<true>> {
    const { folder, name } = place;
    const ended = matchOutcome(match) !== undefined;
    const open = await folders.path("unfinished", name);
    const closed = await folders.path("finished", name);
    if (folder === undefined) await folders.prepare();
    if (folder === "finished") {
      renameSync(closed, open);
      place = { ...place, folder: "unfinished" };
    }
    const written = await record.write(open, match);
    if (!written.ok) return err(`This game cannot be saved. ${written.reason}`);
    if (ended) renameSync(open, closed);
    place = { ...place, folder: ended ? "finished" : "unfinished" };
    return written;
  }

  /** Returns the file name of a match if it is the one saved last. */
  const nameOf = (match: Match | undefined) =>
    match && place.match && sameGame(match, place.match) ? place.name : undefined;

  return {
    nameOf,
    /** Returns whether a match is on disk as it stands, and is not finished. */
    isOpen: (match: Match) =>
      nameOf(match) !== undefined && place.folder === "unfinished" && record.holds(match),
    async keep(match: Match): Promise<Result<true>> {
      place =
        place.match && sameGame(match, place.match)
          ? { ...place, match }
          : { match, name: newFile(facts), folder: undefined };
      if (!hasPlayersMove(match)) {
        await deleteFile();
        return ok(true);
      }
      return place.folder && record.holds(match) ? ok(true) : put(match);
    },
    /** Continues to save a match in the file with that name. */
    adopt(match: Match, name: string): void {
      place = { match, name, folder: "unfinished" };
    },
  };
}
