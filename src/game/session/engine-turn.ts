import { captionLines } from "../../drawing/shown.ts";
import { shareOfClock, strictest } from "../engine/limits.ts";
import type { Limits, SearchInfo } from "../engine/types.ts";
import { timeToAct, withTimeSpent } from "../match/clock.ts";
import { engineToMove, isEngineMatch } from "../match/engine-sides.ts";
import { current, type Match, playerToMove, repetitions, sideToAct } from "../match/match.ts";
import { AGREED_DRAW } from "../match/outcome.ts";
import { DEFAULT_LEVEL } from "../match/players.ts";
import type { AnyGame, Move, Position } from "../rules/game.ts";
import { reasonFor } from "../view/move-reason.ts";
import { continueMatch } from "./continue-match.ts";
import { enterMove } from "./move-input.ts";
import type { EngineSearch, Ports } from "./ports.ts";
import { gameScene } from "./scenes.ts";
import { begunOf, matchOf, stageFor } from "./stage.ts";
import type { State } from "./state.ts";

/** Seconds per move if only engines play, so that a class can follow. */
export const DEFAULT_PACE = 2;
/** Games between engines are drawn after this many moves. */
const LONGEST_GAME = 400;
const SECOND = 1000;
/** The limit for the only legal move: enough to see a win that is near. */
const NO_CHOICE = { nodes: 20_000 };

/** Makes the engine's move. If it is interrupted, it pauses and the players are asked for the move. */
export async function engineMoves(state: State, match: Match, ports: Ports): Promise<State> {
  const strength = engineToMove(match);
  if (!strength) throw new Error("the engine was asked for another player's move");
  const alone = isEngineMatch(match);
  const paced = alone ? { atLeast: SECOND * (begunOf(state)?.show?.pace ?? DEFAULT_PACE) } : {};
  const { level = DEFAULT_LEVEL, milliseconds } = strength;
  // It differs for every move of every game of a session.
  const seed = state.seed + 1009 * state.stage.games + match.at;
  // With only a time limit it plays at full strength.
  const skilled = milliseconds === undefined || strength.level !== undefined;
  const share = shareOfTime(match);
  const ofStrength = milliseconds === undefined ? {} : { milliseconds };
  const ofClock = share === undefined ? {} : { milliseconds: Math.max(1, share) };
  const asked = {
    limits: limitsFor(match, strictest(ofStrength, ofClock)),
    ...(skilled ? { skill: { level, seed } } : {}),
  };
  const started = ports.now();
  const { info, interrupted } = await searchMatch(match, { ...asked, ...paced }, ports);
  // Neither a busy machine nor the pace at which people watch takes time from it.
  const used = alone ? info.milliseconds : ports.now() - started;
  const thought = withTimeSpent(match, Math.max(0, Math.min(used, share ?? 0)));
  if (interrupted) return pauseEngine(state, thought, ports);
  const [move] = info.pv;
  if (move === undefined) throw new Error("the engine found no move");
  const { makesMistakes } = await import("../engine/levels.ts");
  // The score of a level that makes mistakes proves nothing.
  const proved = skilled && makesMistakes(level) ? undefined : info.score;
  const reason = reasonFor(match.game, current(match).position, move, proved);
  const next = enterMove(state, { match: thought, move, why: reason }, ports);
  return alone ? drawnIfEndless(next, ports) : next;
}

/** The limits of a search for a move, which need not be long if there is only one. */
export function limitsFor({ game, plies, at }: Match, limits: Limits): Limits {
  const moves = game.legalMoves(plies[at]!.position);
  return moves.length === 1 ? strictest(limits, NO_CHOICE) : limits;
}

/** The milliseconds that the engine takes of its clock, from 0; undefined without a clock. */
function shareOfTime(match: Match): number | undefined {
  const left = timeToAct(match);
  const { increment = 0 } = match.info.timeControl?.[sideToAct(match)] ?? {};
  return left === undefined ? undefined : Math.max(0, shareOfClock(left, increment));
}

function pauseEngine(state: State, match: Match, { screen }: Ports): State {
  const choice = `Type computer to let it continue, or make ${playerToMove(match)}'s move yourself.`;
  const next = { ...state, stage: stageFor(state.stage, match, true) };
  const scene = gameScene(match, next, screen);
  const only = { where: "redrawn" as const, otherwise: captionLines(scene) };
  screen.show(`The computer has paused. ${choice}`, { ...scene, only });
  return next;
}

/** Searches the current position; the status line shows the progress. */
export async function searchMatch(
  match: Match,
  search: Omit<EngineSearch, "game" | "choices" | "position" | "earlier">,
  { engine, screen }: Ports,
  report?: (info: SearchInfo<Move>) => void,
): ReturnType<Ports["engine"]["search"]> {
  const { game, info, plies, at } = match;
  const { position } = current(match);
  const earlier = plies.slice(0, at).map((ply) => ply.position);
  const { status } = screen;
  const searching = engine.search(
    { game, choices: info.choices, position, earlier, ...search },
    (found) => {
      if (report) {
        status("");
        report(found);
      }
      status(progress(game, position, found));
    },
  );
  // Shown only now, because a player who sees it may press Ctrl-C.
  status("Thinking ...");
  const answer = await searching;
  status("");
  return answer;
}

/** The status line: "Thinking: depth 7, 81-41, 0.4 s". */
function progress(game: AnyGame, position: Position, info: SearchInfo<Move>): string {
  const seconds = (info.milliseconds / SECOND).toFixed(1);
  const best = info.pv.slice(0, 1).map((move) => game.writeMove(position, move));
  return `Thinking: ${[`depth ${info.depth}`, ...best, `${seconds} s`].join(", ")}`;
}

/** Ends a game between engines as a draw if it repeats a position or grows too long. */
function drawnIfEndless(state: State, ports: Ports): State {
  const match = matchOf(state);
  if (!match || state.stage.kind !== "playing") return state;
  const times = match.game.dice ? 0 : repetitions(match);
  const long = current(match).number > LONGEST_GAME;
  if (times < 3 && !long) return state;
  const reason = long
    ? `The game has exceeded ${LONGEST_GAME} moves; between computers that is a draw.`
    : "The position has occurred three times; between computers that is a draw.";
  const drawn = { ...match, agreed: AGREED_DRAW };
  return continueMatch(state, { match: drawn, news: [reason] }, ports);
}
