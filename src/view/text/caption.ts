import type { Menu, Scene } from "../shown.ts";

/** The lines below a board. */
export function captionLines({ caption, menu }: Pick<Scene, "caption" | "menu">) {
  return [...caption, ...(menu ? menuLines(menu) : [])];
}

/** Some of the moves, and the line in place of the others. */
export function menuLines(
  { lines, more, complete }: Menu,
  offered = lines.length,
): readonly string[] {
  const isWhole = complete && offered === lines.length;
  return [...lines.slice(0, offered), ...(isWhole ? [] : [more])];
}
