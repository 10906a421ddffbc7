import { describe, expect, test } from "vitest";
import { isRight } from "../../../src/exercises/reading/marking.ts";

const question = (...answers: readonly string[]) => ({
  id: "one",
  text: "Which?",
  needs: [],
  answers,
  because: "It is.",
});

const ETLU = ["CheckEtluMoveIsLegal"];
const TWO = ["BoardDimension", "Board"];

describe("an answer is accepted", () => {
  test.each<[typed: string, answers: readonly string[]]>([
    ["CheckEtluMoveIsLegal", ETLU],
    ["checkEtluMoveIsLegal", ETLU],
    ["  checketlumoveislegal ", ETLU],
    ["check etlu move is legal", ETLU],
    ["“checkEtluMoveIsLegal”", ETLU],
    ["CheckEtluMoveIsLegal()", ETLU],
    ["checkEtluMoveIsLegal(board, startRank)", ETLU],
    ["the checkEtluMoveIsLegal subroutine.", ETLU],
    ["startRank: number", ["StartRank"]],
    ["board dimension", TWO],
    ["BOARD_DIMENSION", TWO],
    ["Board and BoardDimension", TWO],
    ["board, boarddimension", TWO],
    ["main", ["main program"]],
    ["the main program", ["main program"]],
    ["Main()", ["main program"]],
    ["TRUE", ["True"]],
    ["yes", ["True"]],
    ["F", ["False"]],
    ["'no'", ["False"]],
    ["Y", ["yes"]],
    ["Yes, IndexError", ["yes"]],
    ["No: it is refused first", ["no"]],
    ["3", ["3"]],
    ["three times", ["3"]],
    ["twice", ["2"]],
    ["2 times", ["2"]],
    ["once", ["1"]],
    ["never", ["0"]],
    ["64", ["64"]],
    ["(WM)", ["WM"]],
    ["white's marzaz pani", ["WM"]],
    ["White sarrum", ["WS"]],
    ["a White Marzaz-Pani", ["WM"]],
    ["w", ["White"]],
    ["it is White", ["White"]],
    ["Black", ["B"]],
    ["Black's turn", ["Black"]],
    ["reference", ["by reference"]],
    ["passed by reference", ["by reference"]],
    ["ByVal", ["by value"]],
    ["definite iteration", ["definite"]],
    ["count-controlled loop", ["definite"]],
    ["a while loop", ["indefinite"]],
    ["One-way flag", ["one-way flag"]],
    ["normal data", ["normal"]],
    ["normal test data", ["normal"]],
    ["FinishSquare", ["the finish square"]],
    ["finish square", ["the finish square"]],
  ])("%s", (typed, answers) => {
    expect(isRight(question(...answers), typed)).toBe(true);
  });

  test("in another wording of its own", () => {
    const worded = { ...question("it stops"), also: ["error"] };
    expect(isRight(worded, "an error")).toBe(true);
    expect(isRight(worded, "it goes on")).toBe(false);
  });
});

describe("an answer is rejected", () => {
  test.each<[typed: string, answers: readonly string[]]>([
    ["", ETLU],
    [",", ETLU],
    ["()", ETLU],
    ["the", ETLU],
    ["checkNabuMoveIsLegal", ETLU],
    ["checkEtlu", ETLU],
    ["Board and nonsense", TWO],
    ["Board BoardDimension Count", TWO],
    ["true or false", ["True"]],
    ["yes or no", ["yes"]],
    ["No, yes", ["no"]],
    ["No", ["yes"]],
    ["false", ["True"]],
    ["-3", ["3"]],
    ["33", ["3"]],
    ["6 4", ["64"]],
    ["6.4", ["64"]],
    ["BM", ["WM"]],
    ["White redum", ["WM"]],
    ["WR", ["WM"]],
    ["Black", ["White"]],
    ["indefinite", ["definite"]],
    ["by value", ["by reference"]],
    ["value", ["fixed value"]],
    ["start square", ["the finish square"]],
  ])("%s", (typed, answers) => {
    expect(isRight(question(...answers), typed)).toBe(false);
  });
});
