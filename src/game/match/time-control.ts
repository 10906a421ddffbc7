/** How much time players have: read from a command and from records, and written. In milliseconds. */

import { err, ok, type Result } from "../../base/result.ts";
import { exactTime } from "../../base/text.ts";

/** The time with which a side begins, and what it gets after each of its moves: whole seconds. */
export type SideTime = Readonly<Record<"start" | "increment", number>>;

/** By side. */
export type TimeControl = readonly SideTime[];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** As they are typed; up to 999 minutes, with tenths or seconds, and 999 seconds for each move. */
const TYPED = /^(?<time>\d{1,3}(?:\.\d)?)(?::(?<more>[0-5]\d))?(?:\+(?<each>\d{1,3}))?$/;
/** As PGN writes them: "600+5" or "600". */
const RECORDED = /^(?<time>\d{1,6})(?:\+(?<each>\d{1,4}))?$/;

/** Reads "10+5" for all sides, or a time for each of them: "5 10". Refuses no time at all. */
export function readTimeControl(sides: number, typed: string): Result<TimeControl> {
  const times = typed.split(/[\s,]+/).map((word) => sideTime(TYPED.exec(word), MINUTE));
  const all = times.length === 1 ? Array.from({ length: sides }, () => times[0]) : times;
  const control = all.flatMap((time) => time ?? []);
  if (control.length === sides && all.length === sides) return ok(control);
  const form = "clock takes minutes (0.1 to 999) and optional seconds per move, as in clock 10+5";
  return err(`${form}; or one such time for each player.`);
}

/** Reads the text of a tag; undefined for one that means something else. */
export const timeInTag = (text: string): SideTime | undefined =>
  sideTime(RECORDED.exec(text), SECOND);

export const tagOfTime = ({ start, increment }: SideTime): string =>
  `${start / SECOND}+${increment / SECOND}`;

function sideTime(found: RegExpExecArray | null, unit: number): SideTime | undefined {
  const { time = 0, more = 0, each = 0 } = found?.groups ?? {};
  const start = Math.round(Number(time) * unit) + Number(more) * SECOND;
  return start > 0 ? { start, increment: SECOND * Number(each) } : undefined;
}

const COMMAND = /\[%clk\s+(\d{1,2}):([0-5]\d):([0-5]\d(?:\.\d{1,9})?)\]/u;

/** The command in a move's comment that says what its player has left: "[%clk 0:09:58.3]". */
export const clockCommand = (milliseconds: number): string =>
  `[%clk ${exactTime(Math.ceil(milliseconds))}]`;

/** The time that comments say is left; undefined if they do not. */
export function timeIn(comments: readonly string[] = []): number | undefined {
  const found = comments.map((text) => COMMAND.exec(text)).find((match) => match);
  const [hours = 0, minutes = 0, seconds = 0] = found?.slice(1).map(Number) ?? [];
  return found ? (60 * hours + minutes) * MINUTE + Math.round(SECOND * seconds) : undefined;
}

/** Comments without that command. */
export const withoutTime = (comments: readonly string[]): readonly string[] =>
  comments.map((text) => text.replace(COMMAND, "").trim()).filter((text) => text !== "");

/** The longest pause between moves, in seconds. */
const LONGEST_PAUSE = 3_600;

/** Reads a number of seconds; `what` begins the sentence that rejects another text. */
export function readPause(text: string, what = "A pause"): Result<number> {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= LONGEST_PAUSE
    ? ok(seconds)
    : err(`${what} is a number of seconds up to ${LONGEST_PAUSE}, such as 2 or 0.5.`);
}
