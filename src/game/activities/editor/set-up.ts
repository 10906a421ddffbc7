import { unquoted } from "../../../base/text.ts";
import { current } from "../../match/match.ts";
import { movesLeft } from "../../match/outcome.ts";
import { catalogueEntry } from "../../rules/catalogue.ts";
import type { AnyGame } from "../../rules/game.ts";
import { announceHouseRules } from "../../session/announcements.ts";
import { beginInstead, beginTyped } from "../../session/new-game.ts";
import type { Ports } from "../../session/ports.ts";
import { aboutMatch, matchOf } from "../../session/stage.ts";
import type { Context, GameCommand, Reply, State } from "../../session/state.ts";
import { EDIT_CHANGES, startEditing } from "./editor.ts";

/** The help topic of games that take house rules. */
const HOUSE = "house";

function takesHouse({ id }: AnyGame): boolean {
  return catalogueEntry(id).options.some(({ name }) => name === HOUSE);
}

/** Shows the house rules in force, or starts a game with others. */
async function houseRules({ state, ports, argument: typed }: Context): Promise<Reply> {
  if (!takesHouse(state.game)) return `${state.game.title} takes no house rules.`;
  if (typed === "") return show(state, ports);
  const game = { entry: catalogueEntry(state.game.id), choices: { [HOUSE]: typed } };
  return beginTyped(state, game, ports);
}

/** Says also how many moves each side has left, if they are limited and a game has begun. */
function show(state: State, ports: Ports): Reply {
  const none = "This game is played without house rules; help house explains them.";
  announceHouseRules(state.game, state.view, ports.screen, none);
  const match = matchOf(state);
  const left = match && movesLeft(match);
  if (!left) return state;
  const counts = state.game.sides.map(({ name }, side) => `${name} ${left[side]}`);
  return `Moves left: ${counts.join(", ")}.`;
}

export async function helpAboutHouse(game: AnyGame): Promise<string> {
  if (!takesHouse(game)) return `${game.title} takes no house rules; Capture the Sarrum does.`;
  const { houseHelp } = await import("../../rules/sarrum/parse-house-rules.ts");
  return houseHelp();
}

const TEXT = "text";

const printPosition = aboutMatch((match) => [current(match).text]);

/** Opens the editor, prints the position, starts from another one, or changes house rules. */
const setUp: GameCommand["run"] = async (context) => {
  const { state, ports, argument } = context;
  const [, rules] = /^house\b(.*)$/is.exec(argument) ?? [];
  if (rules !== undefined) return houseRules({ ...context, argument: rules.trim() });
  if (argument === "") return startEditing(context);
  if (argument.toLowerCase() === TEXT) return printPosition(context);
  const position = state.game.readPosition(unquoted(argument));
  return position.ok ? beginInstead(state, position.value, ports) : position.reason;
};

export const SET_UP: readonly GameCommand[] = [
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
