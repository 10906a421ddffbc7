import { unquoted } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import { beginInstead } from "../session/new-game.ts";
import { aboutMatch } from "../session/say.ts";
import type { Command } from "../session/state.ts";
import { DIAGRAM_COMMAND } from "./diagram.ts";
import { HOUSE_COMMAND } from "./house.ts";

const printPosition = aboutMatch((match) => [current(match).text]);

/** The commands for a class, most of which open an activity. */
export const CLASS_COMMANDS: readonly Command[] = [
  {
    names: ["position"],
    otherNames: ["fen"],
    argument: "[TEXT]",
    about: "prints the position as text, or starts from TEXT",
    concerns: "match",
    async run(state, ports, argument) {
      if (argument === "") return printPosition(state, ports, argument);
      const position = state.game.readPosition(unquoted(argument));
      return position.ok ? beginInstead(state, position.value, ports) : position.reason;
    },
  },
  DIAGRAM_COMMAND,
  HOUSE_COMMAND,
];
