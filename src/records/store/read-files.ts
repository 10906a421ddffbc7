import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, fileShown, notAFile } from "../../core/system-errors.ts";
import { MAX_RECORD_LENGTH } from "../record.ts";

const BYTES_OF_CHARACTER = 4;

/** Reading a device that waits for data must not stop the program. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** A byte order mark of UTF-16, or two characters of ASCII in it; "\0\n\0\n" is taken for lines. */
const UTF16 = /^(?:\xff\xfe|\xfe\xff|\0[^\0\n]\0[^\0]|[^\0]\0[^\0]\0)/;

export const isUtf16 = (bytes: Buffer): boolean => UTF16.test(bytes.toString("latin1", 0, 4));

/** Reads a text file; refuses one that is longer than a record may be or not in UTF-8. */
export function readText(file: string, what = "a game record"): Result<string> {
  const named = `The file ${fileShown(file)}`;
  try {
    const handle = openSync(file, READ_WITHOUT_WAITING);
    try {
      const facts = fstatSync(handle);
      if (!facts.isFile()) return notAFile(file, facts);
      if (facts.size > MAX_RECORD_LENGTH * BYTES_OF_CHARACTER) {
        return err(`${named} is too long for ${what}.`);
      }
      const text = decodeText(readFileSync(handle));
      return text.ok ? text : err(`${named} ${text.reason}`);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return err(cannot(`${named} cannot be read`, error));
  }
}

/** Decodes a text in UTF-8; the refusal of other bytes begins with "is". */
function decodeText(bytes: Buffer): Result<string> {
  if (isUtf16(bytes)) return err("is UTF-16 text; save it as UTF-8 and try again.");
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err("is not UTF-8 text.");
  }
}
