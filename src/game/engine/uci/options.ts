import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import { MAX_LEVEL } from "../../match/players.ts";

/**
 * The variants, and the games' names in the catalogue; the first is the default. To other programs
 * `shatranj` is the medieval game, so the Turkish one has its name in variants.ini.
 */
const GAMES = { sarrum: "sarrum", turkey: "shatranj" } as const;
type Variant = keyof typeof GAMES;
const VARIANTS = Object.keys(GAMES) as readonly Variant[];

export type UciSettings = Readonly<typeof DEFAULT_SETTINGS>;

export const DEFAULT_SETTINGS = {
  variant: "sarrum" as Variant,
  /** The size of the transposition table in megabytes. */
  hash: 16,
  threads: 1,
  multiPv: 1,
  /** From 1 to 8. */
  level: MAX_LEVEL,
  /** The best move is printed with a move to ponder on. */
  ponder: false,
  /** The position is analysed at full strength, whatever the level. */
  analyse: false,
};

/** What `setoption` does: changes a setting, or clears the transposition table. */
type OptionChange = Partial<UciSettings & { readonly clear: true }>;

interface Option {
  readonly name: string;
  readonly key: keyof OptionChange;
  /** What follows the name in the line that announces the option. */
  readonly type: string;
  /** What a value must be, in words. */
  readonly allowed: string;
  /** Undefined if the value is not allowed. */
  read(value: string): OptionChange[keyof OptionChange];
}

type Key = "hash" | "threads" | "multiPv" | "level";

const spin = (name: string, key: Key, most: number): Option => ({
  name,
  key,
  type: `spin default ${DEFAULT_SETTINGS[key]} min 1 max ${most}`,
  allowed: most === 1 ? "1" : `a whole number from 1 to ${most}`,
  read(value) {
    const number = /^[0-9]+$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= most ? number : undefined;
  },
});

const check = (name: string, key: "ponder" | "analyse"): Option => ({
  name,
  key,
  type: `check default ${DEFAULT_SETTINGS[key]}`,
  allowed: "true or false",
  read: (value) => [false, true].find((choice) => value.toLowerCase() === `${choice}`),
});

const OPTIONS: readonly Option[] = [
  {
    name: "UCI_Variant",
    key: "variant",
    type: `combo default ${DEFAULT_SETTINGS.variant} ${VARIANTS.map((name) => `var ${name}`).join(" ")}`,
    allowed: inWords(VARIANTS, "or"),
    read: (value) => VARIANTS.find((name) => name === value.toLowerCase()),
  },
  spin("Hash", "hash", 512),
  { name: "Clear Hash", key: "clear", type: "button", allowed: "", read: () => true },
  spin("Threads", "threads", 1),
  spin("MultiPV", "multiPv", 256),
  check("Ponder", "ponder"),
  check("UCI_AnalyseMode", "analyse"),
  spin("Level", "level", MAX_LEVEL),
];

export const optionLines = (): string[] =>
  OPTIONS.map(({ name, type }) => `option name ${name} type ${type}`);

export const gameIdOf = (variant: Variant): string => GAMES[variant];

/** Rejects unknown options and invalid values. Names of options are not case-sensitive. */
export function readOption(tokens: readonly string[]): Result<OptionChange> {
  const [, name, text = ""] = /^name (.+?)(?: value(?: (.*))?)?$/.exec(tokens.join(" ")) ?? [];
  if (name === undefined) {
    return err("setoption needs a name and a value, for example: setoption name Hash value 64.");
  }
  const option = OPTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!option) {
    const names = inWords(OPTIONS.map((one) => one.name));
    return err(`Unknown option ${quoted(name)}; the options are ${names}.`);
  }
  const value = option.read(text);
  if (value !== undefined) return ok({ [option.key]: value });
  return err(`${option.name} must be ${option.allowed}, not ${quoted(text)}.`);
}
