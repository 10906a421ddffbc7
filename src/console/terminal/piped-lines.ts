import { readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { errorCode } from "../../records/store/file-errors.ts";
import { isUtf16 } from "../../records/store/read-files.ts";
import { pause } from "./output.ts";

const CHUNK = 65_536;
const PATIENCE = 5;
/** Some shells put it before piped input. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** Reads bytes into a buffer and returns their number; 0 at the end of the input. */
type Read = (buffer: Buffer) => number;

/**
 * Returns a function that reads the next line, without its line end (LF, CRLF or CR); undefined at
 * the end. Calls `refuse` with a sentence if the input is UTF-16.
 */
export function pipedLines(
  refuse: (reason: string) => never,
  read: Read = readStandardInput,
): () => string | undefined {
  const decoder = new StringDecoder("utf8");
  const buffer = Buffer.alloc(CHUNK);
  let lines: string[] = [];
  let partial: string[] = [];
  let first = true;
  /** The last chunk ended with a CR, so that an LF at the start of the next is part of it. */
  let afterCr = false;
  let ended = false;

  function fill(): void {
    const chunk = buffer.subarray(0, read(buffer));
    if (first && isUtf16(chunk)) {
      refuse("the input is UTF-16 text; save it as UTF-8 and try again.");
    }
    first = false;
    ended = chunk.length === 0;
    const decoded = ended ? decoder.end() : decoder.write(chunk);
    const text = afterCr && decoded.startsWith("\n") ? decoded.slice(1) : decoded;
    afterCr = decoded.endsWith("\r");
    const [rest = "", ...more] = text.split(/\r\n?|\n/);
    partial.push(rest);
    if (more.length > 0) {
      lines = [partial.join(""), ...more];
      partial = [lines.pop() ?? ""];
      lines.reverse();
    }
  }

  return () => {
    while (lines.length === 0 && !ended) fill();
    const line = lines.pop() ?? (partial.splice(0).join("") || undefined);
    return line?.replace(BYTE_ORDER_MARK, "");
  };
}

/** Reads standard input; some systems report its end as an error. */
function readStandardInput(buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
      if (errorCode(error) !== "EAGAIN") return 0;
      pause(PATIENCE);
    }
  }
}
