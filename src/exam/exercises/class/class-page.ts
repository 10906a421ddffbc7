/** The page about a class: a table of students by exercises, and a report of every failure. */

import { escapeXml, printableLines } from "../../../base/text.ts";
import { htmlPage } from "../../../drawing/html.ts";
import { element } from "../../../drawing/markup.ts";
import { titleLine } from "../report.ts";
import { type ClassReport, rowsWithShares, type Student } from "./class-report.ts";

/**
 * It needs no colours, which browsers may leave out of prints. They repeat the head of a table only if
 * it takes less than a quarter of the page.
 */
const STYLE = `@page { size: A4 landscape; margin: 12mm; }
body { margin: 0; color: #000; background: #fff; font: 10pt/1.35 Helvetica, Arial, sans-serif; }
h1, h2, h3, th { overflow-wrap: anywhere; }
h1, h2, h3 { margin: 5mm 0 1mm; font-size: 11pt; break-after: avoid; }
h1, h2 { font-size: 14pt; }
h1 { margin-top: 0; }
table { border-collapse: collapse; }
thead th { vertical-align: bottom; }
th:first-child span, th:last-child span { writing-mode: horizontal-tb; transform: none; }
tbody tr:last-child { border-top: 0.6mm solid; }
tr { break-inside: avoid; }
th, td { padding: 0.6mm 1.5mm; border: 0.2mm solid #777; text-align: center; }
tbody th, td:last-child { max-width: 60mm; font-weight: normal; text-align: left; }
thead span { max-height: 38mm; writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; }
.passed { background: #dff0df; }
.failed { background: #f8dcd8; font-weight: bold; }
.failed a { display: block; color: inherit; }
.word { position: absolute; clip-path: inset(50%); }
pre { margin: 0 0 2mm; break-inside: avoid; white-space: pre-wrap; overflow-wrap: anywhere; font: 7.5pt/1.25 "DejaVu Sans Mono", Consolas, Menlo, monospace; }
@media screen { body { max-width: 277mm; margin: auto; padding: 4mm; overflow-x: auto; } }`;

const SIGNS: Readonly<Record<string, string>> = {
  passed: "✓",
  failed: "✗",
  "not begun": "–",
  unchanged: "=",
  misplaced: "!",
  "not checked": "?",
  "being checked": "…",
  "ended the check": "‼",
};

/** An HTML page without scripts that needs no other file. */
export function pageOf(report: ClassReport): string {
  const title = `Exercises: ${markup(report.title)}`;
  const legend = Object.entries(SIGNS).map(([outcome, sign]) => `${sign} ${outcome}`);
  const failures = report.students.map((student, index) => failuresOf(student, index, report));
  const parts = [
    element("h1", {}, title),
    element("p", {}, legend.join(", ")),
    element("p", {}, "Checks find mistakes; a program that is written to fool them can pass."),
    tableOf(report),
    failures.join(""),
  ];
  const main = element("main", {}, `\n${parts.join("\n")}`);
  return `${htmlPage(title, STYLE, main)}\n`;
}

function tableOf(report: ClassReport): string {
  const rows = rowsWithShares(report, ({ number, title }) => `${number} ${title}`);
  const [headings = [], ...others] = rows;
  const heads = headings.map((text) =>
    element("th", { scope: "col" }, element("span", {}, markup(text))),
  );
  const lines = others.map(([name = "", ...texts], index) => {
    const cells = texts.map((text, column) =>
      cellOf(text, `#s${index + 1}e${report.exercises[column]?.number}`),
    );
    return element("tr", {}, element("th", { scope: "row" }, markup(name)) + cells.join(""));
  });
  const head = element("thead", {}, element("tr", {}, heads.join("")));
  return element("table", {}, [head, element("tbody", {}, lines)]);
}

function cellOf(text: string, address: string): string {
  const sign = SIGNS[text];
  if (sign === undefined) return element("td", {}, markup(text));
  const content = sign + element("span", { class: "word" }, ` ${text}`);
  const isLinked = /^failed|^ended/.test(text);
  const linked = isLinked ? element("a", { href: address }, content) : content;
  return element("td", { class: text }, linked);
}

/** What the checks say about the exercises that a student failed. */
function failuresOf(student: Student, index: number, { exercises }: ClassReport): string {
  const parts = exercises.flatMap((exercise) => {
    const { texts = [] } = student.results.get(exercise.number) ?? {};
    const id = `s${index + 1}e${exercise.number}`;
    const heading = element("h3", { id }, markup(titleLine(exercise)));
    const checks = texts.map((text) => `${element("pre", {}, markup(text))}\n`);
    return checks.length === 0 ? [] : [heading, "\n", ...checks];
  });
  return parts.length === 0 ? "" : `${element("h2", {}, markup(student.name))}\n${parts.join("")}`;
}

/** A text as markup, without control characters. */
const markup = (text: string) => escapeXml(printableLines(text));
