import type { Mark } from "../look.ts";

/** The size of a square in characters. */
export interface SquareSize {
  readonly width: number;
  readonly height: number;
}

/** What marks a square of several lines, besides its ground. */
export type MarkShape = Mark | "bars" | "cursor" | "special";

/** The first, the middle and the last lines of a mark, of which the space is as wide as the square. */
const EDGES: Readonly<
  Record<Exclude<MarkShape, "target" | "special">, readonly [string, string, string]>
> = {
  none: [" ", " ", " "],
  "earlier move": ["▘ ", " ", " ▗"],
  "last move": ["▘ ▝", " ", "▖ ▗"],
  bars: ["▌ ▐", "▌ ▐", "▌ ▐"],
  wrong: ["▛ ▜", " ", "▙ ▟"],
  danger: ["! !", " ", " "],
  duty: ["* *", " ", " "],
  cursor: ["▛ ▜", "▌ ▐", "▙ ▟"],
};

/** What stands in the middle, two characters a line. */
const MIDDLES: Readonly<Record<"target" | "special", Readonly<Record<number, readonly string[]>>>> =
  {
    target: { 2: ["▄▄", "▀▀"], 3: ["", "██", ""], 4: ["", "▄▄", "▀▀", ""] },
    special: { 2: ["▚▞", "▞▚"], 3: ["▖▗", "▐▌", "▘▝"], 4: ["", "▚▞", "▞▚", ""] },
  };

/** The lines of a mark in a square of two lines or more. */
export function markShape(mark: MarkShape, { width, height }: SquareSize): readonly string[] {
  if (mark === "target" || mark === "special")
    return MIDDLES[mark][height]!.map((glyphs) => " ".repeat(width / 2 - 1) + glyphs);
  const [first, middle, last] = EDGES[mark];
  return Array.from({ length: height }, (_, line) => {
    const edge = line === 0 ? first : line === height - 1 ? last : middle;
    return edge.replace(" ", " ".repeat(width + 1 - edge.length));
  });
}
