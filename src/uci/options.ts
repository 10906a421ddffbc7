import { err, ok, type Result } from "../core/result.ts";
import { inWords, quoted } from "../core/text.ts";
import { BEST_LEVEL } from "../engine/types.ts";

/** The games that the protocol plays, by their names in the catalogue; the first is the default. */
const VARIANTS = ["sarrum", "shatranj"] as const;

/** What a user of the protocol may choose. */
export interface Settings {
  readonly variant: (typeof VARIANTS)[number];
  /** Megabytes for what the search remembers. */
  readonly hash: number;
  /** 1 to 8. */
  readonly level: number;
}

export const DEFAULT_SETTINGS: Settings = { variant: VARIANTS[0], hash: 16, level: BEST_LEVEL };

interface Range {
  readonly from: number;
  readonly to: number;
}
const HASH: Range = { from: 1, to: 512 };
const LEVEL: Range = { from: 1, to: BEST_LEVEL };

/** The lines that say which options there are. */
export function optionLines(): string[] {
  const spin = (name: string, value: number, { from, to }: Range) =>
    `option name ${name} type spin default ${value} min ${from} max ${to}`;
  const names = VARIANTS.map((name) => `var ${name}`).join(" ");
  return [
    `option name UCI_Variant type combo default ${DEFAULT_SETTINGS.variant} ${names}`,
    spin("Hash", DEFAULT_SETTINGS.hash, HASH),
    spin("Level", DEFAULT_SETTINGS.level, LEVEL),
  ];
}

/** The settings after the words behind `setoption`; names of options may be in any case. */
export function readOption(settings: Settings, words: readonly string[]): Result<Settings> {
  const [, name, value] = /^name (\S+)(?: value (\S+))?$/.exec(words.join(" ")) ?? [];
  if (name === undefined) {
    return err("Behind setoption come name, the name of an option, value and its value.");
  }
  switch (name.toLowerCase()) {
    case "uci_variant":
      return readVariant(settings, value);
    case "hash":
      return inRange(name, value, HASH, (hash) => ({ ...settings, hash }));
    case "level":
      return inRange(name, value, LEVEL, (level) => ({ ...settings, level }));
    default:
      return err(`There is no option ${quoted(name)}; there are UCI_Variant, Hash and Level.`);
  }
}

function readVariant(settings: Settings, value = ""): Result<Settings> {
  const variant = VARIANTS.find((name) => name === value.toLowerCase());
  if (variant) return ok({ ...settings, variant });
  return err(`UCI_Variant is ${inWords(VARIANTS, "or")}, not ${quoted(value)}.`);
}

function inRange(
  name: string,
  value = "",
  { from, to }: Range,
  settingsWith: (value: number) => Settings,
): Result<Settings> {
  const number = Number(value);
  if (/^[0-9]{1,4}$/.test(value) && number >= from && number <= to) {
    return ok(settingsWith(number));
  }
  return err(`${name} is a whole number from ${from} to ${to}, not ${quoted(value)}.`);
}
