import type { AnyGame } from "../src/core/game.ts";
import { CATALOGUE, type Choices } from "../src/games/catalogue.ts";

/** Every game with every combination of its options, and a name that says which. */
export async function everyGame(): Promise<{ name: string; game: AnyGame; choices: Choices }[]> {
  const games: { name: string; game: AnyGame; choices: Choices }[] = [];
  for (const listing of CATALOGUE) {
    let combinations: Choices[] = [{}];
    for (const { name, values } of listing.options) {
      combinations = combinations.flatMap((chosen) =>
        values.map((value) => ({ ...chosen, [name]: value })),
      );
    }
    for (const choices of combinations) {
      const chosen = Object.entries(choices).map(([name, value]) => `${name} ${value}`);
      games.push({
        name: [listing.id, ...chosen].join(", "),
        game: await listing.load(choices),
        choices,
      });
    }
  }
  return games;
}
