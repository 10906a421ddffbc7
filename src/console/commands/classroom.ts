import { unquoted } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import type { Ports } from "../ports.ts";
import { beginInstead } from "../session/new-game.ts";
import { aboutMatch } from "../session/say.ts";
import type { Command, Extension, Reply, State } from "../session/state.ts";
import { DIAGRAM_COMMAND } from "./diagram.ts";
import { HOUSE, houseRules, takesHouse } from "./house.ts";

const TEXT = "text";

const printPosition = aboutMatch((match) => [current(match).text]);

/** Sets up a position or house rules; `alone` is what a wing lets it do alone, in place of printing the position. */
const setup = (alone: Extension | undefined): Command => ({
  names: ["setup"],
  about: "prints the position as text, or starts from one",
  more: (game) =>
    `setup text prints the position as text, and setup with such a text starts from it.${takesHouse(game) ? " setup house shows the house rules in force, setup house danger=announce starts a game with others; help house explains them." : ""}`,
  concerns: "match",
  formerly: {
    position: (_state, argument) => (argument === "" ? TEXT : ""),
    edit: "",
    house: HOUSE,
  },
  complete: () => [TEXT, `${HOUSE} `],
  ...alone,
  argument: "[TEXT]",
  async run(state, ports, argument) {
    const [, rules] = /^house\b(.*)$/is.exec(argument) ?? [];
    if (rules !== undefined) return houseRules(state, ports, rules.trim());
    if (argument === "" && alone) return alone.run(state, ports, argument);
    if (argument === "" || argument.toLowerCase() === TEXT)
      return printPosition(state, ports, argument);
    return startFrom(state, argument, ports);
  },
});

async function startFrom(state: State, text: string, ports: Ports): Promise<Reply> {
  const position = state.game.readPosition(unquoted(text));
  return position.ok ? beginInstead(state, position.value, ports) : position.reason;
}

/** The commands for a class, most of which open an activity. */
export const classCommands = (editor: Extension | undefined): readonly Command[] => [
  setup(editor),
  DIAGRAM_COMMAND,
];
