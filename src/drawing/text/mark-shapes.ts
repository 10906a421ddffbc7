import type { Mark } from "../look.ts";

interface SquareSize {
  readonly width: number;
  readonly height: number;
}

/** What marks a square of several lines, besides its ground. */
export type MarkShape = Mark | "capture" | "cursor" | "special";

/** The first, the middle and the last lines of a mark, of which the space is as wide as the square. */
const EDGES: Readonly<Record<Exclude<MarkShape, "target">, readonly [string, string, string]>> = {
  none: [" ", " ", " "],
  "earlier move": [" ", " ", "▖ ▗"],
  "last move": ["▘ ▝", " ", "▖ ▗"],
  capture: ["▌ ▐", "▌ ▐", "▌ ▐"],
  cursor: ["▛ ▜", "▌ ▐", "▙ ▟"],
  special: ["▚▖ ▗▞", " ", "▞▘ ▝▚"],
};

/** The lines of a mark in a square. */
export function markShape(mark: MarkShape, { width, height }: SquareSize): readonly string[] {
  const lines = Array.from({ length: height }, (_, line) => line);
  if (mark === "target") return lines.map((line) => dot(line, { width, height }));
  const [first, middle, last] = EDGES[mark];
  return lines.map((line) => {
    const edge = line === 0 ? first : line === height - 1 ? last : middle;
    return edge.replace(" ", " ".repeat(width + 1 - edge.length));
  });
}

/** A line of a dot in the middle. */
function dot(line: number, { width, height }: SquareSize): string {
  const half = height % 2 === 0 ? { [height / 2 - 1]: "▄▄", [height / 2]: "▀▀" }[line] : undefined;
  const glyphs = half ?? (height % 2 === 1 && line === (height - 1) / 2 ? "██" : "");
  return " ".repeat(width / 2 - 1) + glyphs;
}
