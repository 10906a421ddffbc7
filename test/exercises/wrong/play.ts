import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_PLAY: readonly WrongSolution[] = [];
