import { textMarkup } from "../view/svg-markup.ts";
import { paragraph, tag } from "./markup.ts";
import { STYLE } from "./style.ts";
import type { Columns, Task, Tasks } from "./task.ts";

/** How to make the same tasks again. */
interface Origin {
  readonly seed: number;
  readonly command: string;
}

/** Lays out a worksheet: the tasks, and from the next page on their answers. */
export function pageOf(title: string, sheet: Tasks, origin: Origin): string {
  const { tasks, columns, instructions, material } = sheet;
  const head = [
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width"/>',
    tag("title", "", textMarkup(title)),
    tag("style", "", `\n${STYLE}`),
  ];
  const body = [
    "<main>",
    tag("h1", "", textMarkup(title)),
    tag("p", "names", `${tag("span", "", "Name:")} ${tag("span", "", "Date:")}`),
    paragraph(instructions),
    ...withFoot([...rowsOf(tasks, "task", columns.tasks), ...material], origin),
    "</main>",
    '<section class="answers">',
    tag("h1", "", `Answers: ${textMarkup(title)}`),
    ...withFoot(rowsOf(tasks, "answer", columns.answers), origin),
    "</section>",
  ];
  return [
    "<!doctype html>",
    '<html lang="en-GB">',
    tag("head", "", `\n${head.join("\n")}\n`),
    tag("body", "", `\n${body.join("\n")}\n`),
    "</html>",
  ].join("\n");
}

/** Returns the tasks or their answers in rows, each under a heading with its number. */
function rowsOf(tasks: readonly Task[], part: "task" | "answer", columns: Columns): string[] {
  const rows: { readonly wide: boolean; readonly items: string[] }[] = [];
  for (const [index, task] of tasks.entries()) {
    const wide = columns === 1 || (part === "task" && task.wide === true);
    const row = rows.at(-1);
    const item = itemOf(index + 1, task, part, wide ? "item" : `item of${columns}`);
    if (row && !wide && !row.wide && row.items.length < columns) row.items.push(item);
    else rows.push({ wide, items: [item] });
  }
  return rows.map(({ items }) => tag("div", "row", `\n${items.join("\n")}\n`));
}

function itemOf(number: number, task: Task, part: "task" | "answer", className: string): string {
  const text = textMarkup(`${number}. ${task.heading}`.trim());
  const heading = tag("h2", task.heading === "" ? "number" : "", text);
  return tag("div", className, `\n${heading}\n${task[part]}\n`);
}

/** Returns blocks of markup that pages do not cut; the foot of the sheet stays with the last one. */
function withFoot(blocks: readonly string[], { seed, command }: Origin): string[] {
  const again = textMarkup(`Seed ${seed}. To make these tasks again:`);
  const foot = tag("footer", "", `${again} ${tag("code", "", textMarkup(command))}`);
  const last = blocks.at(-1) ?? "";
  return [...blocks.slice(0, -1), `${last}\n${foot}`].map((block) => tag("div", "block", block));
}
