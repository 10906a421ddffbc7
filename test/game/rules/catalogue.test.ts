/** The games of the catalogue and their options. */
import { expect, test } from "vitest";
import {
  CATALOGUE,
  catalogueEntry,
  defaultChoices,
  loadConfigured,
  loadKnown,
  type Options,
} from "../../../src/game/rules/catalogue.ts";
import { isDead, setupPosition } from "../../../src/game/rules/game.ts";
import { everyGame } from "../../every-game.ts";

test.each(await everyGame())("the catalogue lists the setups of $name", ({ game }) => {
  const entry = CATALOGUE.find(({ id }) => id === game.id);
  expect(entry?.setups).toEqual(game.setups.map(({ name }) => name));
});

test.each(await everyGame())("copies of $name's positions can be sent to a thread", ({ game }) => {
  const position = setupPosition(game, 0);
  expect(structuredClone(position)).toEqual(position);
});

test.each<[string, Options, string]>([
  ["saturankam", {}, "S0,0/E0,0/N0,0/W0,0 S -"],
  ["saturankam", { players: "2" }, "S0,0/N0,0 S -"],
  ["saturankam", { players: "3", "start-off": "yes" }, "Sh,h/Eh,h/Nh,h S start-off"],
  ["saturankam", { "easy-entry": "yes" }, "S0,0/E0,0/N0,0/W0,0 S easy-entry"],
  ["zamma", { size: "5" }, "wwwww/wwwww/ww1bb/bbbbb/bbbbb b"],
  ["sarrum", { house: " " }, "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w"],
])("%s with %j starts at %s", async (id, changed, start) => {
  const entry = catalogueEntry(id);
  const loaded = await loadConfigured(entry, { ...defaultChoices(entry), ...changed });
  if (!loaded.ok) throw new Error(loaded.reason);
  expect(loaded.value.game.setups[0]?.position).toBe(start);
  expect(loaded.value.game.houseRules).toBeUndefined();
});

test.each(["immediate", "deferred"])("zamma is loaded with %s removal", async (removal) => {
  const game = await loadKnown(catalogueEntry("zamma"), { size: "9", removal });
  const when = removal === "immediate" ? "leave the board at once" : "at the end of the move";
  expect(game.ruleBook.sections.Capturing?.at(-1)).toContain(when);
});

test("house rules are chosen in their canonical form, and refused if they are invalid", async () => {
  const house = async (text: string) => loadConfigured(catalogueEntry(), { house: text });
  expect(await house("CONFIRM")).toMatchObject({
    ok: true,
    value: { choices: { house: "confirm" } },
  });
  expect(await house(" ")).toMatchObject({ ok: true, value: { choices: { house: "" } } });
  expect(await house("etlu=X")).toMatchObject({ ok: false });
});

test("the crossings of zamma are points only on the small board", async () => {
  const zamma = catalogueEntry("zamma");
  const chosen = { ...defaultChoices(zamma), crossings: "yes" };
  expect(await loadConfigured(zamma, chosen)).toEqual({
    ok: false,
    reason: "The crossings are points only on the board of size 5; add --size 5.",
  });
  expect(await loadConfigured(zamma, { ...chosen, size: "5" })).toMatchObject({ ok: true });
});

test("an unknown game and options that were never accepted are bugs", async () => {
  expect(() => catalogueEntry("chess")).toThrow("the catalogue has no game chess");
  const refused = loadKnown(catalogueEntry(), { house: "etlu=X" });
  await expect(refused).rejects.toThrow("sarrum: In “etlu=X”: ");
});

test.each([
  ["zamma", "Zamma", "Black B, White W", "man"],
  ["saturankam", "Saturankam", "South S, East E, North N, West W", undefined],
])("%s is %s, played by %s", async (id, title, sides, unit) => {
  const entry = catalogueEntry(id);
  const game = await loadKnown(entry, defaultChoices(entry));
  const named = game.sides.map(({ name, letter }) => `${name} ${letter}`).join(", ");
  expect([game.id, game.title, named, game.unit]).toEqual([id, title, sides, unit]);
  expect([game.goal, game.figures]).toEqual(["wins", []]);
  const start = setupPosition(game, 0);
  expect([game.cannotWin(start, 0), isDead(game, start)]).toEqual([false, false]);
});
