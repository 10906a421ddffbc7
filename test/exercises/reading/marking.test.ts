import { describe, expect, test } from "vitest";
import { isMisspelt, isRight } from "../../../src/exercises/reading/marking.ts";

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
    ["It stops", ["stops"]],
    ["81 elements", ["81"]],
    ["9 x 9 = 81", ["81"]],
    ["9*9=81 elements", ["81"]],
    ["True because the rank changes by two", ["True"]],
    ["false, since the way is blocked", ["False"]],
    ["definite, because the number is known", ["definite"]],
    ["WM (marzaz pani)", ["WM"]],
    ["no, there is no error", ["no"]],
    ["Yes. Yes, it does", ["yes"]],
    ["by reference, so it changes", ["by reference"]],
    ["It would be the finish square", ["the finish square"]],
    ["3 times as the loop stops", ["3"]],
    ["It is a fixed value, always 8", ["fixed value"]],
    ["fixed value - it is always 8", ["fixed value"]],
    ["for loop, so it's definite", ["definite"]],
    ["There are three loops", ["3"]],
    ["8 by 8, so it is 64", ["64"]],
    ["81 = 9 x 9", ["81"]],
    ["Eighty-one", ["81"]],
    ["BoardDimension = 8", ["BoardDimension"]],
    ["MakeMove changes the board", ["MakeMove"]],
    ["WhoseTurn, W or B", ["WhoseTurn"]],
    ["FinishRank and FinishFile", ["FinishRank", "FinishFile"]],
    ["GetTypeOfGame is never called", ["GetTypeOfGame"]],
    ["White always starts", ["White"]],
    ["It stops with a ValueError", ["it stops with an error"]],
    ["the int function", ["int"]],
    ["strings", ["string"]],
    ["most recent", ["most recent holder"]],
    ["it can't be True, so it is false", ["False"]],
    ["41 DIV 10 which is 4", ["4"]],
    ["83 mod 10 = 3", ["3"]],
    ["nine times nine, so 81", ["81"]],
    ["8*8", ["64"]],
    ["8 ranks x 8 files = 64", ["64"]],
    ["8 - 2 - 1 = 5", ["5"]],
    ["3 - 2, 4 and 5 are empty", ["3"]],
    ["5 plus the colour, so 6", ["6"]],
    ["4 for the squares and 1 for the board, that's five", ["5"]],
    ["not once", ["0"]],
    ["It doesn't run, because nothing is between", ["0"]],
    ["not by reference", ["by value"]],
    ["It isn’t passed by value", ["by reference"]],
    ["it's not local but global", ["global"]],
    ["by reference not by value", ["by reference"]],
    ["erroneous, not normal", ["erroneous"]],
    ["Board Dimension = 8", ["BoardDimension"]],
    ["GameOver = CheckIfGameWillBeWon()", ["GameOver"]],
    ["Board[RankNo][FileNo]", ["Board"]],
    ["board, the 2D array", ["Board"]],
    ["board, then startrank and startfile", ["Board"]],
    ["make move, it empties the start square", ["MakeMove"]],
    ["gameover, it's True or False", ["GameOver"]],
    ["the variable called count", ["Count"]],
    ["not the board, StartRank", ["StartRank"]],
    ["W and S", ["WS"]],
    ["w, s", ["WS"]],
    ["It would still be the white sarrum", ["WS"]],
    ["the square you want to go to", ["the finish square"]],
    ["temp", ["temporary"]],
    ["9 rows of 9 = 81", ["81"]],
    ["(8 + 1) * (8 + 1) = 81", ["81"]],
    ["the usual five and the colour, which makes 6", ["6"]],
    ["no times", ["0"]],
    ["It can't be true as the file stays the same", ["False"]],
    ["the FileNo loop of DisplayBoard contains no other", ["DisplayBoard"]],
    ["check if game will be won because it has an S", ["CheckIfGameWillBeWon"]],
    ["W then M", ["WM"]],
    ["the ending square", ["the finish square"]],
  ])("%s", (typed, answers) => {
    expect(isRight(question(...answers), typed)).toBe(true);
  });

  test("in another wording", () => {
    const worded = question("it stops with an error");
    expect(isRight(worded, "an error")).toBe(true);
    expect(isRight(worded, "it goes on")).toBe(false);
  });

  test("with a name of the question, which does not count", () => {
    const asked = { ...question("CheckMoveIsLegal"), text: "What calls CheckEtluMoveIsLegal?" };
    expect(isRight(asked, "CheckEtluMoveIsLegal is called by CheckMoveIsLegal")).toBe(true);
    expect(isRight(asked, "CheckEtluMoveIsLegal")).toBe(false);
    expect(isRight(asked, "MakeMove calls CheckEtluMoveIsLegal")).toBe(false);
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
    ["because", ["True"]],
    ["True or false, because", ["True"]],
    ["8 x 8 = 64", ["81"]],
    ["81 = 9 x 9 = 80", ["81"]],
    ["no, because yes", ["no"]],
    ["value (not reference)", ["by reference"]],
    ["not True because", ["True"]],
    ["it is not definite", ["definite"]],
    ["definite or indefinite, because it depends", ["definite"]],
    ["True, but sometimes it is False", ["True"]],
    ["MakeMove and CreateBoard", ["MakeMove"]],
    ["Count, Board", ["Count"]],
    ["GameOver and StartRank", ["StartRank"]],
    ["White, Black", ["White"]],
    ["most wanted holder", ["most recent holder"]],
    ["no error", ["it stops with an error"]],
    ["four or five", ["4"]],
    ["8 x 8", ["81"]],
    ["9 x 9 = 64", ["81"]],
    ["two for each direction, so 8", ["4"]],
    ["not 0", ["0"]],
    ["it isn't passed by value", ["by value"]],
    ["not really passed by value", ["by value"]],
    ["not SampleGame", ["SampleGame"]],
    ["the StartRank and FinishRank", ["FinishRank"]],
    ["GameOver isn't one, so StartRank", ["GameOver", "MoveIsLegal"]],
    ["two-way flag", ["one-way flag"]],
    ["WS moved, so it is empty", ["WS"]],
    ["White's marzaz pani... no, WS", ["WM"]],
    ["MakeMove, Board", ["MakeMove"]],
  ])("%s", (typed, answers) => {
    expect(isRight(question(...answers), typed)).toBe(false);
  });
});

