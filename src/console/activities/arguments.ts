import { err, ok, type Result } from "../../core/result.ts";

/** The longest pause between moves, in seconds. */
const LONGEST_PAUSE = 3_600;

/** Reads a number of seconds; `what` begins the sentence that rejects another text. */
export function readPause(text: string, what = "A pause"): Result<number> {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= LONGEST_PAUSE
    ? ok(seconds)
    : err(`${what} is a number of seconds up to ${LONGEST_PAUSE}, such as 2 or 0.5.`);
}
