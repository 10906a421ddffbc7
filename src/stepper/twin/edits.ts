/** A part of a text, in characters from its start. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A text with insertions and removals, all at places of the original. */
export interface Edits {
  /** Puts a text on each side of a part. Of two texts around the same part the later is the outer one. */
  wrap(part: Part, before: string, after: string): void;
  remove(from: number, to: number): void;
  /** The text after all edits. */
  text(): string;
}

export function editsOf(source: string): Edits {
  const characters = [...source.split(""), ""];
  const wraps: (Part & { readonly before: string; readonly after: string })[] = [];
  return {
    wrap: ({ start, end }, before, after) => void wraps.unshift({ start, end, before, after }),
    remove: (from, to) => void characters.fill("", from, to),
    text() {
      const opened = characters.map(() => "");
      const closed = [...opened];
      wraps.sort((one, other) => one.start - other.start || other.end - one.end);
      for (const { start, end, before, after } of wraps) {
        opened[start] += before;
        closed[end] = after + closed[end];
      }
      return characters.map((one, at) => `${closed[at]}${opened[at]}${one}`).join("");
    },
  };
}
