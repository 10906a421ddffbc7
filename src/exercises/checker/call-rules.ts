/**
 * Calls functions of a student's rules.ts, in a process of its own. The arguments are the address
 * of that file and a mark; standard input holds a list of lists of calls, as JSON. For each list of
 * calls it prints a line that starts with the mark: its results as JSON, null where there is none, or a
 * sentence about a missing function. A call that throws an error ends the process.
 */
import process from "node:process";
import { text } from "node:stream/consumers";
import type { Call } from "../exercise.ts";

const [, , address = "", mark = ""] = process.argv;
answerAll(address, mark);

async function answerAll(address: string, mark: string): Promise<void> {
  const rules: Record<string, unknown> = await import(address);
  const lists: Call[][] = JSON.parse(await text(process.stdin));
  for (const calls of lists) await print(`\n${mark}${JSON.stringify(answerTo(rules, calls))}\n`);
}

function answerTo(
  rules: Readonly<Record<string, unknown>>,
  calls: readonly Call[],
): unknown[] | string {
  const results: unknown[] = [];
  for (const { name, args } of calls) {
    const called = rules[name];
    if (typeof called !== "function") return `rules.ts exports no function ${name}.`;
    results.push(called(...args));
  }
  return results;
}

/** Waits until the text is written, so that a later endless call cannot hold it back. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}
