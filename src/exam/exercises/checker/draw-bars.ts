/** Boards without bars between their squares, or with other walls, are read by drawing the bars. */

/** What is between two walls: a piece, the label of a rank or file, or no letters and digits. */
const CELL = "(?:[ \\t]*(?:[WB][A-Z]|[A-Z]?\\d)[ \\t]*|[^\\p{L}\\p{N}!:;|()[\\]{}\\n]{1,6})";
/** Squares between other walls than bars, with the number of the rank, perhaps after a question; and in brackets. */
const WALLED = new RegExp(
  `(?<=^|[?:>] ?)(?:[ \\t]*[A-Z]?\\d[.)]?)?[ \\t]*([!:;])(?:${CELL}\\1){4,}.*$`,
  "gmu",
);
const BRACKETED = new RegExp(`(?:[[({]${CELL}[\\])}][ \\t]*){5,}`, "gu");
/** The number of a rank between bars, before its squares and after them. */
const RANK_BEFORE = /(?<=^|[?:>] ?)([ \t]*)\|([ \t]*[A-Z]?\d[ \t]*)(?=\|(?:[^|\d\n]*\|){4,})/gm;
const RANK_AFTER = /((?:\|[^|\n]*){5,}\|[ \t]*[A-Z]?\d[ \t]*)\|$/gm;

/** Makes all walls between squares bars; the numbers of ranks stand outside them. Lines stay as long as they are. */
export const withUprightBars = (text: string) =>
  text
    .replace(/[│┃║┆┇┊┋╎╏¦❘❙❚▌▐█]/g, "|")
    .replace(BRACKETED, (row) =>
      row.replace(/[\])}](\s*)[[({]/g, " $1|").replace(/[[\](){}]/g, "|"),
    )
    .replace(WALLED, (row, wall) => row.replaceAll(wall, "|"))
    .replace(RANK_BEFORE, "$1 $2")
    .replace(RANK_AFTER, "$1 ");

/** A row of such a board: the number of its rank, then pieces or marks of empty squares. */
const ROW = /^(\s*[A-Z]?([1-9])[.:)]?)((?:\s|[WB][A-Z]|([.\-_~:*#])\4)*)$/i;
const SQUARE = /[WB][A-Z]|([.\-_~:*#])\1/g;
const BETWEEN_ROWS = /^[^\p{L}\p{N}]*$/u;
const FEWEST_RANKS = 8;
const TAB = 8;

/** Draws the bars of boards in parts of an output, whose columns are found in all of it: a file may be empty. */
export function barsFor(output: string): (part: string) => string {
  const lines = linesOf(output);
  const columns = boardRows(lines).flatMap((index) => {
    const [, label = "", , squares = ""] = ROW.exec(lines[index] ?? "") ?? [];
    return [...squares.matchAll(SQUARE)].map((square) => label.length + square.index);
  });
  const first = Math.min(...columns);
  const width = columns.map((column) => column - first).reduce(divisor, 0);
  if (width < 2) return (part) => part;
  const files = Math.max(FEWEST_RANKS, 1 + (Math.max(...columns) - first) / width);
  return (part) => {
    const drawn = linesOf(part);
    for (const index of boardRows(drawn))
      drawn[index] = withBars(drawn[index] ?? "", first, width, files);
    return drawn.join("\n");
  };
}

/** The lines of a text, with spaces in place of tabs. */
const linesOf = (text: string) =>
  text.split("\n").map((line) =>
    line.split("\t").reduce((before, part) => {
      return before.padEnd(TAB * (Math.floor(before.length / TAB) + 1)) + part;
    }),
  );

/** The indices of the rows of boards: enough in sequence, with nothing but rules between them. */
function boardRows(lines: readonly string[]): number[] {
  const boards: number[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (ROW.test(line)) boards.at(-1)?.push(index);
    else if (!BETWEEN_ROWS.test(line)) boards.push([]);
  }
  return boards.filter((rows) => rows.length >= FEWEST_RANKS).flat();
}

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

/** The squares keep their columns, unless they are too close for bars. */
function withBars(row: string, first: number, width: number, files: number): string {
  const shown = Math.min(6, Math.max(2, width - 1));
  const squares = Array.from({ length: files }, (_, file) =>
    row
      .slice(first + file * width)
      .slice(0, shown)
      .padEnd(shown),
  );
  return `${row.slice(0, first - 1).padEnd(first - 1)}|${squares.join("|")}|`;
}
