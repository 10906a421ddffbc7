import { type Command, NO_MATCH } from "../dialogue/state.ts";
import { showTable } from "../render/show.ts";
import { say } from "./command.ts";

/** The commands that change how the board is shown. */
export const VIEW_COMMANDS: readonly Command[] = [
  {
    names: ["describe"],
    about: "describes the position in sentences",
    run(state, _argument, ports) {
      const plain = { ...state, view: { ...state.view, plain: true } };
      return showTable(plain, ports.terminal) ? state : say(state, NO_MATCH, ports);
    },
  },
  {
    names: ["plain"],
    about: "switches between sentences and a drawn board",
    run(state, _argument, ports) {
      const plain = !state.view.plain;
      const next = { ...state, view: { ...state.view, plain } };
      say(next, plain ? "Plain text on." : "Plain text off.", ports);
      showTable(next, ports.terminal);
      return next;
    },
  },
  {
    names: ["flip"],
    about: "turns the board for the player opposite",
    run(state, _argument, ports) {
      const flipped = !state.view.flipped;
      const next = { ...state, view: { ...state.view, flipped } };
      if (!next.view.plain && showTable(next, ports.terminal)) return next;
      return say(next, flipped ? "Board flipped." : "Board no longer flipped.", ports);
    },
  },
];
