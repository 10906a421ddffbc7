/** The clock of a match. What is left after a move is noted on the move, as in PGN. */
import { timeText } from "../../base/text.ts";
import { current, type Match, type PlyRecord, plyWith, sideToAct } from "./match.ts";
import { clockCommand, type TimeControl, timeIn, withoutTime } from "./time-control.ts";

/** The milliseconds that each side has left; undefined without a clock. */
export function timesLeft(match: Match): readonly number[] | undefined {
  const { info, plies, at, spent = 0 } = match;
  const thinking = sideToAct(match);
  return info.timeControl?.map(({ start }, side) => {
    const noted = (ply: PlyRecord) => (ply.move?.by === side ? timeIn(ply.comments) : undefined);
    const last = plies.slice(0, at + 1).findLast((ply) => noted(ply) !== undefined);
    return (last ? noted(last)! : start) - (side === thinking ? spent : 0);
  });
}

/** What the side to act has left; undefined without a clock. */
export const timeToAct = (match: Match): number | undefined => timesLeft(match)?.[sideToAct(match)];

/** The match after the side to act has thought for so many milliseconds; unchanged without a clock. */
export const withTimeSpent = (match: Match, milliseconds: number): Match =>
  match.info.timeControl ? { ...match, spent: (match.spent ?? 0) + milliseconds } : match;

/**
 * Notes the time of a move on it, with its increment. A throw of the dice has none: its player thinks
 * on.
 * @param after the match after one move or throw
 */
export function withMoveTimed(before: Match, after: Match): Match {
  const { timeControl } = before.info;
  const ply = current(after);
  if (!timeControl || !ply.move) return after;
  const side = ply.move.by;
  if (side === "chance") return withTimeSpent(after, before.spent ?? 0);
  const left = Math.max(0, timeToAct(before) ?? 0) + timeControl[side]!.increment;
  const comments = [clockCommand(left), ...(ply.comments ?? [])];
  const timed = plyWith(after.game, ply, { comments });
  return { ...after, plies: after.plies.with(after.at, timed) };
}

/** Sets the clock anew, or takes it away: every side has its whole time. */
export function withClock({ spent: _spent, ...match }: Match, control?: TimeControl): Match {
  const { timeControl: _old, ...info } = match.info;
  const plies = match.plies.map((ply) =>
    timeIn(ply.comments) === undefined
      ? ply
      : plyWith(match.game, ply, { spent: undefined, comments: withoutTime(ply.comments!) }),
  );
  return { ...match, plies, info: { ...info, ...(control && { timeControl: control }) } };
}

/** "White 9:58, Black 10:00", without the side that `but` names; undefined without a clock. */
export function clockLine(match: Match, but?: number): string | undefined {
  const sides = match.game.sides.map(({ name }) => name);
  return timesLeft(match)
    ?.flatMap((left, side) => (side === but ? [] : `${sides[side]} ${timeText(left)}`))
    .join(", ");
}
