import type { Move } from "../../../core/game.ts";
import { movesInWords } from "../../../core/text.ts";
import { current, type Match, withMove } from "../../../match/match.ts";
import { playerToMove } from "../../render/show.ts";

/** Returns what is to be done: "White captures the sarrum in 3 moves." */
export function task(match: Match, moves: number): string {
  return `${playerToMove(match)} ${match.game.goal} in ${movesInWords(moves)}.`;
}

/**
 * Returns why the last move of a match does not win in a number of moves: because of the reply, or
 * by itself if that is undefined.
 */
export function refutation(match: Match, reply: Move | undefined, moves: number): string {
  const { move, mover, outcome } = current(match);
  const wrong = `${move?.written} does not win in ${movesInWords(moves)}.`;
  if (reply === undefined)
    return [wrong, outcome?.sentence, "Try again."].filter(Boolean).join(" ");
  const after = current(withMove(match, reply));
  const attacker = match.game.sides[mover]?.name;
  const late = `After that ${attacker} cannot win in ${movesInWords(moves - 1)}.`;
  return [
    wrong,
    `${playerToMove(match)} replies ${after.move?.written}. ${after.move?.sentence}`,
    `${after.outcome?.sentence ?? late} Try again.`,
  ].join("\n");
}
