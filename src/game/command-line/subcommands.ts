/** The subcommands about games and positions, whose answers are texts. */
import { ok } from "../../base/result.ts";
import { type Subcommand, wholeNumber } from "../../base/subcommand.ts";
import { CATALOGUE } from "../rules/catalogue.ts";
import type { GameHost } from "./game-host.ts";
import type { PerftOptions } from "./reports.ts";
import { flagsOf, START, type StartOptions } from "./start-options.ts";

export const PERFT: Subcommand = {
  usage: "perft",
  about: "count the legal move sequences of a given length, to test move generators",
  ...START,
  options: `
    --depth <plies>  length of the sequences, from 1 to 20
    --divide         print the count for each first move as well
${START.options}`,
  readers: { ...START.readers, depth: wholeNumber("The depth", 1, 20) },
  required: ["depth"],
  run: async (typed: PerftOptions) => (await import("./reports.ts")).perftReport(typed),
};

export const MOVES: Subcommand = {
  usage: "moves [square]",
  about: "print the legal moves, one per line, or those of the piece on a square",
  ...START,
  run: async (typed: StartOptions) => (await import("./reports.ts")).movesReport(typed),
};

export const DIAGRAM: Subcommand = {
  usage: "diagram",
  about: "draw a position as a picture (SVG), for worksheets",
  ...START,
  options: `
    --moves <square>  mark the squares that the piece there may move to
    --style <style>   codes in a grid, or coloured squares and discs; default exam
    --out <file>      write to this file, which must not exist yet
${START.options}`,
  readers: { ...START.readers, style: ["exam", "colour"] },
  run: async (typed: StartOptions, host: GameHost) =>
    (await import("./reports.ts")).diagramReport(typed, host),
};

export const SCORES: Subcommand = {
  usage: "scores",
  about: "list the finished games by game and setup, the shortest wins first",
  run: async (_: object, host: GameHost) => (await import("./reports.ts")).finishedGames(host),
};

/** Prints a line for every game, followed by two for each of its options. */
export const GAMES: Subcommand = {
  usage: "games",
  about: "list the games of this program",
  run: async () =>
    ok(
      CATALOGUE.flatMap(({ id, about, options }) => [
        `${id.padEnd(11)} ${about}`,
        ...options.map((option) => `  ${flagsOf(option)}\n      ${option.about}`),
      ]).join("\n"),
    ),
};
