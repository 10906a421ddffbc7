import { type Command, InvalidArgumentError, Option } from "commander";
import type { TypedGame } from "../../console/session/load-game.ts";
import { CATALOGUE } from "../../games/catalogue.ts";
import { shownName } from "../../match/players.ts";
import { readPause } from "../../match/time-control.ts";
import {
  type Choose,
  displayOptionsOf,
  keyOf,
  wholeNumber,
  withDisplayOptions,
} from "./option-values.ts";
import type { PlayRequest } from "./request.ts";

/** The sides of all games; each has an option for its player's name. */
const SIDES = ["White", "Black", "South", "East", "North", "West"] as const;

/** Options that conflict with a record, which contains their values. */
const START = [
  ...["game", "setup", "position"],
  ...CATALOGUE.flatMap(({ options }) => options.map(({ name }) => keyOf(name))),
];

export function withRecords(command: Command): Command {
  command
    .addOption(
      new Option(
        "--load <file...>",
        "continue a game from a file; a number after the file chooses one of several games",
      )
        .conflicts([...START, "resume"])
        .argParser(readTypedGame),
    )
    .addOption(
      new Option("--resume [number]", "continue a saved game, by default the newest")
        .conflicts(START)
        .argParser(readNumber),
    )
    .option("--record <file>", "also write the game to this file after every move");
  for (const side of SIDES) {
    command.option(`--${side.toLowerCase()} <name>`, `the name of ${side}'s player`, readName);
  }
  return command;
}

type RecordValues = { load?: TypedGame; resume?: number | true; record?: string };

export function recordsOf(
  command: Command,
  { load, resume, record }: RecordValues,
): Pick<PlayRequest, "load" | "resume" | "record" | "players"> {
  const names = SIDES.map((side) => [side, command.getOptionValue(side.toLowerCase())]);
  return {
    load,
    resume,
    record,
    players: Object.fromEntries(names.filter(([, name]) => name !== undefined)),
  };
}

export function addRecordCommands(program: Command, choose: Choose): void {
  const replay = program
    .command("replay")
    .description("show a recorded game, move by move")
    .argument("<file>", "the record")
    .argument("[number]", "which game, if the file holds several", readGameNumber)
    .addOption(
      new Option("--every <seconds>", "play automatically, with this pause between moves")
        .argParser(readEvery)
        .conflicts("to"),
    )
    .option("--to <move>", "show only the position after this move: 12, or 12b for Black's");
  withDisplayOptions(replay).action((file, number, { every, to, ...options }) =>
    choose({ kind: "replay", game: { file, number }, every, to, ...displayOptionsOf(options) }),
  );
  addReview(program, choose);
}

function addReview(program: Command, choose: Choose): void {
  const review = program
    .command("review")
    .description("review a recorded game: its mistakes, and a chart of the winning chances")
    .argument("<file>", "the record")
    .argument("[number]", "which game, if the file holds several", readGameNumber)
    .option("--seconds <number>", "take this time, at most 3600 s; default 20 or less", readSeconds)
    .option(
      "--out <file>",
      "also write the chart (.svg), or else the record with notes, to a new file",
    );
  withDisplayOptions(review).action((file, number, { seconds, out, ...options }) =>
    choose({ kind: "review", game: { file, number }, seconds, out, ...displayOptionsOf(options) }),
  );
}

const SECONDS = "The time must be a whole number of seconds from 1 to 3600.";
const readSeconds = wholeNumber(/^\d{1,4}$/, SECONDS, 1, 3600);

const ONE_GAME =
  "After the file only the number of a game in it may follow; put a name with spaces in quotation marks.";

/** Reads what follows --load, word by word: a file, then the number of a game in it. */
function readTypedGame(typed: string, before: TypedGame | undefined): TypedGame {
  if (!before) return { file: typed, number: undefined };
  if (before.number !== undefined) throw new InvalidArgumentError(ONE_GAME);
  return { ...before, number: readGameNumber(typed) };
}

const readGameNumber = wholeNumber(/^[1-9]\d{0,5}$/, ONE_GAME);
const readNumber = wholeNumber(/^\d{1,6}$/, "It must be a whole number.");

function readEvery(typed: string): number {
  const pause = readPause(typed);
  if (!pause.ok) throw new InvalidArgumentError(pause.reason);
  return pause.value;
}

function readName(typed: string): string {
  const name = shownName(typed);
  if (name === "") throw new InvalidArgumentError("The name is empty.");
  return name;
}
