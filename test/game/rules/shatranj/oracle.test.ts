/** Turkish shatranj against an independent implementation of its rules. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { remembered } from "../../../oracles/chess.ts";
import { isFersJump, judgeShatranj } from "../../../oracles/shatranj.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { compareAlong, misreadPairs, SHATRANJ_ROWS, type Step } from "../chess-rows.ts";
import { scattered } from "./scattered.ts";

const judge = remembered(judgeShatranj);
const START = shatranj.setups[0]?.position ?? "";

const ends = ({ after }: Step) => after.outcome !== "ongoing";
const jumps = ({ before, move }: Step) => isFersJump(before, move);

/** Returns true if a fers jumps from the rank on which it was promoted. */
const jumpsWhereMade = (step: Step) =>
  jumps(step) && step.move[1] === (step.before.includes(" w ") ? "8" : "1");

/** Counts the events that the comparison must cover. */
function tally(steps: readonly Step[]) {
  const often = (happens: (step: Step) => boolean) => steps.filter(happens).length;
  return {
    positions: steps.length,
    promotions: often(({ move }) => move.endsWith("f")),
    jumps: often(jumps),
    jumpsAfterPromotion: often(jumpsWhereMade),
    checks: often((step) => step.after.inCheck && !ends(step)),
    mates: often((step) => step.after.inCheck && ends(step)),
    stalemates: often((step) => !step.after.inCheck && ends(step)),
  };
}

describe("shatranj and its oracle", () => {
  test("agree in random games from the start", () => {
    const random = randomFrom(1);
    const steps: Step[] = [];
    for (let games = 0; games < scaled(10); games += 1) {
      steps.push(...compareAlong(shatranj, judge, START, 150, random));
    }
    const { positions, jumps, checks } = tally(steps);
    expect(positions).toBeGreaterThan(SCALE * 1000);
    expect(jumps).toBeGreaterThan(SCALE * 10);
    expect(checks).toBeGreaterThan(SCALE * 20);
  });

  test("agree in random games from every position of the table", () => {
    const random = randomFrom(2);
    const steps = SHATRANJ_ROWS.flatMap(({ fen }) =>
      Array.from({ length: scaled(4) }).flatMap(() =>
        compareAlong(shatranj, judge, fen, scaled(40, 16), random),
      ),
    );
    const seen = tally(steps);
    expect(seen.positions).toBeGreaterThan(SCALE * 1500);
    expect(seen.promotions).toBeGreaterThan(SCALE * 20);
    expect(seen.jumps).toBeGreaterThan(SCALE * 20);
    expect(seen.jumpsAfterPromotion).toBeGreaterThan(SCALE * 10);
    expect(seen.checks).toBeGreaterThan(SCALE * 50);
  });

  test("agree on scattered pieces, and on which positions are impossible", () => {
    const random = randomFrom(3);
    const steps: Step[] = [];
    let refused = 0;
    for (let count = 0; count < scaled(1500, 94); count += 1) {
      const text = scattered(random);
      const { waitingInCheck, outcome } = judge(text);
      if (!waitingInCheck) {
        steps.push(...compareAlong(shatranj, judge, text, 2, random));
      } else if (outcome === "ongoing") {
        expect(shatranj.readPosition(text).ok, text).toBe(false);
        refused += 1;
      }
    }
    const seen = tally(steps);
    expect(refused).toBeGreaterThan(SCALE * 100);
    expect(seen.positions).toBeGreaterThan(SCALE * 2000);
    expect(seen.promotions).toBeGreaterThan(SCALE * 100);
    expect(seen.jumpsAfterPromotion).toBeGreaterThan(SCALE * 20);
    expect(seen.mates).toBeGreaterThan(SCALE * 5);
    expect(seen.stalemates).toBeGreaterThan(SCALE * 5);
  });

  test.each(SHATRANJ_ROWS)("in $id, what is typed is a legal move or is refused", ({ fen }) => {
    expect(misreadPairs(shatranj, fen, "f")).toEqual([]);
  });
});
