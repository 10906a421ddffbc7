/** A match: its plies, undo and redo, captures and players. */
import { describe, expect, test } from "vitest";
import { engineToMove, isEngineMatch } from "../../../src/game/match/engine-sides.ts";
import {
  current,
  hasPlayersMove,
  type Match,
  redo,
  repetitions,
  sameGame,
  sameRecord,
  sideToAct,
  standsAsRead,
  startMatch,
  throwsOwnDice,
  undo,
  withMove,
} from "../../../src/game/match/match.ts";
import { AGREED_DRAW, matchOutcome, resignation } from "../../../src/game/match/outcome.ts";
import { human, mergePlayers, type Player } from "../../../src/game/match/players.ts";
import { threatsBy } from "../../../src/game/match/threats.ts";
import { seededDice } from "../../../src/game/match/weighted-choice.ts";
import { writeMatch } from "../../../src/game/records/record-from-match.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { type AnyGame, setupPosition } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { everyGame } from "../../every-game.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { SAMPLE } from "../../sample-game.ts";
import { afterMoves } from "./after-moves.ts";

const PLIES = 12;

/** Returns a game that counts the calls of `outcome` and `diagram`. */
function counting(game: AnyGame) {
  const asked = { outcome: 0, diagram: 0 };
  const counted: AnyGame = {
    ...game,
    outcome(position) {
      asked.outcome++;
      return game.outcome(position);
    },
    diagram(position) {
      asked.diagram++;
      return game.diagram(position);
    },
  };
  return { counted, asked };
}

test.each(await everyGame())(
  "computes the outcome and diagram of each position of a match only once: $name",
  ({ game, choices }) => {
    const { counted, asked } = counting(game);
    const info = { choices, setup: undefined, date: "2026.11.22", players: [] };
    const random = randomFrom(7);
    let match = startMatch(counted, mustRead(game, game.setups[0]?.position ?? ""), info);
    while (!matchOutcome(match) && match.at < PLIES) {
      const moves = game.legalMoves(current(match).position);
      match = withMove(match, moves[random(moves.length)]!);
      writeMatch(match);
      engineToMove(match);
      const { position, outcome, diagram } = current(match);
      expect(outcome).toEqual(game.outcome(position));
      expect(diagram).toEqual(game.diagram(position));
    }
    expect(asked).toEqual({ outcome: match.plies.length, diagram: match.plies.length });
  },
);

test("accepts only positions of the game, by its types", () => {
  const game = anyGame(sarrum);
  const info = { choices: {}, setup: undefined, date: "2026.11.22", players: [] };
  const text = sarrum.setups[0]?.position ?? "";
  const own = startMatch(game, mustRead(game, text), info);
  // @ts-expect-error A text is not a position.
  expect(() => startMatch(game, text, info)).toThrow();
  // @ts-expect-error Nor is a position that the game of the catalogue has not given out.
  expect(startMatch(game, mustRead(sarrum, text), info)).toEqual(own);
});

const INFO = { choices: {}, setup: undefined, date: "2026.11.22", players: [] };
const race = (players: 2 | 3) =>
  anyGame(saturankam({ players, startOff: false, easyEntry: false }));

function startAt(game: AnyGame, position = game.setups[0]!.position): Match {
  return startMatch(game, mustRead(game, position), INFO);
}

test("a long match keeps neither diagrams nor a list of captures for each ply", () => {
  const start = startMatch(anyGame(sarrum), setupPosition(anyGame(sarrum), 0), INFO);
  const played = ["57 56", "52 53", "47 46", "42 43"].reduce((match, text) => {
    const move = match.game.readMove(current(match).position, text);
    if (!move.ok) throw new Error(move.reason);
    return withMove(match, move.value);
  }, start);
  for (const ply of played.plies) {
    expect(Object.keys(ply)).not.toContain("diagram");
    expect(ply.captured).toBe(start.plies[0]!.captured);
    expect(ply.diagram).toEqual(played.game.diagram(ply.position));
  }
});

describe("a match of a race", () => {
  const start = startAt(race(2));
  const match = afterMoves(start, "3 6", "1:9", "3 4", "1:7", "1 3");
  const at = (index: number): Match => ({ ...match, at: index });

  test("counts a throw with the move it is for", () => {
    const counted = match.plies.map(({ number, mover }) => [number, mover]);
    expect(counted).toEqual([
      [0, 2],
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
      [2, 0],
    ]);
    expect(match.plies.map((_, index) => sideToAct(at(index)))).toEqual([0, 0, 1, 1, 0, 0]);
  });

  test("undo keeps the program's throws, and takes back those of the players", () => {
    const undone = (ownDice: boolean) =>
      match.plies.map((_, index) => undo(at(index), ownDice)?.at);
    expect(undone(false)).toEqual([undefined, undefined, 1, 1, 3, 3]);
    expect(undone(true)).toEqual([undefined, 0, 1, 2, 3, 4]);
  });

  test("redo goes to the next decision of a player", () => {
    const redone = (ownDice: boolean, last: number) =>
      match.plies
        .slice(0, last + 1)
        .map((_, index) => redo({ ...at(index), plies: match.plies.slice(0, last + 1) }, ownDice))
        .map((again) => again?.at);
    expect(redone(false, 5)).toEqual([1, 3, 3, 5, 5, undefined]);
    expect(redone(false, 4)).toEqual([1, 3, 3, 4, undefined]);
    expect(redone(true, 5)).toEqual([1, 2, 3, 4, 5, undefined]);
  });

  test("has a player's move after the first that is not a throw", () => {
    const had = match.plies.map((_, index) => hasPlayersMove(at(index)));
    expect(had).toEqual([false, false, true, true, true, true]);
    expect(hasPlayersMove(afterMoves(start, "3 6"))).toBe(false);
  });
});

