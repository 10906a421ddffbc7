import { stepsOf } from "../console/activities/figure-steps.ts";
import { figuresList, readFigure } from "../console/activities/figures.ts";
import { announceHouseRules } from "../console/dialogue/house-rules.ts";
import type { InitialState } from "../console/dialogue/initial-state.ts";
import type { State } from "../console/dialogue/state.ts";
import type { Port } from "../console/terminal/port.ts";
import { ok, type Result } from "../core/result.ts";
import type { Host } from "./host.ts";
import { openGame } from "./open-game.ts";
import type { FigureRequest } from "./options/request.ts";
import { portFor } from "./ports.ts";

/** Shows the list of the figures, or one figure with all its steps. */
export async function figure(request: FigureRequest, host: Host): Promise<Result<true>> {
  const opening = await openGame(request.start);
  return opening.ok ? showFigure(opening.value, request, await portFor(request, host)) : opening;
}

/** Shows the requested figure; exported for tests of single figures. */
export function showFigure(
  { game, choices }: InitialState,
  { name, plain }: Pick<FigureRequest, "name" | "plain">,
  port: Port,
): Result<true> {
  if (name === "") {
    const list = figuresList(game, plain);
    if (!list.ok) return list;
    port.say(list.value);
    return ok(true);
  }
  const figure = readFigure(game, name);
  if (!figure.ok) return figure;
  const state: State = {
    game,
    choices,
    players: [],
    seed: 0,
    dice: undefined,
    view: { flipped: false, plain },
    match: undefined,
    question: undefined,
  };
  announceHouseRules(game, state.view, port);
  for (const step of stepsOf(state, figure.value, port)) step.show(state.view, port);
  return ok(true);
}
