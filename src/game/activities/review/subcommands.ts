/** The subcommands for a recorded game. */
import { type Subcommand, wholeNumber } from "../../../base/subcommand.ts";
import { DISPLAY, DISPLAY_READERS } from "../../../terminal/display-options.ts";
import type { GameHost } from "../../command-line/game-host.ts";
import { readGameNumber } from "../../command-line/playing.ts";
import { readPause } from "../../match/time-control.ts";
import type { ReplayOptions, ReviewOptions } from "./from-command-line.ts";

/** What is common to them: a file, and the number of a game in it. */
const RECORD = {
  arguments: { file: "the record", number: "which game, if the file holds several" },
  readers: { ...DISPLAY_READERS, number: readGameNumber },
} as const;

export const REPLAY: Subcommand = {
  usage: "replay <file> [number]",
  about: "show a recorded game, move by move",
  arguments: RECORD.arguments,
  options: `
    --every <seconds>  play automatically, with this pause between moves
    --to <move>        show only the position after this move: 12, or 12b for Black's${DISPLAY}`,
  readers: { ...RECORD.readers, every: (typed) => readPause(typed) },
  excludes: [[["every"], ["to"]]],
  run: async (typed: ReplayOptions, host: GameHost) =>
    (await import("./from-command-line.ts")).replayFile(typed, host),
};

export const REVIEW: Subcommand = {
  usage: "review <file> [number]",
  about: "review a recorded game: its mistakes, and a chart of the winning chances",
  arguments: RECORD.arguments,
  options: `
    --seconds <number>  take this time, at most 3600 s; default 20 or less
    --out <file>        also write the chart (.svg), or else the record with notes,
                        to a new file${DISPLAY}`,
  readers: { ...RECORD.readers, seconds: wholeNumber("The time in seconds", 1, 3600) },
  run: async (typed: ReviewOptions, host: GameHost) =>
    (await import("./from-command-line.ts")).review(typed, host),
};
