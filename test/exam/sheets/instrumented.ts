/** Runs a copy of the exam's program that notes each value that its variables are given. */

import { transform } from "rolldown/utils";
import { readSubroutines } from "../../../src/exam/exercises/reading/source.ts";
import type { Board } from "../../skeleton/boards.ts";

/** A variable as the exam names it, and the value as it is written down. */
export type Note = readonly [name: string, value: string];

const OF_MAIN = [
  ...["startSquare", "finishSquare", "startRank", "startFile", "finishRank", "finishFile"],
  ...["moveIsLegal", "gameOver", "whoseTurn"],
];
/** The variables that are noted, by subroutine. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  checkRedumMoveIsLegal: ["checkRedumMoveIsLegal"],
  checkGisgigirMoveIsLegal: ["gisgigirMoveIsLegal", "rankDifference", "fileDifference", "count"],
  initialiseBoard: ["rankNo", "fileNo"],
  main: OF_MAIN,
};

/** What the copy uses instead of its imports, the console and the process. */
const AROUND = `
export const notes = [];
export const typed = [];
const note = (name, value) => { notes.push([name, value]); return value; };
const next = () => { if (typed.length === 0) throw new Error("end of input"); return typed.shift(); };
const [askForLetter, askForNumber] = [next, () => Number(next())];
const console = { log() {} };
const process = { stdout: { write() {} }, env: { NO_COLOR: "1" } };
export const boardDimension = 8;
`;

interface Copy {
  readonly notes: (readonly [string, unknown])[];
  readonly typed: string[];
  readonly [subroutine: string]: unknown;
}

let copy: Promise<Copy> | undefined;

async function makeCopy(): Promise<Copy> {
  const subroutines = (await readSubroutines()).filter(({ file }) => file !== "input.ts");
  const texts = subroutines.map(({ name, lines }) => noting(lines.join("\n"), VARIABLES[name]));
  const { code } = await transform("copy.ts", [AROUND, ...texts].join("\n"));
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** Notes assignments, the control variables of loops, and both numbers of the pair of getMove. */
function noting(text: string, variables: readonly string[] = []): string {
  const names = variables.join("|") || "(?!)";
  // The first values that the port gives to several variables in one line are none of the exam's.
  return text
    .replace(/^ *let (?:\w+ = [^,;]+, )+\w+ = [^,;]+;$/gm, (line) => line.replace(/ = /g, " =  "))
    .replace(
      new RegExp(`(?<!for \\(let |\\w)(${names}) = (?! )([^;]+);`, "g"),
      (_, name, value) => `${name} = note("${name}", ${value});`,
    )
    .replace(new RegExp(`for \\(let (${names}) = .*\\{$`, "gm"), '$& note("$1", $1);')
    .replace(
      /(?<=\n *)\[startSquare, finishSquare\] = .*;/,
      '$& note("startSquare", startSquare); note("finishSquare", finishSquare);',
    );
}

/** A board that notes what is read from it or written to it: "Board[4][7]". */
function notingBoard(board: Board, noted: "get" | "set", notes: Copy["notes"]): Board {
  return board.map(
    (row, rank) =>
      new Proxy([...row], {
        get(squares, file) {
          const value = Reflect.get(squares, file);
          if (noted === "get") notes.push([`Board[${rank}][${String(file)}]`, value]);
          return value;
        },
        set(squares, file, value) {
          if (noted === "set") notes.push([`Board[${rank}][${String(file)}]`, value]);
          return Reflect.set(squares, file, value);
        },
      }),
  );
}

/** Calls a subroutine with a board and other arguments; the board's reads or writes are noted, too. */
export async function notesOf(
  name: string,
  { board, noted }: { readonly board: Board; readonly noted: "get" | "set" },
  args: readonly unknown[],
): Promise<readonly Note[]> {
  copy ??= makeCopy();
  const { notes, [name]: called } = await copy;
  notes.length = 0;
  (called as (...all: readonly unknown[]) => unknown)(notingBoard(board, noted, notes), ...args);
  return notes.map(written);
}

/** Types answers into the main program until there are no more. */
export async function notesOfMain(answers: readonly string[]): Promise<readonly Note[]> {
  copy ??= makeCopy();
  const { notes, typed, main } = await copy;
  notes.length = 0;
  typed.push(...answers);
  try {
    (main as () => void)();
  } catch (error) {
    if ((error as Error).message !== "end of input") throw error;
  }
  return notes.filter(([name]) => OF_MAIN.includes(name)).map(written);
}

/** Writes a note as the exam does: True, "WM", RankDifference. */
function written([name, value]: readonly [string, unknown]): Note {
  const text = JSON.stringify(value);
  const capital = name[0]!.toUpperCase() + name.slice(1);
  return [capital, typeof value === "boolean" ? text[0]!.toUpperCase() + text.slice(1) : text];
}
