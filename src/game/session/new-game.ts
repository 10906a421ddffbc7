import { inWords, quoted } from "../../base/text.ts";
import { isTaught } from "../../terminal/dialogue/stack.ts";
import { withClock } from "../match/clock.ts";
import { type Match, type MatchInfo, startMatch, throwsOwnDice } from "../match/match.ts";
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
import { defaultsInWords, type GameChoice, readGame, readStart } from "../rules/read-game.ts";
import { enginePlayers } from "../view/board-sentences.ts";
import { announceHouseRules, diceFor } from "./announcements.ts";
import {
  continueMatch,
  humansOf,
  playersOfNextGame,
  tallyLine,
  tallyWith,
} from "./continue-match.ts";
import { canBeResumed, leaveGame, matchUnderWay } from "./leaving.ts";
import { type Ports, recording, shownIfDone } from "./ports.ts";
import { boardOfQuestion } from "./scenes.ts";
import { inLobby, withBegun } from "./stage.ts";
import type { Context, GameCommand, Reply, State } from "./state.ts";

/** Shows the results so far, then asks for an option or a setup, or begins if the game asks for neither. */
export function newGame(before: State, ports: Ports): State {
  const tally = tallyWith(before);
  const state = { ...inLobby(before, { tally }), players: playersOfNextGame(before) };
  if (tally.length > 0) ports.screen.show(tallyLine(tally, before));
  if (state.game.setups.length === 1 && !askedOption(state)) return chooseSetup(state, 0, ports);
  ports.screen.show(...boardOfQuestion(state, ports));
  return state;
}

function askedOption({ game, stage }: State) {
  const entry = stage.asksOption ? CATALOGUE.find(({ id }) => id === game.id) : undefined;
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
  const { game } = state;
  const name = game.setups[setup]?.name;
  return begin(state, { position: setupPosition(game, setup), setup: name }, ports);
}

/** Begins at a position that a player has chosen; asks first if a game is under way. */
export async function beginInstead(state: State, position: Position, ports: Ports) {
  const text = state.game.writePosition(position);
  const setup = state.game.setups.find((candidate) => candidate.position === text)?.name;
  const yes = async (now: State, at: Ports) => begin(now, { position, setup }, at);
  return leaveGame(state, { prompt: "Do you want to leave this game and begin here", yes }, ports);
}

/** A game with the options that have been typed, and what follows once it has begun. */
interface TypedStart extends Pick<GameChoice, "entry" | "choices"> {
  next?(begun: State, ports: Ports): Promise<Reply>;
}

/**
 * Begins a game with the options that have been typed, then `next`; asks first if another one is under way. Where
 * `next` only says a sentence, such as a refusal, the present game stays.
 */
export async function beginTyped(
  state: State,
  { entry, choices: typed, next }: TypedStart,
  ports: Ports,
): Promise<Reply> {
  const { setup, ...choices } = typed;
  const configured = await loadConfigured(entry, { ...defaultChoices(entry), ...choices });
  if (!configured.ok) return configured.reason;
  const { game } = configured.value;
  const answered = entry.options.some(({ name, question }) => question && name in choices);
  const start = async (now: State, at: Ports): Promise<Reply> => {
    const asksOption = at.screen.interactive && !isTaught(now) && !answered;
    const moved = await withGame(now, configured.value, at);
    const seated = { ...moved, stage: { ...moved.stage, asksOption } };
    const index = game.setups.findIndex(({ name }) => name === setup);
    const asks = index < 0 && (game.id === now.game.id || askedOption(seated));
    const begun = asks ? newGame(seated, at) : chooseSetup(seated, Math.max(0, index), at);
    return next ? next(begun, at) : begun;
  };
  const { dice } = state;
  // A refusal comes before the question, and uses up no throw of the dice of the present game.
  if (next && (matchUnderWay(state) || dice.roll)) {
    const unthrown = { ...state, dice: { ...dice, roll: undefined } };
    const tried = await start(unthrown, recording(ports).ports);
    if (typeof tried === "string") return tried;
  }
  const yes = (now: State, at: Ports) => shownIfDone((kept) => start(now, kept), at);
  const other = game.id === state.game.id ? "another" : game.title;
  const prompt = `Do you want to leave this game and start ${other}`;
  return leaveGame(state, { prompt, yes }, ports);
}

