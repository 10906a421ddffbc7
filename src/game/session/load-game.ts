import { fileFrom } from "../../base/file-names.ts";
import { err, type Result } from "../../base/result.ts";
import { fileShown } from "../../base/system-errors.ts";
import type { Match } from "../match/match.ts";
import { recordsIn } from "../records/half-written.ts";
import { loadMatch } from "../records/match-from-record.ts";
import type { GameRecord } from "../records/record.ts";
import { namedSummary, numberedLines } from "../view/game-summaries.ts";
import type { Disk } from "./ports.ts";

/** A game in a file of records. */
export interface TypedGame {
  /** The name of the file, as typed. */
  readonly file: string;
  /** The number of the game in the file, 1 for the first; undefined if none was typed. */
  readonly number?: number | undefined;
}

/** Loads the game that a player names: "club.pgn", or "club.pgn 3" unless that is the name of a file. */
export async function loadNamed(typed: string, disk: Disk): Promise<Result<Match>> {
  const [, file = typed, digits] = /^(.*\S)\s+([1-9]\d{0,5})$/su.exec(typed.trim()) ?? [];
  const whole = fileFrom(typed, disk);
  const isName = digits === undefined || !whole.ok || (await disk.read(whole.value)).ok;
  return loadGame(isName ? { file: typed } : { file, number: +digits }, disk);
}

/** Loads a game from a file. Refuses a file of several without a number, and lists them. */
export async function loadGame({ file, number }: TypedGame, disk: Disk): Promise<Result<Match>> {
  const name = fileFrom(file, disk);
  if (!name.ok) return name;
  const text = await disk.read(name.value);
  if (!text.ok) return text;
  const records = recordsIn(text.value);
  const count = records.length;
  if (number === undefined && count > 1) return err(await choiceOf(name.value, records));
  const record = records[(number ?? 1) - 1];
  if (record) return loadMatch(name.value, record);
  const games =
    count === 1 ? "only one game; its number is 1" : `${count} games; choose from 1 to ${count}`;
  return err(`${fileShown(name.value)} has ${games}.`);
}

/** Lists the games of a file, one per line, for the player who chooses one. */
async function choiceOf(file: string, records: readonly Result<GameRecord>[]): Promise<string> {
  const lines = await numberedLines(records, async (record) =>
    record.ok ? namedSummary(record.value) : `damaged: ${record.reason}`,
  );
  const games = `${fileShown(file)} has ${records.length} games`;
  return [`${games}; type the number of one after its name:`, ...lines].join("\n");
}
