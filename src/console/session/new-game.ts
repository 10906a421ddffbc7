import { type Position, setupPosition } from "../../core/game.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../games/catalogue.ts";
import { withClock } from "../../match/clock.ts";
import { throwsOwnDice } from "../../match/dice.ts";
import { type Match, startMatch } from "../../match/match.ts";
import { enginePlayers } from "../../view/board-sentences.ts";
import type { Ports } from "../ports.ts";
import { continueMatch, playersOfNextGame, tallyLine, tallyWith } from "./continue-match.ts";
import { leaveGame } from "./leaving.ts";
import { judgesAtOnce } from "./move-input.ts";
import { boardOfQuestion } from "./scenes.ts";
import { seatMatch } from "./seat-match.ts";
import { type Confirmation, LOBBY, type State } from "./state.ts";

/** Shows the results so far, then asks for a setup, or begins if the game has only one. */
export function newGame(before: State, ports: Ports): State {
  const tally = tallyWith(before);
  const state = { ...before, tally, stage: LOBBY };
  if (tally.length > 0) ports.screen.show(tallyLine(tally, state));
  if (state.game.setups.length === 1) return chooseSetup(state, 0, ports);
  ports.screen.show(...boardOfQuestion(state, ports));
  return state;
}

/** Begins with a setup, given by its index. */
export function chooseSetup(state: State, setup: number, ports: Ports): State {
  return begin(state, setupPosition(state.game, setup), state.game.setups[setup]?.name, ports);
}

/** Begins at a position that a player has chosen; asks first if a game is under way. */
export async function beginInstead(state: State, position: Position, ports: Ports): Promise<State> {
  const text = state.game.writePosition(position);
  const setup = state.game.setups.find((candidate) => candidate.position === text)?.name;
  const start = async (then: State, at: Ports) => begin(then, position, setup, at);
  return leaveGame(state, "Do you want to leave this game and begin here", start, ports);
}

/** Begins the game that a text names by its id, then `next`; undefined for the present game or none. */
export async function beginOther(
  state: State,
  typed: string,
  ports: Ports,
  next: Confirmation["yes"] = (begun) => begun,
): Promise<State | undefined> {
  const entry = CATALOGUE.find(({ id }) => id === typed.toLowerCase());
  if (!entry || entry.id === state.game.id) return undefined;
  const choices = defaultChoices(entry);
  const game = await loadKnown(entry, choices);
  const info = { choices, setup: entry.setups[0], players: [], date: ports.disk.today() };
  const match = startMatch(game, setupPosition(game, 0), info);
  const begin = async (then: State, at: Ports) => next(await seatMatch(then, match, at), at);
  return leaveGame(state, `Do you want to leave this game and start ${game.title}`, begin, ports);
}

/** Begins a match at a position; `setup` names the setup that it is, if it is one. */
export function begin(state: State, position: Position, setup: string | undefined, ports: Ports) {
  const { game, timeControl } = state;
  const match = matchAt(state, position, ports, setup);
  const fits = timeControl?.length === game.sides.length;
  const engines = judgesAtOnce(state, ports) ? enginePlayers(game, match.info.players) : "";
  return continueMatch(state, fits ? withClock(match, timeControl) : match, ports, [engines]);
}

/** A match at its first position, without a clock; `setup` names the setup that it is, if it is one. */
export function matchAt(state: State, position: Position, { disk }: Ports, setup?: string): Match {
  const { game, choices, dice } = state;
  const players = playersOfNextGame(state);
  const ownDice = throwsOwnDice(game, dice);
  return startMatch(game, position, { choices, setup, players, ownDice, date: disk.today() });
}
