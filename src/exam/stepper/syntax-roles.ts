import { type ParserOptions, parse } from "@babel/parser";
import { orElse } from "../../base/result.ts";
import type { TextPart } from "./twin/expression.ts";

const ROLES = ["comment", "string", "number", "keyword", "name"] as const;

/** A part of a source text that is set off. */
interface Token extends TextPart {
  readonly role: (typeof ROLES)[number];
}

/** The texts that have been read: the page of each step has one of them. */
const known = new Map<string, readonly Token[]>();

/** The tokens of a file in TypeScript or Python that are set off, in the order of its text. */
export function tokensIn(file: string, text: string): readonly Token[] {
  const tokens = known.get(text) ?? (/\.py$/.test(file) ? inPython(text) : inTypeScript(text));
  known.set(text, tokens);
  return tokens;
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
