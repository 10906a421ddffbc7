import { types } from "node:util";

/** Ends a program that is followed; its message is a sentence that says why. */
export class Stopped extends Error {}

/** A value as it was: as it is written in a program, or the elements of an array. */
export type Copy = string | ArrayCopy;

interface ArrayCopy {
  readonly items: readonly Copy[];
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
/** The most parts of an object, or of another value with contents, that are shown. */
const SHOWN_PARTS = 20;

/** Copies a value; parts that are as in an earlier copy are those of that copy. */
export function copyOf(value: unknown, earlier?: Copy, depth = 0): Copy {
  if (typeof value !== "object" || types.isProxy(value) || !Array.isArray(value))
    return written(value);
  if (depth > MOST_DEEP)
    throw new Stopped(
      `An array contains itself, or arrays are nested more than ${MOST_DEEP} deep.`,
    );
  const old = typeof earlier === "object" ? earlier : undefined;
  if (old && isAsBefore(value, old, depth)) return old;
  // The methods of an array may be those of the program.
  const length = Math.min(value.length, MOST_ELEMENTS);
  const few = Array.from({ length }, (_, at) => ownValue(value, at));
  const items = Array.from(few, (item, at) => copyOf(item, old?.items[at], depth + 1));
  const sizes = items.map((item) => (typeof item === "object" ? item.size : 0));
  const size = sizes.reduce((sum, one) => sum + one, value.length);
  check("An array", "elements", size, MOST_ELEMENTS);
  return { items, raw: few, size };
}

/** The beginning of a large number, or of the name of a property. */
export const short = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Throws if a text has too many characters: to show some of it, all would be put together. */
export const checkLength = ({ length }: string) =>
  check("A text", "characters", length, MOST_CHARACTERS);

function check(what: string, parts: string, size: number, most: number): void {
  if (size > most)
    throw new Stopped(`${what} has more than ${most.toLocaleString("en")} ${parts}.`);
}

/** Whether an array is as in its copy; most are, at most steps. */
function isAsBefore(value: readonly unknown[], { items, raw }: ArrayCopy, depth: number): boolean {
  if (value.length !== raw.length) return false;
  for (let at = 0; at < raw.length; at += 1) {
    const item = value[at];
    if (item !== raw[at] && !Object.is(item, raw[at])) return false;
    if (typeof item === "object" && copyOf(item, items[at], depth + 1) !== items[at]) return false;
  }
  return true;
}

/** A property of an object itself, which is not a proxy. A getter would do what the program does not do at this step. */
export function ownValue(object: object, key: PropertyKey): unknown {
  const { get, value } = Object.getOwnPropertyDescriptor(object, key) ?? {};
  return get ? GETTER : value;
}

/** Stands for what a getter would return. */
const GETTER = Symbol("…");

/** A value that is not an array, as a program writes it: "WS" in quotation marks, 3, true. */
function written(value: unknown): string {
  if (typeof value === "string") {
    checkLength(value);
    return JSON.stringify(value.slice(0, SHOWN_CHARACTERS));
  }
  if (value === GETTER) return "…";
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return short(String(value));
  if (types.isProxy(value)) return "a proxy";
  if (types.isDate(value)) {
    const time = Date.prototype.getTime.call(value);
    return `Date ${Number.isNaN(time) ? "invalid" : new Date(time).toISOString()}`;
  }
  if (types.isGeneratorObject(value)) return "a generator";
  if (types.isPromise(value)) return "a promise";
  if (ArrayBuffer.isView(value)) return "an array of bytes";
  if (types.isMap(value)) {
    const parts = entriesOf(value, SIZE_OF_MAP.call(value), Map.prototype.entries);
    return withParts(
      "Map",
      parts.map(([key, part]) => `${writtenPart(key)}: ${writtenPart(part)}`),
    );
  }
  if (types.isSet(value)) {
    const parts = entriesOf(value, SIZE_OF_SET.call(value), Set.prototype.entries);
    return withParts(
      "Set",
      parts.map(([part]) => writtenPart(part)),
    );
  }
  const names = Object.keys(value).slice(0, SHOWN_PARTS + 1);
  const parts = names.map((name) => `${short(name)}: ${writtenPart(ownValue(value, name))}`);
  return withParts(classOf(value), parts);
}

/** The size of a map or set of any program, whatever the program makes of its own `size`. */
const sizeIn = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, "size")!.get!;
const SIZE_OF_MAP = sizeIn(Map.prototype);
const SIZE_OF_SET = sizeIn(Set.prototype);

function entriesOf(
  value: object,
  size: number,
  entries: () => Iterable<readonly [unknown, unknown]>,
): readonly (readonly [unknown, unknown])[] {
  check("A map or a set", "elements", size, MOST_ELEMENTS);
  const first: (readonly [unknown, unknown])[] = [];
  for (const entry of entries.call(value)) if (first.push(entry) > SHOWN_PARTS) break;
  return first;
}

/** "Counter { count: 2 }". */
function withParts(kind: string, parts: readonly string[]): string {
  const shown = parts.length > SHOWN_PARTS ? [...parts.slice(0, SHOWN_PARTS), "…"] : parts;
  return `${kind && `${kind} `}${shown.length > 0 ? `{ ${shown.join(", ")} }` : "{}"}`;
}

const writtenPart = (part: unknown) =>
  typeof part === "object" && part !== null && !types.isDate(part) ? "…" : written(part);

/** The name of an object's class; "" for a plain object. */
function classOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!prototype || types.isProxy(prototype)) return "";
  const maker = ownValue(prototype, "constructor");
  const name = typeof maker === "function" && !types.isProxy(maker) ? ownValue(maker, "name") : "";
  return typeof name === "string" && name !== "Object" ? name.slice(0, SHOWN_PARTS) : "";
}
