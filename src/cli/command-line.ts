import { Command, CommanderError, type OutputConfiguration } from "commander";
import facts from "../../package.json" with { type: "json" };
import { err, type Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import { nearestName, unknownWord } from "../base/unknown-word.ts";
import { EXIT, type ProcessHost } from "./host.ts";
import { type CarryOut, describeTo } from "./parser.ts";
import { joinedHost, SUBCOMMANDS } from "./subcommands.ts";

/** Carries out a command line. A text is printed; false stands for failed checks. */
export type Job = (host: ProcessHost) => Promise<Result<string | boolean>>;

/**
 * Takes the arguments after the program's name; the parser writes its own messages. Returns the exit code if
 * they are wrong (2) or if the parser has done what was asked, such as printing help (0).
 */
export async function parseCommandLine(words: readonly string[], output: OutputConfiguration) {
  let job: Job | undefined;
  const program = parser(output, await namedIn(words), (subcommand, typed) => {
    job = (host) => subcommand.run(typed, { ...joinedHost(host), version: facts.version });
  });
  addHelp(program, (refusal) => {
    job = async () => err(refusal);
  });
  const mistyped = mistypedCommand(program, words);
  if (mistyped !== undefined) return async () => err(mistyped);
  try {
    program.parse(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.wrongCommandLine;
  }
  if (!job) throw new Error("the parser has returned without a job");
  return job;
}

/** What the words may ask for: the subcommand that they begin with, those that they name, or all of them for help. */
async function namedIn(words: readonly string[]) {
  const [first = ""] = words;
  const begun = SUBCOMMANDS.filter(({ name }) => name !== "" && name === first);
  const isHelp = words.some((word) => ["help", "-h", "--help"].includes(word));
  const named = SUBCOMMANDS.filter(({ name }) => isHelp || name === "" || words.includes(name));
  const wanted = begun.length > 0 ? begun : named;
  return Promise.all(wanted.map(async ({ name, load }) => ({ name, subcommand: await load() })));
}

type Named = Awaited<ReturnType<typeof namedIn>>;

function parser(output: OutputConfiguration, named: Named, run: CarryOut) {
  const program = new Command(START_COMMAND)
    .version(facts.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .configureOutput(output)
    .enablePositionalOptions()
    .hook("preSubcommand", refuseMisplaced)
    .exitOverride();
  for (const { name, subcommand } of named)
    describeTo(name === "" ? program : program.command(name), subcommand, run);
  return program;
}

/** Refuses a word that is nearly a command, with whose options it is typed; undefined for other lines. */
function mistypedCommand(program: Command, words: readonly string[]): string | undefined {
  const options = words.filter((one) => one.startsWith("-"));
  const before = words.slice(0, words.indexOf(options[0] ?? ""));
  const { command, word, names } = commandAt(program, before);
  const own = ["-h", "--help", ...command.options.flatMap(({ long, short }) => [long, short])];
  const isForeign = options.some((one) => !own.includes(one.replace(/=.*/s, "")));
  return isForeign && nearestName(word, names) ? unknownWord(word, names) : undefined;
}

/** The command that words name, the first of them that names none below it ("" if all do), and those that do. */
function commandAt(program: Command, words: readonly string[]) {
  let command = program;
  for (const word of words) {
    const below = command.commands.find((one) => one.name() === word);
    // Of those of the program only few are loaded.
    const loaded = command.commands.map((one) => one.name());
    const names = command.parent ? loaded : [...loaded, ...SUBCOMMANDS.map(({ name }) => name)];
    if (!below) return { command, word, names };
    command = below;
  }
  return { command, word: "", names: [] };
}

/** Adds a command that refuses an unknown command, which the library's own does not. */
function addHelp(program: Command, refuse: (refusal: string) => void): void {
  program
    .command("help")
    .description("print the help of a command")
    .argument("[command...]")
    .action((words: string[]) => {
      const { command, word, names } = commandAt(program, words);
      return word === "" ? command.help() : refuse(unknownWord(word, names));
    });
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
