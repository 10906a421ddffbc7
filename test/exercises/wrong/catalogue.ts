import { WRONG_INPUT } from "./input.ts";
import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_SOLUTIONS: readonly WrongSolution[] = [...WRONG_INPUT];
