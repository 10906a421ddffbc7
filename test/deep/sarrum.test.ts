/** Larger counts of Capture the Sarrum. */
import { describe } from "vitest";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { withHouseRules } from "../game/rules/sarrum/with-house-rules.ts";
import { EVERYDAY_LEAVES, testCounts } from "../perft/rows.ts";

describe("the large counts of move sequences", () => {
  testCounts(sarrum, "sarrum.json", { above: EVERYDAY_LEAVES, timeout: 600_000 });
  testCounts(withHouseRules("double-step"), "sarrum-double-step.json", { above: EVERYDAY_LEAVES });
});
