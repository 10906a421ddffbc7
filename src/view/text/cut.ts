import { wrapAnsi } from "fast-wrap-ansi";

/** A text in so many columns, of which some characters take two. */
export function cut(text: string, width: number): string {
  const options = { hard: true, trim: false, wordWrap: false };
  const linesOf = (columns: number) =>
    wrapAnsi(text + " ".repeat(width), columns, options).split("\n");
  const [first = "", ...rest] = linesOf(width);
  return rest.join("").trim() === "" ? first : cut(`${linesOf(width - 1)[0]}…`, width);
}
