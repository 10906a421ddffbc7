import { describe, expect, test } from "vitest";
import { findRight } from "../../../src/exercises/reading/marking.ts";
import {
  chosen,
  number,
  piece,
  player,
  right,
  truth,
} from "../../../src/exercises/reading/question.ts";

const ETLU = right("checkEtluMoveIsLegal");
const CONSTANTS = [...right("BOARD_DIMENSION"), ...right("EMPTY")];
const CHOICES = ["a gisgigir", "an etlu", "start and finish"];
const CHOICE = chosen(CHOICES, [true, false, false]);
const LAST_CHOICE = chosen(CHOICES, [false, false, true]);

describe("an answer is accepted", () => {
  test.each([
    ["CheckEtluMoveIsLegal", ETLU],
    ["  checketlumoveislegal ", ETLU],
    ["check etlu move is legal", ETLU],
    ["“checkEtluMoveIsLegal”", ETLU],
    ["checkEtluMoveIsLegal()", ETLU],
    ["checkEtluMoveIsLegal(start, finish)", ETLU],
    ["the checkEtluMoveIsLegal subroutine.", ETLU],
    ["start: Square", right("start")],
    ["board dimension", CONSTANTS],
    ["Sample Game", right("sampleGame")],
    ["EMPTY and BOARD_DIMENSION", CONSTANTS],
    ["empty, board_dimension", CONSTANTS],
    ["TRUE", truth(true)],
    ["yes", truth(true)],
    ["F", truth(false)],
    ["'no'", truth(false)],
    ["3", number(3)],
    ["three times", number(3)],
    ["64", number(64)],
    ["(WM)", piece("WM")],
    ["white's marzaz pani", piece("WM")],
    ["White Marzaz-Pani", piece("WM")],
    ["w", player("W")],
    ["it is White", player("W")],
    ["a", CHOICE],
    ["(A)", CHOICE],
    ["a)", CHOICE],
    ["a gisgigir", CHOICE],
    ["a) a gisgigir", CHOICE],
    ["gisgigir", CHOICE],
    ["c", LAST_CHOICE],
    ["start and finish", LAST_CHOICE],
  ])("%s", (typed, answers) => {
    expect(findRight(answers, typed)).toBeDefined();
  });
});

describe("an answer is rejected", () => {
  test.each([
    ["", ETLU],
    [",", ETLU],
    ["()", ETLU],
    ["checkNabuMoveIsLegal", ETLU],
    ["checkEtlu", ETLU],
    ["SAMPLE_GAME", right("sampleGame")],
    ["sampleGame", right("SAMPLE_GAME")],
    ["EMPTY and nonsense", CONSTANTS],
    ["EMPTY BOARD_DIMENSION FULL", CONSTANTS],
    ["true or false", truth(true)],
    ["false", truth(true)],
    ["-3", number(3)],
    ["33", number(3)],
    ["6 4", number(64)],
    ["6.4", number(64)],
    ["BM", piece("WM")],
    ["WR", piece("WM")],
    ["Black", player("W")],
    ["b", CHOICE],
    ["a and b", CHOICE],
    ["an etlu", CHOICE],
    ["start", LAST_CHOICE],
    ["the", LAST_CHOICE],
    ["etlu", CHOICE],
  ])("%s", (typed, answers) => {
    expect(findRight(answers, typed)).toBeUndefined();
  });
});

test("the line of the right answer that was typed is kept", () => {
  expect(findRight(CONSTANTS, "empty")?.shown).toBe("EMPTY");
});

test("an answer that an experiment cannot have found is refused", () => {
  expect(() => truth("true")).toThrow();
  expect(() => number(undefined)).toThrow();
  expect(() => piece("  ")).toThrow();
  expect(() => player("")).toThrow();
  expect(() => chosen(CHOICES, [true, true, false])).toThrow();
  expect(() => chosen(CHOICES, [false, false, false])).toThrow();
});
