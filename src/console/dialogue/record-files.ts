import { join } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { printable } from "../../core/text.ts";
import type { Match } from "../../match/match.ts";
import { matchIn } from "../../records/match-file.ts";
import { fileShown } from "../../records/store/files.ts";
import { forbiddenOnWindows } from "../../records/store/windows-names.ts";
import { unquoted } from "../commands/command.ts";
import type { FileNaming, Ports } from "../ports.ts";
import { confirming } from "./confirm.ts";
import type { State } from "./state.ts";

/**
 * Returns the file that a player names, without quotation marks and with ~/ as the home folder.
 * Rejects a name with characters that cannot be seen, and on Windows one that it forbids.
 */
export function fileFrom(typed: string, { home, windows }: FileNaming): Result<string> {
  const name = unquoted(typed);
  if (printable(name) !== name) {
    return err(`${fileShown(name)} contains invisible characters; file names may not have any.`);
  }
  const forbidden = windows ? forbiddenOnWindows(name) : undefined;
  if (forbidden !== undefined) return err(forbidden);
  return ok(home !== undefined && /^~[/\\]/.test(name) ? join(home, name.slice(2)) : name);
}

/** Returns the question before an existing file is overwritten. */
export function writeOverQuestion(file: string): string {
  return `${fileShown(file)} already exists. Overwrite it (Y for yes)? `;
}

/** Refuses to overwrite a file. */
export function existsAlready(file: string) {
  return err(`${fileShown(file)} already exists; choose another name.`);
}

/** Reads the match in the file that a player names. */
export async function loadNamed(typed: string, naming: FileNaming): Promise<Result<Match>> {
  const file = fileFrom(typed, naming);
  return file.ok ? matchIn(file.value) : file;
}

/** Writes a text to a file and says so; asks before it overwrites one. */
export async function writing(
  state: State,
  file: string,
  text: (now: State) => string,
  done: string,
  ports: Ports,
): Promise<State> {
  const write = async (now: State, overwrite: boolean, { disk, terminal }: Ports) => {
    const written = await disk.write(file, text(now), overwrite);
    if (written === "exists") return false;
    terminal.say(written.ok ? done : written.reason);
    return true;
  };
  if (await write(state, false, ports)) return state;
  return confirming(state, {
    prompt: writeOverQuestion(file),
    async yes(now, at) {
      await write(now, true, at);
      return now;
    },
  });
}
