import type { AnyGame } from "../src/core/game.ts";
import { CATALOGUE, type Choices, type Listing, settled } from "../src/games/catalogue.ts";

/** House rules that leave no term out, and no way for one to meddle with another. */
export const HOUSES = [
  "check=enforce",
  "check=warn confirm",
  "etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm",
  "sarrum=KD gisgigir=RD kashshaptu=Q kashshaptu-for=nabu promote=etlu check=enforce",
  "marzaz pani=fRbB redum=fmWfcFmsW nabu=NN kashshaptu=mQcN kashshaptu-for=gisgigir check=enforce",
] as const;

/** A game with options that the test knows to be good. */
async function load(listing: Listing, choices: Choices): Promise<AnyGame> {
  const loaded = await listing.load(choices);
  if (!loaded.ok) throw new Error(loaded.reason);
  return loaded.value;
}

/** Every game with every combination of its options, and a name that says which. */
export async function everyGame(): Promise<{ name: string; game: AnyGame; choices: Choices }[]> {
  const games: { name: string; game: AnyGame; choices: Choices }[] = [];
  for (const listing of CATALOGUE) {
    let combinations: Choices[] = [{}];
    for (const { name, values } of listing.options) {
      const tried = name === "house" ? [...values, ...HOUSES] : values;
      combinations = combinations.flatMap((chosen) =>
        tried.map((value) => ({ ...chosen, [name]: value })),
      );
    }
    for (const choices of combinations) {
      const chosen = Object.entries(choices).map(([name, value]) => `${name} ${value}`);
      const game = await load(listing, choices);
      const name = [listing.id, ...chosen].join(", ");
      games.push({ name, game, choices: settled(game, choices) });
    }
  }
  return games;
}
