/** Ends a program that is followed; its message is a sentence that says why. */
export class Stopped extends Error {}

/** A value as it was at a step: as it is written in a program, or the elements of an array. */
export type Shot = string | List;

interface List {
  readonly items: readonly Shot[];
  /** The elements themselves, by which a copy is found to be as it was. */
  readonly raw: readonly unknown[];
  /** How many elements it has, with those of the arrays in it. */
  readonly size: number;
}

/** The most elements of an array, with those of the arrays in it, that a step can show. */
const MOST_ELEMENTS = 2_000;
/** How many arrays may be one in the other. */
const MOST_DEEP = 20;
/** The most characters of a text, and those of it that are shown. */
const MOST_CHARACTERS = 20_000;
const SHOWN_CHARACTERS = 200;

/** Copies a value; parts that are as in an earlier copy are those of that copy. */
export function copyOf(value: unknown, earlier?: Shot, depth = 0): Shot {
  if (!Array.isArray(value)) return written(value);
  if (depth > MOST_DEEP)
    throw new Stopped(
      `An array contains itself, or arrays are nested more than ${MOST_DEEP} deep.`,
    );
  const old = typeof earlier === "object" ? earlier : undefined;
  if (old && isAsBefore(value, old, depth)) return old;
  const few = value.slice(0, MOST_ELEMENTS);
  const items = Array.from(few, (item, at) => copyOf(item, old?.items[at], depth + 1));
  const sizes = items.map((item) => (typeof item === "object" ? item.size : 0));
  const size = sizes.reduce((sum, one) => sum + one, value.length);
  checkSize(size);
  return { items, raw: few, size };
}

/** Throws if a number of elements is too large for an array to be shown. */
export const checkSize = (size: unknown) => check("An array", "elements", size, MOST_ELEMENTS);

/** Throws if a text has too many characters: to show some of it, all would be put together. */
export const checkLength = ({ length }: string) =>
  check("A text", "characters", length, MOST_CHARACTERS);

function check(what: string, parts: string, size: unknown, most: number): void {
  if (typeof size === "number" && size > most)
    throw new Stopped(`${what} has more than ${most.toLocaleString("en")} ${parts}.`);
}

/** Whether an array is as in its copy; most are, at most steps. */
function isAsBefore(value: readonly unknown[], { items, raw }: List, depth: number): boolean {
  if (value.length !== raw.length) return false;
  for (let at = 0; at < raw.length; at += 1) {
    const item = value[at];
    if (item !== raw[at] && !Object.is(item, raw[at])) return false;
    if (typeof item === "object" && copyOf(item, items[at], depth + 1) !== items[at]) return false;
  }
  return true;
}

/** A value that is not an array, as a program writes it: "WS" in quotation marks, 3, true. */
function written(value: unknown): string {
  if (typeof value === "string") {
    checkLength(value);
    return JSON.stringify(value.slice(0, SHOWN_CHARACTERS));
  }
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  const kind = Object.prototype.toString.call(value);
  if (kind !== "[object Object]") return kind;
  // A getter would do what the program does not do at this step.
  const parts = Object.entries(Object.getOwnPropertyDescriptors(value)).map(
    ([name, { get, value: part }]) =>
      `${name}: ${get || typeof part === "object" ? "…" : written(part)}`,
  );
  return `{ ${parts.join(", ")} }`;
}

/** A value in a sentence: of an array its elements if they are few. */
export function shown(shot: Shot): string {
  if (typeof shot === "string") return shot;
  const { items } = shot;
  const few = items.length <= 8 && items.every((item) => typeof item === "string");
  return few ? `[${items.join(", ")}]` : `an array of ${items.length}`;
}

/** An element of an array; undefined if there is none. */
export function elementAt(shot: Shot | undefined, path: readonly (string | number)[]) {
  let part = shot;
  for (const key of path) part = typeof part === "object" ? part.items[Number(key)] : undefined;
  return part;
}
