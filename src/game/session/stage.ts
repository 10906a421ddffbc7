/** Questions about the stage of a session, and changes of it. */
import { err, ok, type Result } from "../../base/result.ts";
import type { Shown } from "../../drawing/shown.ts";
import type { Session } from "../../terminal/dialogue/mode.ts";
import { atBottom, modeWithCommands, stageOf } from "../../terminal/dialogue/stack.ts";
import { engineToMove } from "../match/engine-sides.ts";
import { current, type Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import {
  type Begun,
  type GameCommand,
  type GameMode,
  type GameStage,
  type Lobby,
  NO_MATCH,
  type State,
} from "./state.ts";

/** What the game is at that is played or just finished, also during an activity; undefined in the lobby. */
export const begunOf = ({ stage }: Pick<State, "stage">): Begun | undefined =>
  stage.kind === "lobby" ? undefined : stage;

/** The match of that game. */
export const matchOf = (state: Pick<State, "stage">): Match | undefined => begunOf(state)?.match;

/** Whether the engine waits until it is told to continue, or a player has moved. */
export const isPaused = (state: Pick<State, "stage">): boolean => begunOf(state)?.paused ?? false;

/** The activity on the screen, also while it asks for a confirmation; undefined for none. */
export const activityOf = (state: Session) => modeWithCommands(state) as GameMode | undefined;

/** Whether the next line is for the game itself, not for an activity or a question about either. */
export const isAtGame = (state: State): boolean => stageOf(state) === state.stack[0];

/** The match on the screen: the activity's, or the game being played. */
export function shownMatch(state: State): Result<Match> {
  const activity = activityOf(state);
  if (activity?.match) return activity.match;
  const played = activity ? undefined : matchOf(state);
  return played ? ok(played) : err(NO_MATCH);
}

/** Lets `explain` alone explain a move of a match until another position is reached. */
export function withMoveToExplain(state: State, match: Match, move: string): State {
  const toExplain = { position: current(match).text, move };
  return { ...state, stage: { ...state.stage, toExplain } };
}

/** Changes the game that has begun, if one has, without changing what is on the screen. */
export const withBegun = (state: State, changes: Partial<Begun>): State =>
  state.stage.kind === "lobby" ? state : { ...state, stage: { ...state.stage, ...changes } };

/** The session whose match has just been read from a file. */
export const withAsRead = (state: State): State => withBegun(state, { asRead: matchOf(state) });

/** The session at the choice of a game, with what stands aside. */
export function inLobby(state: State, changes: Partial<Lobby> = {}): State {
  const { games, tally, asksOption, toExplain } = { ...state.stage, ...changes };
  return { ...atBottom(state), stage: { kind: "lobby", games, tally, asksOption, toExplain } };
}

/** The action of a command that shows something about the match on the screen. */
export function aboutMatch(
  shown: (match: Match, argument: string, state: State) => readonly Shown[],
): GameCommand["run"] {
  return async ({ state, ports, argument }) => {
    const match = shownMatch(state);
    if (!match.ok) return match.reason;
    ports.screen.show(...shown(match.value, argument, state));
    return state;
  };
}

/** Whether the dice must be thrown before anybody can move. */
export function isThrowDue(match: Match): boolean {
  return !matchOutcome(match) && match.game.toMove(current(match).position) === "chance";
}

/** The stage of a match after another one of the same course; the engine may be paused in it. */
export function stageFor(
  before: GameStage,
  match: Match,
  paused = isPaused({ stage: before }),
): GameStage {
  const { games, tally, asksOption, toExplain } = before;
  const { asRead, show } = begunOf({ stage: before }) ?? {};
  const begun = { games, tally, asksOption, toExplain, match, asRead, show, paused };
  if (matchOutcome(match)) return { kind: "over", ...begun };
  return { kind: "playing", ...begun, awaits: { kind: nextInput(match, paused) } };
}

function nextInput(match: Match, paused: boolean): "throw" | "engine" | "start" | "move" {
  if (isThrowDue(match)) return "throw";
  if (!paused && engineToMove(match)) return "engine";
  return match.game.squares ? "start" : "move";
}

/** What puts down a piece at the prompt for its finish square; the first is what Escape types there. */
export const PUT_DOWN = ["cancel", "back", "no", "stop"] as const;

/** The argument of a command that takes a square, in games whose moves are squares. */
export const SQUARE = "[SQUARE]";
