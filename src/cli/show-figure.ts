import type { Ports } from "../console/ports.ts";
import { announceHouseRules } from "../console/session/say.ts";
import { type InitialState, LOBBY, type State } from "../console/session/state.ts";
import { ok, type Result } from "../core/result.ts";
import { stepsOf } from "../lessons/activities/figure-steps.ts";
import { figuresList, readFigure } from "../lessons/figure-diagrams.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { Host } from "./host.ts";
import { portsFor } from "./make-ports.ts";
import { type FigureRequest, openGame, viewOf } from "./options/request.ts";
import { settingsFor } from "./player-files.ts";

/** Shows the list of the figures, or one figure with all its steps. */
export async function figure(request: FigureRequest, host: Host): Promise<Result<true>> {
  const opening = await openGame(request.start);
  if (!opening.ok) return opening;
  const ports = await portsFor(request, host);
  const view = viewOf(request, await settingsFor(ports));
  return showFigure(opening.value, request.name, view, ports);
}

/** Shows the requested figure; exported for tests of single figures. */
export async function showFigure(
  { game, choices }: InitialState,
  name: string,
  view: ViewSettings,
  ports: Ports,
): Promise<Result<true>> {
  if (name === "") {
    const list = figuresList(game, view.plain);
    if (!list.ok) return list;
    ports.screen.show(list.value);
    return ok(true);
  }
  const figure = readFigure(game, name);
  if (!figure.ok) return figure;
  const state: State = { game, choices, players: [], seed: 0, view, stage: LOBBY };
  ports.screen.use({ ...view, redraw: false });
  announceHouseRules(game, state.view, ports.screen);
  for (const step of stepsOf(state, figure.value, ports)) ports.screen.show(...step.shown);
  await ports.screen.rest(0);
  return ok(true);
}
