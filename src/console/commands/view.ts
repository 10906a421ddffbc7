import type { ViewSettings } from "../../view/view-settings.ts";
import type { Ports } from "../ports.ts";
import { say } from "../session/say.ts";
import { showCurrentBoard } from "../session/scenes.ts";
import type { Command, State } from "../session/state.ts";

export const FLIP: Command = {
  names: ["flip"],
  about: "turns the board for the player opposite",
  async run(state, ports) {
    const flipped = !state.view.flipped;
    const next = withView(state, { flipped }, ports);
    if (!next.view.plain && showCurrentBoard(next, ports)) return next;
    return say(next, flipped ? "Board flipped." : "Board no longer flipped.", ports);
  },
};

/** Shows the board in another view, or says why the choice makes no difference here. */
export function showChoice(
  state: State,
  view: Partial<ViewSettings>,
  changed: keyof ViewSettings,
  ports: Ports,
): State {
  const next = { ...state, view: { ...state.view, ...view } };
  const useless = ports.screen.use(next.view, changed);
  if (useless !== undefined) return say(next, useless, ports);
  if (!next.view.plain) showCurrentBoard(next, ports);
  return next;
}

export function withView(state: State, view: Partial<ViewSettings>, { screen }: Ports): State {
  const next = { ...state, view: { ...state.view, ...view } };
  screen.use(next.view);
  return next;
}
