import { describe, expect, test } from "vitest";
import { GAMES_WITH_PUZZLES, puzzleLine, puzzlesOf } from "../../src/puzzles/puzzles.ts";
import { shapeOf } from "../tools/puzzles/symmetry.ts";
import { solverProves } from "./solver-proves.ts";

const PUZZLES = await puzzlesOf("sarrum");

/** The most moves of a puzzle that is proved here; `npm run test:deep` proves all. */
const MOST_MOVES = 3;
/** One puzzle in this many is proved here. */
const SAMPLE = 9;

describe("the puzzles of Capture the Sarrum", () => {
  test("are as many as the README says, of each length", () => {
    const counts = [1, 2, 3, 4, 5].map(
      (length) => PUZZLES.filter(({ moves }) => moves === length).length,
    );
    expect(counts).toEqual([20, 80, 80, 80, 47]);
  });

  test("are numbered from 1, the shorter ones first", () => {
    expect(PUZZLES.map(({ number }) => number)).toEqual(PUZZLES.map((_, index) => index + 1));
    const lengths = PUZZLES.map(({ moves }) => moves);
    expect(lengths).toEqual([...lengths].sort());
  });

  test("are all different, even if shifted, mirrored or with the colours exchanged", () => {
    const shapes = PUZZLES.map(({ position }) => shapeOf(position));
    expect(new Set(shapes).size).toBe(PUZZLES.length);
  });

  test.each(PUZZLES.filter(({ moves, number }) => moves <= MOST_MOVES && number % SAMPLE === 0))(
    "number $number is proved by the solver: $position",
    (puzzle) => solverProves("sarrum", puzzle),
  );
});

test("a solution that the solver does not confirm is noticed", () => {
  const [one] = PUZZLES;
  const three = PUZZLES.find(({ moves }) => moves === 3);
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
  expect(() => solverProves("saturankam", PUZZLES[0]!)).toThrow("no solver");
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

describe("the shape of a position", () => {
  const SHAPE = shapeOf("8/8/8/s6G/8/8/8/7S w");

  test.each([
    ["shifted", "8/8/s6G/8/8/8/7S/8 w"],
    ["mirrored", "8/8/8/G6s/8/8/8/S7 w"],
    ["with the colours exchanged", "7s/8/8/8/S6g/8/8/8 b"],
  ])("is the same %s", (_how, position) => {
    expect(shapeOf(position)).toBe(SHAPE);
  });

  test.each(["8/8/8/s6G/8/8/8/7S b", "8/8/8/s5G1/8/8/8/7S w", "8/8/8/s6G/8/8/8/7N w"])(
    "differs for %s",
    (position) => {
      expect(shapeOf(position)).not.toBe(SHAPE);
    },
  );
});
