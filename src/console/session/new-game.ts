import { type Position, setupPosition } from "../../core/game.ts";
import { inWords, quoted } from "../../core/text.ts";
import { CATALOGUE, catalogueEntry, defaultChoices, loadKnown } from "../../games/catalogue.ts";
import { withClock } from "../../match/clock.ts";
import { throwsOwnDice } from "../../match/dice.ts";
import { type Match, startMatch } from "../../match/match.ts";
import { human, mergePlayers } from "../../match/players.ts";
import { enginePlayers } from "../../view/board-sentences.ts";
import type { Ports } from "../ports.ts";
import {
  continueMatch,
  humansOf,
  playersOfNextGame,
  tallyLine,
  tallyWith,
} from "./continue-match.ts";
import { canBeResumed, leaveGame } from "./leaving.ts";
import { judgesAtOnce } from "./move-input.ts";
import { announceHouseRules, diceFor } from "./say.ts";
import { boardOfQuestion } from "./scenes.ts";
import { type Confirmation, LOBBY, type Reply, type State } from "./state.ts";

/** Shows the results so far, then asks for an option or a setup, or begins if the game asks for neither. */
export function newGame(before: State, ports: Ports): State {
  const tally = tallyWith(before);
  const state = { ...before, tally, stage: LOBBY };
  if (tally.length > 0) ports.screen.show(tallyLine(tally, state));
  if (state.game.setups.length === 1 && !askedOption(state)) return chooseSetup(state, 0, ports);
  ports.screen.show(...boardOfQuestion(state, ports));
  return state;
}

function askedOption({ game, asksOption = false }: State) {
  const entry = asksOption ? CATALOGUE.find(({ id }) => id === game.id) : undefined;
  return entry?.options.find(({ question }) => question !== undefined);
}

/** The question for an option before a game; undefined if there is none. */
export function optionQuestion(state: State): string | undefined {
  const option = askedOption(state);
  if (!option) return undefined;
  const values = inWords(option.values.toSorted(), "or");
  return `${option.question}: ${values} (Enter for ${state.choices[option.name]})? `;
}

/** Begins with the option that was asked for; undefined if none was. */
export async function chooseOption(
  state: State,
  line: string,
  ports: Ports,
): Promise<Reply | undefined> {
  const option = askedOption(state);
  if (!option) return undefined;
  const { name, values } = option;
  const value = line.trim() || state.choices[name];
  if (value === undefined || !values.includes(value))
    return `${quoted(line)} is not an answer; type ${inWords(values.toSorted(), "or")}.`;
  if (value === state.choices[name]) return chooseSetup(state, 0, ports);
  const choices = { ...state.choices, [name]: value };
  const game = await loadKnown(catalogueEntry(state.game.id), choices);
  const ownDice = throwsOwnDice(game, state.dice);
  const info = {
    choices,
    setup: game.setups[0]?.name,
    players: [],
    ownDice,
    date: ports.disk.today(),
  };
  return seatMatch(state, startMatch(game, setupPosition(game, 0), info), ports);
}

/** Begins with a setup, given by its index. */
export function chooseSetup(state: State, setup: number, ports: Ports): State {
  return begin(state, setupPosition(state.game, setup), state.game.setups[setup]?.name, ports);
}

/** Begins at a position that a player has chosen; asks first if a game is under way. */
export async function beginInstead(state: State, position: Position, ports: Ports): Promise<State> {
  const text = state.game.writePosition(position);
  const setup = state.game.setups.find((candidate) => candidate.position === text)?.name;
  const start = async (now: State, portsNow: Ports) => begin(now, position, setup, portsNow);
  return leaveGame(state, "Do you want to leave this game and begin here", start, ports);
}

/** Begins the game that a text names by its id, then `next`; undefined for the present game or none. */
export async function beginOther(
  state: State,
  typed: string,
  ports: Ports,
  next: Confirmation["yes"] = async (begun) => begun,
): Promise<State | undefined> {
  const entry = CATALOGUE.find(({ id }) => id === typed.toLowerCase());
  if (!entry || entry.id === state.game.id) return undefined;
  const choices = defaultChoices(entry);
  const game = await loadKnown(entry, choices);
  const names = humansOf(state);
  const players = game.sides.map(({ name }) => human(names[name]));
  const info = { choices, setup: entry.setups[0], players, date: ports.disk.today() };
  const match = startMatch(game, setupPosition(game, 0), info);
  const begin = async (now: State, portsNow: Ports) =>
    next(await seatMatch(now, match, portsNow), portsNow);
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

/** Said when another game replaces one that can be resumed. */
export const GAME_SAVED = "Your game has been saved; type resume to return to it.";

/** Continues a match of any game, with its own options, players and dice. */
export async function seatMatch(before: State, match: Match, ports: Ports): Promise<State> {
  const { game, info } = match;
  const { choices, timeControl } = info;
  const same = game.title === before.game.title;
  // In the same game a name stays with its side.
  const carried = <T>(list: readonly T[] = []) =>
    game.sides.map(({ name }) =>
      same ? list[before.game.sides.findIndex((side) => side.name === name)] : undefined,
    );
  const players = mergePlayers(game.sides, info.players, carried(playersOfNextGame(before)));
  if (game.houseRules?.text !== before.game.houseRules?.text) {
    const none = "This game is played without house rules.";
    announceHouseRules(game, before.view, ports.screen, none);
  }
  const ours = same ? before.dice : undefined;
  const dice = info.ownDice
    ? undefined
    : (ours ?? (await diceFor(game, before.diceSeed, ports.screen)));
  const ownDice = throwsOwnDice(game, dice);
  const named = { ...match, info: { ...info, players, ownDice } };
  const seated = { game, choices, players, playersAfter: undefined, dice, timeControl };
  return continueMatch({ ...before, humans: humansOf(before), ...seated }, named, ports);
}

/** Says that the current game has been saved when another one replaces it. */
export async function announceSavedGame(state: State, ports: Ports): Promise<void> {
  if (await canBeResumed(state, ports)) ports.screen.show(GAME_SAVED);
}
