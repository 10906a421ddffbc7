import { test } from "vitest";
import { puzzlesOf } from "../../src/puzzles/puzzles.ts";
import { solverProves } from "../puzzles/solver-proves.ts";

test.each(await puzzlesOf("sarrum"))(
  "the solver proves puzzle $number, a win in $moves: $position",
  solverProves,
);
