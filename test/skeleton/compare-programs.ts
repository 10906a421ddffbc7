import { NOT_LEGAL, type Run, runPiped, START_SKELETON } from "../cli/program.ts";
import { randomScript, type Script } from "./random-games.ts";

/** The counts of a number of games. */
export interface Figures {
  games: number;
  moves: number;
  refusals: number;
  promotions: number;
  winsOfWhite: number;
  winsOfBlack: number;
}

/**
 * Matches a question by its first words: the full program's are longer than the exam program's, and
 * it does not ask for a finish square after a start square that is not one.
 */
const QUESTION = /^(?:Play the sample game|Start square|Play again)/;
const BOARD = /^(?: {5}_+|[1-8] {3}\|.*| {6}1 {2}2 .*|)$/;
const TURN = /^It is (?:White|Black)'s turn\.$/;
const WINNER =
  /^(?:Black's sarrum has been captured\. White|White's sarrum has been captured\. Black) wins!$/;
const SAID = [BOARD, TURN, WINNER];
/** The file numbers with the two empty lines that follow them in the exam's program; the full program has one. */
const FILE_NUMBERS = /(^ {6}1 {2}2 .*\n\n)\n/gm;
/** The board after a win, which only the full program shows. */
const LAST_BOARD = /(?:^(?: {5}_+| {6}1 {2}2 .*|[1-8] {3}\|.*|)\n)+(?=.* has been captured)/gm;

/**
 * Returns the lines of an output that both programs print: questions by their first words, boards
 * with the empty lines around them, turns, refusals without the reason, and winners.
 */
function commonLines(output: string): string[] {
  return output.split("\n").flatMap((line) => {
    const [question] = QUESTION.exec(line) ?? [];
    if (question !== undefined) return [question];
    return line === NOT_LEGAL || SAID.some((pattern) => pattern.test(line)) ? [line] : [];
  });
}

/** Types games into both programs and compares what they print; throws if anything differs. */
export function compareGames(seed: number, games: number): Figures {
  const script = randomScript(seed, games);
  const [input, inputOfFull] = [script.lines.skeleton, script.lines.full].map((lines) =>
    lines.map((line) => `${line}\n`).join(""),
  ) as [string, string];
  const skeleton = linesOf(runPiped(input, { start: START_SKELETON, seconds: 120 }))
    .join("\n")
    .replace(FILE_NUMBERS, "$1")
    .split("\n");
  const full = linesOf(runPiped(inputOfFull, { seconds: 120 }))
    .join("\n")
    .replaceAll(LAST_BOARD, "")
    .split("\n");
  const at = skeleton.findIndex((line, index) => line !== full[index]);
  if (at >= 0 || skeleton.length !== full.length) {
    throw new Error(difference(skeleton, full, at < 0 ? skeleton.length : at));
  }
  return figures(script, skeleton);
}

function linesOf({ status, output, complaints }: Run): string[] {
  if (status !== 0 || complaints !== "") throw new Error(`status ${status}: ${complaints}`);
  return commonLines(output);
}

/** Describes the first line that differs, with those before it. */
function difference(skeleton: readonly string[], full: readonly string[], at: number): string {
  const before = skeleton.slice(Math.max(0, at - 30), at).join("\n");
  return `after\n${before}\nthe skeleton prints ${JSON.stringify(skeleton[at])}, the full program ${JSON.stringify(full[at])}`;
}

/** Counts what the programs printed; throws if it is not what the rules require for the script. */
function figures(script: Script, lines: readonly string[]): Figures {
  const count = (wanted: RegExp | string) =>
    lines.filter((line) => (typeof wanted === "string" ? line === wanted : wanted.test(line)))
      .length;
  const games = count("Play the sample game");
  const found: Figures = {
    games,
    moves: count(/^1 {3}\|/),
    refusals: count(NOT_LEGAL),
    promotions: script.promotions,
    winsOfWhite: count(/White wins!$/),
    winsOfBlack: count(/Black wins!$/),
  };
  const wins = (colour: string) => script.winners.filter((winner) => winner === colour).length;
  const expected: Figures = {
    games: script.winners.length,
    moves: script.moves,
    refusals: script.refusals,
    promotions: script.promotions,
    winsOfWhite: wins("W"),
    winsOfBlack: wins("B"),
  };
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(
      `the programs: ${JSON.stringify(found)}, the rules: ${JSON.stringify(expected)}`,
    );
  }
  return found;
}
