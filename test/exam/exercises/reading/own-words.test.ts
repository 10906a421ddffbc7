/** Whether answers say that something happens, and other answers in a pupil's own words. */
import { describe, expect, test } from "vitest";
import { isRight } from "../../../../src/exam/exercises/reading/marking.ts";

const question = (...answers: readonly string[]) => ({
  id: "one",
  text: "Which?",
  needs: [],
  answers,
  because: "It is.",
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
    "IndexError",
    "IndexError: list index out of range",
    "index out of range",
    "it throws an IndexOutOfRangeException",
    "an exception",
    "out of bounds",
    "it does, because file 9 does not exist",
  ])("is answered with yes by: %s", (typed) => {
    expect([isRight(asked("yes"), typed), isRight(asked("no"), typed)]).toEqual([true, false]);
  });

  test.each([
    "It doesn't, since both squares are the same",
    "It does not stop with an error",
    "no error",
    "no IndexError",
    "it doesn't raise an exception",
    "it is not out of range",
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
    ["I think it would not", "no"],
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
  ["ref", "by reference"],
  ["a string with one character in it", "string"],
  ["ColourOfPiece. no wait, thats the last, its Board", "Board"],
  ["InitialiseBoard, no wait that is called every game, so CreateBoard", "CreateBoard"],
])("%s is a way to say %s", (typed, answer) => {
  expect(isRight(question(answer), typed)).toBe(true);
});

test.each([
  ["not 4", "4"],
  ["It doesn't return False", "False"],
  ["It cannot return False", "False"],
  ["White doesn't", "White"],
  ["the full game doesn't begin", "the full game"],
  ["the array doesn't have an index 9", "no"],
  ["MakeMove(Board)", "Board"],
  ["Board, no wait, StartRank", "Board"],
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
