import { files } from "../session/candidates.ts";
import type { Command } from "../session/state.ts";

/** Loaded on first use, so that the first prompt appears sooner. */
const namedFile = () => import("./save-and-load.ts");
const savedGames = () => import("./resume-and-forget.ts");

/** The commands for games on disk. */
export const RECORD_COMMANDS: readonly Command[] = [
  {
    names: ["save"],
    common: true,
    argument: "FILE",
    about: "writes the game to a text file",
    more: "For example: save lesson.txt, or save ~/lesson.txt for your home folder. load continues it, replay shows it move by move.",
    concerns: "game",
    run: async (...typed) => (await namedFile()).save(...typed),
    complete: files,
  },
  {
    names: ["load"],
    otherNames: ["open"],
    argument: "FILE [NUMBER]",
    about: "continues a game from a file",
    more: "A file may hold several games: load club.pgn lists them, load club.pgn 3 continues the third.",
    run: async (...typed) => (await namedFile()).load(...typed),
    complete: files,
  },
  {
    names: ["replay"],
    argument: "FILE [NUMBER]",
    about: "shows a game from a file, move by move",
    more: "A file may hold several games: replay club.pgn lists them, replay club.pgn 3 shows the third.",
    run: async (...typed) => (await namedFile()).showRecord(...typed),
    complete: files,
  },
  {
    names: ["resume"],
    common: true,
    argument: "[NUMBER]",
    about: "continues a saved game",
    run: async (...typed) => (await savedGames()).resume(...typed),
  },
  {
    names: ["saved"],
    otherNames: ["games", "unfinished"],
    argument: "[ALL]",
    about: "lists the saved games, the newest first",
    more: "saved all lists more than the newest 20. resume continues one, forget deletes one.",
    complete: () => ["all"],
    run: async (...typed) => (await savedGames()).listSaved(...typed),
  },
  {
    names: ["forget"],
    otherNames: ["delete"],
    argument: "NUMBER",
    about: "deletes a saved game, after a question",
    more: "For example: forget 3 deletes the game that saved lists with that number, forget all deletes all of them. The game on the board stays, and so do games that are open in other windows.",
    complete: () => ["all"],
    run: async (...typed) => (await savedGames()).forget(...typed),
  },
  {
    names: ["comment"],
    otherNames: ["note"],
    argument: "TEXT",
    about: "adds a comment to the last move",
    concerns: "game",
    run: async (...typed) => (await namedFile()).comment(...typed),
  },
  {
    names: ["scores"],
    otherNames: ["score"],
    about: "lists the finished games, the shortest wins first",
    run: async (...typed) => (await savedGames()).showScores(...typed),
  },
];
