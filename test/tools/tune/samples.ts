/** Self-play games as text, and as samples to fit a network to. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { SCALE } from "../../../src/game/engine/eval/nnue/network.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { EMPTY } from "../../../src/game/rules/chesslike/position.ts";
import type { PlayedGame } from "./self-play.ts";

/** The share of a position's target that comes from the target of the next position. */
const NEXT_SHARE = 0.85;

/** Quiet positions, one after another. */
export interface Samples {
  readonly count: number;
  /** The pieces of all positions, each as `code * cells + square`. */
  readonly pieces: Uint16Array;
  /** Where the pieces of each position begin; one more than there are positions. */
  readonly starts: Int32Array;
  /** The side to move: 0 for White. */
  readonly turns: Uint8Array;
  /** The share of the point that the side to move can expect. */
  readonly targets: Float32Array;
}

/**
 * Returns a game as lines: `position;hundredths of a man for White;marks` (q quiet, s random move),
 * then `=result`.
 */
export function linesOf(game: ChesslikeGame, { positions, result }: PlayedGame): string {
  const lines = positions.map(
    ({ position, centi, quiet, randomMove }) =>
      `${game.writePosition(position)};${centi};${quiet ? "q" : ""}${randomMove ? "s" : ""}\n`,
  );
  return `${lines.join("")}=${result}\n`;
}

/** Returns the share of the point that corresponds to a score in hundredths of a man. */
const shareOf = (centi: number): number => 1 / (1 + Math.exp(-centi / SCALE));

/** Samples in arrays that grow. */
interface Growing {
  pieces: Uint16Array;
  starts: Int32Array;
  turns: Uint8Array;
  targets: Float32Array;
  count: number;
}

/** Reads the samples from files of games. */
export async function readSamples(game: ChesslikeGame, files: readonly string[]): Promise<Samples> {
  const samples = noSamples();
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

/** Returns the samples of games, each as `linesOf` writes it. */
export function samplesOf(game: ChesslikeGame, games: readonly string[]): Samples {
  const samples = noSamples();
  for (const text of games) addGame(game, samples, text.trimEnd().split("\n"));
  return samples;
}

const noSamples = (): Growing => ({
  pieces: new Uint16Array(1 << 16),
  starts: new Int32Array(1 << 12),
  turns: new Uint8Array(1 << 12),
  targets: new Float32Array(1 << 12),
  count: 0,
});

/**
 * Adds the quiet positions of a game. The target of each position is a mean of its own search score
 * and of the target of the next position, or of the result if it is the last: a temporal
 * difference. So positions learn from what happens beyond the search horizon. Results alone say too
 * little about each position: networks fitted to them learnt the games by heart.
 */
function addGame(game: ChesslikeGame, samples: Growing, lines: readonly string[]): void {
  let target = Number(lines.at(-1)?.slice(1));
  for (const line of lines.slice(0, -1).reverse()) {
    const [text = "", centi, flags = ""] = line.split(";");
    const scoreShare = shareOf(Number(centi));
    target = flags.includes("s") ? scoreShare : (1 - NEXT_SHARE) * scoreShare + NEXT_SHARE * target;
    if (flags.includes("q")) addPosition(game, samples, text, target);
  }
}

function addPosition(game: ChesslikeGame, samples: Growing, text: string, white: number): void {
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(position.reason);
  const { board, turn } = position.value;
  let end = samples.starts[samples.count]!;
  grow(samples, end + board.length);
  board.forEach((code, square) => {
    if (code !== EMPTY) samples.pieces[end++] = code * board.length + square;
  });
  samples.turns[samples.count] = turn;
  samples.targets[samples.count] = turn === 0 ? white : 1 - white;
  samples.count++;
  samples.starts[samples.count] = end;
}

/** Makes room for one more position, and for that many pieces in total. */
function grow(samples: Growing, pieces: number): void {
  if (pieces > samples.pieces.length) samples.pieces = doubled(samples.pieces, Uint16Array);
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
