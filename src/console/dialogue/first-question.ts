import { quoted } from "../../core/text.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import type { Match } from "../../match/match.ts";
import type { Ports } from "../ports.ts";
import { readMoveInWords } from "../session/move-in-words.ts";
import { readMoveInput, refuseMove, takeMove } from "../session/move-input.ts";
import { chooseSetup } from "../session/new-game.ts";
import { offeredMatch } from "../session/scenes.ts";
import type { Reply, State } from "../session/state.ts";

/**
 * Begins the setup that a player names at the question for one, or the default one with a move.
 * Returns undefined for a line that is neither.
 */
export function takeSetupOrMove(state: State, line: string, ports: Ports): Reply | undefined {
  const { setups } = state.game;
  const typed = line
    .trim()
    .toLowerCase()
    .replace(/^the | game$/g, "");
  const named = setups.findIndex(({ name }) => name === typed);
  return named < 0 ? takeFirstMove(state, line, ports) : chooseSetup(state, named, ports);
}

function takeFirstMove(state: State, line: string, ports: Ports): Reply | undefined {
  const match = offeredMatch(state);
  if (engineToMove(match)) return undefined;
  const readIn = (played: Match) =>
    readMoveInput({ match: played, awaits: { kind: "start" } }, line, true);
  const read = readIn(match);
  if (read.ok) {
    const begun = chooseSetup(state, 0, ports);
    return begun.stage.kind === "playing" ? takeMove(begun, begun.stage, read, ports) : begun;
  }
  const other = state.game.setups.find((_, setup) => readIn(offeredMatch(state, setup)).ok);
  if (other) {
    return `${quoted(line)} is possible only in ${other.about}; type ${other.name} to begin it.`;
  }
  if (!/\d/.test(line) && !readMoveInWords(match, line)) return undefined;
  refuseMove({ kind: "start" }, read.reason, ports.screen);
  return state;
}
