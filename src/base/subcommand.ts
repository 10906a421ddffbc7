/** A subcommand of the command line as a value, which knows nothing of what parses it. */
import { err, ok, type Result } from "./result.ts";

/** Reads what is typed for an argument or an option, or lists what may be typed. */
export type ValueReader =
  | ((typed: string, before?: unknown) => Result<unknown>)
  | readonly string[];

/** What is typed after the name of a subcommand. */
export interface Subcommand {
  /** How it is typed: "replay <file> [number]". */
  readonly usage: string;
  /** How help says that it is typed, if otherwise. */
  readonly usageInHelp?: string;
  readonly about: string;
  /** What its arguments are, by name. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** The options, each by its lines of help: how it is typed, and after two spaces or more what it does. */
  readonly options?: string;
  /** For arguments and options that are not any text, by their names as keys: "startOff". */
  readonly readers?: Readonly<Record<string, ValueReader>>;
  readonly defaults?: Readonly<Record<string, string | number>>;
  /** The options that must be typed. */
  readonly required?: readonly string[];
  /** Options and those that each of them excludes. */
  readonly excludes?: readonly (readonly [keys: readonly string[], others: readonly string[]])[];
  /** What help says after the options. */
  readonly help?: string;
  readonly subcommands?: readonly Subcommand[];
  /** Whether words after its arguments are left to `run`. */
  readonly takesMore?: true;
  /**
   * Carries it out. A text is printed; false stands for failed checks.
   * @param typed the arguments and options by their names as keys, and all arguments as `words`
   * @param host what the subcommand needs of its process and of the other half
   */
  run(typed: object, host: object): Promise<Result<string | boolean>>;
}

/** All arguments that are typed, in their order. */
export interface Words {
  readonly words: readonly string[];
}

/** A reader of whole numbers within limits. */
export const wholeNumber =
  (what: string, least: number, most: number) =>
  (typed: string): Result<number> => {
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
    if (number >= least && number <= most) return ok(number);
    return err(`${what} must be a whole number from ${least} to ${most}.`);
  };

/** A reader of texts by what is shown of them, which may not be nothing. */
export const notEmpty =
  (what: string, shownOf: (typed: string) => string) =>
  (typed: string): Result<string> => {
    const shown = shownOf(typed);
    return shown === "" ? err(`The ${what} is empty.`) : ok(shown);
  };

/** Seeds are whole numbers below this one. */
export const SEEDS = 1_000_000_000;

export const readSeed = wholeNumber("The seed", 0, SEEDS - 1);

/**
 * Refuses an option that is typed without the one that it needs.
 * @param needs by key the key of the needed option, and perhaps an explanation
 */
export function neededWith(
  typed: object,
  needs: Readonly<Record<string, readonly [needed: string, why?: string]>>,
): Result<true> {
  const given = new Map<string, unknown>(Object.entries(typed));
  const alone = Object.entries(needs).find(
    ([option, [needed]]) => given.get(option) !== undefined && given.get(needed) === undefined,
  );
  return alone ? err(`--${alone[0]} needs --${alone[1].join(", ")}`) : ok(true);
}

/** Numbers with commas or spaces between them. */
export function numbersIn(typed: string): readonly string[] {
  const numbers = typed.split(/[\s,]+/).filter((number) => number !== "");
  return numbers.length > 0 ? numbers : [typed];
}
