import { startWords } from "../../rules/read-game.ts";
import { squaresToMoveFrom, squaresToMoveTo } from "../completion-candidates.ts";
import type { Ports } from "../ports.ts";
import type { Candidates, State } from "../state.ts";
import { availableCommands, findCommand } from "./registry.ts";

/** What the last word of a line, which ends at the cursor, may be completed to. */
export async function completions(state: State, line: string, ports: Ports): Promise<Candidates> {
  const words = line.trimStart().split(/\s+/);
  const typed = words.at(-1)?.toLowerCase() ?? "";
  const candidates = await candidatesFor(state, words, ports);
  const fitting = candidates.filter((candidate) => candidate.toLowerCase().startsWith(typed));
  return [...new Set(fitting)];
}

async function candidatesFor(state: State, [name = "", ...words]: readonly string[], ports: Ports) {
  if (words.length === 0) return [...squaresAt(state), ...namesAt(state), ...startWords([""])];
  const { command, argument } = findCommand(state, name) ?? {};
  if (command) {
    // A line that begins with a game is the argument as a whole.
    const typed = argument === name ? [name, ...words] : words;
    const own = (await command.complete?.(state, typed, ports)) ?? [];
    return command.games ? [...own, ...startWords(words)] : own;
  }
  return awaitedOf(state)?.kind === "start" && words.length === 1
    ? squaresToMoveTo(state, name)
    : [];
}

const awaitedOf = ({ stage }: State) => (stage.kind === "playing" ? stage.awaits : undefined);

function squaresAt(state: State): Candidates {
  const awaits = awaitedOf(state);
  if (awaits?.kind === "start") return squaresToMoveFrom(state);
  if (awaits?.kind !== "finish" || awaits.path.length > 1) return [];
  return squaresToMoveTo(state, state.game.squares?.name(awaits.path[0]!) ?? "");
}

/** The names of the commands that can be used now; a space follows one with an argument. */
function namesAt(state: State): Candidates {
  return availableCommands(state).flatMap(({ names: [name], argument }) =>
    argument === undefined ? name : `${name} `,
  );
}
