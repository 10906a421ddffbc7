import { readFileSync } from "node:fs";
import type { AnyGame, Position } from "../../../src/game/rules/game.ts";
import type { Random } from "../../random.ts";
import type { Start } from "./types.ts";

/** What random lines are about. */
export interface Context {
  readonly random: Random;
  readonly game: AnyGame;
  readonly position: Position;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8").trimEnd();

/** The command lines, each of which is a session. */
export const COMMAND_LINES = read("command-lines.txt")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** The lines of each section. */
const SECTIONS = new Map(
  read("typed-lines.txt")
    .split(/^# /m)
    .map((section) => {
      const [name = "", ...lines] = section.replace(/\n\n?$/, "").split("\n");
      return [name, lines.map(unescaped)] as const;
    }),
);

function unescaped(line: string): string {
  return line.replaceAll("\\e", "\x1b").replaceAll("\\t", "\t").replaceAll("\\r", "\r");
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Returns a random line of a section, filled in. */
export const lineOf = (section: string, context: Context): string =>
  fill(pick(context.random, SECTIONS.get(section)!), context);

/** Returns so many random entries of a section, some of which are several lines. */
export const linesOf = (section: string, count: number, context: Context): string[] =>
  Array.from({ length: count }, () => splitLines(lineOf(section, context))).flat();

/** Makes the choices in braces, and fills in what stands in angle brackets. */
function fill(text: string, context: Context): string {
  const { random } = context;
  return text
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => {
      const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(choices) ?? [];
      if (first === undefined) return pick(random, choices.split("|"));
      return String(Number(first) + random(Number(last) - Number(first) + 1));
    })
    .replaceAll(/<(\w+)>/g, (whole, name: string) =>
      SECTIONS.has(name) ? lineOf(name, context) : (FILLED[name]?.(context) ?? whole),
    );
}

const FILLED: Readonly<Record<string, (context: Context) => string>> = {
  move: (context) => legalMove(context)?.text ?? "none",
  square,
  squares: (context) => `${square(context)} ${square(context)}`,
  piece: ({ random, game }) => pick(random, game.ruleBook.pieces).name,
  code: ({ random, game }) =>
    pick(random, game.sides).letter + pick(random, game.ruleBook.pieces).letter,
};

function square({ random, game, position }: Context): string {
  const cell = random(game.diagram(position).cells.length);
  return game.squares?.name(cell) ?? `1:${1 + random(9)}`;
}

/** Returns a random legal move as records have it, or as a throw; undefined if there is none. */
export function legalMove({ random, game, position }: Context) {
  const moves = game.legalMoves(position);
  if (moves.length === 0) return undefined;
  const move = pick(random, moves);
  return { move, text: game.writeMove(position, move) };
}

/** Splits lines at slashes between spaces. */
const splitLines = (text: string): string[] =>
  text.split(/(?:^| )\/(?= |$)/).map((line) => line.trim());

/** Reads programs with what is typed, as `command-lines.txt` has them. */
export function readStarts(text: string, context: Context): Start[] {
  return fill(text, context)
    .split(" ; ")
    .map((start) => {
      const [command = "", typed] = start.split(/(?:^| )<(?= |$)/);
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? "",
      );
      const isVariable = (word: string) => /^[A-Z_]+=/.test(word);
      const lines = typed === undefined ? [] : splitLines(typed.trim());
      return {
        args: words.filter((word) => !isVariable(word)),
        lines: lines.flatMap((line) => {
          const [, section, count] = /^@(\w+) (\d+)$/.exec(line) ?? [];
          return section ? linesOf(section, Number(count), context) : [line];
        }),
        variables: Object.fromEntries(words.filter(isVariable).map((word) => word.split("="))),
      };
    });
}
