import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import {
  neededWith,
  numbersIn,
  readSeed,
  type Subcommand,
  type Words,
  wholeNumber,
} from "../../base/subcommand.ts";
import { fileToAddTo } from "../../base/write-files.ts";
import type { ExamHost } from "../exam-host.ts";
import { EXERCISE_STEP } from "../stepper/subcommands.ts";
import type { ProgramCommand } from "./checker/student-program.ts";
import type { ExerciseRequest, Of } from "./commands.ts";
import { QUESTION_KINDS } from "./reading/question.ts";
import type { ReadRequest } from "./reading/read.ts";

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

/** What is typed for a command. */
type Typed<Action> = Omit<Of<Action>, "action">;

async function carryOut(request: ExerciseRequest, host: ExamHost): Promise<Result<boolean>> {
  return (await import("./exercise-host.ts")).exercise(request, host);
}

const RUNNING = `
    --run <command>    run a program in another language with this command
    --build <command>  run this command once first, for example a compiler`;

const readCommand = (typed: string): Result<string> =>
  typed.trim() === "" ? err("It must be a command.") : ok(typed);

const RUNNING_READERS = { run: readCommand, build: readCommand };

/** The command as typed; rejects --build without --run. */
function commandOf({ run, build }: Partial<ProgramCommand>): Result<ProgramCommand | undefined> {
  const complete = neededWith({ run, build }, { build: ["run"] });
  if (!complete.ok) return complete;
  return ok(run === undefined ? undefined : { run, build });
}

type OnProgram = "check" | "report" | "compare";

/** A command, and the program that it is about, as typed. */
type AboutProgram<Action extends OnProgram> = Omit<Of<Action>, "command"> & Partial<ProgramCommand>;

async function carryOutOn(typed: AboutProgram<OnProgram>, host: ExamHost) {
  const command = commandOf(typed);
  if (!command.ok) return command;
  return carryOut({ ...typed, command: command.value } as Of<OnProgram>, host);
}

const LIST: Subcommand = {
  usage: "list [folder]",
  about: "list the exercises; with a work folder, show which are passed",
  run: ({ folder }: Typed<"list">, host: ExamHost) => carryOut({ action: "list", folder }, host),
};

interface Starting extends Partial<ProgramCommand> {
  readonly folder: string;
  readonly number?: readonly string[];
  readonly names?: string;
  readonly from?: string;
}

const START: Subcommand = {
  usage: "start <folder> [number...]",
  about: "make a work folder and, in it, an exercise folder with a copy of the exam's program",
  arguments: { number: "for this exercise; by default for the first without a folder" },
  options: `
    --names <file>  make a work folder for each name in a file, for these exercises
    --from <path>   begin with this file or folder instead of the exam's program${RUNNING}`,
  readers: RUNNING_READERS,
  async run(typed: Starting, host: ExamHost) {
    const { folder, names, from } = typed;
    const numbers = typed.number?.flatMap(numbersIn) ?? [];
    if (names !== undefined && numbers.length === 0)
      return err("--names needs the numbers of exercises: --names names.txt 7 8");
    if (names === undefined && numbers.length > 1)
      return err(`'${numbers[1]}' is too much; without --names there is one exercise`);
    const complete = neededWith(typed, {
      run: ["from", "the program to begin with: --from game.py"],
      from: ["run", 'the command that runs it: --run "python3 game.py"'],
    });
    if (!complete.ok) return complete;
    const command = commandOf(typed);
    if (!command.ok) return command;
    const other =
      command.value && from !== undefined ? { command: command.value, from } : undefined;
    return carryOut({ action: "start", folder, numbers, names, other }, host);
  },
};

const CHECK: Subcommand = {
  usage: "check [number] [folder]",
  usageInHelp: "[options] <number> <folder>",
  about: "check an exercise in a folder; the exit code is 0 if all checks pass",
  options: `
    --verbose        say how often the program was started
    --seed <number>  repeat the random games of an earlier check${RUNNING}`,
  readers: { ...RUNNING_READERS, seed: readSeed },
  async run(typed: AboutProgram<"check">, host: ExamHost) {
    const { number, folder }: Partial<typeof typed> = typed;
    if (number === undefined || folder === undefined) {
      const example = /\D/.test(number ?? "") ? `7 ${number}` : `${number ?? 7} my-work`;
      return err(`a check needs a number and a folder: exercise check ${example}`);
    }
    return carryOutOn({ ...typed, action: "check" }, host);
  },
};

