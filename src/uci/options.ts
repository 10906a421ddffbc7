import { err, ok, type Result } from "../core/result.ts";
import { inWords, quoted } from "../core/text.ts";
import { MAX_LEVEL } from "../match/players.ts";

/**
 * The variants, and the games' names in the catalogue; the first is the default. To other programs
 * `shatranj` is the medieval game, so the Turkish one has its name in variants.ini.
 */
const GAMES = { sarrum: "sarrum", turkey: "shatranj" } as const;
type Variant = keyof typeof GAMES;
const VARIANTS = Object.keys(GAMES) as readonly Variant[];

export interface Settings {
  readonly variant: Variant;
  /** The size of the transposition table in megabytes. */
  readonly hash: number;
  readonly threads: number;
  readonly multiPv: number;
  /** From 1 to 8. */
  readonly level: number;
  /** The best move is printed with a move to ponder on. */
  readonly ponder: boolean;
  /** The position is analysed at full strength, whatever the level. */
  readonly analyse: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  variant: "sarrum",
  hash: 16,
  threads: 1,
  multiPv: 1,
  level: MAX_LEVEL,
  ponder: false,
  analyse: false,
};

/** What `setoption` does: changes a setting, or clears the transposition table. */
type Change = Partial<Settings> | "clear";

interface Option {
  readonly name: string;
  /** What follows the name in the line that announces the option. */
  readonly type: string;
  read(value: string): Result<Change>;
}

type Key = "hash" | "threads" | "multiPv" | "level";

const spin = (name: string, key: Key, most: number): Option => ({
  name,
  type: `spin default ${DEFAULT_SETTINGS[key]} min 1 max ${most}`,
  read(value) {
    const number = Number(value);
    if (/^[0-9]{1,4}$/.test(value) && number >= 1 && number <= most) return ok({ [key]: number });
    const range = most === 1 ? "1" : `a whole number from 1 to ${most}`;
    return err(`${name} must be ${range}, not ${quoted(value)}.`);
  },
});

const check = (name: string, key: "ponder" | "analyse"): Option => ({
  name,
  type: `check default ${DEFAULT_SETTINGS[key]}`,
  read(value) {
    const chosen = value.toLowerCase();
    if (chosen === "true" || chosen === "false") return ok({ [key]: chosen === "true" });
    return err(`${name} must be true or false, not ${quoted(value)}.`);
  },
});

const OPTIONS: readonly Option[] = [
  {
    name: "UCI_Variant",
    type: `combo default ${DEFAULT_SETTINGS.variant} ${VARIANTS.map((name) => `var ${name}`).join(" ")}`,
    read: readVariant,
  },
  spin("Hash", "hash", 512),
  { name: "Clear Hash", type: "button", read: () => ok("clear") },
  spin("Threads", "threads", 1),
  spin("MultiPV", "multiPv", 256),
  check("Ponder", "ponder"),
  check("UCI_AnalyseMode", "analyse"),
  spin("Level", "level", MAX_LEVEL),
];

export const optionLines = (): string[] =>
  OPTIONS.map(({ name, type }) => `option name ${name} type ${type}`);

export const gameOf = (variant: Variant): string => GAMES[variant];

/** Rejects unknown options and invalid values. Names of options are not case-sensitive. */
export function readOption(tokens: readonly string[]): Result<Change> {
  const [, name, value = ""] = /^name (.+?)(?: value(?: (.*))?)?$/.exec(tokens.join(" ")) ?? [];
  if (name === undefined) {
    return err("setoption needs a name and a value, for example: setoption name Hash value 64.");
  }
  const option = OPTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (option) return option.read(value);
  const names = OPTIONS.map((one) => one.name);
  return err(`Unknown option ${quoted(name)}; the options are ${inWords(names, "and")}.`);
}

function readVariant(value: string): Result<Change> {
  const variant = VARIANTS.find((name) => name === value.toLowerCase());
  if (variant) return ok({ variant });
  return err(`UCI_Variant must be ${inWords(VARIANTS, "or")}, not ${quoted(value)}.`);
}
