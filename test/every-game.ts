import { CATALOGUE, loadConfigured, type Options } from "../src/game/rules/catalogue.ts";
import { type AnyGame, setupPosition } from "../src/game/rules/game.ts";
import { SCALE } from "./scale.ts";

/** House rules with every term, none of which affects another. */
export const HOUSES = [
  "check=enforce",
  "check=warn confirm",
  "etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm",
  "sarrum=KD gisgigir=RD kashshaptu=Q kashshaptu-for=nabu promote=etlu check=enforce",
  "marzaz pani=fRbB redum=fmWfcFmsW nabu=NN kashshaptu=mQcN kashshaptu-for=gisgigir check=enforce",
  "double-step moves=5 points",
] as const;

/** Returns every game with every combination of its options, and a name that lists them. */
export async function everyGame(): Promise<{ name: string; game: AnyGame; choices: Options }[]> {
  const games: { name: string; game: AnyGame; choices: Options }[] = [];
  for (const listing of CATALOGUE) {
    let combinations: Options[] = [{}];
    for (const { name, values } of listing.options) {
      const tried = name === "house" ? [...values, ...HOUSES] : values;
      combinations = combinations.flatMap((chosen) =>
        tried.map((value) => ({ ...chosen, [name]: value })),
      );
    }
    for (const choices of combinations.filter(
      ({ size, crossings }) => !(size === "9" && crossings === "yes"),
    )) {
      const chosen = Object.entries(choices).map(([name, value]) => `${name} ${value}`);
      const configured = await loadConfigured(listing, choices);
      if (!configured.ok) throw new Error(configured.reason);
      games.push({ name: [listing.id, ...chosen].join(", "), ...configured.value });
    }
  }
  return games;
}

/** Returns a game for every form of board; in the deep tests every game. For what depends on the board alone. */
export async function everyBoard(): ReturnType<typeof everyGame> {
  const games = await everyGame();
  if (SCALE === 1) return games;
  const forms = games.map(({ game }) => {
    const { columns, rows, pattern, cells } = game.diagram(setupPosition(game, 0));
    return [
      game.id,
      game.sides.length,
      columns,
      rows,
      pattern,
      cells.filter(Boolean).length,
    ].join();
  });
  return games.filter((_, index) => forms.indexOf(forms[index] ?? "") === index);
}
