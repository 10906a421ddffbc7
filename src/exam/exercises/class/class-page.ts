/** The page about a class: a table of students by exercises, and a report of every failure. */

import { escapeXml, printableLines } from "../../../base/text.ts";
import { htmlPage } from "../../../drawing/html.ts";
import { type Line, spansOf } from "../../../drawing/line.ts";
import { element } from "../../../drawing/markup.ts";
import { exerciseTitle } from "../report.ts";
import {
  type ClassReport,
  nobodysText,
  rowsWithShares,
  type Student,
  sameTexts,
} from "./class-report.ts";

/**
 * It needs no colours, which browsers may leave out of prints. They repeat the head of a table only if
 * it takes less than a quarter of the page.
 */
const STYLE = `@page { size: A4 landscape; margin: 12mm; }
:root { color-scheme: light dark; --ground: #fff; --text: #000; --quiet: #555; --line: #777; --good: #dff0df; --bad: #f8dcd8; --label: #a5303a; --key: #1d4f9c; }
@media screen and (prefers-color-scheme: dark) { :root { --ground: #12161d; --text: #d7dce5; --quiet: #8f9bb0; --line: #4a5568; --good: #1f4a2c; --bad: #6b2530; --key: #7fb2f0; } }
body { margin: 0; color: var(--text); background: var(--ground); font: 10pt/1.35 Helvetica, Arial, sans-serif; }
h1, h2, summary, th { overflow-wrap: anywhere; }
h2 { margin: 5mm 0 1mm; break-after: avoid; }
h1, h2 { font-size: 14pt; }
h1 { margin-top: 0; }
summary { margin: 2mm 0 1mm; font-size: 11pt; font-weight: bold; break-after: avoid; }
table { border-collapse: collapse; }
thead th { vertical-align: bottom; }
thead button { all: unset; cursor: pointer; max-height: 42mm; white-space: normal; writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; }
thead button:focus-visible { outline: 0.5mm solid var(--key); }
th:first-child button, th:last-child button { writing-mode: horizontal-tb; transform: none; }
th[aria-sort] button::after { content: " →"; }
th[aria-sort=descending] button::after { content: " ←"; }
tfoot { display: table-row-group; }
tfoot tr { border-top: 0.6mm solid; }
tr { break-inside: avoid; }
th, td { padding: 0.6mm 1.5mm; border: 0.2mm solid var(--line); text-align: center; white-space: nowrap; }
tbody th, td:last-child { max-width: 60mm; font-weight: normal; text-align: left; white-space: normal; }
.misplaced { font-weight: bold; }
.not, .unchanged { color: var(--quiet); }
.passed { background: var(--good); }
.failed, .ended { background: var(--bad); font-weight: bold; }
td a { display: block; color: inherit; }
.word { position: absolute; clip-path: inset(50%); }
pre { margin: 0 0 2mm; white-space: pre-wrap; overflow-wrap: anywhere; font: 7.5pt/1.25 "DejaVu Sans Mono", Consolas, Menlo, monospace; }
.badLabel { color: #fff; background: var(--label); }
.heading, .badLabel { font-weight: bold; }
.quiet { color: var(--quiet); }
.word, .share { font-weight: normal; }
.share { white-space: normal; overflow-wrap: anywhere; }
@media screen { body { max-width: 277mm; margin: auto; padding: 4mm; overflow-x: auto; } pre { font-size: 9.5pt; } }`;

/** A head sorts the rows, and again the other way; a link and a print open what is folded. */
const SCRIPT = `for (const button of document.querySelectorAll("thead button")) button.onclick = () => {
  const head = button.closest("th"), up = head.ariaSort !== "ascending";
  const keyOf = (row) => row.cells[head.cellIndex].querySelector("[data-key]")?.dataset.key ?? row.cells[head.cellIndex].textContent;
  const body = button.closest("table").tBodies[0];
  const rows = [...body.rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other), "en-u-kn"));
  for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
  head.ariaSort = up ? "ascending" : "descending";
  body.append(...(up ? rows : rows.reverse()));
};
for (const link of document.querySelectorAll("td a")) link.onclick = () => { document.querySelector(link.hash).open = true; };
addEventListener("beforeprint", () => { for (const folded of document.querySelectorAll("details")) folded.open = true; });`;

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

