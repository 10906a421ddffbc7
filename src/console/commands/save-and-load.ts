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
import {
  activityOf,
  type Command,
  matchOf,
  NO_MATCH,
  type State,
  withMatch,
} from "../session/state.ts";

const needsFile = (name: string) => `${name} needs a file name, for example: ${name} game.txt`;

/** Writes the current game to a file; asks before overwriting one. */
export const save: Command["run"] = async (state, ports, typed) => {
  const file = fileFrom(typed, ports.disk);
  if (!file.ok) return file.reason;
  if (file.value === "") return needsFile("save");
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  const done = `The game is in ${fileShown(file.value)}.`;
  return writeNamed(state, file.value, (now) => writeMatch(matchOf(now) ?? match), done, ports);
};

type Show = (state: State, match: Match, ports: Ports) => Promise<State>;

/** The action of a command that shows or continues a game of a file. */
function withGame(name: string, show: Show): Command["run"] {
  return async (state, ports, typed) => {
    if (unquoted(typed) === "") return needsFile(name);
    const named = namedGame(typed, ports.disk);
    const match = named.ok ? await loadGame(named.value) : named;
    return match.ok ? show(state, match.value, ports) : match.reason;
  };
}

export const load = withGame("load", async (state, match, ports) => {
  await announceSavedGame(state, ports);
  return continueLoaded(state, match, ports);
});

const showNamed = withGame("replay", replay);

/** Shows a game from a file, or the one on the board. */
export const showRecord: Command["run"] = async (state, ports, typed) => {
  const match = matchOf(state);
  if (unquoted(typed) !== "" || !match || activityOf(state)) return showNamed(state, ports, typed);
  return replay(state, match, ports);
};

export async function continueLoaded(state: State, match: Match, ports: Ports): Promise<State> {
  ports.screen.show(`Loaded: ${summary(match, ports.disk.today())}`);
  const next = await seatMatch(state, match, ports);
  return { ...next, asRead: matchOf(next) };
}

export const comment: Command["run"] = async (state, ports, text) => {
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  if (text === "") return "comment needs a text, for example: comment Well played";
  const now = current(match);
  const comments = [...(now.comments ?? []), withoutBraces(printable(text))];
  const plies = match.plies.with(match.at, { ...now, comments });
  const added = standsAsRead(match, state.asRead)
    ? "Comment added; save FILE keeps it."
    : "Comment added.";
  return say(withMatch(state, { ...match, plies }), added, ports);
};
