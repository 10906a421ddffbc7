/** Saturankam against its worked positions and an independent implementation. */
import { describe, expect, test } from "vitest";
import type { SaturankamOptions } from "../../../../src/game/rules/saturankam/model.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { oracleMoves } from "../../../oracles/saturankam.ts";
import { readRows } from "../../../perft/rows.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { ALL_OPTIONS, given, successors } from "./helper.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly dice: [number, number];
  readonly moves: string[];
  readonly after: Record<string, string>;
}

const positions = readRows<Row>("saturankam.json");

describe("worked positions", () => {
  test.each(positions)("$id $name", ({ state, dice, moves, after }) => {
    const { game } = given(state);
    const found = successors(game, `${state} ${dice.join()}`);
    expect(Object.keys(found).sort()).toEqual(moves.toSorted());
    expect(found).toEqual(after);
  });

  test.each(positions)("the oracle knows $id $name too", ({ state, dice, after }) => {
    expect(Object.fromEntries(oracleMoves(state, dice))).toEqual(after);
  });
});

/**
 * Plays at random and compares each use of a throw with the oracle; returns the number of
 * comparisons.
 */
function compareInPlay(options: SaturankamOptions, seed: number, plies: number): number {
  const game = saturankam(options);
  const random = randomFrom(seed);
  const start = game.readPosition(game.setups[0]?.position ?? "");
  if (!start.ok) {
    throw new Error(start.reason);
  }
  let position = start.value;
  let compared = 0;
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = game.legalMoves(position);
    const move = moves[random(moves.length)];
    if (position.dice) {
      const text = game.writePosition(position);
      const state = text.slice(0, text.lastIndexOf(" "));
      const expected = oracleMoves(state, [...position.dice]);
      expect(successors(game, text), text).toEqual(Object.fromEntries(expected));
      compared += 1;
    }
    position = move ? game.play(position, move) : start.value;
  }
  return compared;
}

describe("random play agrees with the oracle", () => {
  test.each(ALL_OPTIONS)(
    "$players players, start-off $startOff, easy-entry $easyEntry",
    (options) => {
      expect(compareInPlay(options, options.players, scaled(800))).toBeGreaterThan(SCALE * 350);
    },
  );
});

/** Returns a random position that a game can reach: no two players share a cell, nobody has won. */
function randomState(random: (bound: number) => number, options: SaturankamOptions): string {
  const game = saturankam(options);
  const [groups = "", , notes = ""] = (game.setups[0]?.position ?? "").split(" ");
  const place = () => {
    const off = options.startOff ? ["x", "o", "h"] : ["x", "o"];
    const kind = random(10);
    if (kind === 0) {
      return off[random(off.length)];
    }
    return kind < 4 ? 70 + random(10) : random(80);
  };
  for (;;) {
    const places = groups.split("/").map((group) => `${group[0]}${place()},${place()}`);
    const letter = game.sides[random(game.sides.length)]?.letter;
    const state = `${places.join("/")} ${letter} ${notes}`;
    const read = game.readPosition(state);
    if (read.ok && !game.outcome(read.value)) {
      return state;
    }
  }
}

describe("random positions agree with the oracle", () => {
  test.each(ALL_OPTIONS)(
    "$players players, start-off $startOff, easy-entry $easyEntry",
    (options) => {
      const game = saturankam(options);
      const random = randomFrom(options.players + 10);
      const faces = [1, 3, 4, 6];
      for (let round = 0; round < scaled(300); round += 1) {
        const state = randomState(random, options);
        const dice = [faces[random(4)] ?? 1, faces[random(4)] ?? 1];
        const expected = Object.fromEntries(oracleMoves(state, dice));
        expect(successors(game, `${state} ${dice.join()}`), `${state} ${dice}`).toEqual(expected);
      }
    },
  );
});
