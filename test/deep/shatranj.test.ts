/** Larger counts of shatranj. */
import { describe } from "vitest";
import { shatranj } from "../../src/game/rules/shatranj/shatranj.ts";
import { EVERYDAY_LEAVES, testCounts } from "../perft/rows.ts";

describe("the large counts of move sequences in shatranj", () => {
  testCounts(shatranj, "shatranj.json", { above: EVERYDAY_LEAVES, timeout: 3_600_000 });
});
