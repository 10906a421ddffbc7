import type { Move } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { quoted } from "../../core/text.ts";
import { hasDice } from "../../games/setups.ts";
import { current, type Match, matchOutcome, repetitions, withMove } from "../../match/match.ts";
import { isEngineMatch, playerToMove } from "../../match/players.ts";
import { fromMenu, menuPrompt } from "../../view/numbered-moves.ts";
import type { Ports } from "../ports.ts";
import { continueMatch } from "./continue-match.ts";
import { confirmingMove } from "./house-rules.ts";
import { type Awaited, matchOf, type Playing, type State } from "./state.ts";

/** The exam's refusal of a move. */
export const NOT_LEGAL = "That is not a legal move – please try again";

const NO_THROW = "That is not a throw – please try again";

/** Returns the prompt for a move; it says what to type. */
export function movePrompt({ match, awaits }: Playing): string {
  const { squares } = match.game;
  switch (awaits.kind) {
    case "start":
      return `Start square (file then rank, like ${squares?.example}): `;
    case "finish":
      return `Finish square, from ${squares?.name(awaits.start)}: `;
    case "throw":
      return `The throw of ${playerToMove(match)} (such as 3 6): `;
    default:
      return menuPrompt(match);
  }
}

/** Makes the move that was typed, or keeps its start square until the finish square is known. */
export function takeMove(
  state: State,
  playing: Playing,
  line: string,
  ports: Ports,
): Result<State> {
  const { match, awaits } = playing;
  switch (awaits.kind) {
    case "start":
      return takeStart(state, playing, line, ports);
    case "finish":
      return takeFinish(state, match, awaits.start, line, ports);
    case "move": {
      const move = fromMenu(match, line);
      return move.ok ? tryMove(state, match, move.value, ports) : move;
    }
    default:
      return tryMove(state, match, line, ports);
  }
}

/** Keeps a start square until the finish square is known; both may also come in one line. */
function takeStart(state: State, playing: Playing, line: string, ports: Ports): Result<State> {
  const { match } = playing;
  const start = match.game.squares?.read(line);
  if (!start?.ok) return tryMove(state, match, line, ports);
  return ok({
    ...state,
    stage: { ...playing, awaits: { kind: "finish", start: start.value } },
  });
}

function takeFinish(
  state: State,
  match: Match,
  start: number,
  line: string,
  ports: Ports,
): Result<State> {
  const { squares } = match.game;
  if (!squares) throw new Error("a finish square was asked for in a game without squares");
  const finish = squares.read(line);
  if (!finish.ok) {
    const words = line.trim().split(/[\s,x-]+/i);
    return words.length > 1 && words.every((word) => squares.read(word).ok)
      ? err(
          `${quoted(line.trim())} is more than a square; only the finish square is asked for here.`,
        )
      : finish;
  }
  const move = squares.moveBetween(current(match).position, start, finish.value);
  return move.ok ? ok(confirmOrMake(state, match, move.value, ports)) : move;
}

function tryMove(state: State, match: Match, text: string, ports: Ports): Result<State> {
  const move = match.game.readMove(current(match).position, text);
  return move.ok ? ok(confirmOrMake(state, match, move.value, ports)) : move;
}

/** Makes a legal move, after a question if house rules ask about every move. */
function confirmOrMake(state: State, match: Match, move: Move, ports: Ports): State {
  const make = (then: State, at: Ports) => makeMove(then, matchOf(then) ?? match, move, at);
  const confirms = match.game.houseRules?.confirm;
  return confirms ? confirmingMove(state, match, move, make) : make(state, ports);
}

/** Makes a legal move and returns the state that follows. */
export function makeMove(state: State, match: Match, move: Move, ports: Ports): State {
  const next = withMove(match, move);
  const sentence = current(next).move?.sentence ?? "";
  const times = repetitions(next);
  const following = continueMatch({ ...state, enginePaused: false }, next, ports, [sentence]);
  if (times >= 3 && !matchOutcome(next) && !hasDice(match.game) && !isEngineMatch(next)) {
    ports.terminal.say(
      `This position has now occurred ${times} times; that does not end the game.`,
    );
  }
  return following;
}

/** Gives the exam's refusal and the reason, and asks for both squares again without the board. */
export function refuseMove(
  state: State,
  playing: Playing,
  reason: string,
  { terminal }: Pick<Ports, "terminal">,
): State {
  terminal.say(playing.awaits.kind === "throw" ? NO_THROW : NOT_LEGAL);
  terminal.say(reason);
  if (playing.awaits.kind !== "finish") return state;
  const awaits: Awaited = { kind: "start" };
  return { ...state, stage: { ...playing, awaits } };
}
