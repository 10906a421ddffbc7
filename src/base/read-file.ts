/** Reads text files that people write and hand in, which may turn out to be anything. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { err, ok, type Result } from "./result.ts";
import { cannot, fileShown, notAFile } from "./system-errors.ts";

/** The most bytes of a text. */
const MAX_SIZE = 16_000_000;

/** A byte order mark of UTF-16, or two characters of ASCII in it; "\0\n\0\n" is taken for lines. */
const LITTLE_ENDIAN = /^(?:\xff\xfe|[^\0]\0[^\0]\0)/;
const BIG_ENDIAN = /^(?:\xfe\xff|\0[^\0\n]\0[^\0])/;

const WEB_PAGE =
  /^(?:[^\w<]*(?:<\?xml[^>]*>\s*)?<(?:!doctype )?html\b|MIME-Version: 1\.0\s|From: <Saved by)/i;
const OFFICE = "a Word or LibreOffice document";
const ZIP = "a zip archive";

/** Reads a text that belongs to the program. */
export const readOwnText = (file: URL): string => readFileSync(file, "utf8");

/** The first bytes of other files, in hexadecimal, and what they are. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^504b0304/, ZIP],
  [/^d0cf11e0/, OFFICE],
  [/^7b5c727466/, "an RTF document"],
  [/^25504446/, "a PDF document"],
  [/^(?:377abcaf|52617221|1f8b)/, "an archive"],
  [/^(?:89504e470d0a|ffd8ff|47494638)/, "an image"],
];

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

/**
 * Reads a text file. Refuses what is not a file, what is too long, and what is not text.
 * @param fatal whether bytes that are not UTF-8 are refused; otherwise they are replaced
 */
export function readText(file: string, what = "a game record", fatal = true): Result<string> {
  try {
    const facts = statSync(file);
    // A pipe would be waited for, and a device might never end.
    if (!facts.isFile()) return notAFile(file, facts);
    if (facts.size > MAX_SIZE) return tooLong(file, what);
    return textIn(readFileSync(file), { file, what, fatal });
  } catch (error) {
    return err(cannot(`The file ${fileShown(file)} cannot be read`, error));
  }
}

/** Reads a text file, or a pipe until it is closed, such as /dev/stdin or <(...) in a shell. */
export async function readTextOrPipe(file: string, what: string): Promise<Result<string>> {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts?.isFIFO() && !facts?.isSocket()) return readText(file, what);
  // A socket can be read there, but not opened.
  const source = file === "/dev/stdin" ? { fd: 0 } : {};
  const bytes = await buffer(createReadStream(file, { ...source, end: MAX_SIZE }));
  return bytes.length > MAX_SIZE ? tooLong(file, what) : textIn(bytes, { file, what, fatal: true });
}

const tooLong = (file: string, what: string) =>
  err(`The file ${fileShown(file)} is too long for ${what}.`);

function textIn(
  bytes: Buffer,
  { file, what, fatal }: { readonly file: string; readonly what: string; readonly fatal: boolean },
): Result<string> {
  const kind = kindOf(bytes);
  if (kind) return err(`${fileShown(file)} is ${kind}, not the plain text of ${what}.`);
  try {
    return ok(decoderFor(bytes, fatal).decode(bytes));
  } catch {
    return err(`The file ${fileShown(file)} is not UTF-8 text.`);
  }
}

/** "a PDF document"; undefined for what may be text. */
function kindOf(bytes: Buffer): string | undefined {
  // In UTF-16 every other byte is zero.
  const text = bytes.toString("latin1").replaceAll("\0", "");
  if (WEB_PAGE.test(text)) return "a saved web page";
  const [, kind] = KINDS.find(([start]) => start.test(bytes.toString("hex", 0, 8))) ?? [];
  if (kind === ZIP && /word\/document\.xml|vnd\.oasis/.test(text)) return OFFICE;
  // Java and Python run archives that hold a main program.
  return kind === ZIP && /META-INF\/MANIFEST|__main__\.py/.test(text) ? undefined : kind;
}
