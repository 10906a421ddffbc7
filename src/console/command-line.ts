import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import type { AnyGame } from "./match.ts";

/** What the command line asks for. */
export type Request =
  | {
      readonly kind: "play";
      /** The position to begin at; undefined to ask. */
      readonly position: unknown;
      readonly large: boolean;
      /** False where colour has been turned off by an option. */
      readonly colour: boolean;
    }
  | {
      readonly kind: "perft";
      readonly position: unknown;
      readonly depth: number;
      readonly divide: boolean;
    };

/** Where the parser's own texts go, and how a wrong command line ends the program. */
export interface ParserEffects {
  say(text: string): void;
  complain(text: string): void;
  leave(status: number): never;
}

const WRONG_COMMAND_LINE = 2;

const EXAMPLES = `
Examples:
  npx tsx src/main.ts                       play; the first question offers the sample game
  npx tsx src/main.ts --setup full --large  play the full game on large squares
  npx tsx src/main.ts --position "1g1s3G/R7/Se5e/8/8/7r/8/8 w"
  npx tsx src/main.ts perft --depth 5       count the legal move sequences of five plies
While playing, type help for the words that work at any prompt.`;

/** Reads the arguments after the program's name; leaves with status 2 where they are wrong. */
export function parseCommandLine(
  words: readonly string[],
  game: AnyGame,
  version: string,
  effects: ParserEffects,
): Request {
  let request: Request | undefined;
  const program = parser(game, version, effects, (chosen) => {
    request = chosen;
  });
  try {
    program.parse(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    effects.leave(error.exitCode === 0 ? 0 : WRONG_COMMAND_LINE);
  }
  if (!request) throw new Error("the command line was read, but nothing was chosen");
  return request;
}

function parser(
  game: AnyGame,
  version: string,
  effects: ParserEffects,
  choose: (request: Request) => void,
): Command {
  const program = new Command("capture-the-sarrum")
    .description("Capture the Sarrum, a chess-like game for two players at one keyboard.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .addHelpText("after", EXAMPLES)
    .configureOutput({ writeOut: effects.say, writeErr: effects.complain })
    .exitOverride();
  program
    .addOption(setupOption(game))
    .addOption(positionOption(game).conflicts("setup"))
    .option("--large", "draw squares three lines high, for a projector")
    .option("--no-color", "draw the board without colour, as the exam paper does")
    .action((options) => {
      const position = options.position ?? options.setup;
      choose({ kind: "play", position, large: options.large === true, colour: options.color });
    });
  program
    .command("perft")
    .description("count the legal move sequences of a length, to test move generators with")
    .requiredOption("--depth <plies>", "length of the sequences, from 1 to 20", readDepth)
    .addOption(positionOption(game).default(readSetup(game, firstSetup(game)), "the full game"))
    .option("--divide", "print the count for each first move as well")
    .action((options) => {
      const divide = options.divide === true;
      choose({ kind: "perft", position: options.position, depth: options.depth, divide });
    });
  return program;
}

const firstSetup = ({ setups }: AnyGame) => setups[0]?.name ?? "";

function setupOption(game: AnyGame): Option {
  const names = game.setups.map(({ name }) => name).join("|");
  return new Option(`--setup <${names}>`, "the first game's setup, without being asked").argParser(
    (name) => readSetup(game, name),
  );
}

function readSetup(game: AnyGame, name: string): unknown {
  const setup = game.setups.find((candidate) => candidate.name === name);
  if (setup) return readPosition(game, setup.position);
  const names = game.setups.map((candidate) => candidate.name).join(" or ");
  throw new InvalidArgumentError(`The setup is ${names}.`);
}

function positionOption(game: AnyGame): Option {
  return new Option("--position <text>", "begin at a position in text form (in quotes)").argParser(
    (text) => readPosition(game, text),
  );
}

function readPosition(game: AnyGame, text: string): unknown {
  const position = game.readPosition(text);
  if (!position.ok) throw new InvalidArgumentError(position.reason);
  return position.value;
}

function readDepth(text: string): number {
  if (!/^(1?[0-9]|20)$/.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError("The depth is a whole number from 1 to 20.");
  }
  return Number(text);
}
