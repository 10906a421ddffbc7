import { type Position, setupPosition } from "../../core/game.ts";
import { throwsOwnDice } from "../../match/dice.ts";
import { type Match, startMatch } from "../../match/match.ts";
import type { Ports } from "../ports.ts";
import { continueMatch, playersOfNextGame } from "./continue-match.ts";
import { underWay } from "./leaving.ts";
import { confirming, GAME_CONTINUES } from "./stages.ts";
import { LOBBY, matchOf, OFFERED, type State } from "./state.ts";
import { tallyLine, tallyWith } from "./tally.ts";

/** Shows the results so far, then asks for a setup, or begins if the game has only one. */
export function newGame(before: State, ports: Ports): State {
  const tally = tallyWith(before);
  const state = { ...before, tally, stage: LOBBY };
  if (tally.length > 0) ports.terminal.say(tallyLine(tally, state));
  return state.game.setups.length > 1 ? state : chooseSetup(state, false, ports);
}

/** Begins with the setup that was offered, or with the default. */
export function chooseSetup(state: State, offered: boolean, ports: Ports): State {
  const setup = offered ? OFFERED : 0;
  return begin(state, setupPosition(state.game, setup), state.game.setups[setup]?.name, ports);
}

/** Begins at a position that a player has chosen; asks first if a game is under way. */
export function beginInstead(state: State, position: Position, ports: Ports): State {
  const match = matchOf(state);
  const text = state.game.writePosition(position);
  const setup = state.game.setups.find((candidate) => candidate.position === text)?.name;
  if (!match || !underWay(match)) return begin(state, position, setup, ports);
  return confirming(state, {
    prompt: "Do you want to leave this game and begin here (Y for yes)? ",
    yes: async (then, at) => begin(then, position, setup, at),
    no: GAME_CONTINUES,
  });
}

/** Begins a match at a position; `setup` names the setup that it is, if it is one. */
export function begin(
  state: State,
  position: Position,
  setup: string | undefined,
  ports: Ports,
): State {
  return continueMatch(state, matchAt(state, position, ports, setup), ports);
}

/** A match at its first position; `setup` names the setup that it is, if it is one. */
export function matchAt(state: State, position: Position, { disk }: Ports, setup?: string): Match {
  const { game, choices, dice } = state;
  const players = playersOfNextGame(state);
  const ownDice = throwsOwnDice(game, dice);
  return startMatch(game, position, { choices, setup, players, ownDice, date: disk.today() });
}
