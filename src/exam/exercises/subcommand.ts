import { type Command, InvalidArgumentError } from "commander";
import { START_COMMAND } from "../../base/start-command.ts";
import type { ProgramCommand } from "./checker/student-program.ts";
import type { ExerciseRequest } from "./commands.ts";
import { QUESTION_KINDS } from "./reading/question.ts";
import { type Choose, fileToAddTo, type Parser, readSeed, wholeNumber } from "../../cli/parser.ts";
import { addExerciseStep } from "../stepper/subcommands.ts";

const HELP = `
Without a number, lists the exercises. A work folder, such as my-work, has an
exercise folder for each, which begins with an unchanged program.

Examples:
  ${START_COMMAND} exercise start my-work    make a folder for exercise 1
  ${START_COMMAND} exercise 7                show the task of exercise 7
  ${START_COMMAND} exercise 7 --hint         show a hint
  ${START_COMMAND} exercise start my-work 7  make a folder for exercise 7
  ${START_COMMAND} exercise check 7 my-work  check it once
  ${START_COMMAND} exercise watch my-work    check again after every save
  ${START_COMMAND} exercise list my-work     list what has been passed
  ${START_COMMAND} exercise report class --html class.html
  ${START_COMMAND} exercise start port --run "python3 game.py" --from game.py`;

const KINDS_HELP = `
Kinds:
${Object.entries(QUESTION_KINDS)
  .map(([name, about]) => `  ${name.padEnd(12)} ${about}`)
  .join("\n")}`;

type Ask = (exercise: ExerciseRequest) => void;

export function addExerciseCommands(program: Parser, choose: Choose): void {
  const request: Ask = (asked) =>
    choose(async (host) => (await import("./exercise-host.ts")).exercise(asked, host));
  const exercise = program
    .command("exercise")
    .description("exercises on the exam's program, with checks")
    .argument("[number]", "show the task of this exercise")
    .option("--hint", "show a hint instead of the task")
    .addHelpText("after", HELP)
    .hook("preAction", (_, command) => refuseSwapped(command))
    .action((number: string | undefined, { hint = false }) => {
      if (number === undefined) {
        if (hint) exercise.error("error: --hint needs the number of an exercise");
        return request({ action: "list", folder: undefined });
      }
      if (!/^[0-9]+$/.test(number)) exercise.refuseWord(number);
      if (exercise.args.length > 1)
        exercise.error(`error: '${exercise.args[1]}' is too much; exercise takes one number`);
      return request({ action: "show", number, hint });
    });
  exercise
    .command("list [folder]")
    .description("list the exercises; with a work folder, show which are passed")
    .action((folder?: string) => request({ action: "list", folder }));
  addStart(exercise, request);
  addCheck(exercise, request);
  addReport(exercise, request);
  exercise
    .command("watch <folder>")
    .description("check an exercise after every save, one exercise after another")
    .argument("[number]", "begin with this exercise; by default with the first not yet passed")
    .action((folder: string, number?: string) => request({ action: "watch", folder, number }));
  exercise
    .command("solution <number>")
    .description("explain and show how the model solution changes the program, for teachers")
    .action((number: string) => request({ action: "solution", number }));
  addExerciseStep(exercise, choose);
  addCompare(exercise, request);
  addReading(exercise, request);
  // Only now, because commands inherit it: an unknown one is refused by its name.
  exercise.allowExcessArguments();
}

/** Exits with an error if a folder and the number of an exercise are typed in the wrong order. */
function refuseSwapped(command: Command): void {
  const [first = "", second = ""] = command.args;
  const [leader, follower] = command.registeredArguments.map((argument) => argument.name());
  const [folder, number] = leader === "folder" ? [first, second] : [second, first];
  if (follower && /^\d+$/.test(folder) && /\D/.test(number))
    command.error(
      `error: the ${leader} comes first: exercise ${command.name()} ${second} ${first}`,
    );
}

const withCommand = (command: Parser) =>
  command.takes(
    `
    --run <command>    run a program in another language with this command
    --build <command>  run this command once first, for example a compiler`,
    { run: readCommand, build: readCommand },
  );

function readCommand(typed: string): string {
  if (typed.trim() === "") throw new InvalidArgumentError("It must be a command.");
  return typed;
}

