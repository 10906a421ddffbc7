import { type Command, InvalidArgumentError } from "commander";
import leven from "leven";
import type { Look, Request } from "./request.ts";

/** Takes what the command line asks for. */
export type Choose = (request: Request) => void;

/** Adds the options that say how boards are shown. */
export function withLook(command: Command): Command {
  return command
    .option("--large", "draw squares three lines high, for a projector")
    .option("--no-color", "draw the board without colour, as the exam paper does")
    .option("--plain", "sentences instead of drawings, for screen readers");
}

/** What the options about boards say. */
export const lookOf = (options: Record<string, unknown>): Look => ({
  large: options.large === true,
  colour: options.color !== false,
  plain: options.plain === true,
});

/** The key under which the parser keeps an option: "startOff" for "start-off". */
export const keyOf = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The value of an option, where it has been given. */
export const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Reads the value of --seed. */
export function readSeed(seed: string): number {
  if (!/^[0-9]{1,9}$/.test(seed)) {
    throw new InvalidArgumentError("The seed is a whole number of at most nine digits.");
  }
  return Number(seed);
}

/** Leaves with an error about a command that does not exist, and names one that is spelt alike. */
export function refuseWord(program: Command, word: string): never {
  const near = program.commands.find((command) => leven(command.name(), word) <= 2);
  const hint = near ? `\n(Did you mean ${near.name()}?)` : "";
  return program.error(`error: unknown command '${word}'${hint}`);
}
