import { Command, CommanderError, type OutputConfiguration } from "commander";
import facts from "../../package.json" with { type: "json" };
import { err, type Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import { EXIT, type ProcessHost } from "./host.ts";
import { describeTo, type Run } from "./parser.ts";
import { joined, SUBCOMMANDS } from "./subcommands.ts";

/** Carries out a command line. A text is printed; false stands for failed checks. */
export type Job = (host: ProcessHost) => Promise<Result<string | boolean>>;

/**
 * Takes the arguments after the program's name; the parser writes its own messages. Returns the exit code if
 * they are wrong (2) or if the parser has done what was asked, such as printing help (0).
 */
export async function parseCommandLine(words: readonly string[], output: OutputConfiguration) {
  let job: Job | undefined;
  const program = parser(output, await namedIn(words), (subcommand, typed) => {
    job = (host) => subcommand.run(typed, { ...joined(host), version: facts.version });
  });
  addHelp(program, (word, { commands }) => {
    const names = commands.map((one) => one.name());
    job = async () => err((await import("../base/unknown-word.ts")).unknownWord(word, names));
  });
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

function parser(output: OutputConfiguration, named: Named, run: Run) {
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

/** Adds a command that refuses an unknown command, which the library's own does not. */
function addHelp(program: Command, refuse: (word: string, command: Command) => void): void {
  program
    .command("help")
    .description("print the help of a command")
    .argument("[command...]")
    .action((words: string[]) => {
      let named = program;
      for (const word of words) {
        const below = named.commands.find((one) => one.name() === word);
        if (!below) return refuse(word, named);
        named = below;
      }
      return named.help();
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