function addStart(exercise: Parser, request: Ask): void {
  const start = exercise
    .command("start")
    .description(
      "make a work folder and, in it, an exercise folder with a copy of the exam's program",
    )
    .argument("<folder>")
    .argument("[number...]", "for this exercise; by default for the first without a folder")
    .option("--names <file>", "make a work folder for each name in a file, for these exercises")
    .option("--from <path>", "begin with this file or folder instead of the exam's program");
  withCommand(start).action((folder: string, numbers: readonly string[], { from, names }) => {
    if (names !== undefined && numbers.length === 0)
      start.error("error: --names needs the numbers of exercises: --names names.txt 7 8");
    if (names === undefined && numbers.length > 1)
      start.error(`error: '${numbers[1]}' is too much; without --names there is one exercise`);
    start.requireWith({
      run: "from, the program to begin with: --from game.py",
      from: 'run, the command that runs it: --run "python3 game.py"',
    });
    const command = commandOf(start);
    request({ action: "start", folder, numbers, names, other: command && { command, from } });
  });
}

function addCheck(exercise: Parser, request: Ask): void {
  const check = exercise
    .command("check [number] [folder]")
    .description("check an exercise in a folder; the exit code is 0 if all checks pass")
    .usage("[options] <number> <folder>")
    .option("--verbose", "say how often the program was started")
    .option("--seed <number>", "repeat the random games of an earlier check", readSeed);
  withCommand(check).action(
    (number: string | undefined, folder: string | undefined, { verbose, seed }) => {
      if (number === undefined || folder === undefined) {
        const example = /\D/.test(number ?? "") ? `7 ${number}` : `${number ?? 7} my-work`;
        return check.error(`error: a check needs a number and a folder: exercise check ${example}`);
      }
      request({ action: "check", number, folder, command: commandOf(check), verbose, seed });
    },
  );
}

function addReport(exercise: Parser, request: Ask): void {
  const report = exercise
    .command("report <folder>")
    .description("check the work of a class: a folder with one for each student");
  withCommand(report)
    .takes(
      `
    --html <file>     write a page to print, with what failed, to a new file
    --csv <file>      write a table for a spreadsheet to a new file
    --only <numbers>  check only these exercises: 7,8`,
      { only: (typed: string) => typed.split(",").map((number) => number.trim()) },
    )
    .action((folder: string, { html, csv, only }) =>
      request({ action: "report", folder, html, csv, only, command: commandOf(report) }),
    );
}

const COMPARE_HELP = `
After each board the program must first name the player whose turn it is,
“White” or “Black”, and after a win say who “wins”. Answers at which the exam's
program in Python stops with an error (letters, nothing, 19, 91, “yes”), and row
and column 0, are not typed.
Of a work folder it compares the program that the exercises begin with, and
there --run is not needed.
The exit code is 0 if there is no difference.

Example:
  ${START_COMMAND} exercise compare my-port --run "python3 game.py"`;

function addCompare(exercise: Parser, request: Ask): void {
  const compare = exercise
    .command("compare")
    .description("play random games to find where a program differs from the exam's")
    .argument("[folder]", "the folder of the program, or a work folder", ".")
    .option("--games <number>", "play this many games", wholeNumber("The count", 1, 100_000), 100)
    .option("--seed <number>", "choose other games", readSeed, 7)
    .addHelpText("after", COMPARE_HELP);
  withCommand(compare).action((folder: string, { games, seed }) =>
    request({ action: "compare", folder, command: commandOf(compare), games, seed }),
  );
}

/** Exits with an error if --build is given without --run. */
function commandOf(command: Parser): ProgramCommand | undefined {
  command.requireWith({ build: "run" });
  const { run, build } = command.opts<Partial<ProgramCommand>>();
  return run === undefined ? undefined : { run, ...(build !== undefined && { build }) };
}

function addReading(exercise: Parser, request: Ask): void {
  const read = exercise
    .command("read")
    .description("answer questions about the exam's program, for marks")
    .addHelpText("after", KINDS_HELP)
    .takes(
      `
    --kind <kind>     only questions of this kind
    --count <number>  ask at most this many questions
    --seed <number>   repeat the order of an earlier quiz
    --from <file>     name the lines of this program, in any language
    --result <file>   add a line with the marks to this file (CSV)
    --name <name>     with --result: the pupil's name`,
      {
        kind: Object.keys(QUESTION_KINDS),
        count: wholeNumber("The count", 1, 999),
        seed: readSeed,
        result: fileToAddTo,
      },
    )
    .action(({ seed, kind, count, name, result, from }) => {
      read.requireWith({ name: "result" });
      request({ action: "read", seed, kind, count, name, result, from });
    });
}
