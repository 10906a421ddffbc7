import type { SessionOptions } from "../console/dialogue/dialogue.ts";
import type { InitialState } from "../console/dialogue/initial-state.ts";
import type { Port } from "../console/terminal/port.ts";
import { err, ok, type Result } from "../core/result.ts";
import { hasDice } from "../games/setups.ts";
import type { Player } from "../match/players.ts";
import type { Autosave } from "../records/file-recorder.ts";
import { foldersOf } from "../records/store/folders.ts";
import type { Store } from "../records/store/store.ts";
import type { Host } from "./host.ts";
import { openGame } from "./open-game.ts";
import type { PlayRequest, ReplayRequest } from "./options/request.ts";
import { portFor, storeOf, withDice } from "./ports.ts";

/** Seeds are integers below this one. */
const SEEDS = 1_000_000_000;

/** Plays games until the players leave. Refuses contradictory requests. */
export async function play(request: PlayRequest, host: Host): Promise<Result<true>> {
  const seed = request.seed ?? host.random(SEEDS);
  const archive = storeOf(host);
  const autosaves: Autosave[] = [async (match) => (await archive()).keep(match)];
  const plain = await portFor(request, host, archive, autosaves);
  const advice = ` (repeat these throws with --seed ${seed})`;
  const port = request.ownDice ? plain : withDice(plain, seed, advice);
  const opening = await openingFor(request, host, archive);
  if (!opening.ok) return opening;
  const { game, start } = opening.value;
  if (!hasDice(game) && request.ownDice) return err(`${game.title} has no dice.`);
  const players = await playersFor(opening.value, request);
  if (!players.ok) return players;
  const recorder = await recorderFor(request, host, port);
  if (!recorder.ok) return recorder;
  autosaves.push(...recorder.value);
  if (host.keyboard && !start) await mentionSavedGames(host, archive, port);
  const dice = await port.diceFor?.(game);
  const view = { flipped: false, plain: request.plain };
  return converse(opening.value, { dice, players: players.value, seed, view }, port);
}

/** Shows a record; steps through it if no option says otherwise. */
export async function replay(request: ReplayRequest, host: Host): Promise<Result<true>> {
  const { loadNamed } = await import("../console/dialogue/record-files.ts");
  const { openReplay } = await import("./open-match.ts");
  const match = await loadNamed(request.file, host.home());
  if (!match.ok) return match;
  const seed = host.random(SEEDS);
  const archive = storeOf(host);
  const autosaves: Autosave[] = [async (played) => (await archive()).keep(played)];
  const port = withDice(await portFor(request, host, archive, autosaves), seed);
  const view = { flipped: false, plain: request.plain };
  const opening = await openReplay(match.value, request, view, port);
  if (!opening.ok) return opening;
  if (!opening.value) return ok(true);
  // Dice come into play only if the record is continued.
  return converse(opening.value, { dice: undefined, players: [], seed, view }, port);
}

async function converse(
  opening: InitialState,
  sitting: SessionOptions,
  port: Port,
): Promise<Result<true>> {
  const dialogue = await import("../console/dialogue/dialogue.ts");
  await dialogue.converse(opening, sitting, port);
  return ok(true);
}

/** The position, record or saved game that the command line names. */
async function openingFor(
  request: PlayRequest,
  host: Host,
  archive: () => Promise<Store>,
): Promise<Result<InitialState>> {
  if (request.load === undefined && request.resume === undefined) return openGame(request.start);
  const { openRecord } = await import("./open-match.ts");
  return openRecord(request, await archive(), host.home());
}

async function playersFor(
  { game, players = [] }: InitialState,
  request: PlayRequest,
): Promise<Result<readonly Player[]>> {
  if (Object.keys(request.players).length === 0 && !request.computer) return ok(players);
  const { playersOf } = await import("./open-match.ts");
  return playersOf(game, request, players);
}

/** Returns the recorder that writes the file of --record, if there is one. */
async function recorderFor(
  { record }: PlayRequest,
  { keyboard }: Host,
  port: Port,
): Promise<Result<readonly Autosave[]>> {
  if (record === undefined) return ok([]);
  const { openRecorder } = await import("./open-match.ts");
  const recorder = await openRecorder(record, keyboard, port);
  return recorder.ok ? ok([recorder.value]) : recorder;
}

/** Mentions saved games; their texts are only read if there are any. */
async function mentionSavedGames(
  { disk }: Host,
  archive: () => Promise<Store>,
  port: Port,
): Promise<void> {
  if ((await foldersOf(disk).list("unfinished")).length === 0) return;
  const { noticeOfUnfinished } = await import("../console/dialogue/resume.ts");
  const notice = await noticeOfUnfinished(await archive());
  if (notice !== undefined) port.say(notice);
}
