import type { Line } from "../../../drawing/line.ts";
import type { Command } from "../../../terminal/dialogue/mode.ts";
import { enterMode, returnBelow } from "../../../terminal/dialogue/stack.ts";
import type { AnyGame } from "../../rules/game.ts";
import type { Ports } from "../ports.ts";
import { showCurrentBoard } from "../scenes.ts";
import type { Context, GameCommand, GameMode, State } from "../state.ts";
import { forGame } from "./game-commands.ts";

/** What an activity consists of, with commands that act on data of its own. */
interface ActivityFrame<Data> extends Omit<GameMode, "commands" | "prompt" | "showAgain"> {
  readonly prompt: Line;
  readonly commands: readonly GameCommand<Data>[];
}

/** Enters an activity, or its next step. */
export function enterActivity<Data>(state: State, data: Data, frame: ActivityFrame<Data>): State {
  const { prompt, commands, ...rest } = frame;
  const mode: GameMode = {
    ...rest,
    prompt: () => prompt,
    commands: commandsFor(commands, data, state.game),
    showAgain: showCurrentBoard,
  };
  return enterMode(state, mode);
}

/** The commands of a mode as help and dispatch take them. */
export const commandsFor = <Data>(
  commands: readonly GameCommand<Data>[],
  data: Data,
  game: AnyGame,
): readonly Command[] =>
  commands.map((command) => {
    const run: GameCommand["run"] = (context) => command.run({ ...context, data });
    return forGame({ ...command, run }, game);
  });

/** Leaves an activity, and shows the board to which it returns. */
export async function leaveActivity({ state, ports }: Context<unknown>): Promise<State> {
  return returnBelow(state, ports);
}

/** Leaves an activity, and says what was reached and what comes next. */
export const leaveWith =
  <Data>(ending: (context: Context<Data>) => Promise<string>) =>
  async (context: Context<Data>): Promise<State> => {
    const left = await leaveActivity(context);
    context.ports.screen.show(await ending(context));
    return left;
  };

/** Says that something has been left without an answer: "Stage 2 skipped." */
export function tellSkipped(what: string, isFinished: boolean, { screen }: Ports): void {
  if (!isFinished) screen.show(`${what} skipped.`);
}

/** Replaces a command that would give a solution away, by whichever of its names it is typed. */
export function withheld(name: string, solution: string): GameCommand<unknown> {
  const reply = `${name} would give the ${solution} away; type show to see it.`;
  return { names: [name], argument: "", about: "", offered: () => false, run: async () => reply };
}
