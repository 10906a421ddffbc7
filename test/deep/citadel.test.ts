/** Larger counts of citadel chess. */
import { describe } from "vitest";
import { citadel } from "../../src/game/rules/citadel/citadel.ts";
import { EVERYDAY_LEAVES, testCounts } from "../perft/rows.ts";

describe("the large counts of move sequences in citadel", () => {
  testCounts(citadel, "citadel.json", { above: EVERYDAY_LEAVES, timeout: 3_600_000 });
});
