import { type Command, InvalidArgumentError, Option } from "commander";
import leven from "leven";
import { inWords } from "../../core/text.ts";
import { CATALOGUE } from "../../games/catalogue.ts";
import { LARGE, type Large, THEMES, type Theme } from "../../view/view-settings.ts";
import type { DisplayOptions, Request } from "./request.ts";

/** Receives the request of the command line. */
export type Choose = (request: Request) => void;

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

function readChoice(typed: string, choices: readonly string[]): string {
  if (choices.includes(typed)) return typed;
  throw new InvalidArgumentError(`Choose ${inWords(choices, "or")}.`);
}

/** The values of these options, as the parser keeps them. */
type DisplayValues = { large?: Large | true; theme?: Theme; color: boolean; plain?: true };

export const displayOptionsOf = (values: DisplayValues): DisplayOptions => ({
  large: values.large === true ? "on" : values.large,
  theme: values.theme,
  colour: values.color,
  plain: values.plain === true,
});

/** The option for a game of the catalogue. */
export const gameOption = (about: string): Option =>
  new Option("--game <name>", about).choices(CATALOGUE.map(({ id }) => id));

/** The key under which the parser stores an option: "startOff" for "start-off". */
export const keyOf = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A reader of whole numbers in that form, within limits. */
export function wholeNumber(form: RegExp, refusal: string, least = 0, most = Infinity) {
  return (typed: string): number => {
    const number = form.test(typed) ? Number(typed) : -1;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(refusal);
  };
}

export const readSeed = wholeNumber(
  /^\d{1,9}$/,
  "The seed must be a whole number of at most nine digits.",
);

/** A reader of the value of --count, from 1 to `most`. */
export const readCountTo = (most: number) =>
  wholeNumber(/^\d{1,3}$/, `The count must be a whole number from 1 to ${most}.`, 1, most);

/** Exits with an error about an unknown command, suggesting one with a similar name or where others are typed. */
export function refuseWord(program: Command, word: string): never {
  const near = program.commands.find((command) => leven(command.name(), word) <= 2);
  const elsewhere = program.parent ? "" : "\n(Commands such as undo are typed while playing.)";
  const hint = near ? `\n(Did you mean ${near.name()}?)` : elsewhere;
  return program.error(`error: unknown command '${word}'${hint}`);
}
