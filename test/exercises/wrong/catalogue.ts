import { WRONG_INPUT } from "./input.ts";
import { WRONG_INPUT_SQUARES } from "./input-squares.ts";
import { WRONG_MESSAGES } from "./messages.ts";
import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_SOLUTIONS: readonly WrongSolution[] = [
  ...WRONG_INPUT,
  ...WRONG_INPUT_SQUARES,
  ...WRONG_MESSAGES,
];
