import { current } from "../../match/match.ts";
import { EDIT_CHANGES, startEditing } from "../activities/editor.ts";
import { beginInstead } from "../session/new-game.ts";
import { aboutMatch, say, unquoted } from "../session/saying.ts";
import type { Command } from "../session/state.ts";

const printPosition = aboutMatch((match, _argument, terminal) => terminal.say(current(match).text));

/** The commands that print a position, and that start from one of the players' own. */
export const POSITION_COMMANDS: readonly Command[] = [
  {
    names: ["position"],
    otherNames: ["fen"],
    argument: "[TEXT]",
    about: "prints the position as text, or starts from TEXT",
    concerns: "match",
    run(state, argument, ports) {
      if (argument === "") return printPosition(state, argument, ports);
      const position = state.game.readPosition(unquoted(argument));
      return position.ok
        ? beginInstead(state, position.value, ports)
        : say(state, position.reason, ports);
    },
  },
  {
    names: ["edit"],
    otherNames: ["setup"],
    about: "sets up a position of your own and starts there",
    opens: EDIT_CHANGES,
    offered: ({ editing }) => editing !== undefined,
    run: (state, _argument, ports) => startEditing(state, ports),
  },
];
