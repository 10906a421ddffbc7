/** Citadel chess against an independent implementation of its rules. */
import { describe, expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { remembered } from "../../../oracles/chess.ts";
import { CITADELS, judgeCitadel, manOn } from "../../../oracles/citadel.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { CITADEL_ROWS, compareAlong, misreadPairs, type Step } from "../chess-rows.ts";
import { scattered } from "./scattered.ts";

const judge = remembered(judgeCitadel);
const START = citadel.setups[0]?.position ?? "";

const ends = ({ after }: Step) => after.outcome !== "ongoing";

/** Returns the squares from which and to which a move goes. */
function squaresOf(move: string): string[] {
  return move.match(/[a-l][0-9]+/g) ?? [];
}

/** Returns the letter of the piece that enters a citadel by a move; undefined if none does. */
function enters({ before, move }: Step): string | undefined {
  const [from = "", to = ""] = squaresOf(move);
  return CITADELS.includes(to) ? manOn(before, from)?.slice(1) : undefined;
}

/** Counts the events that the comparison must cover. */
function tally(steps: readonly Step[]) {
  const often = (happens: (step: Step) => boolean) => steps.filter(happens).length;
  return {
    positions: steps.length,
    promotions: often(({ move }) => move.endsWith("g")),
    checks: often((step) => step.after.inCheck && !ends(step)),
    mates: often(({ after }) => after.inCheck && after.outcome.endsWith("wins")),
    stalemates: often(({ after }) => !after.inCheck && after.outcome.endsWith("wins")),
    draws: often(({ after }) => after.outcome === "draw"),
    ownCitadels: often((step) => enters(step) === "K" && !ends(step)),
    entries: "GDEN".replace(/./g, (letter) =>
      steps.some((s) => enters(s) === letter) ? letter : "",
    ),
    leaves: often(({ move }) => CITADELS.includes(squaresOf(move)[0] ?? "")),
  };
}

/** Kings seldom reach a citadel by chance, so fewer games would not show every rule. */
const SHARE = Math.min(1, 5 * SCALE);
const shared = (count: number) => Math.round(SHARE * count);

describe("citadel chess and its oracle", () => {
  test("agree in random games from the start", () => {
    const random = randomFrom(7);
    const steps: Step[] = [];
    for (let games = 0; games < scaled(8); games += 1) {
      steps.push(...compareAlong(citadel, judge, START, 150, random));
    }
    const { positions, checks, leaves } = tally(steps);
    expect(positions).toBeGreaterThan(SCALE * 1000);
    expect(checks).toBeGreaterThan(SCALE * 5);
    expect(leaves).toBeGreaterThan(SCALE * 5);
  });

  test("agree in random games from every position of the table", () => {
    const random = randomFrom(2);
    const steps = CITADEL_ROWS.flatMap(({ fen }) =>
      Array.from({ length: shared(4) }).flatMap(() =>
        compareAlong(citadel, judge, fen, 40, random),
      ),
    );
    const seen = tally(steps);
    expect(seen.positions).toBeGreaterThan(SHARE * 1000);
    expect(seen.checks).toBeGreaterThan(SHARE * 30);
    expect(seen.draws).toBeGreaterThan(SHARE * 5);
    expect(seen.stalemates).toBeGreaterThan(SHARE * 5);
    expect(seen.entries.length).toBeGreaterThanOrEqual(SHARE < 1 ? 3 : 4);
  });

  test("agree on scattered pieces, and on which positions are impossible", () => {
    const random = randomFrom(7);
    const steps: Step[] = [];
    let refused = 0;
    for (let count = 0; count < shared(1500); count += 1) {
      const text = scattered(random);
      const { waitingInCheck, outcome } = judge(text);
      if (!waitingInCheck) {
        steps.push(...compareAlong(citadel, judge, text, 2, random));
      } else if (outcome === "ongoing") {
        expect(citadel.readPosition(text).ok, text).toBe(false);
        refused += 1;
      }
    }
    const seen = tally(steps);
    expect(refused).toBeGreaterThan(SHARE * 100);
    expect(seen.positions).toBeGreaterThan(SHARE * 2000);
    expect(seen.promotions).toBeGreaterThan(SHARE * 100);
    expect(seen.draws).toBeGreaterThan(SHARE * 20);
    expect(seen.ownCitadels).toBeGreaterThan(SHARE * 5);
    expect(seen.mates).toBeGreaterThan(SHARE * 5);
    expect(seen.stalemates).toBeGreaterThan(SHARE * 5);
    expect(seen.entries.length).toBeGreaterThanOrEqual(SHARE < 1 ? 3 : 4);
    expect(seen.leaves).toBeGreaterThan(SHARE * 50);
  });

  test.each(CITADEL_ROWS)("in $id, what is typed is a legal move or is refused", ({ fen }) => {
    expect(misreadPairs(citadel, fen, "g")).toEqual([]);
  });
});
