import { describe } from "vitest";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { testCounts } from "../perft/rows.ts";

describe("the large counts of move sequences", () => {
  testCounts(sarrum, "sarrum.json", { above: 300_000, timeout: 600_000 });
});
