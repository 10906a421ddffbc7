import { readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { errorCode } from "../../records/store/error-code.ts";
import { pause } from "./output.ts";

const CHUNK = 65_536;
const PATIENCE = 5;
/** Some shells begin what they pipe with it. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * A reader of lines from a pipe or a file on the standard input: each call gives the next line
 * without its end (LF or CRLF), the last one also without one; undefined at the end of input.
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

/** The number of bytes read; 0 at the end of input, which some systems report as an error. */
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
