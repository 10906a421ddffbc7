import { expect, test } from "vitest";
import { anyGame } from "../../src/games/catalogue.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { answersAbout } from "../../src/stepper/random-answers.ts";
import { endOf, followedSkeleton } from "./followed.ts";

const game = anyGame(sarrum);

test.each([7, 8, 30])(
  "game %i of a class promotes for both, captures and is the same again",
  async (seed) => {
    const answers = await answersAbout(game, seed, "MakeMove");
    const steps = (await followedSkeleton()).run(answers);
    const made = steps.filter(({ stack }) => stack.at(-1)?.name === "makeMove");
    const changes = made.flatMap(({ action }) => (action.kind === "set" ? action.changes : []));
    expect(changes.map(({ now }) => now)).toEqual(expect.arrayContaining(['"WM"', '"BM"']));
    expect(changes.some(({ old, now }) => old !== '"  "' && now !== '"  "')).toBe(true);
    expect(endOf(steps)).toMatch(/^(The program has ended|Start square)/);
    expect(await answersAbout(game, seed, "makeMove")).toEqual(answers);
  },
);
