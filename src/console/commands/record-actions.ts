import { printable } from "../../core/text.ts";
import { current, type Match } from "../../match/match.ts";
import { matchIn } from "../../records/match-file.ts";
import { writeMatch } from "../../records/pgn-match.ts";
import { fileShown } from "../../records/store/files.ts";
import { replay } from "../activities/replay.ts";
import { fileFrom } from "../dialogue/record-files.ts";
import { listUnfinished, resumeNumber } from "../dialogue/resume.ts";
import { announceSavedGame, seatMatch } from "../dialogue/seat-match.ts";
import type { State } from "../dialogue/state.ts";
import { writing } from "../dialogue/write-file.ts";
import { scoresReport, summary } from "../render/summaries.ts";
import type { Port } from "../terminal/port.ts";
import { NO_MATCH } from "./command.ts";

function said(state: State, sentence: string, port: Port): State {
  port.say(sentence);
  return state;
}

type FileWord = (state: State, file: string, port: Port) => State | Promise<State>;

/** A word that needs the name of a file, and what it is typed like where there is none. */
function aboutFile(word: string, run: FileWord): FileWord {
  return (state, typed, port) => {
    const file = fileFrom(typed, port.home);
    if (!file.ok) return said(state, file.reason, port);
    return file.value === ""
      ? said(state, `${word} needs a file name, for example: ${word} game.txt`, port)
      : run(state, file.value, port);
  };
}

/** Writes the current game to a file; asks before overwriting one. */
export const save = aboutFile("save", saveGame);

/** Loads a game from a file and continues it. */
export const load = aboutFile("load", loadGame);

/** Shows a game from a file, move by move. */
export const showRecord = aboutFile("replay", replayGame);

/** Lists the finished games. */
export async function showScores(state: State, _argument: string, port: Port): Promise<State> {
  return said(state, await scoresReport(await port.archive?.()), port);
}

async function saveGame(state: State, file: string, port: Port): Promise<State> {
  const { match } = state;
  if (!match) return said(state, NO_MATCH, port);
  const done = `The game is in ${fileShown(file)}.`;
  return writing(state, file, ({ match: now = match }) => writeMatch(now), done, port);
}

async function loadGame(state: State, file: string, port: Port): Promise<State> {
  const match = await matchIn(file);
  if (!match.ok) return said(state, match.reason, port);
  announceSavedGame(state, port);
  return putLoaded(state, match.value, port);
}

/** Continues a match from a file. */
export async function putLoaded(state: State, match: Match, port: Port): Promise<State> {
  port.say(`Loaded: ${summary(match)}`);
  const next = await seatMatch(state, match, port);
  return { ...next, asRead: next.match };
}

async function replayGame(state: State, file: string, port: Port): Promise<State> {
  const match = await matchIn(file);
  return match.ok ? replay(state, match.value, port) : said(state, match.reason, port);
}

/** Continues a saved game, or lists them. */
export async function resume(state: State, argument: string, port: Port): Promise<State> {
  const archive = await port.archive?.();
  if (!archive) return said(state, "There is no unfinished game.", port);
  const several = argument === "" ? await listUnfinished(archive, state.match) : undefined;
  if (several) {
    const lines = ["Type resume with a number, for example resume 1:", ...several];
    return said(state, lines.join("\n"), port);
  }
  const number = /^[1-9]\d{0,5}$/.test(argument || "1") ? Number(argument || "1") : 0;
  const match = await resumeNumber(archive, number, state.match);
  if (!match.ok) return said(state, match.reason, port);
  announceSavedGame(state, port);
  return putResumed(state, match.value, port);
}

/** Continues a saved game. */
export function putResumed(state: State, match: Match, port: Port): Promise<State> {
  port.say(`Resumed: ${summary(match)}`);
  return seatMatch(state, match, port);
}

/** Notes something at the current ply. */
export function comment(state: State, text: string, port: Port): State {
  const { match } = state;
  if (!match) return said(state, NO_MATCH, port);
  if (text === "")
    return said(state, "comment needs a text, for example: comment Well played", port);
  const now = current(match);
  const noted = {
    ...now,
    comments: [...(now.comments ?? []), printable(text).replace(/[{}]/g, " ")],
  };
  const plies = match.plies.map((ply, index) => (index === match.at ? noted : ply));
  return said({ ...state, match: { ...match, plies } }, "Noted.", port);
}
