import { printable } from "../../core/text.ts";
import { current, type Match, standsAsRead } from "../../match/match.ts";
import { withoutBraces } from "../../records/pgn-comments.ts";
import { writeMatch } from "../../records/record-from-match.ts";
import { fileShown } from "../../records/store/file-errors.ts";
import { scoresReport, summary } from "../../view/summaries.ts";
import { replay } from "../activities/replay.ts";
import type { Ports } from "../ports.ts";
import { canBeResumed } from "../session/leaving.ts";
import { fileFrom, loadGame, namedGame, writing } from "../session/record-files.ts";
import { listUnfinished, resumeNumber } from "../session/saved-games.ts";
import { say, unquoted } from "../session/saying.ts";
import { announceSavedGame, GAME_SAVED, seatMatch } from "../session/seat-match.ts";
import { matchOf, NO_MATCH, type State, withMatch } from "../session/state.ts";

const needsFile = (name: string) => `${name} needs a file name, for example: ${name} game.txt`;

/** Writes the current game to a file; asks before overwriting one. */
export async function save(state: State, typed: string, ports: Ports): Promise<State> {
  const file = fileFrom(typed, ports.disk);
  if (!file.ok) return say(state, file.reason, ports);
  return file.value === ""
    ? say(state, needsFile("save"), ports)
    : saveGame(state, file.value, ports);
}

type Show = (state: State, match: Match, ports: Ports) => Promise<State>;

/** The action of a command that shows or continues a game of a file. */
function withGame(name: string, show: Show) {
  return async (state: State, typed: string, ports: Ports): Promise<State> => {
    if (unquoted(typed) === "") return say(state, needsFile(name), ports);
    const named = namedGame(typed, ports.disk);
    const match = named.ok ? await loadGame(named.value) : named;
    return match.ok ? show(state, match.value, ports) : say(state, match.reason, ports);
  };
}

export const load = withGame("load", async (state, match, ports) => {
  await announceSavedGame(state, ports);
  return putLoaded(state, match, ports);
});

export const showRecord = withGame("replay", async (...seen) => replay(...seen));

export async function showScores(state: State, _argument: string, ports: Ports): Promise<State> {
  return say(state, await scoresReport(await ports.disk.store?.()), ports);
}

async function saveGame(state: State, file: string, ports: Ports): Promise<State> {
  const match = matchOf(state);
  if (!match) return say(state, NO_MATCH, ports);
  const done = `The game is in ${fileShown(file)}.`;
  return writing(state, file, (now) => writeMatch(matchOf(now) ?? match), done, ports);
}

export async function putLoaded(state: State, match: Match, ports: Ports): Promise<State> {
  ports.terminal.say(`Loaded: ${summary(match)}`);
  const next = await seatMatch(state, match, ports);
  return { ...next, asRead: matchOf(next) };
}

/** Continues a saved game, or lists them. */
export async function resume(state: State, argument: string, ports: Ports): Promise<State> {
  const store = await ports.disk.store?.();
  if (!store) return say(state, "There is no saved game.", ports);
  const several = argument === "" ? await listUnfinished(store, matchOf(state)) : undefined;
  if (several) {
    const lines = ["Type resume with a number, for example resume 1:", ...several];
    return say(state, lines.join("\n"), ports);
  }
  const number = /^[1-9]\d{0,5}$/.test(argument || "1") ? Number(argument || "1") : 0;
  // Asked before the store turns to the other game.
  const saved = await canBeResumed(state, ports);
  const match = await resumeNumber(store, number, matchOf(state));
  if (!match.ok) return say(state, match.reason, ports);
  if (saved) ports.terminal.say(GAME_SAVED);
  return putResumed(state, match.value, ports);
}

export function putResumed(state: State, match: Match, ports: Ports): Promise<State> {
  ports.terminal.say(`Resumed: ${summary(match)}`);
  return seatMatch(state, match, ports);
}

export function comment(state: State, text: string, ports: Ports): State {
  const match = matchOf(state);
  if (!match) return say(state, NO_MATCH, ports);
  if (text === "")
    return say(state, "comment needs a text, for example: comment Well played", ports);
  const now = current(match);
  const noted = {
    ...now,
    comments: [...(now.comments ?? []), withoutBraces(printable(text))],
  };
  const plies = match.plies.map((ply, index) => (index === match.at ? noted : ply));
  const added = standsAsRead(match, state.asRead)
    ? "Comment added; save FILE keeps it."
    : "Comment added.";
  return say(withMatch(state, { ...match, plies }), added, ports);
}
