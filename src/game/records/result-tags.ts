/** How a match ended, as the text of tags: Result, and Termination if the players ended it. */

import { ok, type Result } from "../../base/result.ts";
import type { AgreedEnd, Match } from "../match/match.ts";
import { AGREED_DRAW, matchOutcome, resignation, timeForfeit } from "../match/outcome.ts";
import type { AnyGame } from "../rules/game.ts";
import type { Outcome } from "../rules/rules.ts";
import { TAG, tagNamed } from "./game-tags.ts";
import { type GameRecord, refuseLine } from "./record.ts";

const OPEN = "*";
const DRAWN = "1/2-1/2";

/** The result of a game, "1-0" for example: a 1 for the side that won, in the order of play. */
export function resultOf({ sides }: AnyGame, outcome: Outcome | undefined): string {
  if (!outcome) return OPEN;
  if (outcome.winner === undefined && sides.length === 2) return DRAWN;
  return sides.map((_, side) => (side === outcome.winner ? 1 : 0)).join("-");
}

/**
 * Ends a match by agreement, resignation or time after its last move, if the record says so and no rule
 * has ended it. Rejects a result that is not that of the match.
 */
export function endMatch(record: GameRecord, match: Match): Result<Match> {
  const { result, resultLine } = record;
  const byRule = matchOutcome(match);
  const agreed = byRule ? undefined : agreedEnd(record, match);
  const ended = agreed ? { ...match, agreed } : match;
  const outcome = matchOutcome(ended);
  const right = resultOf(match.game, outcome);
  if (right === result || result === "") return ok(ended);
  // Who resigned follows from the result.
  if (outcome && agreed?.by !== "resignation")
    return refuseLine(resultLine, `${outcome.sentence} The result is ${right}, not ${result}.`);
  return refuseLine(
    resultLine,
    `no rule ends the game with ${result} here. The result of an unfinished game is ${OPEN}; if the players ended it, add the tag [Termination "resignation"] or [Termination "agreement"].`,
  );
}

/** The recorded end that no rule brings about; undefined if there is none. */
function agreedEnd(record: GameRecord, match: Match): AgreedEnd | undefined {
  const { sides } = match.game;
  switch (tagNamed(record, TAG.termination)?.value) {
    case "agreement":
      return AGREED_DRAW;
    case "resignation":
      return sides.length > 2
        ? resignation(match)
        : resignation(match, record.result === "1-0" ? 1 : 0);
    case "time forfeit":
      return timeForfeit(match);
    default:
      return undefined;
  }
}
