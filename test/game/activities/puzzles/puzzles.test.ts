/** The puzzles of every game: their numbers, likeness and proofs. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Puzzle, puzzleLine } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { GAMES_WITH_PUZZLES, puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import { gameNamed } from "../../../cli/make-sheet.ts";
import { tablesOf, textOf } from "../../../markdown-tables.ts";
import { mustRead } from "../../../must-read.ts";
import { likenessOf, lookAlike, shapeOf } from "../../../tools/puzzles/likeness.ts";
import { zammaLikenessOf, zammaShapeOf } from "../../../tools/puzzles/zamma-likeness.ts";
import { solverProves } from "./solver-proves.ts";

const GAMES = await Promise.all(
  GAMES_WITH_PUZZLES.map(async (id) => ({
    id,
    game: await gameNamed(id),
    puzzles: await puzzlesOf(id),
  })),
);

const README = new URL("../../../../src/game/activities/puzzles/README.md", import.meta.url);

/** The most moves of a puzzle that is proved here; `npm run test:deep` proves all. */
const mostMoves = (id: string) => (id === "zamma" ? 2 : 3);
/** One puzzle in this many is proved here. */
const SAMPLE = 18;

/** Returns the numbers of puzzles of one move, two and so on, up to five, and of all. */
const countsOf = (puzzles: readonly Puzzle[]): readonly number[] => [
  ...[1, 2, 3, 4, 5].map((length) => puzzles.filter(({ moves }) => moves === length).length),
  puzzles.length,
];

describe.each(GAMES)("the puzzles of $id", ({ id, game, puzzles }) => {
  test("are as many as the README says, of each length", () => {
    const [table] = tablesOf(readFileSync(README, "utf8"));
    const row = table?.rows.find(([name]) => name && textOf(name) === id);
    expect(countsOf(puzzles)).toEqual(row?.slice(1).map(Number));
  });

  test("are numbered from 1, the shorter ones first", () => {
    expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, index) => index + 1));
    const lengths = puzzles.map(({ moves }) => moves);
    expect(lengths).toEqual([...lengths].sort());
  });

  test("are all different, even if shifted, mirrored or with the colours exchanged", () => {
    const shapes = puzzles.map(({ position }) =>
      id === "zamma" ? zammaShapeOf(position) : shapeOf(position),
    );
    expect(new Set(shapes).size).toBe(puzzles.length);
  });

  test("do not look alike", () => {
    const likenesses = puzzles.map(({ number, position, solution: [first = ""] }) => {
      if (id === "zamma") return { number, likeness: zammaLikenessOf(position, first) };
      const at = mustRead(game, position);
      const move = game.readMove(at, first);
      if (!move.ok) throw new Error(move.reason);
      const [start = 0, finish = 0] = game.squaresTouched(at, move.value);
      return { number, likeness: likenessOf(position, [start, finish]) };
    });
    const alike = likenesses.flatMap((one) =>
      likenesses
        .filter(({ number, likeness }) => number > one.number && lookAlike(one.likeness, likeness))
        .map(({ number }) => `${one.number} and ${number}`),
    );
    expect(alike).toEqual([]);
  });

  test.each(puzzles.filter(({ moves, number }) => moves <= mostMoves(id) && number % SAMPLE === 0))(
    "are proved by the solver: number $number, $position",
    (puzzle) => solverProves(id, puzzle),
  );
});

test("a solution that the solver does not confirm is noticed", () => {
  const [{ puzzles }] = GAMES as [(typeof GAMES)[0]];
  const [one] = puzzles;
  const three = puzzles.find(({ moves }) => moves === 3);
  if (!one || !three) throw new Error("there are no puzzles");
  expect(() => solverProves("sarrum", { ...three, moves: 2 })).toThrow();
  expect(() =>
    solverProves("sarrum", { ...three, solution: three.solution.slice(0, 2) }),
  ).toThrow();
  expect(() => solverProves("sarrum", { ...three, position: one.position })).toThrow();
});

test("a position whose other first moves win as well is noticed", () => {
  const position = "8/8/8/s6G/8/8/8/G6S w";
  expect(() =>
    solverProves("sarrum", { number: 1, moves: 1, position, solution: ["84x14"] }),
  ).toThrow();
});

test("a game that no solver knows is noticed", () => {
  const puzzle = { number: 1, moves: 1, position: "", solution: [] };
  expect(() => solverProves("saturankam", puzzle)).toThrow("no solver");
});

test("a game without puzzles has none", async () => {
  expect(GAMES_WITH_PUZZLES).not.toContain("saturankam");
  expect(await puzzlesOf("saturankam")).toEqual([]);
});

test("a puzzle is listed with its number, length, position and solution", () => {
  const position = "8/8/8/s6G/8/8/8/7S w";
  const line = "7 | 1 | 8/8/8/s6G/8/8/8/7S w | 84x14";
  expect(puzzleLine({ number: 7, moves: 1, position, solution: ["84x14"] })).toBe(line);
});
