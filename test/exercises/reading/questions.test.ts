import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findAnswers } from "../../../src/exercises/reading/experiments.ts";
import { findRight } from "../../../src/exercises/reading/marking.ts";
import type { Question } from "../../../src/exercises/reading/question.ts";
import { readingQuestions } from "../../../src/exercises/reading/questions.ts";
import { readSource } from "../../../src/exercises/reading/source.ts";
import { SKELETON } from "../../../src/exercises/skeleton.ts";
import { testRunner } from "../runner.ts";

const source = await readSource();
const questions = readingQuestions(source);
const answers = await findAnswers(questions, testRunner);
const answersTo = (question: Question) => answers.get(question) ?? [];
const shownAnswers = (question: Question) => answersTo(question).map(({ shown }) => shown);

/** Returns the question with these parts of its text. Throws unless there is exactly one. */
function about(...parts: readonly string[]): Question {
  const found = questions.filter(({ text }) => parts.every((part) => text.includes(part)));
  if (!found[0] || found.length > 1) throw new Error(`${found.length} questions: ${parts}`);
  return found[0];
}

test("there are enough questions, all different", () => {
  expect(questions.length).toBeGreaterThanOrEqual(28);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

describe.each(questions)("$text", (question) => {
  test("accepts its right answers and only those", () => {
    expect(answersTo(question).length).toBeGreaterThan(0);
    for (const { shown, also } of answersTo(question)) {
      for (const typed of [shown, ...also])
        expect(findRight(answersTo(question), typed)).toBeDefined();
    }
    for (const typed of ["", "nonsense", "x", "99", "-1", "null", "?", "show"]) {
      expect(findRight(answersTo(question), typed)).toBeUndefined();
    }
    const letters = (question.choices ?? []).map((_, index) => "abc"[index] ?? "");
    const accepted = letters.filter((letter) => findRight(answersTo(question), letter));
    expect(accepted).toHaveLength(letters.length > 0 ? 1 : 0);
  });

  test("rejects the answers to other questions", () => {
    const others = questions.flatMap((other) => (other === question ? [] : shownAnswers(other)));
    const own = new Set(answersTo(question).flatMap(({ shown, also }) => [shown, ...also]));
    const wrong = others.filter((shown) => ![...own].some((one) => sameWord(one, shown)));
    expect(wrong.length).toBeGreaterThan(0);
    for (const typed of wrong) expect(findRight(answersTo(question), typed)).toBeUndefined();
  });

  test("shows a line of the source and explains it in one sentence", () => {
    for (const { file, line, text } of placesOf(question)) {
      expect(readFileSync(new URL(file, SKELETON), "utf8").split(/\r?\n/)[line - 1]).toBe(text);
    }
    expect(question.because).toMatch(/^[A-Z].*[^.]\.$/);
    expect(question.because).not.toMatch(/[.!?] [A-Z]/);
  });
});

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const placesOf = (question: Question) => [
  question.place,
  ...answersTo(question).flatMap(({ place }) => place ?? []),
];

describe("the answers are those found by hand:", () => {
  test.each<[answer: string | string[], ...parts: string[]]>([
    [["file", "rank"], "local variable in checkGisgigirMoveIsLegal"],
    [["rank", "file"], "control variable"],
    [["board", "start", "finish", "colourOfPiece"], "parameter of checkRedumMoveIsLegal"],
    ["sampleGame", "parameter that tells initialiseBoard"],
    ["gameOver", "stores whether the game has been won"],
    ["isPromoted", "becomes a marzaz pani"],
    ["EMPTY", "stands for an empty square"],
    ["BOARD_DIMENSION", "number of ranks"],
    [["Board", "Colour", "Square"], "data type that the program defines"],
    [["file", "rank"], "field of"],
    ["Colour", "data type of the parameter whoseTurn"],
    ["string", "value that pieceOn returns"],
    [["checkGisgigirMoveIsLegal", "main"], "selection structure"],
    [["displayBoard", "main"], "inside another iteration structure"],
    ["checkMoveIsLegal", "switch statement"],
    ["b) indefinite (condition-controlled)", "iteration does checkGisgigirMoveIsLegal"],
    ["a) definite (count-controlled)", "iteration does displayBoard"],
    [["checkRedumMoveIsLegal", "main"], "calls opponentOf"],
    ["getMove", "calls getSquare"],
    [["pieceOn", "inColour"], "that displayBoard calls"],
    ["2", "How many lines of main"],
    ["checkIfGameWillBeWon", "wins the game?"],
    ["checkRedumMoveIsLegal", "diagonally only to capture"],
    ["makeMove", "changes a redum"],
    ["checkMoveIsLegal", "only their own pieces"],
    ["main", "Which subroutine prints"],
    ["getSquare", "is a grid reference"],
    ["main", "whether to play again written?"],
    ["true", "checkEtluMoveIsLegal({ file: 4, rank: 5 }, { file: 4, rank: 3 })"],
    ["false", "does checkNabuMoveIsLegal("],
    ["false", "does checkMarzazPaniMoveIsLegal("],
    ["true", "does checkSarrumMoveIsLegal("],
    ["false", "does checkGisgigirMoveIsLegal("],
    ["false", "does checkRedumMoveIsLegal("],
    ["false", "does checkMoveIsLegal("],
    ["false", "does checkIfGameWillBeWon("],
    ["BS", "board[0][3]"],
    ["b) an empty string", "{ file: 0, rank: 1 }"],
    ["6", "value of oneRankForward"],
    ["8", "value of farRank"],
    ["5", "value of file just"],
    ["0", "value of Math.sign"],
    ["3", "How many times", "from 43 to 83"],
    ["0", "How many times", "from 43 to 44"],
    ["64", "inner loop of displayBoard"],
    ["no", "show the board again"],
    ["WM", "y, 12, 13, 12 and 21"],
    ["a) the start square", "99 is typed"],
    ["White", "name as the winner"],
    ["2", "How many times is the board shown"],
    ["b) the full game", "the word yes is typed"],
    ["White", "left out of main"],
    ["b) A gisgigir could jump over other pieces.", "left out of checkGisgigirMoveIsLegal"],
    ["c) White could move Black's pieces.", "left out of checkMoveIsLegal"],
    ["a) A redum could move backwards.", "oneRankForward) return false"],
    ["b) A redum could capture a piece that is two files away.", "!== 1) return false"],
    ["WS", "left out of makeMove"],
  ])("%j", (expected, ...parts) => {
    expect(shownAnswers(about(...parts))).toEqual([expected].flat());
  });

  test("some of many", () => {
    const some = (part: string) => shownAnswers(about(part));
    expect(some("returns a Boolean")).toEqual(
      expect.arrayContaining(["isYes", "checkMoveIsLegal"]),
    );
    expect(some("returns a Boolean")).not.toContain("main");
    expect(some("does not return a value").sort()).toEqual(
      ["displayBoard", "displayWhoseTurnItIs", "displayWinner", "main", "setSquare"].sort(),
    );
    expect(some("has no parameters")).toEqual(expect.arrayContaining(["getMove", "main"]));
    expect(some("outside all subroutines")).toEqual(
      expect.arrayContaining(["BOARD_DIMENSION", "EMPTY", "OFF_THE_BOARD"]),
    );
  });
});

test("a source without a needed line is refused", () => {
  const lines = source.lines.filter(({ text }) => !text.includes("[1-8][1-8]"));
  expect(() => readingQuestions({ ...source, lines })).toThrow("[1-8][1-8]");
  expect(() => readingQuestions({ ...source, constants: [] })).toThrow("constant");
});
