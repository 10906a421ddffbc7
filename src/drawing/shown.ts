import type { DrawnBoard } from "./board.ts";
import type { Line } from "./line.ts";
import type { ChartPoint } from "./text/line-chart.ts";

/** What people are shown, as a value that each screen draws in its own way: a string is sentences. */
export type Shown = Line | Scene | Chart | Panes | typeof BLANK | typeof TOP;

/** Empties a window that is redrawn, where no board is to be shown. */
export const BLANK = { kind: "blank" } as const;

/** Empties the window wherever lines are edited: what follows begins at its top. */
export const TOP = { kind: "top" } as const;

/** What stands at the top of a window that is redrawn: a board, or a program in panes. */
export type Top = Scene | Panes;

/** What belongs to a board or to panes. */
interface Surroundings {
  /** The lines below it until the next board, for example whose turn it is. */
  readonly caption: readonly Line[];
  /** The numbered moves below the caption. */
  readonly menu?: Menu | undefined;
  /** What a window that is redrawn says in place of what is shown right before the board. */
  readonly recap?: readonly Line[] | undefined;
  /** Where it is shown at all: elsewhere only `otherwise` is said. */
  readonly only?:
    | { readonly where: "redrawn" | "coloured"; readonly otherwise: readonly Line[] }
    | undefined;
  /** It takes the place of the board before it, also where the players want boards to follow each other. */
  readonly inPlace?: true | undefined;
}

/** A board with what belongs to it. */
export interface Scene<Board extends DrawnBoard = DrawnBoard> extends Surroundings {
  readonly kind: "board";
  readonly board: Board;
  /** Lines above and below the board. */
  readonly notes: readonly Note[];
  /** What stands beside a coloured board in a wide window; nothing if there are no sections. */
  readonly beside: readonly Section[];
}

/** A line with a board, as it stands there and in words. */
export interface Note {
  readonly where: "above" | "below";
  readonly line: Line;
  readonly inWords: string;
  /** What is said in its place to people at a keyboard, whose prompt tells the rest; "" for nothing. */
  readonly atPrompt?: Pick<Note, "line" | "inWords"> | undefined;
  /** The sections beside a board say it as well. */
  readonly isBeside: boolean;
}

/** Lines that belong together; what follows a part that is a tab stands at the right edge. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Of lines for which there is no room the latest are shown. */
  readonly latest?: true;
}

/** A list of moves, of which a low window shows only the first. */
export interface Menu {
  readonly lines: readonly Line[];
  /** The line in place of the others. */
  readonly more: Line;
  /** Whether the lines are all moves; otherwise `more` always follows them. */
  readonly complete: boolean;
}

/** A line of values from 0 to 1. */
export interface Chart {
  readonly kind: "chart";
  readonly points: readonly ChartPoint[];
}

/** Parts of a page, side by side in a wide window. They are drawn only where a window can be redrawn. */
export interface Panes extends Surroundings {
  readonly kind: "panes";
  /** What a keyboard's user is told of them below the caption where they are not drawn. */
  readonly inWords: readonly Line[];
  /** Those that stand on the left, or in a narrow window on top, and those that follow. */
  readonly left: readonly Pane[];
  readonly right: readonly Pane[];
}

export interface Pane {
  readonly lines: readonly Line[];
  /** The line that is set off, and shown if not all are; undefined for the last. */
  readonly marked?: number | undefined;
  /** It takes the room that the others leave. */
  readonly grows?: true;
  /** Its last lines are shown if not all fit; of other panes the first. */
  readonly latest?: true;
  /** A board in place of lines. */
  readonly board?: DrawnBoard | undefined;
  /** It is left out where the panes stand below each other. */
  readonly onlyBeside?: boolean;
}

/** Whether what is shown is a board or panes. */
export const isTop = (what: Shown): what is Top =>
  typeof what !== "string" && (what.kind === "board" || what.kind === "panes");

/** The lines below a board or panes. */
export function captionLines({ caption, menu }: Pick<Top, "caption" | "menu">) {
  return [...caption, ...(menu ? menuLines(menu) : [])];
}

/** Some of the moves, and the line in place of the others. */
export function menuLines({ lines, more, complete }: Menu, offered = lines.length) {
  const isWhole = complete && offered === lines.length;
  return [...lines.slice(0, offered), ...(isWhole ? [] : [more])];
}
