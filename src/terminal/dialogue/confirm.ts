import { inPlainCharacters } from "../../base/typed-squares.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import type { Answer, DialoguePorts, Mode, Session } from "./mode.ts";
import { enterMode, leaveMode } from "./stack.ts";

/** A question that any answer but yes cancels. */
export interface Confirmation<S = Session, P = DialoguePorts> {
  readonly prompt: Line;
  /** Called after the session has left the question. Gives the session after it, or why it is refused. */
  yes(state: S, ports: P): Promise<S | string>;
  /** Said when it is not yes. */
  readonly no?: string | undefined;
}

/** A question that is answered with yes, as every one of them is asked. */
export const yesQuestion = (text: string): Line => SAID.question(text, "(Y for yes)", "? ");

/** The length of the shortest line that is queried at a question which any other line answers. */
const QUERIED = 4;

/** What looks like a mistyped command at a question; in a pipe every line but a yes means no. */
export const mistyped = (answer: Omit<Answer, "state">) =>
  answer.ports.screen.interactive && answer.argument.trim().length >= QUERIED
    ? answer.near
    : undefined;

/** True for `Y`, `y` and `yes`; everything else means no, as in the exam. */
export const meansYes = (line: string): boolean => /^y(es)?$/i.test(inPlainCharacters(line).trim());

/** Asks for a yes or no; after either the session is where it was. */
export function askToConfirm<S extends Session>(state: S, { prompt, yes, no }: Confirmation): S {
  if (state.stack.length === 0) return state;
  const question: Mode = {
    title: "the question",
    prompt: () => prompt,
    commands: [],
    isQuestion: true,
    takesAll: () => true,
    async take(answer) {
      const near = mistyped(answer);
      if (near !== undefined) return near;
      const { ports, argument } = answer;
      const returned = leaveMode(answer.state);
      if (meansYes(argument)) {
        const done = await yes(returned, ports);
        if (typeof done !== "string") return done;
        ports.screen.show(SAID.refusal(done));
      } else if (no !== undefined) ports.screen.show(no);
      return returned;
    },
  };
  return enterMode(state, question);
}
