/** The subroutines of the exam's program that tasks need, as they are printed with them. */

import { escapeXml } from "../../base/text.ts";
import { element } from "../../drawing/markup.ts";
import { paragraph } from "../../drawing/sheets/markup.ts";
import {
  notFound,
  type ProgramText,
  readSubroutines,
  type Subroutine,
} from "../exercises/reading/source.ts";

const IN_TYPESCRIPT =
  "The extracts are in TypeScript; --from skeleton.py takes them from a program of your own.";

/**
 * The subroutines with these names, as the port writes them, from a class's own program or from the port, with notes
 * for whoever prints them.
 * @param isForClass whether they are printed once for a class
 */
export async function extractsOf(
  names: readonly string[],
  own: ProgramText | undefined,
  isForClass: boolean,
) {
  const found = names.length > 0 ? await readSubroutines(own, names) : [];
  const needed = found.filter(({ name }) => names.includes(name));
  return {
    blocks: needed.map(extractOf),
    where: needed.length > 0 ? whereToFind(isForClass, own) : "",
    notes: own || needed.length === 0 ? notFound(names, found, own?.file) : [IN_TYPESCRIPT],
  };
}

/** Says where the subroutines are printed, and how they write names. */
function whereToFind(isForClass: boolean, own: ProgramText | undefined): string {
  const place = isForClass ? "on a sheet of their own for the class" : "after the last task";
  const names = own ? "" : " The tasks write names as the exam does: MakeMove is makeMove there.";
  return ` The subroutines that you need are printed ${place}.${names}`;
}

/** A subroutine with its line numbers. The first is under a heading for all of them. */
function extractOf({ file, line, lines }: Subroutine, index: number): string {
  const last = line + lines.length - 1;
  const width = String(last).length;
  const written = lines.filter((text) => text.trim() !== "");
  const indent = Math.min(...written.map((text) => text.search(/\S/)));
  const code = lines.map((text, index) => {
    const number = String(line + index).padStart(width);
    return element("span", { class: "code" }, `${number}  ${escapeXml(text.slice(indent))}`);
  });
  const caption = paragraph(`${file}, lines ${line} to ${last}`, "caption");
  const heading = index === 0 ? `${element("h2", {}, "Extracts from the program")}\n` : "";
  const body = `${caption}\n${element("pre", {}, code.join(""))}`;
  return heading + element("div", { class: "extract" }, body);
}
