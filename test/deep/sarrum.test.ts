import { describe } from "vitest";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { EVERYDAY_LEAVES, testCounts } from "../perft/rows.ts";

describe("the large counts of move sequences", () => {
  testCounts(sarrum, "sarrum.json", { above: EVERYDAY_LEAVES, timeout: 600_000 });
});
