/** Zamma against an independent implementation of its rules. */
import { describe, expect, test } from "vitest";
import { type ZammaOptions, zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { CROSSED, oracleMoves } from "../../../oracles/zamma.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { at, REMOVALS, SIZES, tableRows, type Zamma } from "./table.ts";

const VARIANTS = REMOVALS.flatMap((removal) => [
  ...SIZES.map((size) => ({ size, removal, crossings: false })),
  { size: 5, removal, crossings: true } as const,
]);

/** Returns the size by which the oracle knows a board. */
const sizeOf = ({ size, crossings }: ZammaOptions) => (crossings ? CROSSED : size);

/** Returns the moves and their results in the oracle's form. */
function results(game: Zamma, text: string): Map<string, string> {
  const position = at(game, text);
  return new Map(
    game
      .legalMoves(position)
      .map((move) => [
        game.writeMove(position, move),
        game.writePosition(game.play(position, move)),
      ]),
  );
}

/** Compares every position of a random game; returns the numbers of positions and captures. */
function compareGame(options: ZammaOptions, start: string, roll: (limit: number) => number) {
  const game = zamma(options);
  let text = start;
  let captures = 0;
  for (let plies = 1; plies < 300; plies += 1) {
    const mine = results(game, text);
    const theirs = oracleMoves(text, sizeOf(options), options.removal);
    expect([...mine].sort(), text).toEqual([...theirs].sort());
    if (mine.size === 0) return { plies, captures };
    const [move, after] = [...mine][roll(mine.size)]!;
    if (pieces(after) < pieces(text)) captures += move.length / 2 - 1;
    text = after;
  }
  return { plies: 300, captures };
}

function pieces(text: string): number {
  return text.replace(/[^bw]/gi, "").length;
}

/** Returns a sparse position with Mullahs: the oracle has to write out every capture. */
function scattered(options: ZammaOptions, roll: (limit: number) => number): string {
  // Every second index is a point if the crossings are.
  const [size, stride] = options.crossings ? [9, 2] : [options.size, 1];
  const points = Array<string>(size * size).fill("1");
  const count = size === 9 ? 7 : 4;
  for (const letter of ["b", "w"]) {
    for (let left = 1 + roll(count); left > 0; left -= 1) {
      const point = stride * roll(Math.ceil(points.length / stride));
      const row = Math.floor(point / size);
      const far = row === (letter === "b" ? 0 : size - 1);
      points[point] = far || roll(3) === 0 ? letter.toUpperCase() : letter;
    }
  }
  const rows = Array.from({ length: size }, (_, row) =>
    points
      .slice(row * size, row * size + size)
      .join("")
      .replace(/1+/g, (run) => String(run.length)),
  );
  return `${rows.join("/")} ${roll(2) === 0 ? "b" : "w"}`;
}

describe("zamma and its oracle", () => {
  test.each(VARIANTS)(
    "agree along whole random games, $size points, $removal, crossings: $crossings",
    (options) => {
      const roll = randomFrom(options.size);
      const start = zamma(options).setups[0]!.position;
      let seen = 0;
      let captures = 0;
      for (let games = 0; games < scaled(16); games += 1) {
        const played = compareGame(options, start, roll);
        seen += played.plies;
        captures += played.captures;
      }
      expect(seen).toBeGreaterThan(SCALE * 300);
      expect(captures).toBeGreaterThan(SCALE * 200);
    },
  );

  test.each(VARIANTS)(
    "agree on scattered pieces, $size points, $removal, crossings: $crossings",
    (options) => {
      const roll = randomFrom(options.size + 1);
      const game = zamma(options);
      let long = 0;
      for (let count = 0; count < scaled(600); count += 1) {
        const text = scattered(options, roll);
        if (!/b.* /i.test(text) || !/w.* /i.test(text)) continue;
        const mine = results(game, text);
        expect([...mine].sort(), text).toEqual(
          [...oracleMoves(text, sizeOf(options), options.removal)].sort(),
        );
        if ([...mine.keys()].some((move) => move.length >= 8)) long += 1;
      }
      expect(long).toBeGreaterThan(SCALE * 20);
    },
  );

  test.each(tableRows().filter((row) => row.after))(
    "agree from $name on",
    ({ size, removal, fen }) => {
      expect(compareGame({ size, removal }, fen, randomFrom(1)).plies).toBeGreaterThan(0);
    },
  );
});
