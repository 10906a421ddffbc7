/** Sections beside a coloured board, in a wide window. */
import { wrapAnsi } from "fast-wrap-ansi";
import type { DrawnBoard } from "../board.ts";
import { brokenLines, type Line, painted, textOf } from "../line.ts";
import { PANEL, type RenderOptions } from "../look.ts";
import type { Section } from "../shown.ts";
import { drawBoard, shownWidth } from "./board.ts";

const GAP = 3;
const WIDTH = PANEL.width - GAP;

/** Draws a board with sections to its right, an empty line between them, as far as there is room. */
export function drawWithPanel(
  board: DrawnBoard,
  options: RenderOptions,
  sections: readonly Section[],
): string {
  const lines = drawBoard(board, options).split("\n");
  const height = lines.length - board.diagram.notes.length;
  const widths = lines.map(shownWidth);
  const start = Math.max(...widths.slice(0, height)) + GAP;
  const panel = panelLines(sections, height).map((line) => painted(line, options.palette?.paint));
  return lines
    .map((line, row) =>
      row < height && panel[row] ? line + " ".repeat(start - widths[row]!) + panel[row] : line,
    )
    .join("\n");
}

/** The lines of sections in a height; the section of the latest lines takes what the others leave. */
function panelLines(sections: readonly Section[], height: number): readonly Line[] {
  const whole = sections.map(({ lines, latest }) =>
    latest
      ? []
      : lines.flatMap((line) =>
          textOf(line).length > WIDTH ? brokenLines(line, (text) => wrapAnsi(text, WIDTH)) : [line],
        ),
  );
  const room = height - whole.flat().length - (sections.length - 1);
  return sections
    .map(({ lines, latest }, at) => (latest && room > 0 ? lines.slice(-room) : whole[at]!))
    .filter((lines) => lines.length > 0)
    .flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

/** A text in so many columns, of which some characters take two. */
export function cut(text: string, width: number): string {
  if (text.length <= width && /^[ -~]*$/.test(text)) return text.padEnd(width);
  const options = { hard: true, trim: false, wordWrap: false };
  const linesOf = (columns: number) =>
    wrapAnsi(text + " ".repeat(width), columns, options).split("\n");
  const [first = "", ...rest] = linesOf(width);
  return rest.join("").trim() === "" ? first : cut(`${linesOf(width - 1)[0]}…`, width);
}
