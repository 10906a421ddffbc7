import { showTable } from "../render/show.ts";
import { type Command, NO_MATCH } from "./command.ts";

/** The words that tell how the board is to be shown. */
export const VIEW_COMMANDS: readonly Command[] = [
  {
    names: ["describe"],
    about: "describes the position in sentences",
    run(state, _argument, port) {
      if (!showTable({ ...state, view: { ...state.view, plain: true } }, port)) port.say(NO_MATCH);
      return state;
    },
  },
  {
    names: ["plain"],
    about: "switches between sentences and a drawn board",
    run(state, _argument, port) {
      const plain = !state.view.plain;
      port.say(plain ? "Plain text on." : "Boards are drawn again.");
      const next = { ...state, view: { ...state.view, plain } };
      showTable(next, port);
      return next;
    },
  },
  {
    names: ["flip"],
    about: "turns the board for the player opposite",
    run(state, _argument, port) {
      const flipped = !state.view.flipped;
      const next = { ...state, view: { ...state.view, flipped } };
      if (next.view.plain || !showTable(next, port)) {
        port.say(flipped ? "Drawn boards are turned now." : "Drawn boards are not turned now.");
      }
      return next;
    },
  },
];
