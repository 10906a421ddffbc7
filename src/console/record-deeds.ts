import { printable } from "../core/sentence.ts";
import { fileExists, fileShown, writeWhole } from "../records/files.ts";
import {
  current,
  hasPlayersMove,
  type Match,
  matchOutcome,
  standsAsRead,
} from "../records/match.ts";
import { writeMatch } from "../records/record-match.ts";
import type { Port } from "./port.ts";
import { fileFrom, loadMatch } from "./record-files.ts";
import { replay } from "./replay.ts";
import { listUnfinished, resumeNumber } from "./resuming.ts";
import type { State } from "./state.ts";
import { scoresReport, summary } from "./summaries.ts";
import { takeMatch } from "./take-match.ts";
import { asking, backFrom } from "./turns.ts";
import { NO_MATCH } from "./word.ts";

function said(state: State, sentence: string, port: Port): State {
  port.say(sentence);
  return state;
}

type FileWord = (state: State, file: string, port: Port) => State | Promise<State>;

/** A word that needs the name of a file, and what it is typed like where there is none. */
function aboutFile(word: string, run: FileWord): FileWord {
  return (state, typed, port) => {
    const file = fileFrom(typed, port.home);
    return file === ""
      ? said(state, `Type the name of a file behind the word: ${word} game.txt`, port)
      : run(state, file, port);
  };
}

/** Writes the game in hand to a file; one that exists is asked about. */
export const save = aboutFile("save", saveGame);

/** Goes on with a game from a file. */
export const load = aboutFile("load", loadGame);

/** Shows a game from a file, move by move. */
export const showRecord = aboutFile("replay", replayGame);

/** Lists the finished games. */
export async function showScores(state: State, _argument: string, port: Port): Promise<State> {
  return said(state, await scoresReport(await port.archive?.()), port);
}

function saveGame(state: State, file: string, port: Port): State | Promise<State> {
  const { match } = state;
  if (!match) return said(state, NO_MATCH, port);
  if (!fileExists(file)) return saveTo(state, file, match, port);
  return asking(state, {
    prompt: `${fileShown(file)} exists already. Write over it (Y for yes)? `,
    yes: (now, at) => saveTo(backFrom(now), file, now.match ?? match, at),
  });
}

async function saveTo(state: State, file: string, match: Match, port: Port): Promise<State> {
  const written = await writeWhole(file, writeMatch(match), true);
  return said(state, written.ok ? `The game is in ${fileShown(file)}.` : written.reason, port);
}

async function loadGame(state: State, file: string, port: Port): Promise<State> {
  const match = await loadMatch(file);
  if (!match.ok) return said(state, match.reason, port);
  tellWhatIsLeft(state, port);
  return putLoaded(state, match.value, port);
}

/** Goes on with a match from a file. */
export async function putLoaded(state: State, match: Match, port: Port): Promise<State> {
  port.say(`Loaded: ${summary(match)}`);
  const next = await takeMatch(state, match, port);
  return { ...next, asRead: next.match };
}

async function replayGame(state: State, file: string, port: Port): Promise<State> {
  const match = await loadMatch(file);
  return match.ok ? replay(state, match.value, port) : said(state, match.reason, port);
}

/** Goes on with an unfinished game, or lists them. */
export async function resume(state: State, argument: string, port: Port): Promise<State> {
  const archive = await port.archive?.();
  if (!archive) return said(state, "There is no unfinished game.", port);
  const several = argument === "" ? await listUnfinished(archive) : undefined;
  if (several?.ok) {
    const lines = ["Type the number behind the word, as in resume 1:", ...several.value];
    return said(state, lines.join("\n"), port);
  }
  const number = /^[1-9]\d{0,5}$/.test(argument || "1") ? Number(argument || "1") : 0;
  const match = await resumeNumber(archive, number);
  if (!match.ok) return said(state, match.reason, port);
  tellWhatIsLeft(state, port);
  return putResumed(state, match.value, port);
}

/** Goes on with an unfinished game. */
export function putResumed(state: State, match: Match, port: Port): Promise<State> {
  port.say(`Resumed: ${summary(match)}`);
  return takeMatch(state, match, port);
}

/** What becomes of a game in hand for which another is put on the board. */
function tellWhatIsLeft({ match, asRead }: State, port: Port): void {
  if (!port.archive || !match || standsAsRead(match, asRead)) return;
  if (!hasPlayersMove(match) || matchOutcome(match)) return;
  port.say("The game in hand is now one of the unfinished games.");
}

/** Notes something at the moment on the board. */
export function comment(state: State, text: string, port: Port): State {
  const { match } = state;
  if (!match) return said(state, NO_MATCH, port);
  if (text === "")
    return said(state, "Type what is to be noted behind the word: comment Well played", port);
  const now = current(match);
  const noted = {
    ...now,
    comments: [...(now.comments ?? []), printable(text).replace(/[{}]/g, " ")],
  };
  const moments = match.moments.map((moment, index) => (index === match.at ? noted : moment));
  return said({ ...state, match: { ...match, moments } }, "Noted.", port);
}
