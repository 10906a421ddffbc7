import type { Subroutine } from "../exercises/reading/source.ts";
import { escapeXml } from "../view/svg-markup.ts";
import { paragraph, tag } from "./markup.ts";

/**
 * Subroutines of the exam's program as markup, each once and in the program's order, with their line
 * numbers. The first is under a heading for all of them.
 */
export function extractsFrom(all: readonly Subroutine[], names: readonly string[]): string[] {
  const heading = tag("h2", "", "Extracts from the program");
  return all
    .filter(({ name }) => names.includes(name))
    .map((one, index) => (index === 0 ? `${heading}\n` : "") + extractOf(one));
}

function extractOf({ file, line, lines }: Subroutine): string {
  const last = line + lines.length - 1;
  const width = String(last).length;
  const code = lines.map((text, index) =>
    tag("span", "code", `${String(line + index).padStart(width)}  ${escapeXml(text)}`),
  );
  const caption = paragraph(`${file}, lines ${line} to ${last}`, "caption");
  return tag("div", "extract", `${caption}\n${tag("pre", "", code.join(""))}`);
}
