import { fileFrom } from "../../../../base/file-names.ts";
import { err } from "../../../../base/result.ts";
import { fileShown } from "../../../../base/system-errors.ts";
import { nearestName } from "../../../../base/unknown-word.ts";
import { BLANK, isTop, type Shown, type Top } from "../../../../drawing/shown.ts";
import type { TypeLine } from "../../../../terminal/dialogue/mode.ts";
import { shownAgain, stageOf } from "../../../../terminal/dialogue/stack.ts";
import { isEngineMatch } from "../../../match/engine-sides.ts";
import { commandsFor } from "../../../session/dialogue/activities.ts";
import { engineMoves } from "../../../session/engine-turn.ts";
import { leave } from "../../../session/leaving.ts";
import { newGame } from "../../../session/new-game.ts";
import { type Disk, type Ports, recording, say } from "../../../session/ports.ts";
import { isAtGame, matchOf, stageFor } from "../../../session/stage.ts";
import {
  type Context,
  type GameCommand,
  type GameMode,
  LOBBY,
  type Reply,
  type State,
  type Wing,
} from "../../../session/state.ts";
import type { ViewSettings } from "../../../view/view-settings.ts";
import { lessonDisk } from "../lesson-disk.ts";
import { type LessonStep, lessonsList, readLesson, type Taught, taughtBy } from "../lessons.ts";

const TITLE = "the lesson";

