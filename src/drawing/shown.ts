import type { DrawnBoard } from "./board.ts";
import type { Line, Span } from "./line.ts";
import type { ChartPoint } from "./text/line-chart.ts";
import type { Theme } from "./theme-colours.ts";

/** What people are shown, as a value that each screen draws in its own way: a string is sentences. */
export type Shown = Line | Scene | Chart | Report | Panes | typeof BLANK | typeof TOP;

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
  /** What stands at the right edge of the title. */
  readonly aside?: string;
  readonly lines: readonly Line[];
  /** What stands at the right edge of lines are times, in large digits where there is room. */
  readonly hasTimes?: boolean;
  /** Of lines for which there is no room the latest are shown, or those around this one. */
  readonly latest?: true | number;
}

/** A section of a report: a chart or small boards stand above its lines. */
export interface ReportSection extends Section {
  readonly chart?: Chart;
  readonly boards?: readonly TitledBoard[];
}

export interface TitledBoard {
  readonly title: string;
  /** It is the one of several that has been chosen. */
  readonly isChosen?: boolean;
  readonly board: DrawnBoard;
  /** Its squares are one line high, and painted in this theme. */
  readonly theme?: Theme;
}

/** The width from which on what is listed has two columns. */
export const TWO_COLUMNS = 100;

/** Sections in a window with colours. */
export interface Report {
  readonly kind: "report";
  /** What it is about. */
  readonly title?: Line;
  readonly sections: readonly ReportSection[];
  /** What stands beside the first section in a wide window, otherwise below it. */
  readonly beside?: ReportSection;
  /** What is listed after the first section, in two columns if no line is broken; in a narrow window all is told. */
  readonly columns?: readonly Section[];
  /** What is told elsewhere. */
  readonly otherwise: readonly (Line | Chart)[];
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

/** The page of a program that is followed. It is drawn only where a window can be redrawn. */
export interface Panes extends Surroundings {
  readonly kind: "panes";
  /** What a keyboard's user is told of it below the caption where it is not drawn. */
  readonly inWords: readonly Line[];
  readonly source: DrawnSource;
  /** The calls that have not ended with their variables, the latest first; how each came is after a tab. */
  readonly calls: readonly DrawnCall[];
  readonly board?: BoardPart | undefined;
  /** What the program has printed, and what has been typed. */
  readonly printed: readonly Line[];
  /** A score, or how far the program is. */
  readonly corner: string;
  /** What has become of a prediction. */
  readonly verdict?: Line | undefined;
}

/** The source text of a file. */
export interface DrawnSource {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The line that comes next, from 0. */
  readonly next: number;
  /** The lines that have run in the latest call, from 0. */
  readonly ran: ReadonlySet<number>;
}

export interface DrawnCall extends Section {
  /** Where it is; "" for what is outside all calls. */
  readonly place: string;
}

interface BoardPart {
  /** The letter of its array. */
  readonly letter?: Span | undefined;
  /** What its marks mean; its first part is left out where there is no room. */
  readonly legend: Line;
  readonly board: DrawnBoard;
  /** The rows that are shown first if there is no room for all, from 0. */
  readonly rows: readonly number[];
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
