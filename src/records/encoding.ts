import { err, ok, type Result } from "../core/result.ts";

/** A byte order mark of UTF-16, or two characters of ASCII in it. */
const UTF16 = /^(?:\xff\xfe|\xfe\xff|\0[^\0]\0[^\0]|[^\0]\0[^\0]\0)/;

/** Decodes a text in UTF-8; the refusal of other bytes begins with "is". */
export function decodeText(bytes: Buffer): Result<string> {
  if (UTF16.test(bytes.toString("latin1", 0, 4))) {
    return err("is UTF-16 text; save it as UTF-8, and load it again.");
  }
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err("is not UTF-8 text.");
  }
}
