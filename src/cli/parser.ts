import { accessSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import leven from "leven";
import type { Result } from "../base/result.ts";
import { cannot } from "../base/system-errors.ts";
import { LARGE, THEMES } from "../drawing/look.ts";
import { CATALOGUE } from "../game/rules/catalogue.ts";
import type { Host } from "./host.ts";

/** Carries out a command line. A text is printed; false stands for failed checks. */
export type Job = (host: Host) => Promise<Result<string | boolean>>;

/** Receives the job of the command line. */
export type Choose = (job: Job) => void;

/** Reads what is typed after an option, or lists what may be typed. */
type Reader = ((typed: string) => unknown) | readonly string[];

/** The command line, or one of its commands, and what may be typed after it. */
export class Parser extends Command {
  declare readonly commands: readonly Parser[];

  override createCommand(name: string): Parser {
    return new Parser(name);
  }

  /**
   * Adds options, each by its lines of help: how it is typed, and after two spaces or more what it does.
   * @param readers for options whose values are not any text, by their names as keys: "startOff"
   */
  takes(help: string, readers: Readonly<Record<string, Reader>> = {}): this {
    for (const lines of help.trim().split(/\n\s*(?=-)/)) {
      const [flags = "", ...about] = lines.split(/\s{2,}/);
      const option = new Option(flags, about.join(" "));
      const reader = readers[option.attributeName()];
      if (typeof reader === "function") option.argParser(reader);
      else if (reader) option.choices(reader);
      this.addOption(option);
    }
    return this;
  }

  /** Adds the options for what is shown. */
  takesDisplay(): this {
    return this.takes(DISPLAY, { large: LARGE, theme: THEMES });
  }

  /** Makes options exclude others, by their keys. */
  excludes(keys: readonly string[], others: readonly string[]): this {
    for (const option of this.options) {
      if (keys.includes(option.attributeName())) option.conflicts([...others]);
    }
    return this;
  }

  /**
   * Exits with an error if an option is typed without the one that it needs.
   * @param needs the key of the needed option, and perhaps an explanation after a comma
   */
  requireWith(needs: Readonly<Record<string, string>>): void {
    for (const [option, needed] of Object.entries(needs)) {
      const [typed, other] = [option, needed].map((name) =>
        this.getOptionValue(name.replace(/,.*/, "")),
      );
      if (typed !== undefined && other === undefined)
        this.error(`error: --${option} needs --${needed}`);
    }
  }

  get names(): readonly string[] {
    return this.commands.map((command) => command.name());
  }

  /** Exits with an error about an unknown command. */
  refuseWord(word: string): never {
    return this.error(`error: ${unknownWord(word, this.names)}`);
  }
}

const DISPLAY = `
    --large [size]  make coloured squares fill the window; off makes them small,
                    auto leaves room
    --theme <name>  colour the board
    --no-color      draw the board without colour, as the exam paper does
    --plain         show sentences instead of drawings, for screen readers`;

/** The option for a game of the catalogue. */
export const gameOption = (about: string): Option =>
  new Option("--game <name>", about).choices(CATALOGUE.map(({ id }) => id));

/** A reader of whole numbers within limits. */
export const wholeNumber = (what: string, least: number, most: number) => (typed: string) => {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
  if (number >= least && number <= most) return number;
  throw new InvalidArgumentError(`${what} must be a whole number from ${least} to ${most}.`);
};

/** A reader of texts by what is shown of them, which may not be nothing. */
export const notEmpty = (what: string, shownOf: (typed: string) => string) => (typed: string) => {
  const shown = shownOf(typed);
  if (shown !== "") return shown;
  throw new InvalidArgumentError(`The ${what} is empty.`);
};

export const readSeed = wholeNumber("The seed", 0, 999_999_999);

/** Reads the name of a file to which a line will be added at the end; refuses one that cannot be written. */
export function fileToAddTo(typed: string): string {
  try {
    if (typed === "" || existsSync(typed)) closeSync(openSync(typed, "r+"));
    else accessSync(dirname(resolve(typed)), constants.W_OK);
    return typed;
  } catch (error) {
    throw new InvalidArgumentError(cannot("Nothing can be added to it", error));
  }
}

/** Refuses an unknown command, with the nearest of the names that could have been typed. */
export function unknownWord(word: string, names: readonly string[]): string {
  const [near] = names
    .filter((name) => name.length > 2 && leven(name, word) <= 2)
    .sort((one, other) => leven(one, word) - leven(other, word));
  const hint = near === undefined ? "--help lists the commands." : `Did you mean ${near}?`;
  return `unknown command '${word}'\n(${hint})`;
}
