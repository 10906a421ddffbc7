import { expect, test } from "vitest";
import { CATALOGUE } from "../../src/games/catalogue.ts";
import { everyGame } from "../every-game.ts";

test.each(await everyGame())("the catalogue lists the setups of $name", ({ game }) => {
  const entry = CATALOGUE.find(({ id }) => id === game.id);
  expect(entry?.setups).toEqual(game.setups.map(({ name }) => name));
});
