/** A text with insertions and removals, all at places of the original. */
export interface Edits {
  /** Puts a text on each side of a part; parts that lie in it are wrapped after it. */
  wrap(part: Part, before: string, after: string): void;
  remove(from: number, to: number): void;
  /** The text after all edits. */
  text(): string;
}

/** A part of a text, in characters from its start. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export function editsOf(source: string): Edits {
  const opened = new Map<number, string>();
  const closed = new Map<number, string>();
  const removed: [from: number, to: number][] = [];
  return {
    wrap({ start, end }, before, after) {
      opened.set(start, (opened.get(start) ?? "") + before);
      closed.set(end, after + (closed.get(end) ?? ""));
    },
    remove: (from, to) => void removed.push([from, to]),
    text() {
      const gone = new Set(removed.flatMap(([from, to]) => range(from, to)));
      const places = Array.from({ length: source.length + 1 }, (_, at) => at);
      const pieceAt = (at: number) => (gone.has(at) ? "" : source.charAt(at));
      return places
        .map((at) => (closed.get(at) ?? "") + (opened.get(at) ?? "") + pieceAt(at))
        .join("");
    },
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
