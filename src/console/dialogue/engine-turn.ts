import type { AnyGame, Move, Position } from "../../core/game.ts";
import type { SearchInfo, SearchRequest } from "../../engine/types.ts";
import { hasDice } from "../../games/setups.ts";
import {
  AGREED_DRAW,
  current,
  type Match,
  moveNumbers,
  repetitions,
  sideToAct,
} from "../../match/match.ts";
import { engineToMove, isEngineMatch } from "../../match/players.ts";
import { showMenu } from "../render/numbered-moves.ts";
import type { Port } from "../terminal/port.ts";
import { DEFAULT_LEVEL } from "./engine-players.ts";
import { makeMove } from "./move-input.ts";
import type { State } from "./state.ts";
import { goOn, questionFor } from "./transitions.ts";

/** Seconds for every move where only computers play, so that a class can follow. */
export const DEFAULT_PACE = 2;
/** Games between computers are drawn after so many moves. */
const LONGEST_GAME = 400;
const SECOND = 1000;

/** The computer makes its move; interrupted, it rests, and the players are asked for the move. */
export async function engineMoves(state: State, port: Port): Promise<State> {
  const { match } = state;
  const strength = match && engineToMove(match);
  if (!match || !strength) throw new Error("the computer was asked for another player's move");
  const alone = isEngineMatch(match);
  const paced = alone ? { atLeast: SECOND * (state.pace ?? DEFAULT_PACE) } : {};
  const { level = DEFAULT_LEVEL, milliseconds } = strength;
  const timed = milliseconds !== undefined;
  // Who is told nothing but a time plays as well as it can.
  const skilled = !timed || strength.level !== undefined;
  const asked = {
    limits: timed ? { milliseconds } : {},
    ...(skilled ? { skill: { level, seed: seedFor(state, match) } } : {}),
  };
  const thought = await searchMatch(state, match, { ...asked, ...paced }, port);
  const [move] = thought.finding.pv;
  if (thought.interrupted) {
    port.say(
      `The computer has paused. Type computer to let it continue, or make ${match.game.sides[sideToAct(match)]?.name}'s move yourself.`,
    );
    showMenu(match, state.view, port);
    return { ...state, enginePaused: true, question: questionFor(match, true) };
  }
  if (move === undefined) throw new Error("the engine found no move");
  const next = makeMove(state, match, move, port);
  return alone ? drawnWhereEndless(next, port) : next;
}

/** Another number for every move of every game; the same ones again in a run with the same seed. */
const seedFor = ({ seed, games = 0 }: State, { at }: Match): number => seed + 1009 * games + at;

/** What is asked about the position of a match, and how it is asked. */
interface Asked extends Pick<SearchRequest<Position>, "limits" | "skill" | "mate"> {
  /** Milliseconds that the answer takes, however soon it is found. */
  readonly atLeast?: number;
}

/** Thinks about the position on the board; meanwhile a line of the screen tells how far it is. */
export async function searchMatch(
  { view }: Pick<State, "view">,
  match: Match,
  asked: Asked,
  port: Port,
  show?: (finding: SearchInfo<Move>) => void,
): ReturnType<Port["think"]> {
  const { game, info, plies, at } = match;
  const { position } = current(match);
  const earlier = plies.slice(0, at).map((ply) => ply.position);
  const status = view.plain ? undefined : port.status;
  const thinking = port.think(
    { game, choices: info.choices, position, earlier, ...asked },
    (finding) => {
      if (show) {
        status?.("");
        show(finding);
      }
      status?.(progress(game, position, finding));
    },
  );
  // Only now: who sees it may press Ctrl-C.
  status?.("Thinking ...");
  const thought = await thinking;
  status?.("");
  return thought;
}

/** "Thinking: depth 7, 81-41, 0.4 s", for the line that is written over again and again. */
function progress(game: AnyGame, position: Position, finding: SearchInfo<Move>): string {
  const seconds = (finding.milliseconds / SECOND).toFixed(1);
  const best = finding.pv.slice(0, 1).map((move) => game.writeMove(position, move));
  return [
    "Thinking: depth",
    `${finding.depth},`,
    ...best.map((move) => `${move},`),
    seconds,
    "s",
  ].join(" ");
}

/** A game between computers that goes round in circles, or on and on, is a draw. */
function drawnWhereEndless(state: State, port: Port): State {
  const { match } = state;
  if (!match || state.question?.kind !== "thinking") return state;
  const times = hasDice(match.game) ? 0 : repetitions(match);
  const long = (moveNumbers(match)[match.at] ?? 0) > LONGEST_GAME;
  if (times < 3 && !long) return state;
  port.say(
    long
      ? `The game has grown beyond ${LONGEST_GAME} moves; between computers that is a draw.`
      : "The position has stood three times; between computers that is a draw.",
  );
  return goOn(state, { ...match, agreed: AGREED_DRAW }, port);
}
