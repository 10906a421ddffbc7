import { err, ok, type Result } from "../core/result.ts";

/** A byte order mark of UTF-16, or two characters of ASCII in it; "\0\n\0\n" is taken for lines. */
const UTF16 = /^(?:\xff\xfe|\xfe\xff|\0[^\0\n]\0[^\0]|[^\0]\0[^\0]\0)/;

/** Returns true if bytes are the beginning of a text in UTF-16. */
export function isUtf16(bytes: Buffer): boolean {
  return UTF16.test(bytes.toString("latin1", 0, 4));
}

/** Decodes a text in UTF-8; the refusal of other bytes begins with "is". */
export function decodeText(bytes: Buffer): Result<string> {
  if (isUtf16(bytes)) {
    return err("is UTF-16 text; save it as UTF-8, and load it again.");
  }
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err("is not UTF-8 text.");
  }
}
