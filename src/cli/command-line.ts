import { Command, CommanderError, type OutputConfiguration } from "commander";
import facts from "../../package.json" with { type: "json" };
import type { Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import type { Subcommand } from "../base/subcommand.ts";
import { unknownWord } from "../base/unknown-word.ts";
import type { StoringHost } from "../game/command-line/game-host.ts";
import { describeTo, nameOf } from "./parser.ts";
import { joined, SUBCOMMANDS } from "./subcommands.ts";

const WRONG_COMMAND_LINE = 2;

/** Carries out a command line. A text is printed; false stands for failed checks. */
export type Job = (host: StoringHost) => Promise<Result<string | boolean>>;

/**
 * Takes the arguments after the program's name; the parser writes its own messages. Returns the exit code if
 * they are wrong (2) or if the parser has done what was asked, such as printing help (0).
 */
export async function parseCommandLine(words: readonly string[], output: OutputConfiguration) {
  let job: Job | undefined;
  const program = parser(output, await namedIn(words), (subcommand, typed) => {
    job = (host) => subcommand.run(typed, { ...joined(host), version: facts.version });
  });
  try {
    program.parse(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : WRONG_COMMAND_LINE;
  }
  if (!job) throw new Error("the parser has returned without a job");
  return job;
}

/** What the words may ask for: the subcommands that they name, or all of them for help. */
function namedIn(words: readonly string[]): Promise<readonly Subcommand[]> {
  const isHelp = words.some((word) => ["help", "-h", "--help"].includes(word));
  const named = SUBCOMMANDS.filter(({ name }) => isHelp || name === "" || words.includes(name));
  return Promise.all(named.map(({ load }) => load()));
}

type Run = Parameters<typeof describeTo>[2];

/** @param subcommands the first is done if the name of none is typed */
function parser(output: OutputConfiguration, subcommands: readonly Subcommand[], run: Run) {
  const [first, ...named] = subcommands;
  const program = new Command(START_COMMAND)
    .version(facts.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .configureOutput(output)
    .enablePositionalOptions()
    .hook("preSubcommand", refuseMisplaced)
    .exitOverride();
  if (first) describeTo(program, first, run);
  for (const one of named) describeTo(program.command(nameOf(one)), one, run);
  addHelp(program);
  return program;
}

/** Adds a command that refuses an unknown command, which the library's own does not. */
function addHelp(program: Command): void {
  program
    .command("help")
    .description("print the help of a command")
    .argument("[command...]")
    .action((words: string[]) => {
      const named = (command: Command, word: string) =>
        command.commands.find((one) => one.name() === word) ?? refuseWord(command, word);
      words.reduce(named, program).help();
    });
}

/** Exits with an error about an unknown command. */
function refuseWord(command: Command, word: string): never {
  const names = command.commands.map((one) => one.name());
  return command.error(`error: ${unknownWord(word, names)}`);
}

/** Refuses options of the game before a command, which would otherwise be ignored. */
function refuseMisplaced(program: Command, command: Command): void {
  const misplaced = program.options.find(
    (option) => program.getOptionValueSource(option.attributeName()) === "cli",
  );
  if (!misplaced) return;
  const isTaken = command.options.some(({ long }) => long === misplaced.long);
  program.error(
    isTaken
      ? `error: put ${misplaced.long} after ${command.name()}`
      : `error: ${command.name()} has no option ${misplaced.long}`,
  );
}
