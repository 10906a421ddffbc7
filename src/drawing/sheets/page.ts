import { capital } from "../../base/text.ts";
import { htmlPage } from "../html.ts";
import { element, textMarkup } from "../markup.ts";
import { paragraph, table } from "./markup.ts";
import { STYLE } from "./style.ts";
import type { Task, Tasks } from "./task.ts";

/** A sheet with its tasks. */
export interface Sheet {
  readonly tasks: Tasks;
  readonly seed: number;
  /** The pupil that it is for, by number and name, which may be ""; undefined for a sheet for all. */
  readonly pupil: { readonly number: number; readonly name: string } | undefined;
}

/** HTML pages: the sheets, and their answers unless they follow there on a new page of paper. */
export interface Pages {
  readonly sheets: string;
  readonly answers?: string;
}

/** What is printed below a single sheet, or once for a class. */
interface Material {
  /** Markup that pages do not cut. */
  readonly blocks: readonly string[];
  /** What follows the instructions: where it is; "" if there is none. */
  readonly where: string;
}

/** What pages are made of. */
interface Parts {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  readonly material: Material;
  /** How to make the same tasks again. */
  readonly again: readonly [sentence: string, command: string];
  /** Whether the answers are a page of their own. */
  readonly apart: boolean;
  /** Whether those of a class are also printed in full. */
  readonly full: boolean;
}

/** Lays out sheets and the list of their answers. */
export function pagesOf({ title, sheets, material, again, apart, full }: Parts): Pages {
  const isForClass = sheets.some(({ pupil }) => pupil);
  const { blocks: extracts, where } = material;
  const tasks = sheets.map((sheet) => {
    const lines = sheetLines(title, where, sheet);
    return isForClass ? element("section", { class: "sheet" }, lines) : lines.join("\n");
  });
  const printed = extracts.map(block).join("\n");
  const below =
    isForClass && printed !== "" ? element("section", { class: "extracts" }, printed) : printed;
  const main = element("main", {}, [...tasks, below]);
  const inFull = full || !isForClass ? sheets.flatMap(answersTo).map(block) : [];
  const listed = [...(isForClass ? answersInTables(sheets, full) : []), ...inFull];
  const answersTitle = `Answers: ${title}`;
  const answers = [
    element("h1", {}, textMarkup(answersTitle)),
    ...listed,
    element("footer", {}, `${textMarkup(again[0])} ${element("code", {}, textMarkup(again[1]))}`),
  ];
  const answersIn = (name: string) => element(name, { class: "answers" }, answers);
  const page = (name: string, body: string) => htmlPage(textMarkup(name), STYLE, body);
  if (!apart) return { sheets: page(title, `${main}\n${answersIn("section")}`) };
  return { sheets: page(title, main), answers: page(answersTitle, answersIn("main")) };
}

function sheetLines(title: string, where: string, { tasks, pupil }: Sheet): string[] {
  const facts = [
    `Name: ${pupil?.name ?? ""}`,
    "Date:",
    ...(pupil ? [`Sheet ${pupil.number}`] : []),
  ];
  const names = facts.map((text) => element("span", {}, textMarkup(text.trim()))).join(" ");
  return [
    element("h1", {}, textMarkup(title)),
    element("p", { class: "names" }, names),
    paragraph(tasks.instructions + where),
    ...rowsOf(tasks, "task").map(block),
  ];
}

/** The answers of a class: tables with a row for each sheet, what is needed besides, and how to get a sheet alone. */
function answersInTables(sheets: readonly Sheet[], full: boolean): string[] {
  const { tasks, briefly } = sheets[0]!.tasks;
  const inTables = tasks.flatMap((_, index) => tablesOf(sheets, index));
  const seeds = sheets.map(({ seed }) => seed).join(", ");
  return [
    paragraph(briefly),
    ...overviewOf(sheets),
    ...inTables,
    ...(full ? [] : [...schemesOf(sheets), paragraph(`The seeds of the sheets: ${seeds}.`)]),
  ];
}

