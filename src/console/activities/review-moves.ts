import { unquoted } from "../../core/text.ts";
import { historyLines } from "../../view/move-history.ts";
import type { Ports } from "../ports.ts";
import { loadNamed } from "../session/load-game.ts";
import { aboutMatch } from "../session/say.ts";
import { activityOf, matchOf, type Reply, type State } from "../session/state.ts";
import { type ReplayAddition, replay } from "./replay.ts";

/** The forms of review that need no analysis, for Tab. */
export const FORMS = ["moves", "list"] as const;

/**
 * Shows a game again without an analysis, if one of these forms of review is typed: its moves one by one
 * or as a list. Returns undefined for another argument.
 * @param additions what wings add to the replay
 */
export async function reviewMoves(
  state: State,
  ports: Ports,
  typed: string,
  additions: readonly ReplayAddition[],
): Promise<Reply | undefined> {
  const [, form, rest = ""] = /^(moves|list)\b(.*)$/is.exec(typed) ?? [];
  if (form === undefined) return undefined;
  return form.toLowerCase() === "list"
    ? listMoves(state, ports, rest)
    : showRecord(state, ports, rest.trim(), additions);
}

const listMoves = aboutMatch((match, _argument, { view }) => [
  historyLines(match, view.plain).join("\n") || "No move has been made yet.",
]);

/** Shows the moves of a game from a file, or of the one on the board. */
async function showRecord(
  state: State,
  ports: Ports,
  name: string,
  additions: readonly ReplayAddition[],
): Promise<Reply> {
  const match = matchOf(state);
  if (name === "" && match && !activityOf(state)) return replay(state, match, ports, additions);
  if (unquoted(name) === "")
    return "review moves needs a file name, for example: review moves game.txt";
  const read = await loadNamed(name, ports.disk);
  return read.ok ? replay(state, read.value, ports, additions) : read.reason;
}
