import { expect, test } from "vitest";
import { searchersFor } from "../../src/engine/registry.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../src/games/catalogue.ts";

test.each(CATALOGUE)("src/engine/registry.ts has searchers for $id", async (entry) => {
  const game = await loadKnown(entry, defaultChoices(entry));
  expect(searchersFor(game, 1 << 4).searcher).toBeDefined();
});