const REPORT: Subcommand = {
  usage: "report <folder>",
  about: "check the work of a class: a folder with one, or a program, for each student",
  options: `${RUNNING}
    --html <file>     write a page to print, with what failed, to a new file
    --csv <file>      write a table for a spreadsheet to a new file
    --only <numbers>  check only these exercises: 7,8`,
  readers: { ...RUNNING_READERS, only: (typed) => ok(numbersIn(typed)) },
  run: (typed: AboutProgram<"report">, host: ExamHost) =>
    carryOutOn({ ...typed, action: "report" }, host),
};

const WATCH: Subcommand = {
  usage: "watch <folder> [number]",
  about: "check an exercise after every save, one exercise after another",
  arguments: { number: "begin with this exercise; by default with the first not yet passed" },
  run: (typed: Typed<"watch">, host: ExamHost) => carryOut({ ...typed, action: "watch" }, host),
};

const SOLUTION: Subcommand = {
  usage: "solution <number> [folder]",
  about: "explain and show how the model solution changes the program, for teachers",
  arguments: {
    folder: "a work folder; if it is in Python, so are the solutions that there are in it",
  },
  run: (typed: Typed<"solution">, host: ExamHost) =>
    carryOut({ ...typed, action: "solution" }, host),
};

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

const COMPARE: Subcommand = {
  usage: "compare [folder]",
  about: "play random games to find where a program differs from the exam's",
  arguments: { folder: "the folder of the program, or a work folder" },
  options: `
    --games <number>  play this many games
    --seed <number>   choose other games${RUNNING}`,
  readers: { ...RUNNING_READERS, games: wholeNumber("The count", 1, 100_000), seed: readSeed },
  defaults: { folder: ".", games: 100, seed: 7 },
  help: COMPARE_HELP,
  run: (typed: AboutProgram<"compare">, host: ExamHost) =>
    carryOutOn({ ...typed, action: "compare" }, host),
};

const READ: Subcommand = {
  usage: "read",
  about: "answer questions about the exam's program, for marks",
  options: `
    --kind <kind>     only questions of this kind
    --count <number>  ask at most this many questions
    --seed <number>   repeat the order of an earlier quiz
    --from <file>     name the lines of this program, in any language
    --result <file>   add a line with the marks to this file (CSV)
    --name <name>     with --result: the pupil's name`,
  readers: {
    kind: Object.keys(QUESTION_KINDS),
    count: wholeNumber("The count", 1, 999),
    seed: readSeed,
    result: fileToAddTo,
  },
  help: KINDS_HELP,
  async run(typed: ReadRequest, host: ExamHost) {
    const complete = neededWith(typed, { name: ["result"] });
    if (!complete.ok) return complete;
    const request = {
      ...typed,
      follow: async () => (await import("../own-program.ts")).followOwn,
    };
    return (await import("./reading/read.ts")).read(request, host);
  },
};

const SUBCOMMANDS: readonly Subcommand[] = [
  ...[LIST, START, CHECK, REPORT, WATCH, SOLUTION],
  EXERCISE_STEP,
  ...[COMPARE, READ],
];

interface Showing extends Words {
  readonly number?: string;
  readonly hint?: boolean;
}

export const EXERCISE: Subcommand = {
  usage: "exercise [number]",
  about: "exercises on the exam's program, with checks",
  arguments: { number: "show the task of this exercise" },
  options: "--hint  show a hint instead of the task",
  help: HELP,
  subcommands: SUBCOMMANDS.map(inOrder),
  takesMore: true,
  async run({ number, hint = false, words }: Showing, host: ExamHost) {
    if (number === undefined) {
      if (hint) return err("--hint needs the number of an exercise");
      return carryOut({ action: "list", folder: undefined }, host);
    }
    if (!/^[0-9]+$/.test(number)) {
      const { unknownWord } = await import("../../base/unknown-word.ts");
      const names = SUBCOMMANDS.map(({ usage }) => usage.replace(/ .*/, ""));
      return err(unknownWord(number, names));
    }
    if (words.length > 1) return err(`'${words[1]}' is too much; exercise takes one number`);
    return carryOut({ action: "show", number, hint }, host);
  },
};

/** Refuses a folder and the number of an exercise that are typed in the wrong order. */
function inOrder(one: Subcommand): Subcommand {
  const [name, leader, follower] = one.usage.replace(/[<>[\].]/g, "").split(" ");
  if (follower === undefined) return one;
  return {
    ...one,
    async run(typed: Words, host) {
      const [first = "", second = ""] = typed.words;
      const [folder, number] = leader === "folder" ? [first, second] : [second, first];
      if (/^\d+$/.test(folder) && /\D/.test(number))
        return err(`the ${leader} comes first: exercise ${name} ${second} ${first}`);
      return one.run(typed, host);
    },
  };
}
