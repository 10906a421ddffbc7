import { type Line, SAID } from "../../drawing/line.ts";
import { completions } from "./completion.ts";
import { mayBeCommand, type TypedLine, takeLine } from "./dispatch.ts";
import type { DialoguePorts, Held, Repl, Session, TypeLine } from "./mode.ts";
import { findCommand } from "./registry.ts";
import { askingMode, leadingMode, outermost, stageOf } from "./stack.ts";

/** The last words of a session in which nothing is saved. */
export const GOODBYE = "Goodbye.";

/** What the first Ctrl-C at an empty prompt says; `more` may end the sentence. */
export const howToLeave = (more = "") => `Type quit or press Ctrl-C again to leave${more}.`;

/** In milliseconds after a player's time is up. */
const TOO_SOON = 2_000;

/** A session that is about to be held. */
interface Opened extends Held {
  /** The first line, if it has been asked for or typed already. */
  readonly first?: Promise<string | undefined> | undefined;
}

interface Ongoing extends Opened {
  /** When a player's time was up, by the clock of the ports. */
  readonly ended: number;
}

/** Asks, takes the answer, and so on until the players leave or the input ends. */
export async function hold(opened: Opened, repl: Repl): Promise<void> {
  let ongoing: Ongoing | undefined = { ...opened, ended: Number.NEGATIVE_INFINITY };
  while (ongoing && ongoing.state.stack.length > 0) ongoing = await takeTurn(ongoing, repl);
  await repl.finish?.();
}

/**
 * Asks once and takes the answer. Undefined where the input ends. Whatever a turn works with ends with it, because a
 * state may hold all the steps of a program.
 */
async function takeTurn(ongoing: Ongoing, repl: Repl): Promise<Ongoing | undefined> {
  const { state, ports, first, ended } = ongoing;
  await repl.keep?.(outermost(state), ports);
  const type: TypeLine = (now, line, theirs) =>
    typeLine({ state: now, argument: line, ports: theirs }, repl);
  const due =
    leadingMode(state)?.due?.(state, ports, type) ?? stageOf(state)?.due?.(state, ports, type);
  if (due) return { ...ongoing, state: await due };
  const clock = askingMode(state)?.clock?.(state, ports);
  const line = await (first ?? ask({ state, ports, ended, left: clock?.left }, repl));
  if (line === undefined) {
    const lastWords = await repl.farewell?.(state, ports);
    if (lastWords !== undefined) ports.screen.show(`\nThe input has ended. ${lastWords}`);
    return undefined;
  }
  const charged = clock?.charge(state);
  // A line that comes too late is not an answer to the next question.
  if (charged?.late) return { state: charged.state, ports, ended: ports.now() };
  const next = await takeTyped({ state: charged?.state ?? state, argument: line, ports }, repl);
  return { state: next, ports, ended };
}

/** Takes a line, and tells each mode that it has left. */
async function takeTyped(typed: TypedLine, repl: Repl): Promise<Session> {
  const { state, ports } = typed;
  if (mayBeCommand(typed.argument)) await repl.load?.();
  const next = await takeLine(typed, repl);
  // A session within this one returns to it, and what its own lines opened may be left without a word.
  const within = state.stack.findLastIndex(({ outer }) => outer);
  const kept = [...next.stack, ...outermost(next).stack];
  for (const mode of state.stack.slice(within + 1))
    if (!kept.some(({ title }) => title === mode.title)) mode.left?.(next, ports);
  return next;
}

/** Types a line for the players, at the prompt if it is an answer. */
async function typeLine(typed: TypedLine, repl: Repl): Promise<Session> {
  await repl.load?.();
  const { state, argument: line, ports } = typed;
  const isCommand = findCommand(state, line, repl) !== undefined;
  const prompt = isCommand ? "> " : promptOf(state, ports);
  ports.screen.show(SAID.typed(prompt, line));
  return takeLine(typed, repl);
}

interface Asked extends Ongoing {
  /** What is left of the player's time. */
  readonly left: (() => number) | undefined;
}

async function ask(asked: Asked, repl: Repl): Promise<string | undefined> {
  const { state, ports, ended, left } = asked;
  const { screen } = ports;
  screen.use(state.view);
  const line = await screen.ask({
    prompt: promptOf(state, ports),
    complete: (typed) => completions(asked, typed, repl),
    advice: advice(asked, repl),
    left,
    until: askingMode(state)?.until?.(),
    ...(repl.board ?? boardOfMode)(state, ports, left),
  });
  // Enter may have been meant for the move, and would leave the program.
  const unmeant = line === "" && screen.interactive && ports.now() - ended < TOO_SOON;
  return unmeant ? ask(asked, repl) : line;
}

/** What Ctrl-C says at an empty prompt: how to leave, and pressed again the last words. */
export const advice =
  ({ state, ports }: Held, repl: Repl) =>
  async (again: boolean): Promise<string> =>
    again
      ? ((await repl.farewell?.(state, ports)) ?? GOODBYE)
      : ((await repl.howToLeave?.(state, ports)) ?? howToLeave());

function boardOfMode(state: Session) {
  const { scene, shortcuts } = stageOf(state) ?? {};
  return { board: scene && (() => scene), inPlace: scene?.inPlace, shortcuts };
}

function promptOf(state: Session, ports: DialoguePorts): Line {
  return askingMode(state)?.prompt(state, ports) ?? "";
}
