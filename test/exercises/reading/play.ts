/** Runs the skeleton, or a changed copy, for the tests of reading questions. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Dialogue, readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import { runFile } from "../../../src/exercises/checker/run-copy.ts";
import { testRunner } from "../runner.ts";
import { copySkeleton } from "../solutions.ts";

/** A text in rules.ts or program.ts, and what replaces it wherever it stands. */
export type Change = readonly [text: string | RegExp, instead: string];

/** Without the condition that refuses squares off the board the port plays as the original does. */
export const ORIGINAL: Change = [/if \(\s*Math\.min\(startRank[^{}]*?\) return false;/, ""];

/**
 * Types answers into the program; a change that fits nowhere is an error. Two digits and two digits
 * may stand in one answer: "13 23".
 */
export async function play(
  answers: string,
  ...changes: readonly Change[]
): Promise<Dialogue & { readonly crashed: boolean }> {
  const typed = answers.split(/,? (?:and )?/);
  const folder = mkdtempSync(join(tmpdir(), "sarrum-reading-"));
  try {
    copySkeleton(folder);
    for (const change of changes) apply(change, folder);
    const input = typed.map((line) => `${line}\n`).join("");
    const run = await runFile(testRunner, join(folder, "program.ts"), [], input);
    return { ...readDialogue(run.output, typed), crashed: run.end === "crash" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function apply([text, instead]: Change, folder: string): void {
  let changed = false;
  for (const name of ["rules.ts", "program.ts"]) {
    const file = join(folder, name);
    const before = readFileSync(file, "utf8");
    const after = before.replaceAll(
      typeof text === "string" ? text : new RegExp(text, "g"),
      () => instead,
    );
    changed ||= before !== after;
    writeFileSync(file, after);
  }
  if (!changed) throw new Error(`The skeleton has no ${text}.`);
}

/** What the last board that was shown has on a square: "21" is file 2, rank 1. */
export function shownOn({ answers }: Dialogue, square: string): string | undefined {
  const board = answers.flatMap(({ boards }) => boards).at(-1);
  return board?.[Number(square[1]) - 1]?.[Number(square[0]) - 1];
}

/** What the program said after the last answer. */
export const lastWords = ({ answers }: Dialogue) => answers.at(-1)?.words ?? "";
