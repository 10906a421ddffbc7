import { renameSync, rmSync } from "node:fs";
import { err, ok, type Result } from "../../core/result.ts";
import { hasPlayersMove, type Match, matchOutcome, sameGame } from "../../match/match.ts";
import type { Autosave } from "../file-recorder.ts";
import { matchIn, recordIn } from "../match-file.ts";
import type { GameRecord } from "../pgn.ts";
import { writeMatch } from "../pgn-match.ts";
import { cannot, fileShown, writeWhole } from "./files.ts";
import { type Folder, foldersOf, newFile, type SavedGame, type StoreHost } from "./folders.ts";

/** The games of a user of this computer, on disk. */
export interface Store {
  /** Keeps a match in a file of its own, from its first move on. */
  readonly keep: Autosave;
  /**
   * The unfinished games that may be resumed, the newest first: neither the one that is `onBoard`,
   * nor the `busy` ones, which other running programs keep.
   */
  unfinished(
    onBoard?: Match,
  ): Promise<{ readonly free: readonly SavedGame[]; readonly busy: number }>;
  /** The match of an unfinished game, kept by this program from now on. */
  resume(kept: SavedGame): Promise<Result<Match>>;
  /** The finished games, the newest first, so many at most. */
  finished(most: number): Promise<readonly GameRecord[]>;
}

/** Where the match in hand is kept. */
interface Place {
  /** By this a match is known, whatever is played or taken back. */
  readonly match: Match | undefined;
  readonly name: string;
  readonly folder: Folder | undefined;
  /** What the file says. */
  readonly text: string;
}

/** The games in the user's data folder; nothing is read or made there before it is asked for. */
export function openStore(facts: StoreHost): Store {
  const folders = foldersOf(facts);
  const keeper = makeKeeper(facts, folders);

  async function resume(kept: SavedGame): Promise<Result<Match>> {
    const match = await matchIn(kept.file);
    if (!match.ok) return match;
    const name = newFile(facts);
    renameSync(kept.file, await folders.path("unfinished", name));
    keeper.adopt(match.value, name);
    return match;
  }

  return {
    keep: (match) => guarded("This game cannot be kept", () => keeper.keep(match)),
    async unfinished(onBoard) {
      const files = await folders.list("unfinished");
      const others = files.filter(({ name }) => name !== keeper.nameOf(onBoard));
      const free = others.filter(({ busy }) => !busy);
      free.sort((one, other) => other.time - one.time);
      return { free, busy: others.length - free.length };
    },
    resume: (kept) => guarded("That game cannot be resumed", () => resume(kept)),
    async finished(most) {
      const files = (await folders.list("finished")).map(({ file }) => file).sort();
      return files
        .slice(-most)
        .reverse()
        .flatMap((file) => {
          const record = recordIn(file);
          return record.ok ? [record.value] : [];
        });
    },
  };
}

/** What the system refuses becomes a sentence. */
async function guarded<T>(what: string, task: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await task();
  } catch (error) {
    const path = error instanceof Error && "path" in error ? String(error.path) : undefined;
    return err(cannot(path === undefined ? what : `${what} in ${fileShown(path)}`, error));
  }
}

/** Keeps one match at a time, each in the file that it had before. */
function makeKeeper(facts: StoreHost, folders: ReturnType<typeof foldersOf>) {
  let place: Place = { match: undefined, name: "", folder: undefined, text: "" };

  /** Takes the file away of a match whose every move has been taken back. */
  async function takeAway(): Promise<void> {
    const { folder, name } = place;
    place = { ...place, folder: undefined, text: "" };
    if (folder) rmSync(await folders.path(folder, name), { force: true });
  }

  /** A game that has ended is written before it goes to the finished ones: it is always somewhere. */
  async function put(text: string, ended: boolean): Promise<Result<true>> {
    const { folder, name } = place;
    const open = await folders.path("unfinished", name);
    const closed = await folders.path("finished", name);
    place = { ...place, folder: undefined, text: "" };
    if (folder === undefined) await folders.prepare();
    if (folder === "finished") renameSync(closed, open);
    const written = await writeWhole(open, text, facts.durable);
    if (!written.ok) return err(`This game cannot be kept. ${written.reason}`);
    if (ended) renameSync(open, closed);
    place = { ...place, folder: ended ? "finished" : "unfinished", text };
    return written;
  }

  return {
    /** The file of a match, if it is the one kept last. */
    nameOf: (match: Match | undefined) =>
      match && place.match && sameGame(match, place.match) ? place.name : undefined,
    async keep(match: Match): Promise<Result<true>> {
      place =
        place.match && sameGame(match, place.match)
          ? { ...place, match }
          : { match, name: newFile(facts), folder: undefined, text: "" };
      if (!hasPlayersMove(match)) {
        await takeAway();
        return ok(true);
      }
      const text = writeMatch(match);
      return text === place.text ? ok(true) : put(text, matchOutcome(match) !== undefined);
    },
    /** Continues a match whose file has that name. */
    adopt(match: Match, name: string): void {
      place = { match, name, folder: "unfinished", text: "" };
    },
  };
}
