/** The questions of the quiz, and how answers are marked. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSquares } from "../../../../src/game/activities/find-move.ts";
import {
  hardness,
  isCorrect,
  type MarkedAnswer,
  markAnswer,
  nextQuestion,
  type QuizQuestion,
} from "../../../../src/game/activities/lessons/quiz.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { type AnyGame, type Position, setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { everyBoard } from "../../../every-game.ts";
import { scaled } from "../../../scale.ts";
import { allMoving } from "../../rules/sarrum/with-house-rules.ts";

const GAMES = (await everyBoard()).filter(({ game }) => game.squares);
const FIGURES = 13;
const RUNS = scaled(16);

const SEED = fc.integer({ min: 0, max: 999_999_999 });
const NUMBER = fc.integer({ min: 1, max: 40 });

/**
 * Returns the squares on which a move from there may end, tried one by one at the game's own
 * prompt.
 */
function allowed(game: AnyGame, position: Position, start: number): number[] {
  const name = (square: number) => game.squares?.name(square);
  return game
    .diagram(position)
    .cells.flatMap((cell, square) => (cell ? [square] : []))
    .filter((square) => {
      const typed = `${name(start)} ${name(square)}`;
      return game.explain(position, typed).every(({ holds }) => holds);
    });
}

const sorted = (squares: readonly number[]) => [...squares].sort((one, other) => one - other);

test("every question is about a piece even if only one setup has a legal move", () => {
  const game = anyGame(allMoving("bW"));
  expect(game.setups.map((_, index) => game.outcome(setupPosition(game, index)))).toContain(
    undefined,
  );
  for (let number = 1; number < 30; number++) {
    const { position, square } = nextQuestion(game, 1, number);
    expect(game.diagram(position).cells[square]?.pieces).toHaveLength(1);
  }
});

/** Expects a question to ask for the legal moves of a piece of the side to move. */
function expectRightTargets(game: AnyGame, { position, square, targets }: QuizQuestion) {
  expect(game.outcome(position)).toBeUndefined();
  const [piece] = game.diagram(position).cells[square]?.pieces ?? [];
  expect(piece?.side).toBe(game.toMove(position));
  const legal = game.legalMoves(position).map((move) => game.squaresTouched(position, move));
  const ends = legal.filter(([start]) => start === square).map((path) => path.at(-1) ?? -1);
  expect(sorted(targets)).toEqual(sorted([...new Set(ends)]));
}

/** Expects right, missed and wrong squares to be told apart, with a reason for each wrong one. */
function expectMarks(
  { targets }: QuizQuestion,
  answer: readonly number[],
  { right, missed, wrong }: MarkedAnswer,
) {
  expect(sorted([...right, ...missed])).toEqual(sorted(targets));
  expect(sorted([...right, ...wrong.map(({ square }) => square)])).toEqual(sorted(answer));
  for (const { square, reason } of wrong) {
    expect(targets).not.toContain(square);
    expect(reason).toMatch(/^\S.*\.$/);
  }
}

describe.each(GAMES)("$name", ({ game }) => {
  test("asks for the squares that the rules allow, and marks answers by them", () => {
    const named = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(SEED, NUMBER, named, fc.nat(), (seed, number, isNamed, more) => {
        const question = nextQuestion(game, seed, number);
        expectRightTargets(game, question);
        const { cells } = game.diagram(question.position);
        const squares = cells.flatMap((cell, square) => (cell ? [square] : []));
        const some = squares.filter(() => isNamed.next().value);
        expectMarks(question, some, markAnswer(game, question, some));
        const { targets } = question;
        const correct = (answer: readonly number[]) =>
          isCorrect(markAnswer(game, question, answer));
        const others = squares.filter((square) => !targets.includes(square));
        expect(correct(targets)).toBe(true);
        expect(correct([...targets, others[more % others.length] ?? -1])).toBe(false);
        if (targets.length > 0) expect(correct(targets.slice(1))).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  test("asks the same questions for the same seed, and others for another", () => {
    const asked = (seed: number) =>
      [20, 21].map((number) => {
        const { position, square } = nextQuestion(game, seed, number);
        return `${game.writePosition(position)} ${square}`;
      });
    const [first, again, other] = [5, 5, 6].map(asked);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first).size).toBe(2);
  });
});

test("the answer is what the dialogue allows, square by square", () => {
  fc.assert(
    fc.property(SEED, NUMBER, (seed, number) => {
      const { position, square, targets } = nextQuestion(anyGame(sarrum), seed, number);
      expect(sorted(targets)).toEqual(allowed(anyGame(sarrum), position, square));
    }),
    { numRuns: scaled(30, 8) },
  );
});

describe("the order of the questions", () => {
  const game = anyGame(sarrum);

  test("Figure 5 comes first, in its order", () => {
    const sources = Array.from({ length: FIGURES + 1 }, (_, index) => {
      return nextQuestion(game, 1, index + 1).source;
    });
    const expected = [..."abcdefghijklm"].map((letter) => `Figure 5${letter}`);
    expect(sources).toEqual([...expected, undefined]);
  });

  test("random ones grow harder", () => {
    const SEEDS = scaled(20, 2);
    const mean = (first: number) => {
      let sum = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        for (let number = first; number < first + 3; number++) {
          sum += hardness(game, nextQuestion(game, seed, number));
        }
      }
      return sum / (3 * SEEDS);
    };
    const levels = [14, 20, 26, 34].map(mean);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(levels[3]).toBeGreaterThan(2 * (levels[0] ?? 0));
  });

  test("they include captures and pieces that cannot move", () => {
    const questions = Array.from({ length: 45 }, (_, index) =>
      nextQuestion(game, index, FIGURES + 1 + (index % 25)),
    );
    const captures = questions.filter(({ position, targets }) =>
      targets.some((target) => game.diagram(position).cells[target]?.pieces.length),
    );
    expect(captures.length).toBeGreaterThan(5);
    expect(questions.filter(({ targets }) => targets.length === 0)).not.toHaveLength(0);
  });
});

describe("answers", () => {
  test.each(["12 22", "12,22", " 12 , 22;22 ", "22, 12 12", "(１２、２２).", "12–22"])(
    "%j names 12 and 22",
    (line) => {
      const read = readSquares(anyGame(sarrum).squares!, line);
      expect(read.ok && sorted(read.value)).toEqual([8, 9]);
    },
  );

  test.each(["12 99", "12 2x", "1222"])("%j is refused with a sentence", (line) => {
    const read = readSquares(anyGame(sarrum).squares!, line);
    expect(!read.ok && read.reason).toMatch(/^\S.*\.$/);
  });
});
