/** Runs the skeleton, or a changed copy, for the tests of reading questions. */
import { readFileSync } from "node:fs";
import { transform } from "rolldown/utils";
import {
  type Dialogue,
  readDialogue,
} from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { SKELETON } from "../../../../src/exam/places.ts";

const SOURCES = ["input.ts", "rules.ts", "program.ts"].map((name) =>
  readFileSync(new URL(name, SKELETON), "utf8"),
);

/** A text in rules.ts or program.ts, and what replaces it wherever it stands. */
export type Change = readonly [text: string | RegExp, instead: string];

/** Without the condition that refuses squares off the board the port plays as the original does. */
export const ORIGINAL: Change = [/if \(\s*Math\.min\(startRank[^{}]*?\) return false;/, ""];

/** Thrown where the program would end because its input does. */
class EndOfInput extends Error {}

/**
 * Types answers into the program; a change that fits nowhere is an error. Two digits and two digits
 * may stand in one answer: "13 23". The files become one function, with a keyboard of its own.
 */
export async function play(
  answers: string,
  ...changes: readonly Change[]
): Promise<Dialogue & { readonly crashed: boolean }> {
  const typed = answers.split(/,? (?:and )?/);
  const { code } = await transform("skeleton.ts", programWith(changes));
  let output = "";
  let asked = 0;
  const write = (text: string) => {
    output += text;
  };
  const ask = (question: string) => {
    const answer = typed[asked];
    asked += 1;
    write(question);
    if (answer === undefined) throw new EndOfInput();
    write(`${answer}\n`);
    return answer;
  };
  const print = (...texts: string[]) => write(`${texts.join(" ")}\n`);
  let crashed = false;
  try {
    new Function("process", "console", "ask", code)(
      { stdout: { write }, env: { NO_COLOR: "1" } },
      { log: print },
      ask,
    );
  } catch (error) {
    crashed = !(error instanceof EndOfInput);
  }
  return { ...readDialogue(output, typed), crashed };
}

function programWith(changes: readonly Change[]): string {
  const [input = "", ...others] = SOURCES;
  const readers = input.slice(
    input.indexOf("export function askForNumber"),
    input.indexOf("/** Asks a question"),
  );
  const changed = [readers, ...changes.reduce(apply, others), "main();"].join("\n");
  return changed
    .replace(/^import [^;]+;$/gm, "")
    .replace(/^export /gm, "")
    .replace(/^if \(process.argv.*$/m, "");
}

function apply(sources: readonly string[], [text, instead]: Change): readonly string[] {
  const pattern = typeof text === "string" ? text : new RegExp(text, "g");
  const changed = sources.map((source) => source.replaceAll(pattern, () => instead));
  if (changed.every((source, index) => source === sources[index]))
    throw new Error(`The skeleton has no ${text}.`);
  return changed;
}

/** What the last board that was shown has on a square: "21" is file 2, rank 1. */
export function shownOn({ answers }: Dialogue, square: string): string | undefined {
  const board = answers.flatMap(({ boards }) => boards).at(-1);
  return board?.[Number(square[1]) - 1]?.[Number(square[0]) - 1];
}

/** What the program said after the last answer. */
export const lastWords = ({ answers }: Dialogue) => answers.at(-1)?.words ?? "";
