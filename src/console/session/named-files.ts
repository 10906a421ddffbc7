import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { fileShown } from "../../core/system-errors.ts";
import { printable } from "../../core/text.ts";
import type { Match } from "../../match/match.ts";
import { recordsIn } from "../../records/cut-off.ts";
import { loadMatch } from "../../records/match-from-record.ts";
import type { GameRecord } from "../../records/record.ts";
import { forbiddenOnWindows } from "../../records/store/file-names.ts";
import { readText } from "../../records/store/read-files.ts";
import { namedSummary } from "../../view/game-summaries.ts";
import type { FileNaming, Ports } from "../ports.ts";
import { unquoted } from "./say.ts";
import { askToConfirm } from "./stage-transitions.ts";
import type { State } from "./state.ts";

/**
 * The file that a player names, without quotation marks and with ~/ as the home folder.
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

/** The question before an existing file is overwritten. */
export function writeOverQuestion(file: string): string {
  return `${fileShown(file)} already exists. Overwrite it (Y for yes)? `;
}

/** Refuses to overwrite a file. */
export function existsAlready(file: string) {
  return err(`${fileShown(file)} already exists; choose another name.`);
}

/** A game in a file of records. */
export interface NamedGame {
  readonly file: string;
  /** Its number in the file, 1 for the first; undefined if none was typed. */
  readonly number: number | undefined;
}

/**
 * Reads the file that a player names, and the number of a game after it: "club.pgn 3". A number
 * that is part of the name of an existing file is not read as one.
 */
export function namedGame(typed: string, naming: FileNaming): Result<NamedGame> {
  const [, name = typed, digits] = /^(.*\S)\s+([1-9]\d{0,5})$/su.exec(typed.trim()) ?? [];
  const whole = fileFrom(typed, naming);
  if (digits === undefined || !whole.ok || existsSync(whole.value)) {
    return whole.ok ? ok({ file: whole.value, number: undefined }) : whole;
  }
  const file = fileFrom(name, naming);
  return file.ok ? ok({ file: file.value, number: Number(digits) }) : file;
}

/**
 * Loads a game from a file. Without a number the file must hold only one; otherwise the refusal
 * lists them.
 */
export async function loadGame({ file, number }: NamedGame): Promise<Result<Match>> {
  const text = readText(file);
  if (!text.ok) return text;
  const records = recordsIn(text.value);
  const count = records.length;
  if (number === undefined && count > 1) return err(await choiceOf(file, records));
  const record = records[(number ?? 1) - 1];
  if (record) return loadMatch(file, record);
  const games =
    count === 1 ? "only one game; its number is 1" : `${count} games; choose from 1 to ${count}`;
  return err(`${fileShown(file)} has ${games}.`);
}

/** The most games of a file that are listed. */
const LISTED = 20;

/** Lists the games of a file, one per line, for the player who chooses one. */
async function choiceOf(file: string, records: readonly Result<GameRecord>[]): Promise<string> {
  const count = records.length;
  const lines = [`${fileShown(file)} has ${count} games; type the number of one after its name:`];
  for (const [index, record] of records.slice(0, LISTED).entries()) {
    const what = record.ok ? await namedSummary(record.value) : `damaged: ${record.reason}`;
    lines.push(`${index + 1}. ${what}`);
  }
  if (count > LISTED) lines.push(`and ${count - LISTED} more`);
  return lines.join("\n");
}

/** Writes a text to a file and says so; asks before it overwrites one. */
export async function writeNamed(
  state: State,
  file: string,
  text: (now: State) => string,
  done: string,
  ports: Ports,
): Promise<State> {
  const write = async (now: State, overwrite: boolean, { disk, screen }: Ports) => {
    const written = await disk.write(file, text(now), overwrite);
    if (written === "exists") return false;
    screen.show(written.ok ? done : written.reason);
    return true;
  };
  if (await write(state, false, ports)) return state;
  return askToConfirm(state, {
    prompt: writeOverQuestion(file),
    async yes(now, at) {
      await write(now, true, at);
      return now;
    },
  });
}
