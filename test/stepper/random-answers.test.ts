import { expect, test } from "vitest";
import { seededRandom } from "../../src/core/rng.ts";
import { anyGame } from "../../src/games/catalogue.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { answersAbout, randomAnswers } from "../../src/stepper/random-answers.ts";
import { endOf, followedSkeleton } from "./followed.ts";

const game = anyGame(sarrum);

test("of eight games one about MakeMove has captures and promotions of both", async () => {
  const answers = await answersAbout(game, 7, "MakeMove");
  const steps = (await followedSkeleton()).run(answers);
  const made = steps.filter(({ stack }) => stack.at(-1)?.name === "makeMove");
  const changes = made.flatMap(({ action }) => (action.kind === "set" ? action.changes : []));
  expect(changes.map(({ now }) => now)).toEqual(expect.arrayContaining(['"WM"', '"BM"']));
  expect(changes.some(({ old, now }) => old !== '"  "' && now !== '"  "')).toBe(true);
  expect(endOf(steps)).toMatch(/^(The program has ended|Start square)/);
  const random = seededRandom(7);
  const games = Array.from({ length: 8 }, () => randomAnswers(game, random(1_000_000)));
  expect(games).toContainEqual(answers);
});

test("a random game is not won at once, and others follow from other seeds", () => {
  const games = [1, 2, 3, 4, 5].map((seed) => randomAnswers(game, seed));
  for (const answers of games) expect(answers.length).toBeGreaterThan(2 * 20);
  expect(new Set(games.map(String)).size).toBe(games.length);
});
