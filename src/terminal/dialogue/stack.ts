import type { DialoguePorts, Mode, Session } from "./mode.ts";

/** The topmost mode that does not stand aside; undefined once the players have left. */
export const stageOf = ({ stack }: Session): Mode | undefined =>
  stack.findLast(({ aside }) => !aside);

/** The mode that stands aside, and whose prompt and commands come first; undefined for none. */
export function leadingMode(state: Session): Mode | undefined {
  const top = state.stack.at(-1);
  return top?.aside && (top.leads?.(state) ?? true) ? top : undefined;
}

/** The mode that asks the next question; undefined once the players have left. */
export const askingMode = (state: Session): Mode | undefined =>
  leadingMode(state) ?? stageOf(state);

/** The topmost mode with commands of its own that does not stand aside, also during a question about it. */
export const modeWithCommands = ({ stack }: Session): Mode | undefined =>
  stack.findLast(({ aside, commands }) => !aside && commands.length > 0);

/** Whether every line that is no whole command answers the question that is asked. */
export const takesAll = (state: Session): boolean => stageOf(state)?.takesAll?.(state) ?? false;

/** The session within which this one is held, or itself: the one that is saved. */
export const outermost = (state: Session): Session =>
  state.stack.findLast(({ outer }) => outer)?.outer ?? state;

/** The session with a mode on top, which takes the place of a question, and of an earlier step of its own. */
export function enterMode<S extends Session>(state: S, mode: Mode): S {
  const stack = state.stack.filter(({ isQuestion }) => !isQuestion);
  const stage = stack.findLast(({ aside }) => !aside);
  return {
    ...state,
    stack: stage?.title === mode.title ? stack.with(stack.indexOf(stage), mode) : [...stack, mode],
  };
}

/** The session without its topmost mode, unless that stands aside: then without the one below it. */
export function leaveMode<S extends Session>(state: S): S {
  const stage = stageOf(state);
  return { ...state, stack: state.stack.filter((mode) => mode !== stage) };
}

/** The session without any mode: the players have left. */
export const leaveAll = <S extends Session>(state: S): S => ({ ...state, stack: [] });

/** The session in its lowest mode, with what stands aside. */
export const atBottom = <S extends Session>(state: S): S => ({
  ...state,
  stack: state.stack.filter(({ aside }, index) => index === 0 || aside),
});

/** Whether a lesson has set up the session, also while a line of it is typed. */
export const isTaught = ({ stack }: Session): boolean => stack[0]?.taught === true;

/** The session without its topmost mode; shows the board of the one below. */
export const returnBelow = <S extends Session>(state: S, ports: DialoguePorts): S =>
  shownAgain(leaveMode(state), ports);

/** Shows the board of a session again. */
export function shownAgain<S extends Session>(state: S, ports: DialoguePorts): S {
  stageOf(state)?.showAgain?.(state, ports);
  return state;
}
