import { InvalidArgumentError } from "commander";
import { readPause } from "../../match/time-control.ts";
import type { TypedGame } from "../../session/load-game.ts";
import { type Choose, type Parser, wholeNumber } from "../../../cli/parser.ts";

const REPLAYING = `
    --every <seconds>  play automatically, with this pause between moves
    --to <move>        show only the position after this move: 12, or 12b for Black's`;

const REVIEWING = `
    --seconds <number>  take this time, at most 3600 s; default 20 or less
    --out <file>        also write the chart (.svg), or else the record with notes,
                        to a new file`;

/** Adds the commands for a recorded game. */
export function addRecordCommands(program: Parser, choose: Choose): void {
  const replay = withRecord(program, "replay").description("show a recorded game, move by move");
  replay.takes(REPLAYING, { every: readEvery }).excludes(["every"], ["to"]).takesDisplay();
  replay.action((file: string, number: number | undefined, options) =>
    choose(async (host) => (await import("./from-command-line.ts")).replay({ file, number }, options, host)),
  );
  const review = withRecord(program, "review").description(
    "review a recorded game: its mistakes, and a chart of the winning chances",
  );
  const seconds = wholeNumber("The time in seconds", 1, 3600);
  review.takes(REVIEWING, { seconds }).takesDisplay();
  review.action((file: string, number: number | undefined, options) =>
    choose(async (host) => (await import("./from-command-line.ts")).review({ file, number }, options, host)),
  );
}

/** Adds a command that takes a file and the number of a game in it. */
const withRecord = (program: Parser, name: string): Parser =>
  program
    .command(name)
    .argument("<file>", "the record")
    .argument("[number]", "which game, if the file holds several", readGameNumber);

const ONE_GAME =
  "After the file only the number of a game in it may follow; put a name with spaces in quotation marks.";

function readGameNumber(typed: string): number {
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError(ONE_GAME);
}

/** Reads what follows --load: a file, perhaps with the number of a game in it. */
export function readTypedGame(typed: string, before: TypedGame | undefined): TypedGame {
  if (!before) return { file: typed, number: undefined };
  if (before.number !== undefined) throw new InvalidArgumentError(ONE_GAME);
  return { ...before, number: readGameNumber(typed) };
}

function readEvery(typed: string): number {
  const pause = readPause(typed);
  if (!pause.ok) throw new InvalidArgumentError(pause.reason);
  return pause.value;
}
