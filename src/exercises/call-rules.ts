/**
 * Calls functions of a student's rules.ts, in a process of its own: the address of the file is the
 * first argument, the calls come as JSON on the standard input. The last line of output is JSON:
 * a list of results, or a sentence about a missing function.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import type { Call } from "./exercise.ts";

const rules: Record<string, unknown> = await import(process.argv[2] ?? "");
const calls: Call[] = JSON.parse(readFileSync(0, "utf8"));
console.log(`\n${JSON.stringify(answer())}`);

function answer(): unknown[] | string {
  const results: unknown[] = [];
  for (const { name, args } of calls) {
    const called = rules[name];
    if (typeof called !== "function") return `rules.ts exports no function ${name}.`;
    results.push(called(...args) ?? null);
  }
  return results;
}
