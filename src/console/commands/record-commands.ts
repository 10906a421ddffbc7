import type { ReplayAddition } from "../activities/replay.ts";
import { files } from "../session/completion-candidates.ts";
import type { Command } from "../session/state.ts";
import { forget, listSaved, resume, showScores } from "./resume-and-forget.ts";
import { comment, load, save, showRecord } from "./save-and-load.ts";

const FILE_COMMANDS: readonly Command[] = [
  {
    names: ["save"],
    common: true,
    argument: "FILE",
    about: "writes the game to a text file",
    more: "For example: save lesson.txt, or save ~/lesson.txt for your home folder. load continues it, replay shows it move by move.",
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
];

const SAVED_COMMANDS: readonly Command[] = [
  {
    names: ["resume"],
    common: true,
    argument: "[NUMBER]",
    about: "continues a saved game",
    run: resume,
  },
  {
    names: ["saved"],
    otherNames: ["games", "unfinished"],
    argument: "[ALL]",
    about: "lists the saved games, the newest first",
    more: "Games of fewer than two moves come last. saved all lists more than 20. resume continues one, forget deletes one.",
    complete: () => ["all"],
    run: listSaved,
  },
  {
    names: ["forget"],
    otherNames: ["delete"],
    argument: "NUMBER",
    about: "deletes a saved game, after a question",
    more: "For example: forget 3 deletes the game that saved lists with that number, forget all deletes all of them. The game on the board stays, and so do games that are open in other windows.",
    complete: () => ["all"],
    run: forget,
  },
  {
    names: ["comment"],
    otherNames: ["note"],
    argument: "TEXT",
    about: "adds a comment to the last move",
    concerns: "game",
    run: comment,
  },
  {
    names: ["scores"],
    otherNames: ["score"],
    about: "lists the finished games, the shortest wins first",
    run: showScores,
  },
];

/** The commands for games on disk; `additions` are what wings add to the replay. */
export const recordCommands = (additions: readonly ReplayAddition[]): readonly Command[] => [
  ...FILE_COMMANDS,
  {
    names: ["replay"],
    argument: "[FILE] [NUMBER]",
    about: "shows a game move by move, from a file or the board",
    more: "A file may hold several games: replay club.pgn lists them, replay club.pgn 3 shows the third.",
    run: showRecord(additions),
    complete: files,
  },
  ...SAVED_COMMANDS,
];
