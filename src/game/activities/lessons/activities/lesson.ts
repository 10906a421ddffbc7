import { fileFrom } from "../../../../base/file-names.ts";
import { err } from "../../../../base/result.ts";
import { fileShown } from "../../../../base/system-errors.ts";
import { BLANK, isTop, type Shown, type Top } from "../../../../drawing/shown.ts";
import { type AnyGame, hasDice } from "../../../rules/game.ts";
import { stageFor } from "../../../session/continue-match.ts";
import { newGame } from "../../../session/new-game.ts";
import { type Disk, type Ports, say } from "../../../session/ports.ts";
import { recording } from "../../../session/say.ts";
import {
  type ActivityCommand,
  commandsFor,
  leave,
  returnTo,
  stageBefore,
} from "../../../session/stage-transitions.ts";
import {
  type Lesson,
  LOBBY,
  matchOf,
  type Reply,
  type State,
  type TypeLine,
} from "../../../session/state.ts";
import type { ViewSettings } from "../../../view/view-settings.ts";
import { lessonDisk } from "../lesson-disk.ts";
import { type LessonStep, lessonsList, lessonsOf, readLesson } from "../lessons.ts";
import { readText } from "../read-text.ts";

const TITLE = "the lesson";

/** A lesson that runs, at one of its steps. */
interface Running {
  readonly steps: readonly LessonStep[];
  readonly at: number;
  /** The steps that have been shown, to show them again. */
  readonly shown: readonly ShownStep[];
  /** The session to return to. */
  readonly before: State;
  /** `done` leaves the program. */
  readonly alone: boolean;
  /** What the teacher has changed of the view. */
  readonly view: Partial<ViewSettings>;
  /** The disk for the lines that the lesson types. */
  readonly diskFor: (disk: Disk) => Disk;
}

interface ShownStep {
  /** The session after the step. */
  readonly state: State;
  /** What it has shown, in order. */
  readonly shown: readonly Shown[];
  /** The last board or panes that it or a step before it has shown. */
  readonly board: Top | undefined;
}

const COMMANDS: readonly ActivityCommand<Running>[] = [
  {
    names: ["next", ""],
    about: "shows the next step",
    run: async (state, running, ports) =>
      running.at + 1 < running.steps.length
        ? go(state, running, running.at + 1, ports)
        : "That was the last step; type done to leave the lesson.",
  },
  {
    names: ["back"],
    about: "goes back a step",
    run: async (state, running, ports) => go(state, running, Math.max(0, running.at - 1), ports),
  },
  {
    names: ["start"],
    about: "goes to the first step",
    run: async (state, running, ports) => go(state, running, 0, ports),
  },
  {
    names: ["done"],
    about: "leaves the lesson",
    async run(state, { before, alone, view }, ports) {
      if (alone) return leave(before, ports);
      const seen = { ...before.view, ...view, ...viewTyped(state) };
      const place = stageBefore(before, TITLE);
      return returnTo({ ...before, level: state.level, view: seen }, place, ports);
    },
  },
];

/** Lists the lessons, or runs the one that an argument names. */
export async function runLesson(state: State, ports: Ports, argument: string): Promise<Reply> {
  if (argument === "") {
    const list = lessonsList(state.game, state.view.plain);
    if (lessonsOf(state.game).length > 0)
      return say(state, `${list}\nType lesson with a name or a file: lesson demo`, ports);
    return `${list}\nType lesson with its file, or lesson sarrum. learn ${state.game.id} sets stages.`;
  }
  const steps = await lessonNamed(argument, state.game, ports.disk);
  return steps.ok ? startLesson(state, steps.value) : steps.reason;
}

/** Reads the lesson of a name or of a file. */
export async function lessonNamed(typed: string, game: AnyGame, disk: Disk) {
  const builtIn = lessonsOf(game).find((name) => name === typed.toLowerCase());
  if (builtIn && game.houseRules) {
    return err("The built-in lessons follow the paper's rules; type setup house off first.");
  }
  if (builtIn) return readLesson(await readText("lessons", builtIn));
  const file = fileFrom(typed, disk);
  if (!file.ok) return file;
  const text = await disk.read(file.value, "a lesson");
  if (!text.ok) return err(`${text.reason} Type lesson to list the lessons.`);
  const steps = readLesson(text.value);
  return steps.ok ? steps : err(`${fileShown(file.value)} is not a lesson. ${steps.reason}`);
}

/**
 * Starts a lesson apart from the current game, with human players and fixed random choices.
 * @param alone whether the program ends with the lesson
 */
export function startLesson(state: State, steps: readonly LessonStep[], alone = false): State {
  const { lesson } = state;
  const before = { ...(lesson?.before ?? state), lesson: undefined };
  const ends = alone || (lesson?.alone ?? false);
  const running = { steps, at: 0, shown: [], before, alone: ends, view: {}, diskFor: lessonDisk() };
  return due(fresh(before), running);
}

