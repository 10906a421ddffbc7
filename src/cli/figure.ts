import { stepsOf } from "../console/activities/figure-steps.ts";
import { figuresList, readFigure } from "../console/activities/figures.ts";
import { announceHouseRules } from "../console/dialogue/house-rules.ts";
import { type InitialState, LOBBY, type State } from "../console/dialogue/state.ts";
import type { Ports } from "../console/ports.ts";
import { ok, type Result } from "../core/result.ts";
import type { Host } from "./host.ts";
import { portsFor } from "./make-ports.ts";
import { openGame } from "./open-game.ts";
import type { FigureRequest } from "./options/request.ts";

/** Shows the list of the figures, or one figure with all its steps. */
export async function figure(request: FigureRequest, host: Host): Promise<Result<true>> {
  const opening = await openGame(request.start);
  return opening.ok ? showFigure(opening.value, request, await portsFor(request, host)) : opening;
}

/** Shows the requested figure; exported for tests of single figures. */
export function showFigure(
  { game, choices }: InitialState,
  { name, plain }: Pick<FigureRequest, "name" | "plain">,
  ports: Ports,
): Result<true> {
  if (name === "") {
    const list = figuresList(game, plain);
    if (!list.ok) return list;
    ports.terminal.say(list.value);
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
    diceSeed: undefined,
    stage: LOBBY,
  };
  announceHouseRules(game, state.view, ports.terminal);
  for (const step of stepsOf(state, figure.value, ports)) {
    step.show(state.view, ports.terminal);
  }
  return ok(true);
}
