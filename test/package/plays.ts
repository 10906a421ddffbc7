import { newHome, type Run, runPiped } from "../cli/program.ts";
import { temporary } from "./install.ts";

/** A copy of the program and the Node that runs it. */
export interface Copy {
  readonly node?: string;
  /** Node's arguments. */
  readonly start: readonly string[];
  /** Where the program's temporary files go. */
  readonly folder: string;
}

type Play = (copy: Copy) => Run;

/** Runs a copy with arguments and typed lines. */
export function play(
  { folder, ...copy }: Copy,
  words: readonly string[],
  lines: readonly string[] = [],
  home = newHome(),
): Run {
  const typed = lines.map((line) => `${line}\n`).join("");
  return runPiped(typed, { ...copy, words, home, variables: temporary(folder) });
}

/** What every copy must be able to play, and what it then shows. */
export const PLAYS: readonly (readonly [name: string, shows: string, run: Play])[] = [
  [
    "the sample game, as in Figure 8",
    "Black's sarrum has been captured. White wins!",
    (copy) => play(copy, [], ["y", "81", "41", "n"]),
  ],
  ["a hint", "A good move: 81x41.", (copy) => play(copy, [], ["y", "hint"])],
  [
    "the engine protocol",
    "\nbestmove ",
    (copy) => play(copy, ["uci"], ["position startpos", "go depth 4"]),
  ],
  [
    "a saved game",
    "It is Black's turn.",
    (copy) => {
      const home = newHome();
      play(copy, [], ["y", "13", "23"], home);
      return play(copy, ["--resume"], [], home);
    },
  ],
];
