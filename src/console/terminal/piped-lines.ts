import { readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { errorCode } from "../../records/store/error-code.ts";
import { pause } from "./output.ts";

const CHUNK = 65_536;
const PATIENCE = 5;
/** Some shells put it before piped input. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * Returns a function that reads the next line of standard input, without its line end (LF or CRLF);
 * undefined at the end.
 */
export function pipedLines(): () => string | undefined {
  const decoder = new StringDecoder("utf8");
  const buffer = Buffer.alloc(CHUNK);
  let lines: string[] = [];
  let partial: string[] = [];
  let ended = false;

  function fill(): void {
    const length = readChunk(buffer);
    ended = length === 0;
    const text = ended ? decoder.end() : decoder.write(buffer.subarray(0, length));
    const [first = "", ...more] = text.split("\n");
    partial.push(first);
    if (more.length > 0) {
      lines = [partial.join(""), ...more];
      partial = [lines.pop() ?? ""];
      lines.reverse();
    }
  }

  return () => {
    while (lines.length === 0 && !ended) fill();
    const line = lines.pop() ?? (partial.splice(0).join("") || undefined);
    return line?.replace(BYTE_ORDER_MARK, "").replace(/\r$/, "");
  };
}

/** Reads a chunk and returns the number of bytes; 0 at the end of input, which some systems report as an error. */
function readChunk(buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
      if (errorCode(error) !== "EAGAIN") return 0;
      pause(PATIENCE);
    }
  }
}
