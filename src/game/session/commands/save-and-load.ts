import { fileFrom } from "../../../base/file-names.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { printable, unquoted } from "../../../base/text.ts";
import type { Line } from "../../../drawing/line.ts";
import { yesQuestion } from "../../../terminal/dialogue/confirm.ts";
import { current, type Match, plyWith, standsAsRead } from "../../match/match.ts";
import { files } from "../completion-candidates.ts";
import { confirmLeaving } from "../leaving.ts";
import { announceSavedGame, seatMatch } from "../new-game.ts";
import { type Ports, say } from "../ports.ts";
import { begunOf, matchOf, withAsRead, withBegun } from "../stage.ts";
import { type GameCommand, NO_MATCH, type Reply, type State } from "../state.ts";

const needsFile = (name: string) => `${name} needs a file name, for example: ${name} game.txt`;

/** Writes the current game to a file; asks before overwriting one. */
const save: GameCommand["run"] = async ({ state, ports, argument: typed }) => {
  const file = fileFrom(typed, ports.disk);
  if (!file.ok) return file.reason;
  if (file.value === "") return needsFile("save");
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  const done = `The game is in ${fileShown(file.value)}.`;
  const { writeMatch } = await import("../../records/record-from-match.ts");
  const text = (now: State) => writeMatch(matchOf(now) ?? match);
  return writeNamed(state, { file: file.value, text, done }, ports);
};

/** The question before an existing file is overwritten. */
export function writeOverQuestion(file: string): Line {
  return yesQuestion(`${fileShown(file)} already exists. Overwrite it`);
}

/** A text for a file, and what is said when it has been written. */
interface Writing {
  readonly file: string;
  text(now: State): string;
  readonly done: string;
}

/** Writes a text to a file and says so; asks before it overwrites one. */
export async function writeNamed(
  state: State,
  { file, text, done }: Writing,
  ports: Ports,
): Promise<Reply> {
  const write = async (now: State, overwrite: boolean, portsNow: Ports) => {
    const written = await portsNow.disk.write(file, text(now), overwrite);
    if (written === "exists") return undefined;
    return written.ok ? say(now, done, portsNow) : written.reason;
  };
  const yes = async (now: State, portsNow: Ports) => (await write(now, true, portsNow)) ?? now;
  return (
    (await write(state, false, ports)) ??
    confirmLeaving(state, { prompt: writeOverQuestion(file), yes })
  );
}

const load: GameCommand["run"] = async ({ state, ports, argument: typed }) => {
  if (unquoted(typed) === "") return needsFile("load");
  const { loadNamed } = await import("../load-game.ts");
  const match = await loadNamed(typed, ports.disk);
  if (!match.ok) return match.reason;
  await announceSavedGame(state, ports);
  return continueLoaded(state, match.value, ports);
};

export async function continueLoaded(state: State, match: Match, ports: Ports): Promise<State> {
  const { summary } = await import("../../view/game-summaries.ts");
  ports.screen.show(`Loaded: ${summary(match, ports.disk.today())}`);
  const next = await seatMatch(state, match, ports);
  return withAsRead(next);
}

const comment: GameCommand["run"] = async ({ state, ports, argument: text }) => {
  const { match, asRead } = begunOf(state) ?? {};
  if (!match) return NO_MATCH;
  if (text === "") return "comment needs a text, for example: comment Well played";
  const { withoutBraces } = await import("../../records/pgn-comments.ts");
  const now = current(match);
  const comments = [...(now.comments ?? []), withoutBraces(printable(text))];
  const plies = match.plies.with(match.at, plyWith(match.game, now, { comments }));
  const kept = standsAsRead(match, asRead) ? "; save FILE keeps it." : ".";
  return say(withBegun(state, { match: { ...match, plies } }), `Comment added${kept}`, ports);
};

/** The commands for games on disk. */
export const RECORD_COMMANDS: readonly GameCommand[] = [
  {
    names: ["save"],
    common: true,
    argument: "FILE",
    about: "writes the game to a text file",
    more: "For example: save game.txt, or save ~/game.txt for your home folder. load continues it, review moves shows it move by move.",
    concerns: "game",
    run: save,
    complete: files,
  },
  {
    names: ["load"],
    otherNames: ["open"],
    argument: "FILE [NUMBER]",
    about: "continues a game from a file",
    more: "A file may hold several games: load club.pgn lists them, load club.pgn 3 continues the third.",
    run: load,
    complete: files,
  },
  {
    names: ["resume"],
    common: true,
    otherNames: ["games", "unfinished", "score"],
    formerly: { saved: ["list"], forget: ["delete"], scores: ["finished"] },
    argument: "[NUMBER]",
    about: "continues a saved game, or lists them",
    more: "resume lists several games, the newest first, those of fewer than two moves last; resume 3 continues the third. resume delete 3 deletes it after a question, resume delete all deletes all of them; the game on the board stays, and so do games that are open in other windows. resume list all lists more than 20. resume finished lists the finished games, the shortest wins first.",
    complete: (_state, words) => (words.length > 1 ? ["all"] : ["list", "delete ", "finished"]),
    run: async (context) => (await import("./resume.ts")).resume(context),
  },
  {
    names: ["comment"],
    otherNames: ["note"],
    argument: "TEXT",
    about: "adds a comment to the last move",
    concerns: "game",
    run: comment,
  },
];
