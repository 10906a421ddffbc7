/** A table of a Markdown file. */
export interface MarkdownTable {
  /** The heading that it stands under; "" if there is none. */
  readonly section: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads the tables of a Markdown text, whose cells hold no `|`. */
export function tablesOf(markdown: string): MarkdownTable[] {
  return [...markdown.matchAll(/^(?:\|.*\n)+/gm)].map(({ 0: table, index }) => {
    const [header = [], , ...rows] = table.trimEnd().split("\n").map(cellsOf);
    const headings = markdown.slice(0, index).match(/^#+ .*$/gm);
    return { section: headings?.at(-1)?.replace(/^#+ /, "") ?? "", header, rows };
  });
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** Returns the text of a cell without the backticks around code and the targets of links. */
export const textOf = (cell: string) =>
  cell.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");
