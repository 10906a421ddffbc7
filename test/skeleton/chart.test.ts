import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const FOLDER = new URL("../../src/skeleton/", import.meta.url);

interface Declaration {
  /** The name, the parameters and the return type: "ask(question: string): string". */
  readonly signature: string;
  /** The functions that it calls, in the order in which its body names them. */
  readonly calls: readonly string[];
}

/** Finds the functions of a source text that the formatter has laid out: they begin a line. */
function declarationsIn(text: string): Map<string, Declaration> {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = code.matchAll(
    /^(?:export )?function (\w+)\(([\s\S]*?)\): (.+) \{\n([\s\S]*?)^\}$/gm,
  );
  const functions = [...found].map(([, name = "", parameters = "", type = "", body = ""]) => {
    const inOneLine = parameters.replace(/\s+/g, " ").trim().replace(/,$/, "");
    return { name, signature: `${name}(${inOneLine}): ${type}`, body };
  });
  const names = functions.map(({ name }) => name);
  return new Map(
    functions.map(({ name, signature, body }) => {
      const called = [...body.matchAll(/(?<![\w.])(\w+)\(/g)].map(([, word = ""]) => word);
      return [name, { signature, calls: [...new Set(called)].filter((to) => names.includes(to)) }];
    }),
  );
}

/**
 * Returns the lines of the chart below a function: what it calls, each with what that calls. Calls
 * are listed once; where a function comes again, "…" stands for them.
 */
function chartLines(
  declarations: ReadonlyMap<string, Declaration>,
  name: string,
  shown = new Set<string>(),
): string[] {
  const { signature = name, calls = [] } = declarations.get(name) ?? {};
  if (shown.has(name) && calls.length > 0) return [`${signature} …`];
  shown.add(name);
  const branches = calls.flatMap((call, index) => {
    const isLast = index === calls.length - 1;
    const [first, ...rest] = chartLines(declarations, call, shown);
    return [
      `${isLast ? "└─" : "├─"} ${first}`,
      ...rest.map((line) => `${isLast ? "  " : "│ "} ${line}`),
    ];
  });
  return [signature, ...branches];
}

const SOURCE = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(new URL(file, FOLDER), "utf8"))
  .join("\n");

describe("the hierarchy chart in the skeleton's README", () => {
  const declarations = declarationsIn(SOURCE);
  const chart = chartLines(declarations, "main").join("\n");

  test("is that of the source", () => {
    const readme = readFileSync(new URL("README.md", FOLDER), "utf8");
    const [, shown] = /```text\n(main\([\s\S]*?)\n```/.exec(readme) ?? [];
    expect(shown).toBe(chart);
  });

  test("has every function", () => {
    expect(declarations.size).toBe(SOURCE.match(/^(?:export )?function /gm)?.length);
    for (const { signature } of declarations.values()) expect(chart).toContain(signature);
  });
});

test("a chart is read from functions as the formatter lays them out", () => {
  const source = [
    "/** Not a call: two(1). */",
    "export function main(): void {",
    "  one(two(1), other.one(3));",
    "  if (true) {",
    "    main2();",
    "  }",
    "  one(2, three());",
    "}",
    "",
    "function one(",
    "  a: number,",
    "  { b, c }: Pair,",
    "): string | null {",
    "  return two(a);",
    "}",
    "",
    "function two(a: number): { x: number } | null {",
    "  return three();",
    "}",
    "",
    "function three(): null {",
    "  return null;",
    "}",
  ].join("\n");
  expect(chartLines(declarationsIn(source), "main")).toEqual([
    "main(): void",
    "├─ one(a: number, { b, c }: Pair): string | null",
    "│  └─ two(a: number): { x: number } | null",
    "│     └─ three(): null",
    "├─ two(a: number): { x: number } | null …",
    "└─ three(): null",
  ]);
});
