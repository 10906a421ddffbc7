import { ok, type Result } from "../../base/result.ts";
import { capital, quoted } from "../../base/text.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  type ConfiguredGame,
  defaultChoices,
  loadConfigured,
  loadKnown,
  type Options,
} from "../rules/catalogue.ts";
import { type GameRecord, refuseLine } from "./record.ts";

/** The names of tags, besides those of the sides and the options. */
export const TAG = {
  game: "Game",
  /** By it other programs know that a record is not one of chess. */
  variant: "Variant",
  /** The setup, and its name in old records, which differs from PGN's SetUp in one letter. */
  start: "Start",
  oldStart: "Setup",
  /** A first position that is not a setup. */
  position: "Position",
  date: "Date",
  result: "Result",
  termination: "Termination",
  /** Who throws the dice; only a game with dice has it. */
  dice: "Dice",
} as const;

export const UNKNOWN_DAY = "????.??.??";

export type NamedValue = readonly [string, string];

export const tagNamed = ({ tags }: GameRecord, wanted: string) =>
  tags.find(({ name }) => name === wanted);

/** The tag that names the setup; undefined if the record has none. */
export const startTag = (record: GameRecord) =>
  tagNamed(record, TAG.start) ?? tagNamed(record, TAG.oldStart);

/** A tag for each option of the game, except empty texts. */
export function chosenTags(choices: Options): readonly NamedValue[] {
  const chosen = Object.entries(choices).filter(([, value]) => value !== "");
  return chosen.map(([name, value]) => [tagOf(name), value] as const);
}

/** The tag of an option: "StartOff" for "start-off". */
export const tagOf = (option: string): string => option.split("-").map(capital).join("");

export async function gameOf(record: GameRecord): Promise<Result<ConfiguredGame>> {
  const entry = await entryOf(record);
  if (!entry.ok) return entry;
  const choices = choicesOf(record, entry.value);
  if (!choices.ok) return choices;
  const configured = await loadConfigured(entry.value, choices.value);
  if (configured.ok) return configured;
  const free = entry.value.options.find(({ text }) => text !== undefined);
  return refuseLine(tagNamed(record, tagOf(free?.name ?? ""))?.line ?? 1, configured.reason);
}

/** Finds the game that the tag Game names, or without it the tag Variant. */
async function entryOf(record: GameRecord): Promise<Result<CatalogueEntry>> {
  const tag = tagNamed(record, TAG.game) ?? tagNamed(record, TAG.variant);
  if (!tag) {
    const missing = 'the tag Game is missing; add one such as [Game "Capture the Sarrum"].';
    return refuseLine(record.tags[0]?.line ?? 1, missing);
  }
  const wanted = tag.value.toLowerCase();
  const titles: string[] = [];
  for (const entry of CATALOGUE) {
    if (entry.id === wanted || entry.variant?.toLowerCase() === wanted) return ok(entry);
    const { title } = await loadKnown(entry, defaultChoices(entry));
    if (title.toLowerCase() === wanted) return ok(entry);
    titles.push(title);
  }
  return refuseLine(
    tag.line,
    `${quoted(tag.value)} is not a game of this program; its games are ${titles.join(", ")}.`,
  );
}

function choicesOf(record: GameRecord, entry: CatalogueEntry): Result<Options> {
  const choices: Record<string, string> = { ...defaultChoices(entry) };
  for (const { name, values, text } of entry.options) {
    const tag = tagNamed(record, tagOf(name));
    if (!tag) continue;
    if (text === undefined && !values.includes(tag.value)) {
      return refuseLine(
        tag.line,
        `${tag.name} must be ${values.join(" or ")}, not ${quoted(tag.value)}.`,
      );
    }
    choices[name] = tag.value;
  }
  return ok(choices);
}
