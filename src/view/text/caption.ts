import type { Menu, Scene } from "../shown.ts";
import { cut } from "./cut.ts";

/** The lines below a board. */
export function captionLines({ caption, menu }: Pick<Scene, "caption" | "menu">) {
  return [...caption, ...(menu ? menuLines(menu) : [])];
}

/**
 * The lines below a board in a window of some columns, each move on a line.
 * @param over the lines that do not fit into the window
 */
export function captionInWindow({ caption, menu }: Scene, columns: number, over: number) {
  if (!menu) return caption;
  const { lines, complete } = menu;
  const cutLines = columns > 0 ? lines.map((line) => cut(line, columns).trimEnd()) : lines;
  // The line about the others takes the place of a move, unless it is there anyway.
  const room = over > 0 ? lines.length - over - (complete ? 1 : 0) : lines.length;
  // The only move is named by the prompt as well.
  const offered = lines.length === 1 ? 1 : Math.max(0, room);
  return [...caption, ...menuLines({ ...menu, lines: cutLines }, offered)];
}

function menuLines({ lines, more, complete }: Menu, offered = lines.length): readonly string[] {
  const isWhole = complete && offered === lines.length;
  return [...lines.slice(0, offered), ...(isWhole ? [] : [more])];
}