/** A lesson that runs, at one of its steps. */
interface RunningLesson {
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

const COMMANDS: readonly GameCommand<RunningLesson>[] = [
  {
    names: ["next", ""],
    about: "shows the next step",
    run: async (context) =>
      context.data.at + 1 < context.data.steps.length
        ? go(context, context.data.at + 1)
        : "That was the last step; type done to leave the lesson.",
  },
  {
    names: ["back"],
    about: "goes back a step",
    run: async (context) =>
      context.data.at > 0
        ? go(context, context.data.at - 1)
        : "This is the first step; start shows it again.",
  },
  {
    names: ["start"],
    about: "goes to the first step",
    run: async (context) => go(context, 0),
  },
  {
    names: ["done"],
    about: "leaves the lesson",
    async run({ state, data: { before, alone, view }, ports }) {
      if (alone) return leave({ state: before, ports });
      const seen = { ...before.view, ...view, ...viewTyped(state) };
      return shownAgain({ ...before, level: state.level, view: seen }, ports);
    },
  },
];

/** Lists the lessons, or runs the one that an argument names. */
export async function runLesson(
  { state, ports, argument }: Context,
  wings: readonly Wing[],
): Promise<Reply> {
  const taught = taughtBy(wings, state.game);
  if (argument === "") {
    const list = lessonsList(taught, state.view.plain);
    if (taught.lessons.length > 0)
      return say(state, `${list}\nType lesson with a name or a file: lesson demo`, ports);
    return `${list}\nType lesson with its file, or lesson sarrum. learn ${state.game.id} sets stages.`;
  }
  const steps = await lessonNamed(argument, taught, ports.disk);
  return steps.ok ? startLesson(state, steps.value) : steps.reason;
}

/** Reads the lesson of a name or of a file. */
export async function lessonNamed(typed: string, { game, lessons }: Taught, disk: Disk) {
  const builtIn = lessons.find(({ name }) => name === typed.toLowerCase());
  if (builtIn && game.houseRules) {
    return err("The built-in lessons follow the paper's rules; type setup house off first.");
  }
  if (builtIn) return readLesson(await builtIn.text());
  const file = fileFrom(typed, disk);
  if (!file.ok) return file;
  const text = await disk.read(file.value, "a lesson");
  const names = lessons.map(({ name }) => name);
  const near = text.ok ? undefined : nearestName(typed.toLowerCase(), names);
  const hint = near ? `Did you mean ${near}?` : "Type lesson to list the lessons.";
  if (!text.ok) return err(`${text.reason} ${hint}`);
  const steps = readLesson(text.value);
  return steps.ok ? steps : err(`${fileShown(file.value)} is not a lesson. ${steps.reason}`);
}

/**
 * Starts a lesson apart from the current game, with human players and fixed random choices.
 * @param alone whether the program ends with the lesson
 */
export function startLesson(state: State, steps: readonly LessonStep[], alone = false): State {
  const { before = state, alone: ends = alone } = lessonIn(state)?.running ?? {};
  const running = { steps, at: 0, shown: [], before, alone: ends, view: {}, diskFor: lessonDisk() };
  return due(fresh(before), running);
}

/** The session in which the first step is typed. */
const fresh = (before: State): State => ({
  ...before,
  players: [],
  humans: {},
  timeControl: undefined,
  seed: 1,
  // A warning may be the answer to a lesson's question.
  view: { ...before.view, redraw: true, warn: false },
  stage: LOBBY,
  stack: before.stack.slice(0, 1).map((lowest) => ({ ...lowest, taught: true })),
});

/** Goes to the next step or to one that has been shown, from where the lesson was. */
function go({ state, data: running, ports }: Context<RunningLesson>, at: number): State {
  const next = { ...running, at, view: { ...running.view, ...viewTyped(state) } };
  const reached = lessonIn(state)?.reached;
  if (reached && matchOf(state) !== matchOf(reached)) {
    ports.screen.show("Back to the lesson's own position.");
  }
  return next.shown[at] ? showStep(next, ports) : due(state, next);
}

/** What of the view has been changed beside the lesson. */
function viewTyped(state: State): Partial<ViewSettings> {
  const reached = new Map(Object.entries(lessonIn(state)?.reached.view ?? {}));
  return Object.fromEntries(
    Object.entries(state.view).filter(([name, value]) => reached.get(name) !== value),
  );
}

/** A lesson at one of its steps: a mode that stands aside of what the step has opened. */
interface LessonMode extends GameMode {
  readonly running: RunningLesson;
  /** The session after this step, without what has been typed beside it. */
  readonly reached: State;
}

/** The lesson that runs, unless one of its lines is being typed. */
const lessonIn = ({ stack }: State): LessonMode | undefined =>
  stack.find((mode): mode is LessonMode => mode.title === TITLE && "running" in mode);

/** A session whose next step is due: only the dialogue can type its line. */
const due = (state: State, running: RunningLesson): State =>
  withLesson(state, {
    ...lessonOf(running, state),
    due: (_state: State, ports: Ports, type: TypeLine) => typeStep(running, ports, type),
  });

/** The session with a lesson on top of what it has opened. */
const withLesson = (state: State, lesson: LessonMode): State => ({
  ...state,
  stack: [...state.stack.filter(({ title }) => title !== TITLE), lesson],
});

function lessonOf(running: RunningLesson, reached: State): LessonMode {
  const { at, steps, before } = running;
  const prompt =
    at + 1 < steps.length
      ? `Lesson, step ${at + 1} of ${steps.length} (Enter for the next, back, done): `
      : "Lesson, at the end (back, done): ";
  return {
    title: TITLE,
    prompt: () => prompt,
    commands: commandsFor(COMMANDS, running, reached.game),
    aside: true,
    // A move that has been begun beside it is completed first.
    leads: (state: State) =>
      awaitsOf(state)?.kind !== "finish" || awaitsOf(state) === awaitsOf(reached),
    outer: before,
    running,
    reached,
  };
}

const awaitsOf = ({ stage }: State) => (stage.kind === "playing" ? stage.awaits : undefined);

/** Types the line of a step for the first time, and shows the step. */
async function typeStep(running: RunningLesson, ports: Ports, type: TypeLine): Promise<State> {
  const { steps, at, shown, before, view, diskFor } = running;
  const last = shown.at(-1);
  const { shown: told, ports: kept } = recording({ ...ports, disk: diskFor(ports.disk) });
  const from = last ? pausedEngine(last.state) : fresh(before);
  const seen = { ...from, ...(await diceOf(before, at)), view: { ...from.view, ...view } };
  const begun = last ? seen : newGame(seen, kept);
  const typist = { type: playedOn(type), ports: kept };
  const state = await typedIn(begun, steps[at], typist);
  const step = { state, shown: told, board: told.findLast(isTop) ?? last?.board };
  return showStep({ ...running, shown: [...shown, step] }, ports);
}

/** Types a line for the players in a session of games. */
type TypeInGame = (state: State, line: string, ports: Ports) => Promise<State>;

/** Types a line, and lets the engine answer; a game that only engines play continues after the step. */
const playedOn =
  (type: TypeLine): TypeInGame =>
  async (state, line, ports) => {
    let next = (await type(state, line, ports)) as State;
    while (next.stage.kind === "playing" && next.stage.awaits.kind === "engine") {
      if (!isAtGame(next) || isEngineMatch(next.stage.match)) break;
      next = await engineMoves(next, next.stage.match, ports);
    }
    return next;
  };

/** A session in which a game that only the engine plays has been watched for long enough. */
function pausedEngine(state: State): State {
  const { stage } = state;
  if (stage.kind !== "playing" || stage.awaits.kind !== "engine") return state;
  return { ...state, stage: stageFor(stage, stage.match, true) };
}

/** Dice that fall alike at this step, whatever has been thrown beside the lesson. */
async function diceOf({ game, dice }: State, at: number): Promise<Partial<State>> {
  if (!game.dice) return {};
  const { seededDice } = await import("../../../match/weighted-choice.ts");
  return { dice: { ...dice, roll: seededDice(at + 1) } };
}

/** Shows the notes of a step and types its line, with an answer to any question that follows. */
async function typedIn(
  state: State,
  { notes, typed, yes }: LessonStep = { notes: [], line: 0 },
  { type, ports }: { readonly type: TypeInGame; readonly ports: Ports },
): Promise<State> {
  for (const note of notes) ports.screen.show(note);
  if (typed === undefined) return state;
  let next = await type(state, typed, ports);
  while (stageOf(next)?.isQuestion) next = await type(next, yes ? "y" : "n", ports);
  const another = lessonIn(next) !== undefined;
  if (another) ports.screen.show("A lesson cannot start another lesson.");
  return another || next.stack.length === 0 ? state : next;
}

/** Shows a step that has been typed; without a board of its own, below that of a step before it. */
function showStep(running: RunningLesson, { screen }: Ports): State {
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
  return withLesson(state, lessonOf(running, state));
}

/** A board that leaves room for all that the step says. */
const inLesson = (scene: Top): Top => ({ ...scene, recap: undefined });