/** An HTML page that needs no other file. */
export function pageOf(report: ClassReport): string {
  const title = `Exercises: ${markup(report.title)}`;
  const legend = Object.entries(SIGNS).map(([outcome, sign]) => `${sign} ${outcome}`);
  const failures = report.students.map((student, index) => failuresOf(student, index, report));
  const parts = [
    element("h1", {}, title),
    element("p", {}, `${legend.join(", ")}. A failure says how many of its checks passed.`),
    element("p", {}, "Checks find mistakes; a program that is written to fool them can pass."),
    tableOf(report),
    ...[nobodysText(report), ...sameTexts(report)].map((text) => element("p", {}, markup(text))),
    failures.join(""),
    element("script", {}, SCRIPT),
  ];
  const main = element("main", {}, `\n${parts.join("\n")}`);
  return `${htmlPage(title, STYLE, main)}\n`;
}

function tableOf(report: ClassReport): string {
  const rows = rowsWithShares(report);
  const [headings = [], ...others] = rows;
  const heads = headings.map((text) =>
    element("th", { scope: "col" }, element("button", {}, markup(text))),
  );
  const lines = others.map(([name = "", ...texts], index) => {
    const cells = texts.map((text, column) => cellOf(text, [report, index, column]));
    return element("tr", {}, element("th", { scope: "row" }, markup(name)) + cells.join(""));
  });
  const head = element("thead", {}, element("tr", {}, heads.join("")));
  const [body, foot] = [lines.slice(0, -1), lines.slice(-1)];
  return element("table", {}, [head, element("tbody", {}, body), element("tfoot", {}, foot)]);
}

/** A cell with the mark of its outcome; the script sorts by how near that is to a pass. */
function cellOf(
  text: string,
  [report, row, column]: readonly [ClassReport, number, number],
): string {
  const exercise = report.exercises[column];
  const result = report.students[row]?.results.get(exercise?.number ?? 0);
  const { outcome, passed, place = "" } = result ?? {};
  const known = outcome ?? text;
  const sign = SIGNS[known];
  if (sign === undefined) return element("td", {}, markup(text));
  const share = passed ? passed[0] / passed[1] : 0;
  const key = 100 * ORDER.indexOf(known) + Math.round(99 * share);
  const isShown = place !== "" || (passed && known === "failed");
  const shown = isShown ? element("span", { class: "share" }, ` ${markup(text)}`) : "";
  const content = sign + element("span", { class: "word", "data-key": key }, ` ${known}`) + shown;
  const address = `#${idOf(row, exercise!.number)}`;
  const isLinked = known === "failed" || known === "ended the check";
  const linked = isLinked ? element("a", { href: address }, content) : content;
  return element("td", { class: known }, linked);
}

const ORDER = Object.keys(SIGNS).toReversed();

const idOf = (student: number, exercise: number) => `s${student + 1}e${exercise}`;

/** What the checks say about the exercises that a student failed, folded. */
function failuresOf(student: Student, index: number, { exercises }: ClassReport): string {
  const parts = exercises.flatMap((exercise) => {
    const { number } = exercise;
    const { texts, passed } = student.results.get(number) ?? {};
    if (!texts) return [];
    const share = passed ? `: ${passed.join(" of ")} checks passed` : "";
    const summary = element("summary", {}, markup(exerciseTitle(exercise) + share));
    const lines = element("pre", {}, texts.map(lineMarkup).join("\n"));
    return element("details", { id: idOf(index, number) }, [summary, lines]);
  });
  return parts.length === 0
    ? ""
    : `${element("h2", {}, markup(student.name))}\n${parts.join("\n")}\n`;
}

const lineMarkup = (line: Line) =>
  spansOf(line)
    .map(({ text, role }) => (role ? element("span", { class: role }, markup(text)) : markup(text)))
    .join("");

/** A text as markup, without control characters. */
const markup = (text: string) => escapeXml(printableLines(text));
