import { helpCommand } from "../../terminal/dialogue/help.ts";
import { HOW_TO_LEAVE } from "../../terminal/dialogue/loop.ts";
import type { Command, House } from "../../terminal/dialogue/mode.ts";
import { shownAgain, stageOf } from "../../terminal/dialogue/stack.ts";

/** The last words of a session in which only a program is followed. */
export const GOODBYE = "Goodbye.";

const FLIP: Command = {
  names: ["flip"],
  about: "turns the board for the player opposite",
  async run({ state, ports }) {
    const view = { ...state.view, flipped: !state.view.flipped };
    ports.screen.use(view);
    return shownAgain({ ...state, view }, ports);
  },
};

const QUIT: Command = {
  names: ["quit", "exit", "q"],
  about: "leaves the program",
  async run({ state, ports }) {
    ports.screen.show(GOODBYE);
    return { ...state, stack: [] };
  },
};

/** What is the same at every prompt of a session in which only a program is followed. */
export const STEPPING: House = {
  groups: () => [
    { topic: "program", heading: "The program", commands: [helpCommand(STEPPING), FLIP, QUIT] },
  ],
  forHelp: (state) => state,
  howToAnswer: () => "Enter executes the next line.",
  usage: (_state, { argument }) => argument,
  page: async () => undefined,
  pages: [],
  about: () => undefined,
  meaning: () => undefined,
  elsewhere: () => undefined,
  knows: () => false,
  startWords: () => [],
  board(state) {
    const { scene, shortcuts } = stageOf(state) ?? {};
    return { board: scene && (() => scene), inPlace: scene?.inPlace, shortcuts };
  },
  keep: async () => {},
  finish: async () => {},
  howToLeave: async () => HOW_TO_LEAVE,
  farewell: async () => GOODBYE,
};
