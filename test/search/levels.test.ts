import { describe, expect, test } from "vitest";
import { sarrum } from "../../src/games/sarrum.ts";
import { LEVELS, thinkAtLevel } from "../../src/search/levels.ts";
import { mustRead } from "../must-read.ts";
import { randomFrom } from "../random.ts";
import { freshThinker, STILL } from "./positions.ts";

const numbered = LEVELS.map((level, index) => ({ number: index + 1, level }));
/** For a level that is limited by time alone. */
const SHORT = { nodes: 300 };

test("there are eight levels", () => {
  expect(LEVELS).toHaveLength(8);
});

describe.each(numbered)("level $number", ({ level }) => {
  const thinker = freshThinker(sarrum);
  const at = (text: string, seed: number) => {
    const task = { position: mustRead(sarrum, text), earlier: [], limits: SHORT };
    return thinkAtLevel(sarrum, thinker, level, task, STILL, seed, () => {});
  };

  test("takes a sarrum that hangs, whatever the seed", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { line, score } = at("1g1s3G/R7/Se5e/8/8/7r/8/8 w", seed);
      expect(sarrum.writeMove(mustRead(sarrum, "1g1s3G/R7/Se5e/8/8/7r/8/8 w"), line[0] ?? 0)).toBe(
        "81x41",
      );
      expect(score).toEqual({ kind: "win", plies: 1 });
    }
  });

  test("saves a sarrum that is attacked", () => {
    const text = "4s3/8/8/8/8/4g3/4R3/4S3 b";
    const position = mustRead(sarrum, "s3r3/8/8/8/4g3/8/3R4/R3S2R w");
    for (let seed = 0; seed < 20; seed++) {
      thinker.clear();
      const task = { position, earlier: [], limits: SHORT };
      const { line } = thinkAtLevel(sarrum, thinker, level, task, STILL, seed, () => {});
      const next = sarrum.play(position, line[0] ?? 0);
      const taken = sarrum
        .legalMoves(next)
        .some((reply) => sarrum.outcome(sarrum.play(next, reply)) !== undefined);
      expect([text.length > 0, taken]).toEqual([true, false]);
    }
  });

  test("plays legal moves, the same ones for the same seed", () => {
    const random = randomFrom(5);
    const start = sarrum.setups[0]?.position ?? "";
    let position = mustRead(sarrum, start);
    for (let ply = 0; ply < 40 && !sarrum.outcome(position); ply++) {
      const task = { position, earlier: [], limits: SHORT };
      const seed = random(1000);
      thinker.clear();
      const move = thinkAtLevel(sarrum, thinker, level, task, STILL, seed, () => {}).line[0];
      thinker.clear();
      expect(thinkAtLevel(sarrum, thinker, level, task, STILL, seed, () => {}).line[0]).toBe(move);
      expect(sarrum.legalMoves(position)).toContain(move);
      position = sarrum.play(position, move ?? 0);
    }
  });
});
