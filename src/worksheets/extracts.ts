import { type Source, type Subroutine, subroutine } from "../exercises/reading/source.ts";
import { escapeXml } from "../view/svg-markup.ts";
import { paragraph, tag } from "./markup.ts";

/**
 * Returns subroutines of the exam's program as markup, each once and in the program's order, with their
 * line numbers. The first is under a heading for all of them.
 */
export function extractsFrom(source: Source, names: readonly string[]): string[] {
  const heading = tag("h2", "", "Extracts from the program");
  return source.subroutines
    .filter(({ name }) => names.includes(name))
    .map((one, index) => (index === 0 ? `${heading}\n` : "") + extractOf(source, one));
}

function extractOf(source: Source, { name }: Subroutine): string {
  const { place, end } = subroutine(source, name);
  const lines = source.lines.filter(
    ({ file, line }) => file === place.file && line >= place.line && line <= end.line,
  );
  const width = String(end.line).length;
  const code = lines.map(({ line, text }) =>
    tag("span", "code", `${String(line).padStart(width)}  ${escapeXml(text)}`),
  );
  const caption = paragraph(`${place.file}, lines ${place.line} to ${end.line}`, "caption");
  return tag("div", "extract", `${caption}\n${tag("pre", "", code.join(""))}`);
}
