import type { Command } from "./command.ts";

/** What the words do is loaded when one is typed: the first prompt comes sooner. */
const deeds = () => import("./record-actions.ts");

/** The words for games on disk. */
export const RECORD_COMMANDS: readonly Command[] = [
  {
    names: ["save"],
    argument: "FILE",
    about: "writes the game to a file that people can read",
    run: async (...typed) => (await deeds()).save(...typed),
  },
  {
    names: ["load"],
    argument: "FILE",
    about: "continues a game from a file",
    run: async (...typed) => (await deeds()).load(...typed),
  },
  {
    names: ["replay"],
    argument: "FILE",
    about: "shows a game from a file, move by move",
    run: async (...typed) => (await deeds()).showRecord(...typed),
  },
  {
    names: ["resume"],
    argument: "[NUMBER]",
    about: "continues a saved game",
    run: async (...typed) => (await deeds()).resume(...typed),
  },
  {
    names: ["comment"],
    argument: "TEXT",
    about: "adds a comment to the last move",
    run: async (...typed) => (await deeds()).comment(...typed),
  },
  {
    names: ["scores"],
    about: "lists the finished games, the shortest wins first",
    run: async (...typed) => (await deeds()).showScores(...typed),
  },
];
