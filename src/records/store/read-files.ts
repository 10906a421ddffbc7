import { existsSync, readFileSync, statSync } from "node:fs";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, errorCode, fileShown, notAFile } from "../../core/system-errors.ts";
import { MAX_RECORD_LENGTH } from "../record.ts";

const BYTES_OF_CHARACTER = 4;

/** A byte order mark of UTF-16, or two characters of ASCII in it; "\0\n\0\n" is taken for lines. */
const LITTLE_ENDIAN = /^(?:\xff\xfe|[^\0]\0[^\0]\0)/;
const BIG_ENDIAN = /^(?:\xfe\xff|\0[^\0\n]\0[^\0])/;

/** The decoder of a text with this beginning: in UTF-8, or in UTF-16, as PowerShell writes files. */
export function decoderFor(bytes: Buffer, fatal = false) {
  const start = bytes.toString("latin1", 0, 4);
  if (LITTLE_ENDIAN.test(start)) return new TextDecoder("utf-16le", { fatal });
  return new TextDecoder(BIG_ENDIAN.test(start) ? "utf-16be" : "utf-8", { fatal });
}

/** A text to be added to a file, in the encoding of the file; UTF-8 for a new one. */
export function encodedFor(file: string, text: string): Buffer {
  const { encoding } = decoderFor(existsSync(file) ? readFileSync(file) : Buffer.alloc(0));
  if (encoding === "utf-8") return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}

/** Reads a text file; refuses one that is longer than a record may be, and bytes that are not text. */
export function readText(file: string, what = "a game record"): Result<string> {
  const named = `The file ${fileShown(file)}`;
  try {
    const facts = statSync(file);
    // A device that waits for data would stop the program.
    if (!facts.isFile()) return notAFile(file, facts);
    if (facts.size > MAX_RECORD_LENGTH * BYTES_OF_CHARACTER) {
      return err(`${named} is too long for ${what}.`);
    }
    const bytes = readFileSync(file);
    return ok(decoderFor(bytes, true).decode(bytes));
  } catch (error) {
    if (errorCode(error) === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      return err(`${named} is not UTF-8 text.`);
    }
    return err(cannot(`${named} cannot be read`, error));
  }
}
