/** Games of self-play as text, and as what a network is fitted to. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import { EMPTY } from "../../../src/core/chesslike/position.ts";
import { SCALE } from "../../../src/engine/eval/nnue/network.ts";
import type { PlayedGame } from "./self-play.ts";

/** The share of a target that comes from later in the game, from one position to the next. */
const LATER = 0.85;

/** Quiet positions, one after another. */
export interface Samples {
  readonly count: number;
  /** The pieces of all positions, each as `code * cells + square`. */
  readonly men: Uint16Array;
  /** Where the pieces of a position begin; one more than there are positions. */
  readonly starts: Int32Array;
  /** The side to move: 0 for White. */
  readonly turns: Uint8Array;
  /** The share of the point that the side to move may expect. */
  readonly targets: Float32Array;
}

/** A game as lines: `position;hundredths of a man for White;marks` (q quiet, s slip), then `=result`. */
export function linesOf(game: ChesslikeGame, { moments, result }: PlayedGame): string {
  const lines = moments.map(
    ({ position, centi, quiet, slip }) =>
      `${game.writePosition(position)};${centi};${quiet ? "q" : ""}${slip ? "s" : ""}\n`,
  );
  return `${lines.join("")}=${result}\n`;
}

/** The share of the point that goes with so many hundredths of a man. */
const shareOf = (centi: number): number => 1 / (1 + Math.exp(-centi / SCALE));

/** Lists that grow. */
interface Growing {
  men: Uint16Array;
  starts: Int32Array;
  turns: Uint8Array;
  targets: Float32Array;
  count: number;
}

/** Reads files of games. */
export async function readSamples(game: ChesslikeGame, files: readonly string[]): Promise<Samples> {
  const samples = none();
  for (const file of files) {
    let lines: string[] = [];
    for await (const line of createInterface({ input: createReadStream(file) })) {
      lines.push(line);
      if (!line.startsWith("=")) continue;
      addGame(game, samples, lines);
      lines = [];
    }
  }
  return samples;
}

/** The samples of games, each as `linesOf` writes it. */
export function samplesOf(game: ChesslikeGame, games: readonly string[]): Samples {
  const samples = none();
  for (const text of games) addGame(game, samples, text.trimEnd().split("\n"));
  return samples;
}

const none = (): Growing => ({
  men: new Uint16Array(1 << 16),
  starts: new Int32Array(1 << 12),
  turns: new Uint8Array(1 << 12),
  targets: new Float32Array(1 << 12),
  count: 0,
});

/**
 * Adds the quiet positions of a game. The target of each is a mean of what the search thought of it
 * and of the target of the position after it, and at last of the result: a temporal difference.
 * So positions are told what comes of them beyond the horizon of the search; results alone say too
 * little about each position (networks fitted to them learnt the games by heart).
 */
function addGame(game: ChesslikeGame, samples: Growing, lines: readonly string[]): void {
  let target = Number(lines.at(-1)?.slice(1));
  for (const line of lines.slice(0, -1).reverse()) {
    const [text = "", centi, marks = ""] = line.split(";");
    const thought = shareOf(Number(centi));
    target = marks.includes("s") ? thought : (1 - LATER) * thought + LATER * target;
    if (marks.includes("q")) addPosition(game, samples, text, target);
  }
}

function addPosition(game: ChesslikeGame, samples: Growing, text: string, white: number): void {
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(position.reason);
  const { board, turn } = position.value;
  let end = samples.starts[samples.count]!;
  grow(samples, end + board.length);
  board.forEach((code, square) => {
    if (code !== EMPTY) samples.men[end++] = code * board.length + square;
  });
  samples.turns[samples.count] = turn;
  samples.targets[samples.count] = turn === 0 ? white : 1 - white;
  samples.count++;
  samples.starts[samples.count] = end;
}

/** Makes room for one more position, and for pieces up to that many. */
function grow(samples: Growing, men: number): void {
  if (men > samples.men.length) samples.men = doubled(samples.men, Uint16Array);
  if (samples.count + 1 < samples.starts.length) return;
  samples.starts = doubled(samples.starts, Int32Array);
  samples.turns = doubled(samples.turns, Uint8Array);
  samples.targets = doubled(samples.targets, Float32Array);
}

function doubled<List extends { length: number; set(list: List): void }>(
  list: List,
  make: new (length: number) => List,
): List {
  const next = new make(2 * list.length);
  next.set(list);
  return next;
}
