import { type Command, CommanderError, type OutputConfiguration } from "commander";
import facts from "../../package.json" with { type: "json" };
import { ok } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import { CATALOGUE } from "../game/rules/catalogue.ts";
import { addFigures, addLesson, addPuzzles, addWorksheet } from "./worksheet-options.ts";
import { addExerciseCommands } from "../exam/exercises/subcommand.ts";
import { type Choose, type Job, Parser } from "./parser.ts";
import { addPlaying, addPositions, gamesReport } from "../game/command-line/playing.ts";
import { addRecordCommands } from "../game/activities/review/subcommands.ts";
import { addSkeleton } from "../exam/stepper/subcommands.ts";

const WRONG_COMMAND_LINE = 2;

const EXAMPLES = `
Examples:
  ${START_COMMAND}                        play, with the exam's questions
  ${START_COMMAND} --setup full --large   the full game, on large squares
  ${START_COMMAND} --position "1g1s3G/R7/Se5e/8/8/7r/8/8 w"
  ${START_COMMAND} --computer black --level 2
  ${START_COMMAND} --game shatranj        another game; "games" lists them
  ${START_COMMAND} --house "etlu=N check=warn confirm"
  ${START_COMMAND} learn zamma            type a command at the start
  ${START_COMMAND} zamma 25               another game with an option
  ${START_COMMAND} perft --depth 5        count move sequences of five plies
  ${START_COMMAND} --white Ann --black Ben --record game.txt
  ${START_COMMAND} diagram --setup sample --moves 13 --out figure.svg
While playing, type help for the commands that work at any prompt.`;

/**
 * Takes the arguments after the program's name; the parser writes its own messages. Returns the exit code if
 * they are wrong (2) or if the parser has done what was asked, such as printing help (0).
 */
export function parseCommandLine(words: readonly string[], output: OutputConfiguration) {
  let job: Job | undefined;
  const program = parser(output, (chosen) => {
    job = chosen;
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

function parser(output: OutputConfiguration, choose: Choose): Parser {
  const program = new Parser(START_COMMAND)
    .description(
      `Capture the Sarrum and ${CATALOGUE.length - 1} related games, for players at one keyboard.`,
    )
    .version(facts.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .addHelpText("after", EXAMPLES)
    .configureOutput(output)
    .usage("[options] [command]")
    .argument("[words...]")
    .enablePositionalOptions()
    .hook("preSubcommand", refuseMisplaced)
    .exitOverride();
  const addSimple = (name: string, about: string, job: Job) =>
    program
      .command(name)
      .description(about)
      .action(() => choose(job));
  addPlaying(program, choose);
  addPositions(program, choose);
  addRecordCommands(program, choose);
  addSimple(
    "scores",
    "list the finished games by game and setup, the shortest wins first",
    async (host) => (await import("../game/command-line/reports.ts")).finishedGames(host),
  );
  addSimple("uci", "speak UCI, the protocol of chess engines, for sarrum and shatranj", speakUci);
  addSkeleton(program, choose);
  addExerciseCommands(program, choose);
  addWorksheet(program, choose);
  addFigures(program, choose);
  addLesson(program, choose);
  addPuzzles(program, choose);
  addSimple("games", "list the games of this program", async () => ok(gamesReport()));
  addHelp(program);
  // Only now, because commands inherit it: an unknown one is refused by its name.
  return program.allowExcessArguments();
}

const speakUci: Job = async (host) => {
  const { runUci } = await import("../game/engine/uci/uci.ts");
  const say = (line: string) => host.write(`${line}\n`);
  await runUci(host.input(), say, host.random(1_000_000_000), facts.version);
  return ok(true);
};

/** Adds a command that refuses an unknown command, which the library's own does not. */
function addHelp(program: Parser): void {
  program
    .command("help")
    .description("print the help of a command")
    .argument("[command...]")
    .action((words: string[]) => {
      const named = (command: Parser, word: string) =>
        command.commands.find((one) => one.name() === word) ?? command.refuseWord(word);
      words.reduce(named, program).help();
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
