import { writeSync } from "node:fs";
import { errorCode } from "../../core/system-errors.ts";

/** How long to wait for a slower reader, in milliseconds. */
const PATIENCE = 5;

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Waits without using the processor. */
const pause = () => Atomics.wait(clock, 0, 0, PATIENCE);

/**
 * Writes to the standard output before it returns, so that nothing is lost however the program ends.
 * Where that fails `failed` is called with the system's name for the reason: "EPIPE" when nobody
 * reads any more (`| head`).
 */
export function writeOutput(text: string, failed: (code: string) => never): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      const code = errorCode(error);
      if (code !== "EAGAIN") failed(code);
      pause();
    }
  }
}
