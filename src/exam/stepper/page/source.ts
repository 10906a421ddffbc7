import { type ParserOptions, parse } from "@babel/parser";
import { orElse } from "../../../base/result.ts";
import { joined, type Line, lineOf, type Role } from "../../../drawing/line.ts";
import type { DrawnSource } from "../../../drawing/shown.ts";
import { type ProgramPosition, stackAt } from "../navigate.ts";
import { workedOut } from "../sentences.ts";
import type { TextPart } from "../twin/expression.ts";
import type { Step } from "../twin/step.ts";

/** The text of the file in which the program is, with the line that comes next. */
export function sourceAt(position: ProgramPosition): DrawnSource {
  const { program, steps, at } = position;
  const { file, line } = steps[at]!;
  const text = (program.files.get(file) ?? "").trimEnd();
  const { lines, roles } = sourceOf(file, text);
  const conditions = conditionsIn(steps[at - 1], file, text);
  const shown = conditions.length > 0 ? withConditions(text, roles, conditions) : [];
  const all = lines.map((one, index) => shown[index] ?? one);
  return { title: file, lines: all, next: line - 1, ran: ranIn(position) };
}

/** The roles of the characters of a text; undefined for most. */
type Roles = readonly (Role | undefined)[];

interface Source {
  readonly lines: readonly Line[];
  readonly roles: Roles;
}

/** The source texts that have been shown: the page of each step has one of them. */
const known = new Map<string, Source>();

/** A file in TypeScript or Python, with the roles of its tokens. */
function sourceOf(file: string, text: string): Source {
  const earlier = known.get(text);
  if (earlier) return earlier;
  const roles: (Role | undefined)[] = new Array(text.length);
  const tokens = /\.py$/.test(file) ? inPython(text) : inTypeScript(text);
  for (const { start, end, role } of tokens) roles.fill(role, start, end);
  const lines = linesFrom(text, (start, end) => lineBetween(text, roles, start, end));
  const source = { lines, roles };
  known.set(text, source);
  return source;
}

/** The lines in which there are conditions; undefined for others. */
function withConditions(text: string, roles: Roles, conditions: readonly TextPart[]) {
  const own = [...roles];
  for (const { start, end } of conditions) own.fill("condition", start, end);
  return linesFrom(text, (from, to) =>
    conditions.some(({ start, end }) => start < to && end > from)
      ? lineBetween(text, own, from, to)
      : undefined,
  );
}

/** What is made of each line of a text, from where it begins and ends. */
function linesFrom<Made>(text: string, make: (start: number, end: number) => Made): Made[] {
  let start = 0;
  return text.split("\n").map(({ length }) => {
    const made = make(start, start + length);
    start += length + 1;
    return made;
  });
}

function lineBetween(text: string, roles: Roles, start: number, end: number): Line {
  const units = text.slice(start, end).split("");
  return lineOf(
    joined(
      units.map((unit, at) => ({ text: unit === "\t" ? "  " : unit, role: roles[start + at] })),
    ),
  );
}

/** Where the text of a file has what a step has worked out of a condition. */
function conditionsIn(step: Step | undefined, file: string, text: string): readonly TextPart[] {
  if (step?.action.kind !== "test" || step.file !== file) return [];
  const { worked } = step.action;
  const escaped = worked.text.replace(/[^\w\s]/g, "\\$&");
  // It begins as a word, and has vertical tabs in place of types.
  const form = new RegExp(`(?<![\\w.])${escaped.replaceAll("\v", ".")}`, "g");
  form.lastIndex = text.split("\n", step.line - 1).join("\n").length;
  const place = form.exec(text)?.index;
  if (place === undefined) return [];
  return workedOut(worked).map(({ start, end }) => ({ start: place + start, end: place + end }));
}

/** The lines of the file, from 0, in which the latest call has done something. */
function ranIn(position: ProgramPosition): ReadonlySet<number> {
  const { steps, at } = position;
  const depth = stackAt(position).length;
  const made = steps.slice(0, at);
  const begun = made.findLastIndex(
    ({ action, stack }) => action.kind === "call" && stack.length === depth,
  );
  const own = made.slice(begun + 1).filter(({ file, action: { kind }, stack }) => {
    // A call is made in the line of its caller, and returns in a line of its own.
    const calls = kind === "call" ? depth + 1 : depth;
    return kind !== "return" && stack.length === calls && file === steps[at]!.file;
  });
  const lines = own.flatMap(({ line, action }) => {
    const worked = "worked" in action ? action.worked?.text : "";
    return (worked ?? "").split("\n").map((_, more) => line - 1 + more);
  });
  return new Set(lines);
}

const ROLES = ["comment", "string", "number", "keyword", "name"] as const;

/** A part of a source text that is set off. */
interface Token extends TextPart {
  readonly role: (typeof ROLES)[number];
}

interface Parsed extends TextPart {
  /** Comments are named; other tokens have labels. */
  readonly type: string | { readonly label: string; readonly keyword?: string };
}

/** Words that are keywords only in their places, and types. */
const WORDS =
  /^(let|of|as|async|await|type|interface|readonly|static|from|keyof|satisfies|private|public|string|number|boolean|unknown|undefined)$/;

function inTypeScript(text: string): readonly Token[] {
  const options: ParserOptions = { sourceType: "module", plugins: ["typescript"], tokens: true };
  const all = orElse(() => parse(text, options).tokens as readonly Parsed[], []);
  return all.flatMap(({ type, start, end }, at) => {
    const role = roleOf(type, text.slice(start, end), text[all[at + 1]?.start ?? end]);
    return role ? { start, end, role } : [];
  });
}

function roleOf(type: Parsed["type"], text: string, next = ""): Token["role"] | undefined {
  if (typeof type === "string") return "comment";
  const { label, keyword } = type;
  if (/^(string|template|`|regexp)$/.test(label)) return "string";
  if (/^(num|bigint)$/.test(label)) return "number";
  if (keyword !== undefined) return "keyword";
  if (label !== "name") return undefined;
  if (WORDS.test(text)) return "keyword";
  return next === "(" ? "name" : undefined;
}

/** A group for each role. */
const PYTHON =
  /(#.*)|((?:\b[bfru]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))|\b(\d[\w.]*)|\b(False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|match|nonlocal|not|or|pass|raise|return|try|while|with|yield)\b|\b([A-Za-z_]\w*)(?=\()/g;

const inPython = (text: string): readonly Token[] =>
  [...text.matchAll(PYTHON)].map(({ 0: { length }, index, ...groups }) => {
    const found = ROLES.findIndex((_, at) => groups[at + 1] !== undefined);
    return { start: index, end: index + length, role: ROLES[found]! };
  });
