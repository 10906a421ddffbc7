/** A piece as it is drawn: its side (index), its letter, its name in sentences. */
export interface DrawnPiece {
  readonly side: number;
  readonly letter: string;
  readonly name: string;
  /** The chess symbol that may stand for its letter and side, of one column; absent if it has none. */
  readonly symbol?: string | undefined;
}

/** A square or point of a drawn board. */
export interface Cell {
  /** Its name, as a player types it: "13", "e2". */
  readonly name: string;
  /** None on an empty square; more than one only if a game lets pieces share a cell. */
  readonly pieces: readonly DrawnPiece[];
  /** True for a square that the board sets apart: a citadel, a safe cell. */
  readonly special?: boolean;
  /** The text of an empty cell in a plan of the board, such as the number of a step on a track. */
  readonly label?: string;
}

/** What is on a board, not how it looks. */
export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the top left, `columns * rows` of them; undefined if the board has none. */
  readonly cells: readonly (Cell | undefined)[];
  /** Of the columns from the left, and of the rows from the top. */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** Light and dark squares, plain cells, or points joined by lines. */
  readonly pattern: "chequered" | "plain" | "points";
  /** Pairs of cells (indexes) that a line joins: neighbours, or with a missing one between; only for points. */
  readonly lines?: readonly (readonly [number, number])[];
  /** The cells (indexes) in the order in which the player to move passes them; only of a board that is a track. */
  readonly track?: readonly number[];
  /** Titles of the file labels and of the rank labels; absent on most boards. */
  readonly axisTitles?: { readonly files: string; readonly ranks: string };
  /** What the board cannot show, a line each below it: the dice, the pieces off the board. */
  readonly notes: readonly string[];
  /** Where the pieces of each side are, in a word each, in place of as many of the last notes. */
  readonly places?: readonly (readonly string[])[];
  /** Sentences that replace the list of pieces and the notes in plain mode. */
  readonly sentences?: readonly string[];
}
