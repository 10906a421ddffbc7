import { type Match, repetitions } from "./match.ts";

/** So often a position comes up before a draw is offered. */
const TIMES = 3;
/** The plies without a capture or a move of the game's unit, such as a redum, before a draw is offered. */
const QUIET = 100;

/**
 * Why a game without dice may go on for ever, at the ply at which that begins: "This position has come up
 * three times". Undefined at every other ply, and in games without a unit.
 */
export function nowEndless(match: Match): string | undefined {
  if (match.game.dice) return undefined;
  if (repetitions(match) === TIMES) return "This position has come up three times";
  return quietPlies(match) === QUIET
    ? `Each side has made ${QUIET / 2} moves without a capture or a ${match.game.unit}'s move`
    : undefined;
}

/** Whether a game without dice goes on although a position has come up again or nothing has changed for long. */
export const isEndless = (match: Match): boolean =>
  !match.game.dice && (repetitions(match) >= TIMES || quietPlies(match) >= QUIET);

/** The plies since the last capture, or the last move of the game's unit. */
function quietPlies({ game: { unit }, plies, at }: Match): number {
  if (unit === undefined) return 0;
  const last = plies.slice(0, at + 1).findLastIndex(({ move, captured }, index) => {
    const before = plies[index - 1];
    const moved = before?.diagram.cells[move?.path[0] ?? -1]?.pieces[0]?.name;
    return !before || moved === unit || captured.length > before.captured.length;
  });
  return at - last;
}
