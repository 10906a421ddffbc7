/** What holds in every position of a random game of Capture the Sarrum. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { anyCharacter } from "../../../any-character.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { scaled } from "../../../scale.ts";

type Position = ReturnType<typeof sarrum.play>;

const STARTS = [
  "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w",
  SAMPLE,
  "1e1m1ne1/gn2sR2/1r6/1E1r4/2R5/r2r3g/R2N1Sr1/1G1M1N1G b",
];

/** A position from a game: its start, and the index of the legal move chosen at each ply. */
const positions = fc
  .record({
    start: fc.constantFrom(...STARTS),
    choices: fc.array(fc.nat(), { maxLength: 100, size: "max" }),
  })
  .map(({ start, choices }) => {
    let position = mustRead(sarrum, start);
    for (const choice of choices) {
      const moves = sarrum.legalMoves(position);
      const move = moves[choice % moves.length];
      if (move === undefined) break;
      position = sarrum.play(position, move);
    }
    return position;
  });

/** Returns the pieces on the board with their sides and squares. */
function piecesOf(position: Position) {
  return sarrum
    .diagram(position)
    .cells.flatMap((cell, square) =>
      (cell?.pieces ?? []).map(({ side, letter }) => ({ side, letter, square })),
    );
}

const count = (position: Position, side: number) =>
  piecesOf(position).filter((piece) => piece.side === side).length;

test("in every position of a random game moves are written, read and played by the rules", () => {
  fc.assert(
    fc.property(positions, (position) => {
      const before = structuredClone(position);
      expect(mustRead(sarrum, sarrum.writePosition(position))).toEqual(position);
      const moves = sarrum.legalMoves(position);
      expect(moves.length > 0).toBe(sarrum.outcome(position) === undefined);
      const records = moves.map((move) => sarrum.writeMove(position, move));
      const engine = moves.map((move) => sarrum.writeEngineMove(position, move));
      expect([new Set(records).size, new Set(engine).size]).toEqual([moves.length, moves.length]);
      const redums = piecesOf(position).filter(({ letter }) => letter === "R");
      const onFarRank = ({ side, square }: (typeof redums)[number]) =>
        Math.floor(square / 8) === (side === 0 ? 0 : 7);
      expect(redums.filter(onFarRank)).toEqual([]);
      const mover = sarrum.toMove(position) === 0 ? 0 : 1;
      const [own, others] = [count(position, mover), count(position, 1 - mover)];
      for (const [at, move] of moves.entries()) {
        const record = records[at] ?? "";
        expect(sarrum.readMove(position, record)).toEqual({ ok: true, value: move });
        const after = sarrum.play(position, move);
        // At most one piece is removed, of the opponent, and only by a capture.
        const left = [count(after, mover), count(after, 1 - mover)];
        expect(left).toEqual([own, others - (record.includes("x") ? 1 : 0)]);
        expect(sarrum.toMove(after)).toBe(1 - mover);
      }
      expect(position).toEqual(before);
    }),
    { numRuns: scaled(1000, 30) },
  );
});

const REFERENCES = Array.from({ length: 64 }, (_, at) => `${(at % 8) + 1}${(at >> 3) + 1}`);
const PAIRS = REFERENCES.flatMap((start) => REFERENCES.map((finish) => `${start} ${finish}`));

describe("over all 4,096 pairs of squares", () => {
  test("the legal moves, and only they, are accepted and pass all checks", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const legal = new Set(
          sarrum
            .legalMoves(position)
            .map((move) => sarrum.writeMove(position, move).replace(/[-x]/, " ").slice(0, 5)),
        );
        const wrong = PAIRS.filter((pair) => {
          const checks = sarrum.explain(position, pair);
          const read = sarrum.readMove(position, pair);
          const refusal = checks.find(({ holds }) => !holds)?.refusal;
          const agrees = read.ok ? refusal === undefined : refusal === read.reason;
          return !agrees || checks.length === 0 || read.ok !== legal.has(pair);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: scaled(150) },
    );
  }, 60_000);
});

/** Returns an arbitrary of valid texts with a part replaced. */
function mutationsOf(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const filling = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 4 }),
    fc.string({
      unit: fc.constantFrom(..."SMNEGRsmnegr0123456789/*-x= wb\t\n\u2028\ud800"),
      maxLength: 4,
    }),
  );
  return fc
    .record({ text: texts, at: fc.nat(60), length: fc.nat(4), filling })
    .map(({ text, at, length, filling: put }) => text.slice(0, at) + put + text.slice(at + length));
}

/** Expects one sentence without control characters. */
const SENTENCE = /^[^\p{Cc}\p{Cs}]+[.!]$/u;

describe("any text at all", () => {
  const positionTexts = fc.oneof(
    fc.string({ unit: anyCharacter, size: "medium" }),
    mutationsOf(fc.constantFrom(...STARTS)),
    mutationsOf(positions.map((position) => sarrum.writePosition(position))),
  );

  test("is a position that can be written and read back, or is refused in a sentence", () => {
    fc.assert(
      fc.property(positionTexts, (text) => {
        const read = sarrum.readPosition(text);
        if (read.ok) expect(mustRead(sarrum, sarrum.writePosition(read.value))).toEqual(read.value);
        else expect(read.reason).toMatch(SENTENCE);
      }),
      { numRuns: scaled(2000) },
    );
  });

  const moveTexts = fc.oneof(
    fc.string({ unit: anyCharacter, size: "medium" }),
    mutationsOf(fc.constantFrom(...PAIRS)),
    mutationsOf(fc.constantFrom("12x21=M", "81x41", "13-14", "1323")),
  );

  test("is a legal move, or is refused in a sentence", () => {
    fc.assert(
      fc.property(
        positions,
        fc.array(moveTexts, { minLength: 20, maxLength: 20 }),
        (position, texts) => {
          for (const text of texts) {
            const read = sarrum.readMove(position, text);
            if (read.ok) expect(sarrum.legalMoves(position)).toContain(read.value);
            else expect(read.reason).toMatch(SENTENCE);
          }
        },
      ),
      { numRuns: scaled(1000, 30) },
    );
  });
});
