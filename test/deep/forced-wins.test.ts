import { test } from "vitest";
import { FORCED_WINS } from "../search/forced-wins.ts";
import { solverAgrees } from "../search/solver-agrees.ts";

test.each(FORCED_WINS)("the solver finds $moves moves in $position", solverAgrees);
