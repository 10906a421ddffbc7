import { chosen, type Question } from "./question.ts";
import { lineIn, type Place, type Source } from "./source.ts";

/** Returns the questions that ask why the source is as it is. */
export const reasonQuestions = (source: Source): Question[] => [
  reason(
    "pieceOn",
    "Why does pieceOn subtract 1 from the rank and from the file?",
    lineIn(source, "pieceOn", "rank - 1"),
    "What is on square 11 is stored in board[0][0].",
    [
      "Files and ranks are numbered from 1, but the indexes of a list count from 0.",
      "The first rank and the first file of the board are never used.",
      "It returns the piece one square in front of the given square.",
    ],
    0,
  ),
  reason(
    "checkGisgigirMoveIsLegal",
    "Why is file declared with let and not with const in checkGisgigirMoveIsLegal?",
    lineIn(source, "checkGisgigirMoveIsLegal", "let file ="),
    "A variable declared with const cannot be given another value.",
    [
      "Its value is a number.",
      "It is passed to another subroutine.",
      "Its value may change in the loop.",
    ],
    2,
  ),
  reason(
    "makeMove",
    "Why does makeMove copy each rank of the board before it moves the piece?",
    lineIn(source, "makeMove", "board.map("),
    "The changes are made to newBoard, whose ranks are new lists.",
    [
      "So that the redum can be promoted.",
      "So that the board passed to it is not changed.",
      "So that the ranks are in the opposite order.",
    ],
    1,
  ),
];

function reason(
  topic: string,
  text: string,
  place: Place,
  because: string,
  choices: readonly string[],
  rightIndex: number,
): Question {
  const answer = chosen(
    choices,
    choices.map((_, index) => index === rightIndex),
  );
  return { topic, text, choices, place, because, answer };
}