const rowName = ({ pupil }: Sheet) => `${pupil?.number} ${pupil?.name}`.trim();

/** The most tasks in a table. */
const ABREAST = 6;

/** Answers in a few words: a column for each task, and another table after some of them. */
function overviewOf(sheets: readonly Sheet[]): string[] {
  const indexes = sheets[0]!.tasks.tasks.flatMap(({ brief }, index) =>
    typeof brief === "string" ? index : [],
  );
  return indexes
    .filter((_, at) => at % ABREAST === 0)
    .map((_, part) => {
      const own = indexes.slice(part * ABREAST, (part + 1) * ABREAST);
      const rows = sheets.map((sheet) => [
        rowName(sheet),
        ...own.map((index) => String(sheet.tasks.tasks[index]!.brief)),
      ]);
      const headings = ["Sheet", ...own.map((index) => `${index + 1}`)];
      return element("div", { class: "overview" }, table(headings, rows));
    });
}

/** The answers to a task that are rows of a table, of one for each title. */
function tablesOf(sheets: readonly Sheet[], index: number): string[] {
  const all = sheets.flatMap((sheet) => {
    const { brief } = sheet.tasks.tasks[index]!;
    return typeof brief === "string" ? [] : [{ ...brief, name: rowName(sheet) }];
  });
  return [...new Set(all.map(({ title }) => title))].map((title) => {
    const own = all.filter((row) => row.title === title);
    const headings = own[0]!.columns.map(([heading]) => heading);
    const rows = own.map(({ name, columns }) => [name, ...columns.map(([, values]) => values)]);
    const heading = element("h2", {}, textMarkup(`${index + 1}. ${title}`));
    const body = table(["Sheet", ...headings], rows);
    return `${heading}\n${element("div", { class: "overview rows" }, body)}`;
  });
}

/** What is needed besides to mark tasks, each once, under the places where it is needed. */
function schemesOf(sheets: readonly Sheet[]): string[] {
  const places = new Map<string, string>();
  for (const { tasks, pupil } of sheets)
    for (const [index, { scheme }] of tasks.tasks.entries()) {
      if (scheme === undefined) continue;
      const others = places.has(scheme) ? `${places.get(scheme)}; ` : "";
      places.set(scheme, `${others}sheet ${pupil?.number}, task ${index + 1}`);
    }
  return [...places].map(([scheme, place]) =>
    block(`${element("h2", {}, capital(place))}\n${scheme}`),
  );
}

/** The answers in rows, under the number and the name of the pupil. */
function answersTo({ tasks, seed, pupil }: Sheet): string[] {
  const rows = rowsOf(tasks, "answer");
  if (!pupil) return rows;
  const name = pupil.name === "" ? "" : `: ${pupil.name}`;
  const heading = element(
    "h2",
    { class: "pupil" },
    textMarkup(`Sheet ${pupil.number}${name} (seed ${seed})`),
  );
  return rows.map((row, index) => (index === 0 ? `${heading}\n${row}` : row));
}

/** Tasks or answers in rows, each under a heading with its number. */
function rowsOf({ tasks, columns }: Tasks, part: "task" | "answer"): string[] {
  const most = columns[part];
  const rows: { readonly wide: boolean; readonly items: string[] }[] = [];
  for (const [index, task] of tasks.entries()) {
    const wide = most === 1 || (part === "task" && task.wide === true);
    const row = rows.at(-1);
    const item = itemOf(index + 1, task, part, wide ? "item" : `item of${most}`);
    if (row && !wide && !row.wide && row.items.length < most) row.items.push(item);
    else rows.push({ wide, items: [item] });
  }
  return rows.map(({ items }) => element("div", { class: "row" }, items));
}

function itemOf(number: number, task: Task, part: "task" | "answer", className: string): string {
  const text = textMarkup(`${number}. ${task.heading}`.trim());
  const heading = element("h2", { class: task.heading === "" ? "number" : undefined }, text);
  return element("div", { class: className }, [heading, task[part]]);
}

/** Markup that pages do not cut. */
const block = (content: string) => element("div", { class: "block" }, content);
