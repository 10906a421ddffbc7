import type { Candidates, Held, Repl } from "./mode.ts";
import { availableCommands, findCommand } from "./registry.ts";
import { stageOf } from "./stack.ts";

/** What the last word of a line, which ends at the cursor, may be completed to. */
export async function completions(session: Held, line: string, repl: Repl): Promise<Candidates> {
  await repl.load?.();
  const words = line.trimStart().split(/\s+/);
  const typed = words.at(-1)?.toLowerCase() ?? "";
  const candidates = await candidatesFor(session, words, repl);
  const fitting = candidates.filter((candidate) => candidate.toLowerCase().startsWith(typed));
  return [...new Set(fitting)];
}

async function candidatesFor(
  { state, ports }: Held,
  [name = "", ...words]: readonly string[],
  repl: Repl,
): Promise<Candidates> {
  const answers = (typed: readonly string[]) => stageOf(state)?.complete?.(state, typed) ?? [];
  if (words.length === 0) {
    // A space follows a command with an argument.
    const names = availableCommands(state, repl).map(({ names: [first], argument }) =>
      argument === undefined ? first : `${first} `,
    );
    return [...answers([]), ...names, ...(repl.startWords?.([""]) ?? [])];
  }
  const { command, argument } = findCommand(state, name, repl) ?? {};
  if (!command) return answers([name, ...words]);
  // A line that begins with no command is the argument of the one that it means.
  const typed = argument === name ? [name, ...words] : words;
  return (await command.complete?.(state, typed, ports)) ?? [];
}
