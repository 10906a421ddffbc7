import { renameSync, rmSync } from "node:fs";
import { err, ok, type Result } from "../../core/result.ts";
import { hasPlayersMove, type Match, pliesSince, sameGame } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { type Folder, type foldersOf, newFile, type StoreHost } from "./folders.ts";
import { gameFile } from "./game-file.ts";

/** Saves the current state of a match; a refusal need not stop the game. */
export type Autosave = (match: Match) => Promise<Result<true>>;

interface Place {
  /** Identifies the match, whatever moves are made or undone. */
  readonly match: Match | undefined;
  readonly name: string;
  readonly folder: Folder | undefined;
  /** As it was read, until it is written. Resuming it may have added names of players. */
  readonly read?: Match | undefined;
}

/** Names alone are no reason to write a game that has only been resumed; a clock is. */
function isAsRead(match: Match, read: Match | undefined): boolean {
  const { info } = match;
  if (!read || read.info.timeControl !== info.timeControl) return false;
  return pliesSince({ ...read, info }, match) === 0;
}

/** The autosave of the saved games: one match at a time, each in its own file. */
export function makeAutosave(facts: StoreHost, folders: ReturnType<typeof foldersOf>) {
  const file = gameFile(facts.durable);
  let place: Place = { match: undefined, name: "", folder: undefined };

  /** Deletes the file of a match whose moves have all been undone. */
  async function deleteFile(): Promise<void> {
    const { folder, name } = place;
    place = { ...place, folder: undefined };
    if (folder) rmSync(await folders.path(folder, name), { force: true });
  }

  const leave = async () => place.folder === "unfinished" && folders.release(place.name);

  /** A finished game is written first and then moved to its folder, so a file always exists. */
  async function write(match: Match): Promise<Result<true>> {
    const { folder, name } = place;
    const ended = matchOutcome(match) !== undefined;
    const open = await folders.path("unfinished", name);
    const closed = await folders.path("finished", name);
    if (folder === undefined) await folders.prepare();
    if (folder === "finished") {
      renameSync(closed, open);
      place = { ...place, folder: "unfinished" };
    }
    const written = await file.write(open, match);
    if (!written.ok) return err(`This game cannot be saved. ${written.reason}`);
    if (ended) renameSync(open, closed);
    place = { ...place, folder: ended ? "finished" : "unfinished", read: undefined };
    return written;
  }

  /** The file name of a match if it is the one saved last. */
  const nameOf = (match: Match | undefined) =>
    match && place.match && sameGame(match, place.match) ? place.name : undefined;

  const isWritten = (match: Match) => file.holds(match) || isAsRead(match, place.read);

  return {
    nameOf,
    /** Whether a match is on disk as it stands, and is not finished. */
    isOpen: (match: Match) =>
      nameOf(match) !== undefined && place.folder === "unfinished" && isWritten(match),
    async save(match: Match): Promise<Result<true>> {
      if (nameOf(match) === undefined) {
        await leave();
        place = { match, name: newFile(facts), folder: undefined };
      } else place = { ...place, match };
      if (hasPlayersMove(match)) return place.folder && isWritten(match) ? ok(true) : write(match);
      await deleteFile();
      return ok(true);
    },
    /** Continues to save a match in the file with that name. */
    async adopt(match: Match, name: string): Promise<void> {
      await leave();
      place = { match, name, folder: "unfinished", read: match };
    },
  };
}