test.each<[typed: string, answers: readonly string[], misspelt: boolean]>([
  ["CheckEtluMovIsLegal", ETLU, true],
  ["the board dimmension", TWO, true],
  ["Boerd", ["Board"], true],
  ["Bord", ["Bard"], false],
  ["Count2", ["Count1"], false],
  ["StartFile", ["StartRank"], false],
  ["SampelGame", ["SampleGame"], true],
  ["loacl", ["local"], true],
  ["not a string", ["string"], false],
  ["it isn't Boolean", ["Boolean"], false],
])("%s for %j has one wrong letter: %j", (typed, answers, misspelt) => {
  expect(isMisspelt(question(...answers), typed)).toBe(misspelt);
});

describe("whether the program stops with an error", () => {
  const asked = (answer: string) => ({
    ...question(answer),
    text: "Does the program stop with an error (yes or no)?",
  });

  test.each([
    "It crashes",
    "It ends with an error",
    "It stops with an error",
    "it does, because file 9 does not exist",
  ])("is answered with yes by: %s", (typed) => {
    expect([isRight(asked("yes"), typed), isRight(asked("no"), typed)]).toEqual([true, false]);
  });

  test.each([
    "It doesn't, since both squares are the same",
    "It does not stop with an error",
    "no error",
    "it asks again",
  ])("is answered with no by: %s", (typed) => {
    expect([isRight(asked("no"), typed), isRight(asked("yes"), typed)]).toEqual([true, false]);
  });
});

describe("whether something happens", () => {
  test.each([
    ["It isn't", "no"],
    ["It doesn't, because it is refused", "no"],
    ["nope, it just asks again", "no"],
    ["not shown", "no"],
    ["it ends", "no"],
    ["It does", "yes"],
    ["yeah, it is", "yes"],
    ["Yes, there isn't a file 9", "yes"],
  ])("is answered by: %s", (typed, answer) => {
    const other = answer === "yes" ? "no" : "yes";
    expect(isRight(question(answer), typed)).toBe(true);
    expect(isRight(question(other), typed)).toBe(false);
  });
});

test.each([
  ["the square you want to move to", "the finish square"],
  ["where the piece should go", "the finish square"],
  ["where the piece should move to", "the finish square"],
  ["the board", "Board"],
])("%s is a way to say %s", (typed, answer) => {
  expect(isRight(question(answer), typed)).toBe(true);
});

test.each([
  ["not 4", "4"],
  ["It doesn't return False", "False"],
  ["It cannot return False", "False"],
  ["White doesn't", "White"],
  ["the full game doesn't begin", "the full game"],
])("%s is not taken for %s", (typed, answer) => {
  expect(isRight(question(answer), typed)).toBe(false);
});

test.each(["yes", "It refuses it and then stops with an error"])(
  "whether it asks again or stops is not answered by: %s",
  (typed) => {
    const either = "Does the program ask again, or does it stop with an error?";
    expect(isRight({ ...question("it stops with an error"), text: either }, typed)).toBe(false);
  },
);