/** The session in which the first step is typed. */
const fresh = (before: State): State => ({
  ...before,
  players: [],
  humans: {},
  playersAfter: undefined,
  timeControl: undefined,
  enginePaused: false,
  games: 0,
  seed: 1,
  inLesson: true,
  tally: [],
  // A warning may be the answer to a lesson's question.
  view: { ...before.view, redraw: true, warn: false },
  stage: LOBBY,
});

/** Goes to the next step or to one that has been shown, from where the lesson was. */
function go(state: State, running: Running, at: number, ports: Ports): State {
  const next = { ...running, at, view: { ...running.view, ...viewTyped(state) } };
  if (state.lesson && matchOf(state) !== matchOf(state.lesson.reached)) {
    ports.screen.show("Back to the lesson's own position.");
  }
  return next.shown[at] ? showStep(next, ports) : due(state, next);
}

/** What of the view has been changed beside the lesson. */
function viewTyped({ view, lesson }: State): Partial<ViewSettings> {
  const reached = new Map(Object.entries(lesson?.reached.view ?? {}));
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => reached.get(name) !== value),
  );
}

/** A session whose next step is due: only the dialogue can type its line. */
function due(state: State, running: Running): State {
  const takeStep: Lesson["takeStep"] = (type, ports) => typeStep(running, type, ports);
  return { ...state, lesson: { ...lessonOf(running, state), takeStep } };
}

function lessonOf(running: Running, reached: State): Lesson {
  const { at, steps, before, alone } = running;
  return {
    title: TITLE,
    alone,
    prompt:
      at + 1 < steps.length
        ? `Lesson, step ${at + 1} of ${steps.length} (Enter for the next, back, done): `
        : "Lesson, at the end (back, done): ",
    commands: commandsFor(COMMANDS, running),
    before,
    reached,
  };
}

/** Types the line of a step for the first time, and shows the step. */
async function typeStep(running: Running, type: TypeLine, ports: Ports): Promise<State> {
  const { steps, at, shown, before, view, diskFor } = running;
  const last = shown.at(-1);
  const { shown: told, ports: kept } = recording({ ...ports, disk: diskFor(ports.disk) });
  const from = last ? pausedEngine(last.state) : fresh(before);
  const seen = { ...from, ...(await diceOf(before, at)), view: { ...from.view, ...view } };
  const state = await typedIn(last ? seen : newGame(seen, kept), steps[at], type, kept);
  const step = { state, shown: told, board: told.findLast(isTop) ?? last?.board };
  return showStep({ ...running, shown: [...shown, step] }, ports);
}

/** A session in which a game that only the engine plays has been watched for long enough. */
function pausedEngine(state: State): State {
  const { stage } = state;
  if (stage.kind !== "playing" || stage.awaits.kind !== "engine") return state;
  return { ...state, enginePaused: true, stage: stageFor(stage.match, true) };
}

/** Dice that fall alike at this step, whatever has been thrown beside the lesson. */
async function diceOf({ game }: State, at: number): Promise<Partial<State>> {
  if (!hasDice(game)) return {};
  return { dice: (await import("../../../match/dice.ts")).seededDice(at + 1) };
}

/** Shows the notes of a step and types its line, with an answer to any question that follows. */
async function typedIn(
  state: State,
  { notes, typed, yes }: LessonStep = { notes: [], line: 0 },
  type: TypeLine,
  ports: Ports,
): Promise<State> {
  for (const note of notes) ports.screen.show(note);
  if (typed === undefined) return state;
  let next = await type(state, typed, ports);
  while (next.stage.kind === "confirmation") next = await type(next, yes ? "y" : "n", ports);
  if (next.lesson) ports.screen.show("A lesson cannot start another lesson.");
  return next.lesson || next.stage.kind === "left" ? state : next;
}

/** Shows a step that has been typed; without a board of its own, below that of a step before it. */
function showStep(running: Running, { screen }: Ports): State {
  const { state: reached, shown, board } = running.shown[running.at] ?? { shown: [] };
  if (!reached) throw new Error("the step has not been typed yet");
  const view = { ...reached.view, ...running.view };
  const state = { ...reached, view };
  screen.use(view);
  const only = { where: "redrawn" as const, otherwise: [] };
  const hasPage = shown.some((what) => isTop(what) || what === BLANK);
  const alone = board && { ...inLesson(board), caption: [], menu: undefined, only };
  const above = alone ?? BLANK;
  screen.show(
    ...(hasPage ? [] : [above]),
    ...shown.map((what) => (isTop(what) ? inLesson(what) : what)),
  );
  return { ...state, lesson: lessonOf(running, state) };
}

/** A board that leaves room for all that the step says. */
const inLesson = (scene: Top): Top => ({ ...scene, recap: undefined, leavesRoom: true });
