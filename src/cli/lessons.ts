/** The subcommands for a class: figures, lessons and the list of puzzles. */
import type { Ports } from "../console/ports.ts";
import { announceHouseRules } from "../console/session/say.ts";
import { LOBBY, type State } from "../console/session/state.ts";
import { err, ok, type Result } from "../core/result.ts";
import { inWords } from "../core/text.ts";
import { stepsOf } from "../lessons/activities/figure-steps.ts";
import { lessonNamed, startLesson } from "../lessons/activities/lesson.ts";
import { figuresList, readFigure } from "../lessons/figure-diagrams.ts";
import { lessonsList } from "../lessons/lessons.ts";
import { puzzleLine } from "../puzzles/puzzle.ts";
import { GAMES_WITH_PUZZLES, puzzlesOf } from "../puzzles/puzzles.ts";
import { checkLesson } from "./check-lesson.ts";
import type { Host } from "./host.ts";
import type { DisplayOptions } from "./make-ports.ts";
import { openGame, type Start } from "./open-game.ts";
import { converse, openDisplay } from "./play.ts";

/**
 * Shows the list of the figures, or one figure with all its steps.
 * @param name "9", "5e", "5 gisgigir"; empty for the list
 */
export async function figure(
  start: Start,
  name: string,
  options: DisplayOptions,
  host: Host,
): Promise<Result<true>> {
  const opening = await openGame(start);
  if (!opening.ok) return opening;
  const { game, choices } = opening.value;
  const { ports, view } = await openDisplay(options, host);
  const { screen } = ports;
  if (name === "") {
    const list = figuresList(game, view.plain);
    if (list.ok) screen.show(list.value);
    return list.ok ? ok(true) : list;
  }
  const found = readFigure(game, name);
  if (!found.ok) return found;
  const state: State = { game, choices, players: [], seed: 0, view, stage: LOBBY };
  screen.use({ ...view, redraw: false });
  announceHouseRules(game, view, screen);
  for (const step of stepsOf(state, found.value, ports)) screen.show(...step.shown);
  await screen.rest(0);
  return ok(true);
}

/**
 * Runs a lesson, with which the program ends; with `check` without stopping and without showing it.
 * @param name that of a built-in lesson or of a file; undefined for the list
 */
export async function lesson(
  begin: Start,
  name: string | undefined,
  options: DisplayOptions & { readonly check?: boolean },
  host: Host,
): Promise<Result<string | true>> {
  const opening = await openGame(begin);
  if (!opening.ok) return opening;
  const { game } = opening.value;
  const { ports, view, settings } = await openDisplay(options, host);
  if (name === undefined) {
    ports.screen.show(lessonsList(game, view.plain));
    return ok(true);
  }
  const steps = await lessonNamed(name, game, ports.disk);
  if (!steps.ok) return steps;
  const start = async (idle: State) => startLesson(idle, steps.value, true);
  const session = { seed: 1, level: settings.level, view };
  const play = (at: Ports) => converse({ ...opening.value, start }, session, at);
  return options.check ? checkLesson(steps.value, play, ports) : play(ports);
}

/** The puzzles of a game, one per line. */
export async function puzzles(game: string): Promise<Result<string>> {
  if (!GAMES_WITH_PUZZLES.includes(game)) {
    return err(`${game} has no puzzles; name ${inWords(GAMES_WITH_PUZZLES, "or")}.`);
  }
  return ok((await puzzlesOf(game)).map(puzzleLine).join("\n"));
}
