import { current } from "../../match/match.ts";
import { startEditing } from "../activities/edit.ts";
import type { State } from "../dialogue/state.ts";
import { beginInstead } from "../dialogue/transitions.ts";
import type { Port } from "../terminal/port.ts";
import { type Command, NO_MATCH, unquoted } from "./command.ts";

/** The words that tell the position, and that begin at one of the player's own. */
export const POSITION_COMMANDS: readonly Command[] = [
  {
    names: ["position"],
    argument: "[TEXT]",
    about: "prints the position as text; with a text it starts there",
    run: (state, argument, port) =>
      argument === "" ? print(state, port) : at(state, argument, port),
  },
  {
    names: ["edit"],
    about: "sets up a position of your own and starts there",
    run: (state, _argument, port) => startEditing(state, port),
  },
];

function print(state: State, port: Port): State {
  port.say(state.match ? current(state.match).text : NO_MATCH);
  return state;
}

function at(state: State, text: string, port: Port): State {
  const position = state.game.readPosition(unquoted(text));
  if (position.ok) return beginInstead(state, position.value, port);
  port.say(position.reason);
  return state;
}
