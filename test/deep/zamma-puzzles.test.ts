import { test } from "vitest";
import { puzzlesOf } from "../../src/puzzles/puzzles.ts";
import { solverProvesGain } from "../puzzles/zamma-proof.ts";

test.each(await puzzlesOf("zamma"))(
  "the solver proves puzzle $number of zamma, in $moves: $position",
  solverProvesGain,
);
