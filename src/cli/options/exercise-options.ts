import type { Command } from "commander";
import { START_COMMAND } from "../../core/text.ts";
import type { ExerciseRequest } from "../../exercises/commands.ts";
import { type Choose, readSeed, refuseWord } from "./option-values.ts";

const HELP = `
Without a number, lists the exercises. Exercises are independent of each other: if an earlier
change gets in the way of a later check, start a new folder.

Examples:
  ${START_COMMAND} exercise start my-skeleton     copy the exam's program
  ${START_COMMAND} exercise 7                     show the task of exercise 7
  ${START_COMMAND} exercise 7 --hint
  ${START_COMMAND} exercise check 7 my-skeleton
  ${START_COMMAND} exercise watch my-skeleton     check again after every save`;

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
  exercise
    .command("read")
    .description("answer questions about the exam's program")
    .option("--seed <number>", "repeat the order of an earlier quiz", readSeed)
    .action(({ seed }) => request({ action: "read", seed }));
}
