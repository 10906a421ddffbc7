import { ok } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { answersIn } from "../../game/rules/typed-squares.ts";
import type { StepRequest } from "../../cli/step.ts";
import { type Choose, fileToAddTo, type Job, type Parser, readSeed } from "../../cli/parser.ts";

const HELP = `
While it runs, type help for the commands: over, out, back, to and others.

Examples:
  ${START_COMMAND} skeleton --step CheckMoveIsLegal --answers "y 13 23"
  ${START_COMMAND} skeleton --step --figure 9
  ${START_COMMAND} skeleton --predict --subroutine MakeMove --seed 7`;

/** Adds the command that runs the exam's program, as a whole or step by step. */
export function addSkeleton(program: Parser, choose: Choose): void {
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
        return asked ? skeleton.error("error: add --step") : choose(runSkeleton);
      return choose(stepJob(skeleton, step === true ? undefined : step, undefined));
    });
}

const runSkeleton: Job = async () => {
  (await import("../../skeleton/program.ts")).main();
  return ok(true);
};

/** Adds the command that shows a pupil's copy line by line. */
export function addExerciseStep(exercise: Parser, choose: Choose): void {
  const step = exercise
    .command("step")
    .description("show a copy in TypeScript line by line, as skeleton --step does")
    .argument("<number>")
    .argument("<folder>");
  withSteps(step).action((number: string, folder: string) =>
    choose(stepJob(step, undefined, { number, folder })),
  );
}

const withSteps = (command: Parser) =>
  command.takesDisplay().takes(
    `
    --answers <text>     type these answers: "y 13 23"
    --figure <number>    type what the players of this figure do
    --predict            ask for each value before it is worked out, and count what is right
    --subroutine <name>  with --predict: ask only about this subroutine
    --seed <number>      with --predict: the same moves for every pupil
    --name <name>        with --result: the pupil's name
    --result <file>      with --predict: add a line with the score to this file (CSV)`,
    { figure: FIGURES, seed: readSeed, result: fileToAddTo },
  );

/** The figures that show a game as it begins or is played. */
const FIGURES = ["4", "6", "7", "8", "9"];

function stepJob(command: Parser, to: string | undefined, copy: StepRequest["copy"]): Job {
  const { answers, ...options } = command.opts();
  const predict = "predict";
  command.requireWith({ subroutine: predict, seed: predict, result: predict, name: "result" });
  if (answers !== undefined && options.figure !== undefined)
    command.error("error: --figure types its own answers; leave out --answers");
  const typed = answersIn(String(answers ?? ""));
  return async (host) =>
    (await import("../../cli/step.ts")).step({ ...options, to, copy, answers: typed }, host);
}
