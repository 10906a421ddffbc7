import { type Command, InvalidArgumentError } from "commander";
import { START_COMMAND } from "../../core/text.ts";
import { type Choose, displayOptionsOf, readSeed, withDisplayOptions } from "./option-values.ts";
import type { StepRequest } from "./request.ts";

const HELP = `
While it runs, type help for the commands: over, out, back, to and others.

Examples:
  ${START_COMMAND} skeleton --step CheckMoveIsLegal --answers "y 13 23"
  ${START_COMMAND} skeleton --step --figure 9
  ${START_COMMAND} skeleton --predict --subroutine MakeMove --seed 7`;

/** Adds the command that runs the exam's program, as a whole or step by step. */
export function addSkeleton(program: Command, choose: Choose): void {
  const skeleton = program
    .command("skeleton")
    .description("run the exam's own program, the code of src/skeleton; --step shows each line")
    .option("--step [subroutine]", "show it line by line, from the first call of this subroutine");
  withSteps(skeleton)
    .addHelpText("after", HELP)
    .action(({ step, ...values }) => {
      const asked = Object.keys(values).some(
        (name) => skeleton.getOptionValueSource(name) === "cli",
      );
      if (step === undefined && !values.predict)
        return asked ? skeleton.error("error: add --step") : choose({ kind: "skeleton" });
      return choose(stepRequest(skeleton, step === true ? undefined : step, undefined));
    });
}

/** Adds the command that shows a pupil's copy line by line. */
export function addExerciseStep(exercise: Command, choose: Choose): void {
  const step = exercise
    .command("step")
    .description("show a copy in TypeScript line by line, as skeleton --step does")
    .argument("<number>")
    .argument("<folder>");
  withSteps(step).action((number: string, folder: string) =>
    choose(stepRequest(step, undefined, { number, folder })),
  );
}

const withSteps = (command: Command) =>
  withDisplayOptions(command)
    .option("--answers <text>", 'type these answers: "y 13 23"')
    .option("--figure <number>", "type what the players of this figure do", readFigure)
    .option("--predict", "ask for each value before it is worked out, and count what is right")
    .option("--subroutine <name>", "with --predict: ask only about this subroutine")
    .option("--seed <number>", "with --predict: the same moves for every pupil", readSeed)
    .option("--name <name>", "with --result: the pupil's name")
    .option("--result <file>", "with --predict: add a line with the score to this file (CSV)");

/** The figures that show a game as it begins or is played. */
const FIGURES = [4, 6, 7, 8, 9];

function readFigure(typed: string): number {
  const figure = FIGURES.find((one) => String(one) === typed);
  if (figure !== undefined) return figure;
  throw new InvalidArgumentError("The figures that are played are 4, 6, 7, 8 and 9.");
}

function stepRequest(
  command: Command,
  to: string | undefined,
  copy: StepRequest["copy"],
): StepRequest {
  const {
    answers,
    figure,
    predict = false,
    subroutine,
    seed,
    name,
    result,
    ...look
  } = command.opts();
  const alone = { subroutine, seed, result };
  const lacking = Object.entries(alone).find(([, value]) => value !== undefined);
  if (!predict && lacking) command.error(`error: --${lacking[0]} needs --predict`);
  if (name !== undefined && result === undefined) command.error("error: --name needs --result");
  if (answers !== undefined && figure !== undefined)
    command.error("error: --figure types its own answers; leave out --answers");
  const typed = answers === undefined ? [] : String(answers).split(/\s+/).filter(Boolean);
  const display = displayOptionsOf(look as Parameters<typeof displayOptionsOf>[0]);
  return { kind: "step", to, copy, answers: typed, figure, predict, ...alone, name, ...display };
}
