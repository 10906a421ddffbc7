import type { AnyGame } from "../../core/game.ts";
import { catalogueEntry, defaultChoices, loadKnown, type Options } from "../../games/catalogue.ts";
import { readStages, type Stage } from "./stage.ts";

/** The stages of a game, and the game as they are played. */
export interface Course {
  readonly game: AnyGame;
  readonly stages: readonly Stage[];
}

/** Loaded only when they are needed. A game's texts are read as `readStages` says. */
const TEXTS: Readonly<Record<string, () => Promise<string>>> = {
  sarrum: async () => (await import("./sarrum.ts")).SARRUM,
  shatranj: async () => (await import("./shatranj.ts")).SHATRANJ,
  citadel: async () => (await import("./citadel.ts")).CITADEL,
  zamma: async () => (await import("./zamma.ts")).ZAMMA,
  saturankam: async () => (await import("./saturankam.ts")).SATURANKAM,
};

/** Two players leave more room for the text. */
const CHOICES: Readonly<Record<string, Options>> = { saturankam: { players: "2" } };

/** The course of a game in the catalogue; without stages if there are none. */
export async function courseOf(id: string): Promise<Course> {
  const entry = catalogueEntry(id);
  const [game, text] = await Promise.all([
    loadKnown(entry, { ...defaultChoices(entry), ...CHOICES[id] }),
    TEXTS[id]?.() ?? "",
  ]);
  return { game, stages: readStages(text) };
}
