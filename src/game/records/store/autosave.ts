import { renameSync, rmSync } from "node:fs";
import { err, ok, type Result } from "../../../base/result.ts";
import { writeAtomically } from "../../../base/write-files.ts";
import { hasPlayersMove, type Match, sameGame, sameRecord } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { writeMatch } from "../record-from-match.ts";
import { type Folder, type foldersOf, newFile, type StoreHost } from "./folders.ts";

/** Saves the current state of a match; a refusal need not stop the game. */
export type Autosave = (match: Match) => Promise<Result<true>>;

interface SaveFile {
  /** Identifies the match, whatever moves are made or undone. */
  readonly match: Match | undefined;
  readonly name: string;
  readonly folder: Folder | undefined;
  /** As it stands in the file. */
  readonly written?: Match | undefined;
  /** The file has only been read. Resuming a match may have added names of players. */
  readonly asRead?: boolean;
}

/** Names alone are no reason to write a game that has only been resumed; a clock is. */
function isWritten({ folder, written, asRead }: SaveFile, match: Match): boolean {
  if (!folder || !written) return false;
  const { info } = match;
  const onlyNames = asRead && written.info.timeControl === info.timeControl;
  return sameRecord(onlyNames ? { ...written, info } : written, match);
}

/** The autosave of the saved games: one match at a time, each in its own file. */
export function makeAutosave(facts: StoreHost, folders: ReturnType<typeof foldersOf>) {
  let place: SaveFile = { match: undefined, name: "", folder: undefined };

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
    place = { ...place, written: undefined };
    const open = await folders.path("unfinished", name);
    const closed = await folders.path("finished", name);
    if (folder === undefined) await folders.prepare();
    if (folder === "finished") {
      renameSync(closed, open);
      place = { ...place, folder: "unfinished" };
    }
    const written = writeAtomically(open, writeMatch(match), facts.durable);
    if (!written.ok) return err(`This game cannot be saved. ${written.reason}`);
    if (ended) renameSync(open, closed);
    place = { match, name, folder: ended ? "finished" : "unfinished", written: match };
    return written;
  }

  /** The file name of a match if it is the one saved last. */
  const nameOf = (match: Match | undefined) =>
    match && place.match && sameGame(match, place.match) ? place.name : undefined;

  return {
    nameOf,
    /** Whether a match is on disk as it stands, and is not finished. */
    isOpen: (match: Match) =>
      nameOf(match) !== undefined && place.folder === "unfinished" && isWritten(place, match),
    async save(match: Match): Promise<Result<true>> {
      if (nameOf(match) === undefined) {
        await leave();
        place = { match, name: newFile(facts), folder: undefined };
      } else place = { ...place, match };
      if (hasPlayersMove(match)) return isWritten(place, match) ? ok(true) : write(match);
      await deleteFile();
      return ok(true);
    },
    /** Continues to save a match in the file with that name. */
    async adopt(match: Match, name: string): Promise<void> {
      await leave();
      place = { match, name, folder: "unfinished", written: match, asRead: true };
    },
  };
}
