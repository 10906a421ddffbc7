/** All forced wins, proved by a solver of its own. */
import { test } from "vitest";
import { FORCED_WINS } from "../game/engine/mate/forced-wins.ts";
import { solverAgrees } from "../game/engine/mate/solver-agrees.ts";

test.each(FORCED_WINS)("the solver finds $moves moves in $position", solverAgrees);
