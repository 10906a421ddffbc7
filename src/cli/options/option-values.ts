import { type Command, InvalidArgumentError } from "commander";
import leven from "leven";
import { inWords } from "../../core/text.ts";
import { LARGE, THEMES } from "../../view/view-settings.ts";
import type { DisplayOptions, Request } from "./request.ts";

/** Receives the request of the command line. */
export type Choose = (request: Request) => void;

/** Adds the display options. */
export function withDisplayOptions(command: Command): Command {
  return command
    .option(
      "--large [size]",
      "make coloured squares fill the window; off makes them small, auto leaves room",
      (typed) => readChoice(typed, LARGE),
    )
    .option("--theme <name>", `colour the board: ${inWords(THEMES, "or")}`, (typed) =>
      readChoice(typed, THEMES),
    )
    .option("--no-color", "draw the board without colour, as the exam paper does")
    .option("--plain", "show sentences instead of drawings, for screen readers");
}

/** Reads one of several words. */
function readChoice(typed: string, choices: readonly string[]): string {
  if (choices.includes(typed)) return typed;
  throw new InvalidArgumentError(`Choose ${inWords(choices, "or")}.`);
}

/** Returns the values of the display options. */
export const displayOptionsOf = (options: Record<string, unknown>): DisplayOptions => ({
  large: options.large === true ? "on" : LARGE.find((size) => size === options.large),
  theme: THEMES.find((theme) => theme === options.theme),
  colour: options.color !== false,
  plain: options.plain === true,
});

/** Returns the key under which the parser stores an option: "startOff" for "start-off". */
export const keyOf = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the text value of an option; undefined if it was not given. */
export const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Reads the value of --seed. */
export function readSeed(seed: string): number {
  if (!/^[0-9]{1,9}$/.test(seed)) {
    throw new InvalidArgumentError("The seed must be a whole number of at most nine digits.");
  }
  return Number(seed);
}

/** Reads the value of --count, from 1 to `most`. */
export const readCountTo =
  (most: number) =>
  (typed: string): number => {
    const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (count >= 1 && count <= most) return count;
    throw new InvalidArgumentError(`The count must be a whole number from 1 to ${most}.`);
  };

/** Exits with an error about an unknown command, suggesting one with a similar name. */
export function refuseWord(program: Command, word: string): never {
  const near = program.commands.find((command) => leven(command.name(), word) <= 2);
  const hint = near ? `\n(Did you mean ${near.name()}?)` : "";
  return program.error(`error: unknown command '${word}'${hint}`);
}
