/** Ends a program that is followed; its message is a sentence that says why. */
export class Stopped extends Error {}

/** A value as it was at a step: as it is written in a program, or the elements of an array. */
export type Shot = string | List;

interface List {
  readonly items: readonly Shot[];
  /** The elements themselves, by which a copy is found to be as it was. */
  readonly raw: readonly unknown[];
}

/** The most elements of arrays, with those of the arrays in them, that a step can show. */
const MOST_ELEMENTS = 2_000;
/** The most characters of a value. */
const MOST_CHARACTERS = 200;

/** Copies a value; parts that are as in an earlier copy are those of that copy. */
export function copyOf(value: unknown, earlier?: Shot, most = { left: MOST_ELEMENTS }): Shot {
  if (!Array.isArray(value)) return written(value);
  most.left -= value.length;
  if (most.left < 0)
    throw new Stopped(`An array has more than ${MOST_ELEMENTS.toLocaleString("en")} elements.`);
  const old = typeof earlier === "object" ? earlier : undefined;
  const items = Array.from(value, (item, at) => itemOf(item, at, old, most));
  const same =
    old?.items.length === items.length && items.every((item, at) => item === old.items[at]);
  return same ? old : { items, raw: [...value] };
}

function itemOf(item: unknown, at: number, old: List | undefined, most: { left: number }): Shot {
  const known = old?.items[at];
  // What is not an array is as it was if it is the same.
  const same = known !== undefined && typeof item !== "object" && old?.raw[at] === item;
  return same ? known : copyOf(item, known, most);
}

/** A value that is not an array, as a program writes it: "WS" in quotation marks, 3, true. */
function written(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, MOST_CHARACTERS));
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  const kind = Object.prototype.toString.call(value);
  if (kind !== "[object Object]") return kind;
  const parts = Object.entries(value).map(
    ([name, part]) => `${name}: ${typeof part === "object" ? "…" : written(part)}`,
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
export function elementAt(
  shot: Shot | undefined,
  path: readonly (string | number)[],
): Shot | undefined {
  return path.reduce<Shot | undefined>(
    (whole, key) => (typeof whole === "object" ? whole.items[Number(key)] : undefined),
    shot,
  );
}
