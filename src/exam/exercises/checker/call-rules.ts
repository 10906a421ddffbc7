/**
 * Calls functions of a student's rules.ts, in a process of its own. The argument is the address of that
 * file; standard input holds a mark and a list of lists of calls, as JSON. For each list of calls it prints
 * a line that starts with the mark: its results as JSON, null where there is none, or a sentence about a
 * missing function. A call that throws an error ends the process.
 *
 * With the mark the student's code could print results that no function returned. So it is read before that
 * code is loaded, and the functions that write it are those of before.
 */
import { writeSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { errorCode } from "../../../base/system-errors.ts";
import type { Call } from "../exercise.ts";

export interface CallRequest {
  readonly mark: string;
  readonly lists: readonly (readonly Call[])[];
}

const write = writeSync;
const toJson = JSON.stringify;
const encoder = new TextEncoder();
const toBytes = encoder.encode.bind(encoder);

answerAll(process.argv[2] ?? "");

async function answerAll(address: string): Promise<void> {
  const { mark, lists }: CallRequest = JSON.parse(await text(process.stdin));
  const rules: Record<string, unknown> = await import(address);
  for (const calls of lists) print(`\n${mark}${toJson(answerTo(rules, calls))}\n`);
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

/** Writes the whole text at once, so that a later endless call cannot hold it back. */
function print(text: string): void {
  const bytes = toBytes(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += write(1, bytes, written);
    } catch (error) {
      // It means that the pipe is full.
      if (errorCode(error) !== "EAGAIN") throw error;
    }
  }
}
