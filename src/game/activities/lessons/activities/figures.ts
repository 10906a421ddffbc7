import { current } from "../../../match/match.ts";
import { matchOutcome } from "../../../match/outcome.ts";
import { enterActivity, leaveActivity } from "../../../session/dialogue/activities.ts";
import { beginInstead } from "../../../session/new-game.ts";
import { type Ports, say } from "../../../session/ports.ts";
import type { Context, GameCommand, Reply, State } from "../../../session/state.ts";
import { boardScene } from "../../../view/board-scenes.ts";
import { figuresList, readFigure } from "../figure-diagrams.ts";
import { type FigureStep, stepsOf } from "./figure-steps.ts";

/** Lists the figures of the paper, or shows the one that an argument names. */
export async function showFigures({ state, ports, argument }: Context): Promise<Reply> {
  const { game } = state;
  if (argument === "") {
    const list = figuresList(game, state.view.plain);
    if (!list.ok) return list.reason;
    return say(state, `${list.value}\nType figure with a number: figure 4`, ports);
  }
  const figure = readFigure(game, argument);
  if (!figure.ok) return figure.reason;
  return show(state, { steps: stepsOf(state, figure.value, ports), at: 0 }, ports);
}

/** A figure on the screen, at one of its steps. */
interface FigureShown {
  readonly steps: readonly FigureStep[];
  readonly at: number;
}

const COMMANDS: readonly GameCommand<FigureShown>[] = [
  {
    names: ["next", ""],
    about: "shows the next diagram or step",
    run: async ({ state, data: shown, ports }) =>
      shown.at + 1 < shown.steps.length
        ? show(state, { ...shown, at: shown.at + 1 }, ports)
        : "That was the last one; type done to leave the figures.",
  },
  {
    names: ["back"],
    about: "shows the one before",
    run: async ({ state, data: shown, ports }) =>
      shown.at > 0
        ? show(state, { ...shown, at: shown.at - 1 }, ports)
        : "This is the first figure.",
  },
  {
    names: ["play"],
    about: "begins a game at this position",
    async run({ state, data: { steps, at }, ports }) {
      const match = steps[at]?.match;
      if (!match?.ok) return match?.reason ?? "";
      const start = matchOutcome(match.value) ? match.value.plies[0]! : current(match.value);
      return beginInstead(state, start.position, ports);
    },
  },
  { names: ["done"], about: "leaves the figures", run: leaveActivity },
];

function show(state: State, shown: FigureShown, ports: Ports): State {
  const { steps, at } = shown;
  const next = steps[at + 1];
  const { board, match } = steps[at] ?? {};
  const play = match?.ok ? ", play" : "";
  ports.screen.show(...(steps[at]?.shown ?? []));
  return enterActivity(state, shown, {
    title: "the figures",
    prompt: next
      ? `Enter for ${next.name}${play}, done to go back: `
      : `At the end (back, done${play}): `,
    commands: COMMANDS,
    back: "done",
    ...(board && { scene: boardScene(board) }),
    ...(match && { match }),
  });
}
