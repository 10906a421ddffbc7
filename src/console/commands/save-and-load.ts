import { fileShown } from "../../core/system-errors.ts";
import { printable } from "../../core/text.ts";
import { current, type Match, standsAsRead } from "../../match/match.ts";
import { withoutBraces } from "../../records/pgn-comments.ts";
import { writeMatch } from "../../records/record-from-match.ts";
import { summary } from "../../view/game-summaries.ts";
import { replay } from "../activities/replay.ts";
import type { Ports } from "../ports.ts";
import { fileFrom, loadGame, namedGame, writeNamed } from "../session/named-files.ts";
import { say, unquoted } from "../session/say.ts";
import { announceSavedGame, seatMatch } from "../session/seat-match.ts";
import { activityOf, matchOf, NO_MATCH, type State, withMatch } from "../session/state.ts";

const needsFile = (name: string) => `${name} needs a file name, for example: ${name} game.txt`;

/** Writes the current game to a file; asks before overwriting one. */
export async function save(state: State, ports: Ports, typed: string): Promise<State> {
  const file = fileFrom(typed, ports.disk);
  if (!file.ok) return say(state, file.reason, ports);
  if (file.value === "") return say(state, needsFile("save"), ports);
  const match = matchOf(state);
  if (!match) return say(state, NO_MATCH, ports);
  const done = `The game is in ${fileShown(file.value)}.`;
  return writeNamed(state, file.value, (now) => writeMatch(matchOf(now) ?? match), done, ports);
}

type Show = (state: State, match: Match, ports: Ports) => Promise<State>;

/** The action of a command that shows or continues a game of a file. */
function withGame(name: string, show: Show) {
  return async (state: State, ports: Ports, typed: string): Promise<State> => {
    if (unquoted(typed) === "") return say(state, needsFile(name), ports);
    const named = namedGame(typed, ports.disk);
    const match = named.ok ? await loadGame(named.value) : named;
    return match.ok ? show(state, match.value, ports) : say(state, match.reason, ports);
  };
}

export const load = withGame("load", async (state, match, ports) => {
  await announceSavedGame(state, ports);
  return continueLoaded(state, match, ports);
});

const showNamed = withGame("replay", replay);

/** Shows a game from a file, or the one on the board. */
export async function showRecord(state: State, ports: Ports, typed: string): Promise<State> {
  const match = matchOf(state);
  if (unquoted(typed) !== "" || !match || activityOf(state)) return showNamed(state, ports, typed);
  return replay(state, match, ports);
}

export async function continueLoaded(state: State, match: Match, ports: Ports): Promise<State> {
  ports.terminal.say(`Loaded: ${summary(match, ports.disk.today())}`);
  const next = await seatMatch(state, match, ports);
  return { ...next, asRead: matchOf(next) };
}

export async function comment(state: State, ports: Ports, text: string): Promise<State> {
  const match = matchOf(state);
  if (!match) return say(state, NO_MATCH, ports);
  if (text === "")
    return say(state, "comment needs a text, for example: comment Well played", ports);
  const now = current(match);
  const comments = [...(now.comments ?? []), withoutBraces(printable(text))];
  const plies = match.plies.with(match.at, { ...now, comments });
  const added = standsAsRead(match, state.asRead)
    ? "Comment added; save FILE keeps it."
    : "Comment added.";
  return say(withMatch(state, { ...match, plies }), added, ports);
}
