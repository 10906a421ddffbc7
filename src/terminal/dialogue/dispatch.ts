import { SAID } from "../../drawing/line.ts";
import type { Answer, FoundCommand, Mode, Repl, Reply, Session } from "./mode.ts";
import { findCommand, findPhrase, formerCommand, refusalOf } from "./registry.ts";
import { leadingMode, stageOf, takesAll } from "./stack.ts";
import { modeHint, nearestCommand } from "./suggestions.ts";

/** A line as it was typed, with the session at whose prompt. */
export type TypedLine = Omit<Answer, "near">;

/** Takes a line: a command, which works at every prompt, or else an answer to the prompt. */
export async function takeLine(
  { state: before, argument: line, ports }: TypedLine,
  repl: Repl,
): Promise<Session> {
  const top = before.stack.at(-1);
  const state = top?.once ? { ...before, stack: before.stack.slice(0, -1) } : before;
  const typed = { state, argument: line, ports };
  const found = commandIn(typed, repl);
  const once = top?.once && !found ? await top.take?.({ ...typed, near: undefined }) : undefined;
  const reply = once ?? (await (found ? runCommand(typed, found) : takeAnswer(typed, repl)));
  if (typeof reply !== "string") return reply;
  ports.screen.show(SAID.refusal(reply));
  return once === undefined ? state : before;
}

/** Whether a line is more than a square or the answer to a question: no command outside modes is shorter. */
export const mayBeCommand = (line: string): boolean => !/^\s*(\d.*|[yn]?)$/i.test(line.trim());

/** The command that a line is; undefined for an answer. */
function commandIn(
  { state, argument: line, ports }: TypedLine,
  repl: Repl,
): FoundCommand | undefined {
  // Squares begin with a digit, and no command does.
  if (/^\s*\d/.test(line)) return undefined;
  const phrase = ports.screen.interactive ? findPhrase(state, line, repl) : undefined;
  const found = phrase ?? findCommand(state, line, repl);
  // At a question every line that is not a command is an answer.
  return found && hasTooMuch(found) && takesAll(state) ? undefined : found;
}

const hasTooMuch = ({ command, argument }: FoundCommand) =>
  argument !== "" && command.argument === undefined;

function runCommand({ state, ports }: TypedLine, found: FoundCommand): Promise<Reply> | string {
  const { command, argument } = found;
  if (hasTooMuch(found)) return `${command.names[0]} takes no arguments.`;
  return refusalOf(state, command) ?? command.run({ state, ports, argument, data: undefined });
}

async function takeAnswer(typed: TypedLine, repl: Repl): Promise<Reply> {
  const { state, argument: line } = typed;
  const leading = leadingMode(state);
  const stage = stageOf(state);
  if (!stage) return state;
  const belongs = mayBeCommand(line) ? whereItBelongs(typed, stage, repl) : undefined;
  if (belongs !== undefined) return belongs;
  const near = mayBeCommand(line) ? nearestCommand(state, line, repl) : undefined;
  const answer = { ...typed, near };
  const taken = (await leading?.take?.(answer)) ?? (await stage.take?.(answer));
  return taken ?? near ?? modeHint(leading ?? stage);
}

/** A sentence about a line that is typed elsewhere, or that had another name; undefined for other lines. */
function whereItBelongs({ state, argument: line, ports }: TypedLine, stage: Mode, repl: Repl) {
  const former = stage.commands.length === 0 ? formerCommand(state, line, repl) : undefined;
  return former ?? (ports.screen.interactive ? repl.elsewhere?.(line) : undefined);
}
