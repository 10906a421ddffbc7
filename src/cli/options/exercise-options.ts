import { type Command, Option } from "commander";
import { START_COMMAND } from "../../core/text.ts";
import type { ExerciseRequest } from "../../exercises/commands.ts";
import { QUESTION_KINDS, type QuestionKind } from "../../exercises/reading/question.ts";
import { type Choose, readCountTo, readSeed, refuseWord } from "./option-values.ts";

const HELP = `
Without a number, lists the exercises. Exercises are independent of each other: if an earlier
change gets in the way of a later check, start a new folder.

Examples:
  ${START_COMMAND} exercise start my-skeleton     copy the exam's program
  ${START_COMMAND} exercise 7                     show the task of exercise 7
  ${START_COMMAND} exercise 7 --hint
  ${START_COMMAND} exercise check 7 my-skeleton
  ${START_COMMAND} exercise watch my-skeleton     check again after every save`;

const KINDS_HELP = `
Kinds:
${Object.entries(QUESTION_KINDS)
  .map(([name, about]) => `  ${name.padEnd(12)} ${about}`)
  .join("\n")}`;

/** More than there are. */
const MAX_QUESTIONS = 999;

export function addExerciseCommands(program: Command, choose: Choose): void {
  const request = (exercise: ExerciseRequest) => choose({ kind: "exercise", exercise });
  const exercise = program
    .command("exercise")
    .description("exercises on the exam's program, with checks")
    .argument("[number]", "show the task of this exercise")
    .option("--hint", "show a hint instead of the task")
    .allowExcessArguments()
    .addHelpText("after", HELP)
    .action((number: string | undefined, { hint }) => {
      if (number === undefined) return request({ action: "list", folder: undefined });
      if (!/^[0-9]+$/.test(number)) refuseWord(exercise, number);
      return request({ action: "show", number, hint: hint === true });
    });
  exercise
    .command("list")
    .description("list the exercises; with a folder, mark those that it passes")
    .argument("[folder]")
    .action((folder: string | undefined) => request({ action: "list", folder }));
  exercise
    .command("start")
    .description("copy the exam's program into a new folder")
    .argument("<folder>")
    .action((folder: string) => request({ action: "start", folder }));
  exercise
    .command("check")
    .description("check a folder; the exit code is 0 if all checks pass")
    .argument("<number>")
    .argument("<folder>")
    .action((number: string, folder: string) => request({ action: "check", number, folder }));
  exercise
    .command("watch")
    .description("check a folder after every save, one exercise after another")
    .argument("<folder>")
    .action((folder: string) => request({ action: "watch", folder }));
  addReading(exercise, request);
}

function addReading(exercise: Command, request: (exercise: ExerciseRequest) => void): void {
  exercise
    .command("read")
    .description("answer questions about the exam's program, for marks")
    .addOption(
      new Option("--kind <kind>", "only questions of this kind").choices(
        Object.keys(QUESTION_KINDS),
      ),
    )
    .option("--count <number>", "at most so many questions", readCountTo(MAX_QUESTIONS))
    .option("--seed <number>", "repeat the order of an earlier quiz", readSeed)
    .addHelpText("after", KINDS_HELP)
    .action(({ seed, kind, count }) =>
      request({ action: "read", seed, kind: kind as QuestionKind | undefined, count }),
    );
}
