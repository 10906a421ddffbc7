/** The subcommands for a class: figures and lessons. */
import type { Ports } from "../console/ports.ts";
import { announceHouseRules } from "../console/session/say.ts";
import { LOBBY, type State } from "../console/session/state.ts";
import { ok, type Result } from "../core/result.ts";
import { stepsOf } from "../lessons/activities/figure-steps.ts";
import { lessonNamed, startLesson } from "../lessons/activities/lesson.ts";
import { figuresList, readFigure } from "../lessons/figure-diagrams.ts";
import { lessonsList } from "../lessons/lessons.ts";
import { checkLesson } from "./check-lesson.ts";
import type { Host } from "./host.ts";
import { type ClassRequest, openGame } from "./options/request.ts";
import { converse, openDisplay } from "./play.ts";

/** Shows the list of the figures, or one figure with all its steps. */
export async function figure(request: ClassRequest, host: Host): Promise<Result<true>> {
  const opening = await openGame(request.start);
  if (!opening.ok) return opening;
  const { game, choices } = opening.value;
  const { ports, view } = await openDisplay(request, host);
  const { screen } = ports;
  if (request.name === "") {
    const list = figuresList(game, view.plain);
    if (list.ok) screen.show(list.value);
    return list.ok ? ok(true) : list;
  }
  const found = readFigure(game, request.name);
  if (!found.ok) return found;
  const state: State = { game, choices, players: [], seed: 0, view, stage: LOBBY };
  screen.use({ ...view, redraw: false });
  announceHouseRules(game, view, screen);
  for (const step of stepsOf(state, found.value, ports)) screen.show(...step.shown);
  await screen.rest(0);
  return ok(true);
}

/** Runs a lesson, with which the program ends, or lists the lessons. */
export async function lesson(request: ClassRequest, host: Host): Promise<Result<true>> {
  const opening = await openGame(request.start);
  if (!opening.ok) return opening;
  const { game } = opening.value;
  const { ports, view, level } = await openDisplay(request, host);
  if (request.name === "") {
    ports.screen.show(lessonsList(game, request.plain));
    return ok(true);
  }
  const steps = await lessonNamed(request.name, game, ports.disk);
  if (!steps.ok) return steps;
  const start = async (idle: State) => startLesson(idle, steps.value, true);
  const play = (at: Ports) => converse({ ...opening.value, start }, { seed: 1, level, view }, at);
  if (!request.check) return play(ports);
  const checked = await checkLesson(steps.value, play, ports);
  if (!checked.ok) return checked;
  ports.screen.show(checked.value);
  return ok(true);
}
