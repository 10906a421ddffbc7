/** The hierarchy chart in the skeleton's README is that of its source. */
import { describe, expect, test } from "vitest";
import { functionsIn, README, SOURCE } from "./read-source.ts";

/**
 * Finds the functions of a source text, which begin a line, and what each calls, in the order in which
 * its body names them.
 */
function callsIn(text: string): Map<string, readonly string[]> {
  const functions = functionsIn(text.replace(/\/\*[\s\S]*?\*\//g, ""));
  const names = functions.map(({ name }) => name);
  return new Map(
    functions.map(({ name, body }) => {
      const called = [...body.matchAll(/(?<![\w.])(\w+)\(/g)].map(([, word = ""]) => word);
      return [name, [...new Set(called)].filter((to) => names.includes(to))];
    }),
  );
}

/**
 * Returns the lines of the chart below a function: what it calls, each with what that calls. Calls
 * are listed once; where a function comes again, "…" stands for them.
 */
function chartLines(
  functions: ReadonlyMap<string, readonly string[]>,
  name: string,
  shown = new Set<string>(),
): string[] {
  const calls = functions.get(name) ?? [];
  if (shown.has(name) && calls.length > 0) return [`${name} …`];
  shown.add(name);
  const branches = calls.flatMap((call, index) => {
    const isLast = index === calls.length - 1;
    const [first, ...rest] = chartLines(functions, call, shown);
    return [
      `${isLast ? "└─" : "├─"} ${first}`,
      ...rest.map((line) => `${isLast ? "  " : "│ "} ${line}`),
    ];
  });
  return [name, ...branches];
}

describe("the hierarchy chart in the skeleton's README", () => {
  const functions = callsIn(SOURCE);
  const shown = new Set<string>();
  const [main = "", unused = ""] = ["main", "getTypeOfGame"].map((root) =>
    chartLines(functions, root, shown).join("\n"),
  );
  const chart = `${main}\n\n${unused}`;

  test("is that of the source", () => {
    const [, found] = /```text\n(main\n[\s\S]*?)\n```/.exec(README) ?? [];
    expect(found).toBe(chart);
  });

  test("has every function", () => {
    expect(functions.size).toBe(SOURCE.match(/^(?:export )?function /gm)?.length);
    for (const name of functions.keys()) expect(chart).toContain(name);
  });

  test("has nothing that calls getTypeOfGame", () => {
    expect(main).not.toContain("getTypeOfGame");
  });
});

test("a chart is read from functions that begin a line", () => {
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
  expect(chartLines(callsIn(source), "main")).toEqual([
    "main",
    "├─ one",
    "│  └─ two",
    "│     └─ three",
    "├─ two …",
    "└─ three",
  ]);
});