describe("a match", () => {
  const start = startAt(anyGame(sarrum), SAMPLE);
  const match = afterMoves(start, "12 21", "41 31", "81 83", "31 41");

  test("collects the captured pieces, each with its side", () => {
    const letters = match.plies.map(({ captured }) => captured.map(({ letter }) => letter).join());
    expect(letters).toEqual(["", "G", "G", "G,E", "G,E"]);
    expect(current(match).captured.map(({ side }) => side)).toEqual([1, 1]);
  });

  test("drops undone moves at the next move", () => {
    const other = afterMoves(undo(match, false)!, "31 21");
    expect(other.plies.map(({ move }) => move?.written)).toHaveLength(5);
    expect(other.plies.at(-1)).not.toEqual(match.plies.at(-1));
    expect(redo(other, false)).toBeUndefined();
  });

  test("has no ply beyond its last", () => {
    expect(() => current({ ...start, at: 1 })).toThrow("no ply 1 of 1");
  });

  test("counts how often its position has occurred", () => {
    const there = ["81 71", "83 63", "71 81", "63 83"];
    const twice = afterMoves(start, ...there, ...there);
    const counts = twice.plies.map((_, at) => repetitions({ ...twice, at }));
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3]);
  });

  const noted = { ...match, plies: match.plies.with(0, { ...start.plies[0]!, comments: ["Hm."] }) };
  const named = { ...match, info: { ...INFO, players: [human("Ann")] } };
  const agreed = { ...match, agreed: AGREED_DRAW };

  test("is the same game with a comment or with other names", () => {
    expect([match, noted, named].map((other) => sameGame(match, other))).toEqual([
      true,
      true,
      true,
    ]);
    expect(sameGame(noted, named)).toBe(false);
  });

  test("has the same record only if nothing has changed", () => {
    const back = undo(match, false)!;
    const other = { ...match, plies: match.plies.with(4, back.plies[3]!) };
    const others = [back, noted, named, agreed, afterMoves(match, "83 84"), other];
    expect(others.map((now) => sameRecord(match, now))).toEqual(others.map(() => false));
    expect(sameRecord(match, { ...match })).toBe(true);
    expect(sameRecord(back, { ...back, plies: back.plies.slice(0, -1) })).toBe(true);
  });

  test("is as it was read until a move or a result is added", () => {
    const others = [match, undo(match, false)!, noted, agreed, afterMoves(match, "83 84")];
    expect(others.map((now) => standsAsRead(now, match))).toEqual([true, true, true, false, false]);
    expect(standsAsRead(match, undefined)).toBe(false);
    expect(standsAsRead({ ...noted, info: named.info }, match)).toBe(false);
  });
});

test.each<[string, AnyGame, readonly Player[]]>([
  ["White (Ann) resigns. Black (Bo) wins!", anyGame(sarrum), [human("Ann"), human("Bo")]],
  ["White resigns. Black wins!", anyGame(sarrum), [{ kind: "engine", strength: { level: 2 } }]],
  ["South (Ann) resigns. The game ends without a winner.", race(3), [human("Ann")]],
])("%s", (sentence, game, players) => {
  const match = { ...startAt(game), info: { ...INFO, players } };
  expect(resignation(match)).toMatchObject({ by: "resignation", sentence });
});

test("each side keeps the first player of the lists that is known", () => {
  const engine: Player = { kind: "engine", strength: { level: 2 } };
  const lists = [[human(), human("Ann")], [engine, engine], [human("Bo")]];
  expect(mergePlayers(sarrum.sides, ...lists)).toEqual([engine, human("Ann")]);
  expect(mergePlayers(sarrum.sides, [undefined])).toEqual([human(), human()]);
});

test("is one of engines if each side has one", () => {
  const engine: Player = { kind: "engine", strength: { level: 2 } };
  const among = (players: readonly Player[]) =>
    isEngineMatch({ ...startAt(anyGame(sarrum)), info: { ...INFO, players } });
  expect([[engine, engine], [engine], [human(), engine]].map(among)).toEqual([true, false, false]);
});

test("a side threatens nothing before it has thrown its dice", () => {
  const game = race(2);
  expect(threatsBy(game, mustRead(game, "S40,0/N9,20 S -"), 0)).toEqual([]);
});

describe("the dice", () => {
  test("fall by their weights", () => {
    const roll = seededDice(1);
    const rolls = Array.from({ length: 400 }, () => roll([0, 1, 2, 1]));
    const counts = [-1, 0, 1, 2, 3].map((index) => rolls.filter((one) => one === index).length);
    expect(counts.slice(0, 2)).toEqual([0, 0]);
    for (const [index, expected] of [100, 200, 100].entries()) {
      expect(Math.abs(counts[index + 2]! - expected)).toBeLessThan(30);
    }
  });

  test("are the players' own only in a game that has some", () => {
    expect(throwsOwnDice(race(2), undefined)).toBe(true);
    expect(throwsOwnDice(race(2), seededDice(1))).toBe(false);
    expect(throwsOwnDice(anyGame(sarrum), undefined)).toBe(false);
  });
});
