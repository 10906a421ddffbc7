import { inWords, quoted } from "../../base/text.ts";
import { withClock } from "../match/clock.ts";
import { throwsOwnDice } from "../match/dice.ts";
import { type Match, type MatchInfo, startMatch } from "../match/match.ts";
import { human, mergePlayers } from "../match/players.ts";
import {
  CATALOGUE,
  type ConfiguredGame,
  catalogueEntry,
  defaultChoices,
  loadConfigured,
  type Options,
} from "../rules/catalogue.ts";
import { type Position, setupPosition } from "../rules/game.ts";
import { defaultsInWords, readGame, readStart, type TypedGame } from "../rules/read-game.ts";
import { enginePlayers } from "../view/board-sentences.ts";
import {
  continueMatch,
  humansOf,
  playersOfNextGame,
  tallyLine,
  tallyWith,
} from "./continue-match.ts";
import { type Ports, say } from "./ports.ts";
import { announceHouseRules, diceFor, recording } from "./say.ts";
import { boardOfQuestion } from "./scenes.ts";
import { canBeResumed, leaveGame } from "./stage-transitions.ts";
import { type Command, LOBBY, type Reply, type State } from "./state.ts";

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
export async function chooseOption(state: State, line: string, ports: Ports) {
  const option = askedOption(state);
  if (!option) return undefined;
  if (line.trim() === "") return chooseSetup(state, 0, ports);
  const entry = catalogueEntry(state.game.id);
  const typed = readStart(line, entry.id);
  const choices = typed.ok ? typed.value.choices : {};
  if (choices[option.name] === undefined)
    return `${quoted(line)} is not an answer; type ${inWords(option.values.toSorted(), "or")}.`;
  const configured = await loadConfigured(entry, { ...state.choices, ...choices });
  if (!configured.ok) return configured.reason;
  return chooseSetup(await withGame(state, configured.value, ports), 0, ports);
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

/**
 * Begins a game with the options that have been typed, then `next`; asks first if another one is under way. Where
 * `next` only says a sentence, such as a refusal, the present game stays.
 */
export async function beginTyped(
  state: State,
  typed: TypedGame,
  ports: Ports,
  next?: (begun: State, ports: Ports) => Promise<Reply>,
): Promise<Reply> {
  const { entry } = typed;
  const { setup, ...choices } = typed.choices;
  const configured = await loadConfigured(entry, { ...defaultChoices(entry), ...choices });
  if (!configured.ok) return configured.reason;
  const { game } = configured.value;
  const answered = entry.options.some(({ name, question }) => question && name in choices);
  const begin = async (now: State, at: Ports): Promise<Reply> => {
    const asksOption = at.screen.interactive && !now.inLesson && !answered;
    const seated = { ...(await withGame(now, configured.value, at)), asksOption };
    const index = game.setups.findIndex(({ name }) => name === setup);
    const asks = index < 0 && (game.id === now.game.id || askedOption(seated));
    const begun = asks ? newGame(seated, at) : chooseSetup(seated, Math.max(0, index), at);
    return next ? next(begun, at) : begun;
  };
  // Tried first where nobody sees it, without a throw of the dice of the present game.
  const tried = next && (await begin({ ...state, dice: undefined }, recording(ports).ports));
  if (typeof tried === "string") return tried;
  const other = game.id === state.game.id ? "another" : game.title;
  const yes = async (now: State, at: Ports) => {
    const begun = await begin(now, at);
    return typeof begun === "string" ? say(now, begun, at) : begun;
  };
  return leaveGame(state, `Do you want to leave this game and start ${other}`, yes, ports);
}

/** Runs a command, in the game that its argument begins with if it takes one, which is then begun. */
export async function runInGame(
  command: Command,
  state: State,
  ports: Ports,
  argument: string,
): Promise<Reply> {
  const { games } = command;
  const typed = games && readGame(argument, games !== "none");
  if (!typed) return runHere(command, state, ports, argument);
  const { entry, choices, rest } = typed;
  const perhaps = /^\d+$/.test(rest) ? readGame(`${entry.id} ${rest}`)?.choices : undefined;
  if (entry.id !== state.game.id || Object.keys(choices).length > 0)
    return beginTyped(state, typed, ports, (now, at) => runHere(command, now, at, rest, perhaps));
  const text = rest === "" && games === "topics" ? argument : rest;
  return runHere(command, state, ports, text, perhaps);
}

/**
 * Runs a command in the present game. Says with which options it sets what it sets, where others may be expected.
 * @param perhaps the options that a number after the name of the game could mean
 */
async function runHere(
  { run, sets }: Command,
  state: State,
  ports: Ports,
  argument: string,
  perhaps?: Options,
): Promise<Reply> {
  const { id } = state.game;
  const options = sets && defaultsInWords(id, state.choices, perhaps);
  if (!options) return run(state, ports, argument);
  const { shown, ports: kept } = recording(ports);
  const reply = await run(state, kept, argument);
  const number = perhaps ? `; ${argument} is the number of a ${sets}` : "";
  const notice = `The ${sets}s of ${id} are played with ${options}${number}.`;
  if (typeof reply === "string") return perhaps ? `${reply} ${notice}` : reply;
  ports.screen.show(notice);
  ports.screen.show(...shown);
  return reply;
}

/** Begins a match at a position; `setup` names the setup that it is, if it is one. */
export function begin(state: State, position: Position, setup: string | undefined, ports: Ports) {
  const { game, choices, dice, timeControl } = state;
  const players = playersOfNextGame(state);
  const ownDice = throwsOwnDice(game, dice);
  const date = ports.disk.today();
  const match = startMatch(game, position, { choices, setup, players, ownDice, date });
  const fits = timeControl?.length === game.sides.length;
  const engines = ports.screen.interactive ? enginePlayers(game, match.info.players) : "";
  return continueMatch(state, fits ? withClock(match, timeControl) : match, ports, [engines]);
}

/** A match of an activity at its first position: its players have no names, and no clock. */
export const matchAt = ({ game, choices }: ConfiguredGame, position: Position, { disk }: Ports) =>
  startMatch(game, position, { choices, setup: undefined, players: [], date: disk.today() });

/** Said when another game replaces one that can be resumed. */
export const GAME_SAVED = "Your game has been saved; type resume to return to it.";

/** Continues a match of any game, with its own options, players and dice. */
export async function seatMatch(before: State, match: Match, ports: Ports): Promise<State> {
  const { game, info } = match;
  const { choices, timeControl } = info;
  const seated = await withGame(before, { game, choices }, ports, info);
  const ownDice = throwsOwnDice(game, seated.dice);
  const named = { ...match, info: { ...info, players: seated.players, ownDice } };
  return continueMatch({ ...seated, timeControl }, named, ports);
}

/** The session in another game, or with other options of its own; the players of a record come first. */
async function withGame(
  before: State,
  { game, choices }: ConfiguredGame,
  ports: Ports,
  record?: MatchInfo,
): Promise<State> {
  const same = game.id === before.game.id;
  const humans = humansOf(before);
  // In the same game a name stays with its side.
  const carried = game.sides.map(({ name }) =>
    same
      ? playersOfNextGame(before)[before.game.sides.findIndex((side) => side.name === name)]
      : human(record ? "" : humans[name]),
  );
  if (game.houseRules?.text !== before.game.houseRules?.text) {
    const which = record ? "This" : "The next";
    const none = `${which} game is played without house rules.`;
    announceHouseRules(game, before.view, ports.screen, none);
  }
  const ours = same ? before.dice : undefined;
  const own = record ? record.ownDice : same && throwsOwnDice(game, ours);
  const kept = own || ours ? { dice: own ? undefined : ours } : undefined;
  return {
    ...before,
    ...(kept ?? (await diceFor(game, before.diceSeed, ports.screen))),
    ...(!same && { stage: LOBBY, tally: [] }),
    game,
    choices,
    humans,
    players: mergePlayers(game.sides, record?.players ?? [], carried),
    playersAfter: undefined,
  };
}

/** Says that the current game has been saved when another one replaces it. */
export async function announceSavedGame(state: State, ports: Ports): Promise<void> {
  if (await canBeResumed(state, ports)) ports.screen.show(GAME_SAVED);
}
