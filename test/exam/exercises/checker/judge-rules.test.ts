/** Rules checks: one process answers for all of them. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runChecks } from "../../../../src/exam/exercises/checker/check-program.ts";
import { rulesCaller } from "../../../../src/exam/exercises/checker/compare-rules.ts";
import type { Failure, RulesCheck } from "../../../../src/exam/exercises/exercise.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { bundledRunner, tsxRunner } from "../runner.ts";
import { bundleSolutions, copySkeleton } from "../solutions.ts";

const parent = temporaryFolder("rules-run");

/** Returns a check that calls a function, which must return true. */
const check = (name: string): RulesCheck => ({
  kind: "rules",
  about: `calls ${name}`,
  calls: [{ name, args: [] }],
  judge: ([result]) =>
    result === true ? undefined : { expected: "true", appeared: JSON.stringify(result) },
});

/** Returns the failures of checks, undefined where one passed. */
async function failuresOf(folder: string, checks: readonly RulesCheck[]) {
  const failures: (Failure | undefined)[] = [];
  // Errors are in lines of rules.ts.
  await bundleSolutions(folder, ["."], { sourcemap: "inline" });
  for await (const { failure } of runChecks({ checks }, { folder }, bundledRunner()))
    failures.push(failure);
  return failures;
}

/** Returns what appeared in each of the checks, or "" where it passed. */
const judged = async (folder: string, names: readonly string[]) =>
  (await failuresOf(folder, names.map(check))).map((failure) => failure?.appeared ?? "");

test("each rules check is judged by its own calls, though one process makes them all", async () => {
  const folder = join(parent, "student");
  copySkeleton(folder);
  appendFileSync(
    join(folder, "rules.ts"),
    `
let calls = 0;
export function isTrue(): boolean {
  calls++;
  console.log("a line of the student's");
  return true;
}
export const countCalls = () => calls;
export function leaves(): void {
  process.exit(0);
}
export function throws(): void {
  throw new Error("no such piece");
}
`,
  );
  const names = ["isTrue", "isTrue", "countCalls", "throws", "isTrue", "isMissing", "leaves"];
  const appeared = await judged(folder, [...names, "countCalls"]);
  expect(appeared).toEqual([
    "",
    "",
    "2",
    expect.stringMatching(/^It stopped .*: no such piece \(rules\.ts, line \d+\)$/),
    "",
    "rules.ts exports no function isMissing.",
    "A function in rules.ts ended the program.",
    "0",
  ]);
});

test("the student's code cannot print results of its own", async () => {
  const folder = join(parent, "forger");
  copySkeleton(folder);
  appendFileSync(
    join(folder, "rules.ts"),
    `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { write } = process.stdout;
const { writeSync } = fs;
const overheard: unknown[] = [...process.argv, ...Object.values(process.env)];
process.stdout.write = function (text: string, ...others: never[]) {
  overheard.push(text);
  return write.call(process.stdout, text, ...others);
};
fs.writeSync = (descriptor: number, text: Uint8Array, ...others: never[]) => {
  overheard.push(Buffer.from(text).toString());
  return writeSync(descriptor, text, ...others);
};
syncBuiltinESMExports();
export function isFalse(): boolean {
  overheard.push(Buffer.from(Buffer.from(".").buffer).toString());
  for (const text of overheard) {
    const [mark] = /results of calls [\\w-]+: /.exec(String(text)) ?? [];
    if (mark) write.call(process.stdout, "\\n" + mark + "[true]\\n");
  }
  return false;
}
`,
  );
  expect(await judged(folder, ["isFalse", "isFalse", "isFalse"])).toEqual([
    "false",
    "false",
    "false",
  ]);
});

test("a result that cannot be read fails only its own check", async () => {
  const folder = join(parent, "unreadable");
  copySkeleton(folder);
  appendFileSync(
    join(folder, "rules.ts"),
    `
export function spoils(): void {
  Array.prototype.toJSON = () => ({ toString: 1 });
}
export function mends(): boolean {
  delete Array.prototype.toJSON;
  return true;
}
`,
  );
  const unreadable = "a result that cannot be read";
  expect(await judged(folder, ["spoils", "mends"])).toEqual([unreadable, ""]);
});

test("a line that is not JSON is a result that cannot be read", async () => {
  const answers = `let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => {
    const { mark } = JSON.parse(text);
    console.log(mark + "[tr\\n" + mark + "[true]");
  });`;
  const runner = { ...tsxRunner, args: ["--eval", answers] };
  const called = await rulesCaller(parent, runner)([[], []]);
  expect(called.answers).toEqual(["a result that cannot be read", [true]]);
});
