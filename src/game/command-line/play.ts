import { err, ok, type Result } from "../../base/result.ts";
import { inWords } from "../../base/text.ts";
import { DEFAULT_LOOK, type Look, lookWith } from "../../drawing/look.ts";
import type { DisplayOptions } from "../../terminal/display-options.ts";
import { DEFAULT_LEVEL, human, mergePlayers, type Player } from "../match/players.ts";
import { foldersOf } from "../records/store/folders.ts";
import { loadConfigured } from "../rules/catalogue.ts";
import type { AnyGame } from "../rules/game.ts";
import { diceFor } from "../session/announcements.ts";
import type { SessionOptions } from "../session/dialogue/dialogue.ts";
import type { Ports } from "../session/ports.ts";
import type { Settings } from "../session/settings.ts";
import type { InitialState } from "../session/state.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { GameHost, StoringHost } from "./game-host.ts";
import { openGame, type PlayOptions, playerNames, type Start, startWith } from "./open-game.ts";
import { playerFilesOf, portsFor, settingsFor } from "./ports.ts";

/** Plays games until the players leave. Refuses contradictory options. */
export async function playSession(
  options: PlayOptions,
  host: GameHost,
  begin: Start = startWith(),
) {
  const { dice: thrower, seed = host.randomSeed() } = options;
  const loading = loadAhead(begin, host);
  const { ports: given, settings, view } = await openDisplay(options, host);
  const opening = await openingFor(begin, options, given);
  if (!opening.ok) return opening;
  const { typed } = begin;
  const { game, start } = opening.value;
  // A line that is typed may begin a game with dice.
  if (!game.dice && thrower === "ask" && typed === undefined)
    return err(`${game.title} has no dice.`);
  const players = await playersOf(game, opening.value.players, options, settings);
  if (!players.ok) return players;
  const recorded = await withRecorder(options, host, given);
  if (!recorded.ok) return recorded;
  const ports = recorded.value;
  if (host.keyboard && !start && typed === undefined) await announceSavedGames(host, game, ports);
  const nextSeed = thrower === "ask" ? undefined : seed;
  const ownDice = thrower === undefined ? opening.value.ownDice : thrower === "ask";
  const session: SessionOptions = {
    wings: host.wings,
    dice: ownDice ? { nextSeed } : await diceFor(game, nextSeed, ports.screen),
    seed,
    players: players.value,
    humans: playerNames(settings),
    level: settings.level,
    view,
    asksOption: host.keyboard && options.computer === undefined && !begin.answered,
  };
  await loading;
  return converseFrom({ ...opening.value, typed }, session, {
    ...ports,
    seedGiven: options.seed !== undefined,
  });
}

/** Loads what the first prompt needs side by side, and not each when it is needed: waiting takes most of the time. */
const loadAhead = ({ game, choices }: Start, { keyboard, screen }: GameHost) =>
  Promise.all([
    loadConfigured(game, choices),
    import("../session/dialogue/dialogue.ts"),
    keyboard && screen && import("../session/dialogue/prompt-board.ts"),
  ]);

/** The screen with the rest of the ports, and how a player's settings and the options want it to look. */
export async function openDisplay(options: DisplayOptions, host: StoringHost) {
  const ports = await portsFor(options, host);
  const settings = await settingsFor(ports.disk, ports.screen.show);
  return { ports, settings, view: await viewFor(options, settings) };
}

/**
 * The look of a session; options precede settings. What estimates winning chances is loaded only if
 * they are to be shown.
 */
export async function viewFor(options: DisplayOptions, settings: Settings) {
  const view: ViewSettings = lookWith({ ...DEFAULT_LOOK, warn: false, ...settings }, options);
  if (!settings.score) return view;
  return { ...view, chances: (await import("../engine/quick-chance.ts")).quickChances() };
}

/** How a player's settings want boards to look, also where no game is played. */
export const playersLook = async (host: StoringHost, say: (text: string) => void): Promise<Look> =>
  viewFor({}, await settingsFor(playerFilesOf(host), say));

/** Holds a session. */
export async function converseFrom(
  opening: InitialState,
  options: SessionOptions,
  ports: Ports,
): Promise<Result<true>> {
  const dialogue = await import("../session/dialogue/dialogue.ts");
  await dialogue.converse(opening, options, ports);
  // The last words may be held back after a long text.
  await ports.screen.rest(0);
  return ok(true);
}

async function openingFor(start: Start, options: PlayOptions, { disk }: Ports) {
  if (options.load === undefined && options.resume === undefined) return openGame(start);
  return (await import("./open-match.ts")).openRecord(options, disk);
}

/** By side: the players of the options, otherwise those of a record, otherwise those of the settings. */
export async function playersOf(
  game: AnyGame,
  recorded: readonly Player[] = [],
  options: PlayOptions,
  settings: Settings,
): Promise<Result<readonly Player[]>> {
  const sides = game.sides.map(({ name }) => name);
  const typed = playerNames(options);
  const foreign = Object.keys(typed).find((side) => !sides.includes(side));
  if (foreign !== undefined) {
    return err(`${game.title} has no player ${foreign}; its players are ${inWords(sides)}.`);
  }
  const named = (names: typeof typed) => sides.map((side) => human(names[side]));
  const players = mergePlayers(game.sides, named(typed), recorded, named(playerNames(settings)));
  const { computer, think, level = settings.level ?? DEFAULT_LEVEL } = options;
  if (computer === undefined) return ok(players);
  const { withEngine } = await import("../match/read-engine-players.ts");
  const strength = think === undefined ? { level } : { milliseconds: think };
  const humans = players.map((player) => (player.kind === "human" ? player.name : ""));
  return withEngine(game, players, computer, strength, humans);
}

/** The ports that also write games to the file of --record, if there is one. */
async function withRecorder({ record }: PlayOptions, { keyboard }: GameHost, ports: Ports) {
  if (record === undefined) return ok(ports);
  const { openRecorder } = await import("./open-match.ts");
  const recorder = await openRecorder(record, keyboard, ports);
  if (!recorder.ok) return recorder;
  const { disk } = ports;
  return ok({ ...ports, disk: { ...disk, autosaves: [...disk.autosaves, recorder.value] } });
}

/** Mentions saved games; their texts are only read if there are any. */
async function announceSavedGames(host: GameHost, game: AnyGame, { disk, screen }: Ports) {
  if ((await foldersOf(host.disk).list("unfinished")).length === 0) return;
  const { noticeOfUnfinished } = await import("../session/commands/list-saved-games.ts");
  const notice = await noticeOfUnfinished(await disk.store(), game);
  if (notice !== undefined) screen.show(notice);
}
