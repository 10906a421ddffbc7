/** The most characters of a player's input that a message quotes. */
const QUOTED = 20;

/** A player's input in quotation marks, cut to `longest` characters, without terminal controls. */
export const quoted = (text: string, longest = QUOTED): string => `“${shortened(text, longest)}”`;

/** A text on one line, cut to `longest` characters and without terminal controls. */
export function shortened(text: string, longest: number): string {
  const whole = text.trim();
  const start = printable(whole.slice(0, 20 * longest).replace(/\s+/g, " "));
  const characters = [...start];
  const cut = characters.length > longest || whole.length > 20 * longest;
  return `${characters.slice(0, longest).join("").trim()}${cut ? "…" : ""}`;
}

/** Begins a message that refuses a whole line: the line in quotation marks, or "An empty line". */
export function lineTyped(line: string): string {
  return line.trim() === "" ? "An empty line" : quoted(line);
}

export const movesInWords = (count: number) => (count === 1 ? "1 move" : `${count} moves`);

/** Compares two names with numbers in them ("kn"): "a2" comes before "a10". */
export const compareNames = (one: string, other: string) => one.localeCompare(other, "en-u-kn");

/** Replaces characters that are invisible, control the terminal or reverse text; white space becomes spaces. */
export function printable(text: string, replacement = "\ufffd"): string {
  // Most texts, our own sentences among them, skip a pattern whose Unicode classes are slow to compile.
  if (/^[ -~–…“”]*$/.test(text)) return text;
  return text.replace(/\s/g, " ").replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, replacement);
}

/** Makes the lines of a text printable; its line ends stay. */
export const printableLines = (text: string) =>
  text.replaceAll("\r\n", "\n").replace(/[^\n -~]+/g, (part) => printable(part));

/** "a redum", "an etlu". */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "a, b and c"; `before` is the conjunction before the last item. */
export function inWords(words: readonly (string | number)[], before = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? `${last}` : `${words.slice(0, -1).join(", ")} ${before} ${last}`;
}

/** A time in the local time zone: "21 November", on that day itself also "at 06:53". */
export function timeInWords(time: number, today: string): string {
  const date = new Date(time);
  const day = dayOf(date);
  const minutes = [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
  return dayInWords(day, today) + (day === today ? ` at ${minutes}` : "");
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "21 November" for "2026.11.21", in another year than today's "21 November 2026"; others unchanged. */
export function dayInWords(day: string, today: string): string {
  const [, year = "", month, date] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return day;
  return `${Number(date)} ${name}${today.startsWith(year) ? "" : ` ${year}`}`;
}

/** "2026.11.21". */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join(".");
}

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The width of a progress bar without its brackets, in characters. */
const BAR = 20;

/** "[#####...............]"; `all` is more than 0. */
export const progressBar = (done: number, all: number): string =>
  `[${"#".repeat(Math.floor((BAR * done) / all)).padEnd(BAR, ".")}]`;

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as XML or HTML, also in attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character]!);
}

/** Removes the quotation marks around a text, which a shell would need. */
export function unquoted(text: string): string {
  const [, , inside] = /^(["'])(.*)\1$/su.exec(text.trim()) ?? [];
  return inside ?? text.trim();
}

/** A path as it is typed in a command: in quotation marks if it needs them. */
export const typable = (path: string) => (/^[\w./\\:~@+-]+$/.test(path) ? path : inQuotes(path));

const inQuotes = (path: string) =>
  /["$`!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;

/** In milliseconds. */
const SECOND = 1_000;
/** The longest time that is written: a second less than a day. */
const LONGEST = (24 * 60 * 60 - 1) * SECOND;

/** "9:58" or "1:09:58": whole seconds, rounded up, so that 0:00 is the end. */
export const timeText = (milliseconds: number): string =>
  exactTime(SECOND * Math.ceil(Math.max(0, milliseconds) / SECOND)).replace(/^0:0?/, "");

/** "0:09:58.3", with up to three decimals. */
export const exactTime = (milliseconds: number): string =>
  new Date(Math.min(LONGEST, milliseconds))
    .toISOString()
    .slice(11, 23)
    .replace(/^0|\.?0+$/g, "");

/** A text on one line without control characters, most of which XML forbids. */
export function oneLine(text: string): string {
  return printable(text.replace(/\s+/gu, " "), "");
}
