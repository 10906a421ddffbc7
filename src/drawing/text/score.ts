/** Results to be read from afar: large digits and bars. */
import { type Line, lineOf, type Role, type Span } from "../line.ts";
import type { Blocks } from "../look.ts";

/** Each three columns wide and five rows high, row by row. */
const DIGITS: Readonly<Record<string, string>> = {
  "0": "#### ## ## ####",
  "1": " # ##  #  # ###",
  "2": "###  #####  ###",
  "3": "###  # ##  ####",
  "4": "# ## ####  #  #",
  "5": "####  ###  ####",
  "6": "####  #### ####",
  "7": "###  #  #  #  #",
  "8": "#### ##### ####",
  "9": "#### ####  ####",
  "/": "  #  # # #  #  ",
  ":": "    #     #    ",
};
const [WIDTH, HEIGHT] = [3, 5];

/** Digits, slashes and colons in large: of half blocks three lines, elsewhere five. */
export function largeDigits(text: string, blocks: Blocks | undefined): readonly string[] {
  const rows = Array.from({ length: HEIGHT + 1 }, (_, row) =>
    [...text].map((digit) =>
      DIGITS[digit]!.slice(WIDTH * row)
        .slice(0, WIDTH)
        .padEnd(WIDTH),
    ),
  ).map((parts) => parts.join(" "));
  if (!blocks) return rows.slice(0, HEIGHT);
  return [0, 2, 4].map((row) =>
    Array.from(rows[row]!, (upper, at) => {
      const lower = rows[row + 1]![at];
      if (upper === "#") return lower === "#" ? "█" : "▀";
      return lower === "#" ? "▄" : " ";
    }).join(""),
  );
}

/** The columns of a bar beside a board. */
const BESIDE = 20;

/** A bar beside a board; `all` is more than 0. */
export const barBeside = (done: number, all: number): Line =>
  barLine([{ length: done, role: "goodLabel" }], { columns: BESIDE, units: all }, "halves");

/** A part of a bar, in units of it. */
export interface BarPart {
  readonly length: number;
  readonly role: Role;
}

/** How long a bar is: its columns, and the units that they stand for. */
export interface BarSize {
  readonly columns: number;
  readonly units: number;
}

/** A bar of parts that are filled and a rest, as far as there are columns. */
export function barLine(
  parts: readonly BarPart[],
  { columns, units }: BarSize,
  blocks: Blocks | undefined,
): Line {
  const width = Math.max(0, columns);
  const placeOf = (unit: number) => Math.round((width * unit) / units);
  let done = 0;
  const spans = parts.map(({ length, role }): Span => {
    done += length;
    const filled = placeOf(done) - placeOf(done - length);
    return { text: (blocks ? " " : "#").repeat(filled), role };
  });
  const rest = (blocks ? "▄" : ".").repeat(width - placeOf(done));
  return lineOf([...spans, { text: rest, role: "rule" }]);
}
