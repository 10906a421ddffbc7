import type { Move } from "../../core/game.ts";
import { current, type Match, matchOutcome, sameGame, withMove } from "../../match/match.ts";
import { engineToMove } from "../../match/players.ts";
import type { Ports } from "../ports.ts";
import { showBoard, tellTurn } from "../render/show.ts";
import type { Dice } from "../terminal/dice.ts";
import { matchOf, type State, type Table } from "./state.ts";
import { tallyWith } from "./tally.ts";

/**
 * Continues a match: throws the program's dice if they are due, shows the board, and enters the
 * next stage. In plain mode it announces only the turn; the position is read out on request.
 */
export function continueMatch(before: State, match: Match, ports: Ports): State {
  const { terminal } = ports;
  const played = matchOf(before);
  const known = played !== undefined && sameGame(played, match);
  const state = known ? before : withNewGame(before);
  const thrown = withThrows(match, state.dice);
  for (const { move } of thrown.plies.slice(match.at + 1, thrown.at + 1))
    terminal.say(move?.sentence ?? "");
  const show = state.view.plain && known ? tellTurn : showBoard;
  show(thrown, state.view, terminal);
  return { ...state, stage: stageFor(thrown, state.enginePaused ?? false) };
}

/** Returns a match after the program's dice have been thrown for as long as a throw is due. */
function withThrows(match: Match, dice: Dice | undefined): Match {
  if (!dice || !isThrowDue(match)) return match;
  return withThrows(withMove(match, throwDice(match, dice)), dice);
}

const withNewGame = (state: State): State => ({
  ...state,
  tally: tallyWith(state),
  games: (state.games ?? 0) + 1,
  enginePaused: false,
});

/** Returns true if the dice must be thrown before anybody can move. */
export function isThrowDue(match: Match): boolean {
  return !matchOutcome(match) && match.game.toMove(current(match).position) === "chance";
}

function throwDice(match: Match, dice: Dice): Move {
  const { game } = match;
  const throws = game.chances(current(match).position);
  const thrown = throws[dice(throws.map(({ weight }) => weight))];
  if (!thrown) throw new Error("no throw was due");
  return thrown.move;
}

/** Returns the stage of a match: over, or waiting for a throw, the engine or a player's move. */
export function stageFor(match: Match, enginePaused: boolean): Table {
  if (matchOutcome(match)) return { kind: "over", match };
  return { kind: "playing", match, awaits: { kind: awaited(match, enginePaused) } };
}

function awaited(match: Match, enginePaused: boolean): "throw" | "engine" | "start" | "move" {
  if (isThrowDue(match)) return "throw";
  if (!enginePaused && engineToMove(match)) return "engine";
  return match.game.squares ? "start" : "move";
}
