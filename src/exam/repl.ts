import { helpCommand } from "../terminal/dialogue/help.ts";
import type { Command, Repl } from "../terminal/dialogue/mode.ts";

/** What is the same at every prompt of a session about the exam's program, whose mode has commands of its own. */
export function examRepl(
  commands: readonly Command[],
  lastWords: Pick<Repl, "farewell"> = {},
): Repl {
  const repl: Repl = {
    groups: () => [{ topic: "program", heading: "The program", commands: all }],
    ...lastWords,
  };
  const all = [helpCommand(repl), ...commands];
  return repl;
}
