import { readSolution, writeProgram } from "../solutions.ts";

/** The model solution of an exercise, changed. */
export interface ChangedSolution {
  /** The id of the exercise. */
  readonly exercise: string;
  /** Texts that occur once in a file of the model solution, and what stands there instead. */
  readonly replace: readonly (readonly [file: string, text: string, instead: string])[];
}

/** A change in what is said, which the checks must accept. */
export interface Wording extends ChangedSolution {
  /** To follow "passes with: " ("the board at the end"). */
  readonly wording: string;
}

/** A fault that students make, which the checks must find. */
export interface WrongSolution extends ChangedSolution {
  /** What is wrong, to follow "fails: " ("“yes” confirms"). */
  readonly fault: string;
  /** It is tried in `npm test` already, not only in the deep tests. */
  readonly quick?: true;
}

/** For faults in some games only: these replacements count the games of a run in `games`. */
export const COUNT_GAMES: WrongSolution["replace"] = [
  ["program.ts", "/** The main program", "let games = 0;\n/** The main program"],
  ["program.ts", "    gameOver = false;", "    gameOver = false;\n    games += 1;"],
];

/** Makes a program understand a command only at the first start square question of a turn. */
export const notAfterRefusal = (command: string): WrongSolution["replace"] => [
  ["program.ts", "/** Asks for both squares", "let tries = 0;\n/** Asks for both squares"],
  [
    "program.ts",
    `  if (answer === "${command}")`,
    `  tries += 1;\n  if (tries === 1 && answer === "${command}")`,
  ],
  ["program.ts", "      moveIsLegal = false;\n", "      moveIsLegal = false;\n      tries = 0;\n"],
];

/** Makes a folder with a changed solution. */
export function makeChangedSolution({ exercise, replace }: ChangedSolution, folder: string) {
  const program = readSolution(exercise);
  for (const [name, text, instead] of replace) {
    const parts = program[name]!.split(text);
    if (parts.length !== 2)
      throw new Error(`${exercise}: ${name} has ${parts.length - 1} times: ${text}`);
    program[name] = parts.join(instead);
  }
  writeProgram(program, folder);
}
