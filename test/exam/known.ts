import { readFileSync } from "node:fs";
import { capital } from "../../src/base/text.ts";
import { type ProgramText, readSubroutines } from "../../src/exam/exercises/reading/source.ts";
import { compareWithKnown, formOf } from "../../src/exam/known-versions.ts";
import type { FollowedOwn } from "../../src/exam/own-program.ts";
import { followedSkeleton } from "../../src/exam/stepper/followed-skeleton.ts";
import { valueIn } from "../value-in.ts";

/** The exam's program in several languages; the first has the exam's names. */
export const PORTS = ["game.py", "game.vb", "game.cs", "Game.java", "game.pas"];

export const portText = (file: string) =>
  readFileSync(new URL(`./exercises/ports/${file}`, import.meta.url), "utf8");

/** A class's own program that is not followed. */
export async function ownOf(file: string, text: string): Promise<FollowedOwn> {
  const compared = await compareWithKnown({ file, text });
  return { file, text, compared, program: undefined, notes: [] };
}

/** Other ways to write what a port has, which are known as well: of the exam's program, or that mean the same. */
const OTHER_WAYS: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    "game.py",
    '                    else:\n                        Board[RankNo][FileNo] = "W"\n                    if FileNo == 1',
    '                    if RankNo == 8:\n                        Board[RankNo][FileNo] = "W"\n                    if FileNo == 1',
  ],
  [
    "game.py",
    "Board = CreateBoard()\nStartSquare = 0\nFinishSquare = 0\n",
    "StartSquare = 0\nFinishSquare = 0\nBoard = CreateBoard()\n",
  ],
  ["game.py", 'FinishSquare = 0\nPlayAgain = "Y"\n', 'FinishSquare = 0\nPlayAgain = "Y"\n'],
  [
    "game.py",
    'Board = CreateBoard()\nStartSquare = 0\nFinishSquare = 0\nPlayAgain = "Y"\n',
    'Board = CreateBoard()\nPlayAgain = "Y"\nStartSquare = 0\nFinishSquare = 0\n',
  ],
  [
    "game.py",
    'Board = CreateBoard()\nStartSquare = 0\nFinishSquare = 0\nPlayAgain = "Y"\n',
    'StartSquare = 0\nFinishSquare = 0\nPlayAgain = "Y"\nBoard = CreateBoard()\n',
  ],
  [
    "game.py",
    'Board = CreateBoard()\nStartSquare = 0\nFinishSquare = 0\nPlayAgain = "Y"\n',
    'PlayAgain = "Y"\nStartSquare = 0\nFinishSquare = 0\nBoard = CreateBoard()\n',
  ],
  ["game.py", 'RankNo, end="  "', '" ", RankNo, end="  "'],
  [
    "game.vb",
    "        Dim StartSquare As Integer = 0\n        Dim FinishSquare As Integer = 0\n",
    "        Dim StartSquare As Integer\n        Dim FinishSquare As Integer\n",
  ],
  ["game.vb", 'PlayAgain As Char = "Y"', "PlayAgain As Char"],
];

/** The port in TypeScript, with all of its files in one. */
async function skeletonText(): Promise<ProgramText> {
  const texts = [...valueIn(await followedSkeleton()).files.values()];
  return { file: "program.ts", text: texts.join("\n") };
}

/** The keys of all subroutines of the ports, with the exam's names. */
export async function formsOfPorts() {
  const forms: Record<string, Record<string, string>> = {};
  const others = OTHER_WAYS.map(([file, from, to]) => ({
    file,
    text: portText(file).replace(from, to),
  }));
  const ports = PORTS.map((file) => ({ file, text: portText(file) }));
  for (const own of [...ports, await skeletonText(), ...others]) {
    for (const { name, lines } of await readSubroutines(own)) {
      // The exam's program has no more of the port's.
      if (own.file === "program.ts" && !forms[name]) continue;
      const { key, prints, names } = formOf(own.file, lines.join("\n"));
      forms[name] = { [key]: [prints, ...names.map(capital)].join(" "), ...forms[name] };
    }
  }
  return forms;
}
