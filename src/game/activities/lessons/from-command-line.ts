/** The subcommands for figures and lessons. */

import { err, ok, type Result } from "../../../base/result.ts";
import type { Words } from "../../../base/subcommand.ts";
import { type Line, textOf } from "../../../drawing/line.ts";
import type { DisplayOptions } from "../../../terminal/display-options.ts";
import { toldIfLong } from "../../../terminal/pager.ts";
import type { GameHost } from "../../command-line/game-host.ts";
import { converseFrom, openDisplay } from "../../command-line/play.ts";
import { openTyped, type StartOptions } from "../../command-line/start-options.ts";
import { announceHouseRules } from "../../session/announcements.ts";
import { idleState } from "../../session/dialogue/dialogue.ts";
import { type Ports, recording } from "../../session/ports.ts";
import type { State } from "../../session/state.ts";
import { stepsOf } from "./activities/figure-steps.ts";
import { lessonNamed, startLesson } from "./activities/lesson.ts";
import { figuresList, readFigure } from "./figure-diagrams.ts";
import { checkedDisk } from "./lesson-disk.ts";
import { type LessonStep, lessonsList, taughtBy } from "./lessons.ts";

/** Its words are empty for the list, or "9", "5e", "5 gisgigir". */
export interface FigureOptions extends Words, StartOptions, DisplayOptions {}

/** Shows the list of the figures, or one figure with all its steps. */
export async function figure(typed: FigureOptions, host: GameHost) {
  const opening = await openTyped(typed);
  if (!opening.ok) return opening;
  const { game, choices } = opening.value;
  const { ports, view } = await openDisplay(typed, host);
  const { screen } = ports;
  const name = typed.words.join(" ");
  if (name === "") {
    const list = figuresList(game, view.plain);
    if (list.ok) screen.show(list.value);
    return list.ok ? ok(true) : list;
  }
  const found = readFigure(game, name);
  if (!found.ok) return found;
  const state = idleState({ game, choices }, { seed: 0, view });
  screen.use({ ...view, redraw: false });
  announceHouseRules(game, view, screen);
  for (const step of stepsOf(state, found.value, ports)) screen.show(...step.shown);
  await screen.rest(0);
  return ok(true);
}

export interface LessonOptions extends StartOptions, DisplayOptions {
  /** That of a built-in lesson or of a file; undefined for the list. */
  readonly name?: string;
  readonly check?: boolean;
  /** A class's own program, if a wing runs one. */
  readonly from?: string;
}

/** Runs a lesson, with which the program ends; with `check` without stopping and without showing it. */
export async function lesson(typed: LessonOptions, host: GameHost): Promise<Result<string | true>> {
  const { name, check, from } = typed;
  if (check && name === undefined) return err("--check needs a lesson");
  if (from !== undefined && name === undefined) return err("--from needs a lesson");
  const opening = await openTyped(typed);
  if (!opening.ok) return opening;
  const { ports, view, settings } = await openDisplay(typed, host);
  const taught = taughtBy(await host.wings(), opening.value.game);
  if (name === undefined) {
    ports.screen.show(lessonsList(taught, view.plain));
    return ok(true);
  }
  const read = await lessonNamed(name, taught, ports.disk);
  if (!read.ok) return read;
  const work = openWith(from, read.value, host);
  const opened = await toldIfLong(work, "Reading the program ...", ports.screen);
  if (!opened.ok) return opened;
  const { wings, steps, note } = opened.value;
  const start = async (idle: State) => startLesson(idle, steps, true);
  const session = { wings: async () => wings, seed: 1, level: settings.level, view };
  const play = (at: Ports) => converseFrom({ ...opening.value, start }, session, at);
  if (note) ports.screen.show(note);
  return check ? checkLesson(steps, play, ports) : play(ports);
}

/** The wings and the steps of a lesson, with a class's own program if a file is named. */
async function openWith(from: string | undefined, steps: readonly LessonStep[], host: GameHost) {
  const wings = await host.wings();
  const wing = wings.find(({ ownProgram }) => ownProgram);
  if (from === undefined || !wing?.ownProgram) return ok({ wings, steps, note: "" });
  const typed = steps.flatMap((step) => step.typed ?? []);
  const own = await wing.ownProgram.open(from, typed, host);
  if (!own.ok) return own;
  const { commands, inOwnNames, note } = own.value;
  return ok({
    note,
    wings: wings.map((one) => (one === wing ? { ...wing, commands } : one)),
    steps: steps.map((step) => ({ ...step, ...(step.typed && { typed: inOwnNames(step.typed) }) })),
  });
}

const LESSON_PROMPT = /^Lesson, /;

/**
 * Plays a lesson without stopping, without showing it and without writing any file.
 * @param play runs the lesson; its questions are answered as fast as they are asked
 * @returns how many lines have been typed; the error names those that fail, or that should have been refused
 */
async function checkLesson(
  steps: readonly LessonStep[],
  play: (ports: Ports) => Promise<unknown>,
  ports: Ports,
): Promise<Result<string>> {
  const { shown, ports: silent } = recording(ports);
  const failures: string[] = [];
  const left = [...steps];
  const ask = async ({ prompt }: { readonly prompt: Line }) => {
    const lines = shown
      .splice(0)
      .filter((what): what is Line => typeof what === "string" || what.kind === "line");
    // Enter belongs to what a step has opened, such as a quiz.
    if (!LESSON_PROMPT.test(textOf(prompt))) return "done";
    const step = left.shift();
    if (step) failures.push(...failureOf(step, lines));
    return left.length > 0 ? "next" : "done";
  };
  const disk = checkedDisk(ports.disk);
  await play({ ...silent, disk, screen: { ...silent.screen, ask } });
  if (failures.length > 0) return err(failures.join("\n"));
  const typed = steps.filter(({ typed: line }) => line !== undefined).length;
  return ok(`Lines typed: ${typed}. None of them fails.`);
}

function failureOf({ typed, refused, line }: LessonStep, lines: readonly Line[]) {
  if (typed === undefined) return [];
  const at = lines.findIndex((said) => marginOf(said) === "!");
  if (at < 0) return refused ? [`Line ${line}, ${typed}: It is not refused.`] : [];
  const [refusal, ...others] = lines.slice(at);
  const reason = others.slice(0, 1).filter((said) => marginOf(said) === "indent");
  const sentences = [refusal!, ...reason].map((said) => textOf(said).replace(/\w$/, "$&."));
  return refused ? [] : [`Line ${line}, ${typed}: ${sentences.join(" ")}`];
}

/** How a line is set off: a refusal has the sign of one. */
const marginOf = (line: Line) => (typeof line === "string" ? undefined : line.margin);
