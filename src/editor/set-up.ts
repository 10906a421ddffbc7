import { beginInstead } from "../console/session/new-game.ts";
import { aboutMatch } from "../console/session/say.ts";
import type { Command } from "../console/session/state.ts";
import { unquoted } from "../core/text.ts";
import { current } from "../match/match.ts";
import { EDIT_CHANGES, startEditing } from "./editor.ts";
import { HOUSE, houseRules, takesHouse } from "./house.ts";

const TEXT = "text";

const printPosition = aboutMatch((match) => [current(match).text]);

/** Opens the editor, prints the position, starts from another one, or changes house rules. */
const setUp: Command["run"] = async (state, ports, argument) => {
  const [, rules] = /^house\b(.*)$/is.exec(argument) ?? [];
  if (rules !== undefined) return houseRules(state, ports, rules.trim());
  if (argument === "") return startEditing(state, ports);
  if (argument.toLowerCase() === TEXT) return printPosition(state, ports, argument);
  const position = state.game.readPosition(unquoted(argument));
  return position.ok ? beginInstead(state, position.value, ports) : position.reason;
};

export const SET_UP: readonly Command[] = [
  {
    names: ["setup"],
    games: "none",
    otherNames: ["fen", "editor"],
    formerly: { position: [TEXT, ""], edit: [""], house: [HOUSE] },
    argument: "[TEXT]",
    about: "opens an editor of positions, or starts from one as text",
    more: (game) =>
      `setup text prints the position as text, and setup with such a text starts from it.${takesHouse(game) ? " setup house shows the house rules in force, setup house check=warn starts a game with others; help house explains them." : ""}`,
    concerns: "match",
    opens: EDIT_CHANGES,
    complete: () => [TEXT, `${HOUSE} `],
    run: setUp,
  },
];
