import type { Command } from "commander";
import type { Request } from "./request.ts";

/** Takes what the command line asks for. */
export type Choose = (request: Request) => void;

/** Adds the options that say how boards are drawn. */
export function withLook(command: Command): Command {
  return command
    .option("--large", "draw squares three lines high, for a projector")
    .option("--no-color", "draw the board without colour, as the exam paper does")
    .option("--plain", "sentences in place of drawings, for screen readers");
}

/** The value of an option, where it has been given. */
export const text = (value: unknown) => (typeof value === "string" ? value : undefined);
