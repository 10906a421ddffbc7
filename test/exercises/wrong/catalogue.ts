import { WRONG_INPUT } from "./input.ts";
import { WRONG_INPUT_SQUARES } from "./input-squares.ts";
import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_SOLUTIONS: readonly WrongSolution[] = [...WRONG_INPUT, ...WRONG_INPUT_SQUARES];