/** Runs a command, in the game that its argument begins with if it takes one, which is then begun. */
export async function runInGame(command: GameCommand, context: Context): Promise<Reply> {
  const { state, ports, argument } = context;
  const { games } = command;
  const typed = games && readGame(argument, games !== "none");
  if (!typed) return runHere(command, context);
  const { entry, choices, rest } = typed;
  const perhaps = /^\d+$/.test(rest) ? readGame(`${entry.id} ${rest}`)?.choices : undefined;
  if (entry.id !== state.game.id || Object.keys(choices).length > 0) {
    const next = (now: State, at: Ports) =>
      runHere(command, { ...context, state: now, ports: at, argument: rest }, perhaps);
    return beginTyped(state, { entry, choices, next }, ports);
  }
  const text = rest === "" && games === "topics" ? argument : rest;
  return runHere(command, { ...context, argument: text }, perhaps);
}

/**
 * Runs a command in the present game. Says with which options it sets what it sets, where others may be expected.
 * @param perhaps the options that a number after the name of the game could mean
 */
async function runHere(
  { run, sets }: GameCommand,
  context: Context,
  perhaps?: Options,
): Promise<Reply> {
  const { state, ports, argument } = context;
  const { id } = state.game;
  const options = sets && defaultsInWords(id, state.choices, perhaps);
  if (!options) return run(context);
  const number = perhaps ? `; ${argument} is the number of a ${sets}` : "";
  const notice = `The ${sets}s of ${id} are played with ${options}${number}.`;
  const reply = await shownIfDone((kept) => run({ ...context, ports: kept }), ports, [notice]);
  return typeof reply === "string" && perhaps ? `${reply} ${notice}` : reply;
}

/** Where a match begins; `setup` names the setup that it is, if it is one. */
interface Beginning {
  readonly position: Position;
  readonly setup: string | undefined;
}

/** Begins a match at a position. */
export function begin(state: State, { position, setup }: Beginning, ports: Ports) {
  const { game, choices, dice, timeControl } = state;
  const players = playersOfNextGame(state);
  const ownDice = throwsOwnDice(game, dice.roll);
  const date = ports.disk.today();
  const match = startMatch(game, position, { choices, setup, players, ownDice, date });
  const fits = timeControl?.length === game.sides.length;
  const engines = ports.screen.interactive ? enginePlayers(game, match.info.players) : "";
  const clocked = fits ? withClock(match, timeControl) : match;
  return continueMatch(state, { match: clocked, news: [engines] }, ports);
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
  const seated = await withGame(before, { game, choices, record: info }, ports);
  const ownDice = throwsOwnDice(game, seated.dice.roll);
  const named = { ...match, info: { ...info, players: seated.players, ownDice } };
  return continueMatch({ ...seated, timeControl }, { match: named }, ports);
}

/** The session in another game, or with other options of its own; the players of a record come first. */
async function withGame(
  before: State,
  { game, choices, record }: ConfiguredGame & { readonly record?: MatchInfo },
  ports: Ports,
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
  const { roll, nextSeed } = before.dice;
  const ours = same ? roll : undefined;
  const own = record ? record.ownDice : same && throwsOwnDice(game, ours);
  const kept = own || ours ? { roll: own ? undefined : ours, nextSeed } : undefined;
  return {
    ...(same ? withBegun(before, { show: undefined }) : inLobby(before, { tally: [] })),
    dice: kept ?? (await diceFor(game, nextSeed, ports.screen)),
    game,
    choices,
    humans,
    players: mergePlayers(game.sides, record?.players ?? [], carried),
  };
}

/** Says that the current game has been saved when another one replaces it. */
export async function announceSavedGame(state: State, ports: Ports): Promise<void> {
  if (await canBeResumed(state, ports)) ports.screen.show(GAME_SAVED);
}
