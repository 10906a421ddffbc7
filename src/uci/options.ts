import { err, ok, type Result } from "../core/result.ts";
import { inWords, quoted } from "../core/text.ts";
import { BEST_LEVEL } from "../engine/types.ts";

/** The variants, by their names in the catalogue; the first is the default. */
const VARIANTS = ["sarrum", "shatranj"] as const;

/** The values of all options. */
export interface Settings {
  readonly variant: (typeof VARIANTS)[number];
  /** The size of the transposition table in megabytes. */
  readonly hash: number;
  /** From 1 to 8. */
  readonly level: number;
}

export const DEFAULT_SETTINGS: Settings = { variant: VARIANTS[0], hash: 16, level: BEST_LEVEL };

interface Range {
  readonly from: number;
  readonly to: number;
}
const HASH: Range = { from: 1, to: 512 };
const LEVEL: Range = { from: 1, to: BEST_LEVEL };

/** Returns the lines that announce the options. */
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

/**
 * Returns the settings as changed by the tokens after `setoption`. Names of options are not
 * case-sensitive. Rejects unknown options and invalid values.
 */
export function readOption(settings: Settings, tokens: readonly string[]): Result<Settings> {
  const [, name, value] = /^name (\S+)(?: value (\S+))?$/.exec(tokens.join(" ")) ?? [];
  if (name === undefined) {
    return err("setoption needs a name and a value, for example: setoption name Hash value 64.");
  }
  switch (name.toLowerCase()) {
    case "uci_variant":
      return readVariant(settings, value);
    case "hash":
      return inRange(name, value, HASH, (hash) => ({ ...settings, hash }));
    case "level":
      return inRange(name, value, LEVEL, (level) => ({ ...settings, level }));
    default:
      return err(`Unknown option ${quoted(name)}; the options are UCI_Variant, Hash and Level.`);
  }
}

function readVariant(settings: Settings, value = ""): Result<Settings> {
  const variant = VARIANTS.find((name) => name === value.toLowerCase());
  if (variant) return ok({ ...settings, variant });
  return err(`UCI_Variant must be ${inWords(VARIANTS, "or")}, not ${quoted(value)}.`);
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
  return err(`${name} must be a whole number from ${from} to ${to}, not ${quoted(value)}.`);
}
