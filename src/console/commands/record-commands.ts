import { files } from "../session/completion-candidates.ts";
import type { Command } from "../session/state.ts";
import { resume } from "./resume.ts";
import { comment, load, save } from "./save-and-load.ts";

/** The commands for games on disk. */
export const RECORD_COMMANDS: readonly Command[] = [
  {
    names: ["save"],
    common: true,
    argument: "FILE",
    about: "writes the game to a text file",
    more: "For example: save lesson.txt, or save ~/lesson.txt for your home folder. load continues it, review moves shows it move by move.",
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
    formerly: { saved: "list", forget: "delete", scores: "finished" },
    argument: "[NUMBER]",
    about: "continues a saved game, or lists them",
    more: "resume lists several games, the newest first, those of fewer than two moves last; resume 3 continues the third. resume delete 3 deletes it after a question, resume delete all deletes all of them; the game on the board stays, and so do games that are open in other windows. resume list all lists more than 20. resume finished lists the finished games, the shortest wins first.",
    complete: (_state, words) => (words.length > 1 ? ["all"] : ["list", "delete ", "finished"]),
    run: resume,
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
