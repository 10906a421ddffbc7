import { accept, type Read } from "../core/read.ts";
import { CATALOGUE, defaultChoices } from "../games/catalogue.ts";
import { stepsOf } from "./figure-steps.ts";
import { figuresList, readFigure } from "./figures.ts";
import type { Port } from "./port.ts";
import type { FigureRequest } from "./request.ts";
import type { State } from "./state.ts";

/** Shows the list of the figures, or one of them with all its steps; refused where there is no such. */
export async function showFigure({ name, plain }: FigureRequest, port: Port): Promise<Read<true>> {
  const choices = defaultChoices(CATALOGUE[0]);
  const game = await CATALOGUE[0].load(choices);
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
  if (name === "") {
    const list = figuresList(game, plain);
    if (list.ok) port.say(list.value);
    return list.ok ? accept(true) : list;
  }
  const figure = readFigure(game, name);
  if (!figure.ok) return figure;
  for (const step of stepsOf(state, figure.value, port)) step.show(port);
  return accept(true);
}
