import { join } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { printable } from "../../core/text.ts";
import type { Match } from "../../match/match.ts";
import { matchIn } from "../../records/match-file.ts";
import { fileShown } from "../../records/store/files.ts";
import { unquoted } from "../commands/command.ts";

/**
 * The file that a player names: quotation marks around it are taken off, ~/ is the home folder.
 * Refused where it has characters that cannot be seen.
 */
export function fileFrom(typed: string, home: string | undefined): Result<string> {
  const name = unquoted(typed);
  if (printable(name) !== name) {
    return err(`${fileShown(name)} has characters that no name of a file should have.`);
  }
  return ok(home !== undefined && /^~[/\\]/.test(name) ? join(home, name.slice(2)) : name);
}

/** The question before a file is written over that exists. */
export function writeOverQuestion(file: string): string {
  return `${fileShown(file)} exists already. Write over it (Y for yes)? `;
}

/** The refusal where a file exists that is not to be written over. */
export function existsAlready(file: string) {
  return err(`${fileShown(file)} exists already; choose another name.`);
}

/** The match in the file that a player names. */
export async function loadNamed(typed: string, home: string | undefined): Promise<Result<Match>> {
  const file = fileFrom(typed, home);
  return file.ok ? matchIn(file.value) : file;
}
