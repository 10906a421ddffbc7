import type { SessionOptions } from "../console/dialogue/dialogue.ts";
import type { Ports } from "../console/ports.ts";
import { diceFor } from "../console/session/say.ts";
import type { Settings } from "../console/session/settings.ts";
import type { InitialState } from "../console/session/state.ts";
import { type AnyGame, hasDice } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { human, mergePlayers, type Player } from "../match/players.ts";
import { foldersOf } from "../records/store/folders.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { Host } from "./host.ts";
import { portsFor, settingsFor } from "./make-ports.ts";
import { type DisplayOptions, openGame, type PlayRequest, viewOf } from "./options/request.ts";

/** Seeds are integers below this one. */
export const SEEDS = 1_000_000_000;

/** Plays games until the players leave. Refuses contradictory requests. */
export async function play(request: PlayRequest, host: Host): Promise<Result<true>> {
  const seed = request.seed ?? host.random(SEEDS);
  const given = await portsFor(request, host);
  const opening = await openingFor(request, given);
  if (!opening.ok) return opening;
  const { game, start } = opening.value;
  if (!hasDice(game) && request.ownDice) return err(`${game.title} has no dice.`);
  const settings = await settingsFor(given);
  const players = await playersFor(opening.value, request, settings);
  if (!players.ok) return players;
  const recorded = await withRecorder(request, host, given);
  if (!recorded.ok) return recorded;
  const ports = recorded.value;
  if (host.keyboard && !start) await announceSavedGames(host, game, ports);
  const diceSeed = request.ownDice ? undefined : seed;
  const ownDice = request.ownDice ?? opening.value.ownDice;
  const dice = ownDice ? undefined : await diceFor(game, diceSeed, ports.screen);
  const view = await viewFor(request, settings);
  const { level } = settings;
  const seedGiven = request.seed !== undefined;
  const asksOption = host.keyboard && !request.computer && !request.start.answered;
  const settled = { dice, diceSeed, players: players.value, level, view, asksOption };
  const options = { ...settled, seed, seedGiven, humans: namesIn(settings) };
  return converse(opening.value, options, ports);
}

/** The screen with the rest of the ports, and how a player's settings and the options want it to look. */
export async function openDisplay(request: DisplayOptions, host: Host) {
  const ports = await portsFor(request, host);
  const settings = await settingsFor(ports);
  return { ports, level: settings.level, view: await viewFor(request, settings) };
}

/** The look of a session; what estimates winning chances is loaded only if they are to be shown. */
export async function viewFor(request: DisplayOptions, settings: Settings): Promise<ViewSettings> {
  const view = viewOf(request, settings);
  if (settings.score !== "on") return view;
  return { ...view, chances: (await import("../engine/quick-chance.ts")).quickChances() };
}

export async function converse(
  opening: InitialState,
  options: SessionOptions,
  ports: Ports,
): Promise<Result<true>> {
  const dialogue = await import("../console/dialogue/dialogue.ts");
  await dialogue.converse(opening, options, ports);
  // The last words may be held back after a long text.
  await ports.screen.rest(0);
  return ok(true);
}

async function openingFor(request: PlayRequest, { disk }: Ports): Promise<Result<InitialState>> {
  if (request.load === undefined && request.resume === undefined) return openGame(request.start);
  return (await import("./open-match.ts")).openRecord(request, disk);
}

async function playersFor(
  { game, players = [] }: InitialState,
  request: PlayRequest,
  settings: Settings,
): Promise<Result<readonly Player[]>> {
  const named = namedPlayers(game, players, settings);
  if (Object.keys(request.players).length === 0 && !request.computer) return ok(named);
  const { playersOf } = await import("./open-match.ts");
  return playersOf(game, request, named, settings.level);
}

/** The players of a record; the settings name those that the record does not. */
export function namedPlayers(
  { sides }: AnyGame,
  recorded: readonly Player[],
  settings: Settings,
): readonly Player[] {
  const names = namesIn(settings);
  return mergePlayers(
    sides,
    recorded,
    sides.map(({ name }) => human(names[name])),
  );
}

const namesIn = ({ white = "", black = "" }: Settings): Readonly<Record<string, string>> => ({
  White: white,
  Black: black,
});

/** The ports that also write games to the file of --record, if there is one. */
async function withRecorder({ record }: PlayRequest, { keyboard }: Host, ports: Ports) {
  if (record === undefined) return ok(ports);
  const { openRecorder } = await import("./open-match.ts");
  const recorder = await openRecorder(record, keyboard, ports);
  if (!recorder.ok) return recorder;
  const { disk } = ports;
  return ok({ ...ports, disk: { ...disk, autosaves: [...disk.autosaves, recorder.value] } });
}

/** Mentions saved games; their texts are only read if there are any. */
async function announceSavedGames(host: Host, game: AnyGame, { disk, screen }: Ports) {
  if ((await foldersOf(host.disk).list("unfinished")).length === 0) return;
  const { noticeOfUnfinished } = await import("../console/session/list-saved-games.ts");
  const notice = await noticeOfUnfinished(await disk.store(), game);
  if (notice !== undefined) screen.show(notice);
}
