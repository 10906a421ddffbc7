/** Every game has an engine. */
import { expect, test } from "vitest";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";

test.each(CATALOGUE)("src/game/engine/registry.ts has searchers for $id", async (entry) => {
  const game = await loadKnown(entry, defaultChoices(entry));
  expect(searchersFor(game, 1 << 4).searcher).toBeDefined();
});
