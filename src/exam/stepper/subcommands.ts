import { err, ok } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { neededWith, readSeed, type Subcommand } from "../../base/subcommand.ts";
import { answersIn } from "../../base/typed-squares.ts";
import { fileToAddTo } from "../../base/write-files.ts";
import { DISPLAY, DISPLAY_READERS } from "../../terminal/display-options.ts";
import type { ExamHost } from "../exam-host.ts";
import type { TypedCopy } from "../exercises/open-copy.ts";
import type { StepRequest } from "./step.ts";

const HELP = `
While it runs, type help for the commands: over, out, back, to and others.

Examples:
  ${START_COMMAND} skeleton --step CheckMoveIsLegal --answers "y 13 23"
  ${START_COMMAND} skeleton --step --figure 9
  ${START_COMMAND} skeleton --step --from skeleton.py
  ${START_COMMAND} skeleton --predict --subroutine MakeMove --seed 7`;

/** The figures that show a game as it begins or is played. */
const FIGURES = ["4", "6", "7", "8", "9"];

const OPTIONS = `${DISPLAY}
    --run <command>      the command of a program in Python: "python3.9 game.py"
    --answers <text>     type these answers: "y 13 23"
    --figure <number>    type what the players of this figure do
    --predict            ask for each value before it is worked out, and count what is right
    --subroutine <name>  with --predict: ask only about this subroutine
    --seed <number>      with --predict: the same moves for every pupil
    --name <name>        with --result: the pupil's name
    --result <file>      with --predict: add a line with the score to this file (CSV)`;

const READERS = { ...DISPLAY_READERS, figure: FIGURES, seed: readSeed, result: fileToAddTo };

/** What is typed for a program that is followed. */
interface TypedStepping extends Omit<StepRequest, "to" | "open" | "answers"> {
  readonly answers?: string;
  readonly run?: string;
}

/** What is typed for the exam's program, or a version of it. */
interface TypedSkeleton extends TypedStepping {
  readonly step?: string | true;
  readonly from?: string;
}

/** The subcommand that runs the exam's program, as a whole or step by step. */
export const SKELETON_SUBCOMMAND: Subcommand = {
  usage: "skeleton",
  about: "run the exam's own program, the code of src/skeleton; --step shows each line",
  options: `
    --step [subroutine]  show it line by line, from the first call of this subroutine
    --from <file>        show this version of it, in Python, or program.ts of a copy${OPTIONS}`,
  readers: READERS,
  help: HELP,
  async run({ step, from, ...typed }: TypedSkeleton, host: ExamHost) {
    const complete = neededWith({ from, ...typed }, { run: ["from"] });
    if (!complete.ok) return complete;
    const open = async () =>
      (await import("../exercises/open-copy.ts")).openOwn(from!, typed.run, host);
    const followed = { to: step === true ? undefined : step, ...(from !== undefined && { open }) };
    if (step !== undefined || typed.predict) return follow(typed, followed, host);
    if (from !== undefined)
      return err(
        "--from needs --step, to see the program line by line, or --predict, to be asked for each value; run it yourself to play",
      );
    const { words, color, ...asked } = { words: [], ...typed };
    if (color === false || Object.keys(asked).length > 0) return err("add --step");
    (await import("../../skeleton/program.ts")).main();
    return ok(true);
  },
};

/** The subcommand of `exercise` that shows a pupil's copy line by line. */
export const EXERCISE_STEP: Subcommand = {
  usage: "step <number> <folder>",
  about: "show a copy line by line, as skeleton --step does: in Python or TypeScript",
  options: OPTIONS,
  readers: READERS,
  run({ number, folder, ...typed }: TypedStepping & TypedCopy, host: ExamHost) {
    const open = async () =>
      (await import("../exercises/open-copy.ts")).openCopy({ number, folder, run: typed.run });
    return follow(typed, { to: undefined, open }, host);
  },
};

async function follow(
  typed: TypedStepping,
  followed: Pick<StepRequest, "to" | "open">,
  host: ExamHost,
) {
  const { answers, run: _run, ...options } = typed;
  const predict = ["predict"] as const;
  const needs = { subroutine: predict, seed: predict, result: predict };
  const complete = neededWith(typed, { ...needs, name: ["result"] });
  if (!complete.ok) return complete;
  if (answers !== undefined && options.figure !== undefined)
    return err("--figure types its own answers; leave out --answers");
  // What parses a program is loaded when one is followed.
  const { step } = await import("./step.ts");
  return step({ ...options, ...followed, answers: answersIn(answers ?? "") }, host);
}
