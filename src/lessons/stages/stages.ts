import {
  type ConfiguredGame,
  catalogueEntry,
  defaultChoices,
  loadKnown,
  type Options,
} from "../../games/catalogue.ts";
import { readText } from "../read-text.ts";
import { readStages, type Stage } from "./stage.ts";

/** The stages of a game, and the game as they are played. */
export interface Course extends ConfiguredGame {
  readonly stages: readonly Stage[];
}

/** Two players leave more room for the text. */
const CHOICES: Readonly<Record<string, Options>> = { saturankam: { players: "2" } };

/** The course of a game in the catalogue; its text is read as `readStages` says. */
export async function courseOf(id: string): Promise<Course> {
  const entry = catalogueEntry(id);
  const choices = { ...defaultChoices(entry), ...CHOICES[id] };
  const [game, text] = await Promise.all([loadKnown(entry, choices), readText("stages", id)]);
  return { game, choices, stages: readStages(text) };
}
