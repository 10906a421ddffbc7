import type { FileNaming } from "../base/file-names.ts";
import { err, ok, type Result } from "../base/result.ts";
import { inWords } from "../base/text.ts";
import { STEP_LESSONS, subroutinesTyped } from "../exam/stepper/lessons.ts";
import type { FollowedProgram } from "../exam/stepper/twin/program.ts";
import type { GameCommand, OwnProgram } from "../game/session/state.ts";

/** Prepares a version of the exam's program; undefined for its own. */
type Open = (() => Promise<Result<FollowedProgram>>) | undefined;

/** Runs the exam's program line by line, from the prompt of the game that it plays. */
const stepCommand = (open: Open): GameCommand => ({
  names: ["step"],
  otherNames: ["debug", "trace"],
  argument: "[COMMAND]",
  about: "runs the exam's program line by line: step to MakeMove",
  more: "Enter executes the next line, back takes a step back, and over, out, to, until and go run further; look, why and predict explain. What the program asks is answered as usual; =go answers go. done leaves it.",
  offered: ({ figures }) => figures.length > 0,
  async run({ state, ports, argument }) {
    if (state.game.figures.length === 0)
      return "The exam's program plays Capture the Sarrum; type new sarrum first.";
    // What parses a program is loaded with the first that is followed.
    const { stepInto } = await import("../exam/stepper/stepping.ts");
    return stepInto(state, { line: argument, open }, ports);
  },
});

export const STEP_COMMANDS: readonly GameCommand[] = [stepCommand(undefined)];

/** A class's own version of the program, for lessons. */
export const OWN_PROGRAM: OwnProgram = {
  option: `
    --from <file>  show this version of the exam's program, in Python, line by line`,
  open: openOwnProgram,
};

/** The commands with that program, which must have the subroutines to which lines of a lesson run. */
async function openOwnProgram(file: string, typed: readonly string[], host: FileNaming) {
  if (!typed.some((line) => /^step\b/i.test(line))) {
    const names = STEP_LESSONS.map(({ name }) => name);
    return err(`This lesson shows no program; --from is for ${inWords(names)}.`);
  }
  const { openOwn } = await import("../exam/exercises/open-copy.ts");
  const { isSameName } = await import("../exam/canonical-form.ts");
  const { inNamesOf } = await import("../exam/stepper/navigate.ts");
  const open = () => openOwn(file, undefined, host);
  const program = await open();
  if (!program.ok) return program;
  const isThere = (name: string) => program.value.subroutines.some((own) => isSameName(own, name));
  const lacking = subroutinesTyped(typed).filter((name) => !isThere(name));
  if (lacking.length > 0)
    return err(`The program has no ${inWords(lacking, "or")}, which this lesson runs to.`);
  return ok({
    commands: [stepCommand(open)],
    note: await ownVersions(file, typed, host),
    inOwnNames: (line: string) => inNamesOf(line, program.value),
  });
}

/** What to say of subroutines to which a lesson runs, and which are not as the exam has them; "" for none. */
async function ownVersions(typedFile: string, typed: readonly string[], host: FileNaming) {
  const { ownProgram } = await import("../exam/exercises/reading/source.ts");
  const { compareWithKnown, portName } = await import("../exam/known-versions.ts");
  const own = ownProgram(typedFile, host);
  if (!own.ok || !own.value) return "";
  const { faults } = await compareWithKnown(own.value);
  const others = subroutinesTyped(typed).filter((name) => faults.has(portName(name)));
  return others.length === 0
    ? ""
    : `In ${own.value.file} ${inWords(others)} ${others.length === 1 ? "differs" : "differ"} from the exam's, so what the lesson says need not be true of it.`;
}
