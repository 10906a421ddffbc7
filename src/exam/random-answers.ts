import { pickOne, type Random } from "../base/rng.ts";
import { checkMoveIsLegal } from "../skeleton/rules.ts";
import { type Chooser, type ExamAnswer, moveOf } from "./follow-answers.ts";

/** The most attempts to move in a game, refused ones included; then the input stops. */
const MOST_ATTEMPTS = 400;
/** The attempts from which the best is chosen: the more, the more captures and promotions. */
const SAMPLE = 50;

const SQUARES = Array.from({ length: 64 }, (_, at) => `${1 + (at % 8)}${1 + (at >> 3)}`);
/** For each square those on its rank and file, and those at most two squares away. */
const NEAR = new Map(SQUARES.map((square) => [square, SQUARES.filter(isNear(square))]));
const YES = ["Y", "y"];
const NO = ["N", "n", "Q", "x", "7"];

/** Makes a chooser of random steps of so many games. */
export function randomSteps(games: number, random: Random): Chooser {
  let [left, attempts] = [games, 0];
  const letter = (isYes: boolean): ExamAnswer => [pickOne(isYes ? YES : NO, random)];

  function move(board: string[][], whoseTurn: string): ExamAnswer {
    const own = SQUARES.filter((square) => pieceOn(board, square)[0] === whoseTurn);
    const makeAttempt = () => attempt(own, random);
    const isLegal = (step: ExamAnswer) => checkMoveIsLegal(board, ...moveOf(step), whoseTurn);
    return random(2) === 0 ? makeAttempt() : bestOf(makeAttempt, isLegal, board);
  }

  return (asked, board, whoseTurn) => {
    attempts += 1;
    if (asked === "move") return attempts > MOST_ATTEMPTS ? undefined : move(board, whoseTurn);
    if (asked === "play again") return letter(left > 0);
    [left, attempts] = [left - 1, 0];
    return letter(random(1) === 0);
  };
}

/** Captures, and then redums, come first, so that games are won and redums promoted. */
function bestOf(
  makeAttempt: () => ExamAnswer,
  isLegal: (step: ExamAnswer) => boolean,
  board: string[][],
): ExamAnswer {
  const rated = Array.from({ length: SAMPLE }, makeAttempt).map((step) => {
    const [mover = "", captured = ""] = step.map((square) => pieceOn(board, square));
    const value = captured[1] === "S" ? 4 : captured !== "  " ? 3 : mover[1] === "R" ? 2 : 1;
    return { step, value: isLegal(step) ? value : 0 };
  });
  return rated.reduce((best, other) => (other.value > best.value ? other : best)).step;
}

const pieceOn = (board: string[][], square = "") => board[Number(square[1])]![Number(square[0])]!;

/** Mostly a nearly right move of the player's, whose pieces are on these squares. */
function attempt(own: readonly string[], random: Random): ExamAnswer {
  const start = pickOne(random(9) === 0 ? SQUARES : own, random);
  return [start, pickOne(NEAR.get(start)!, random)];
}

function isNear(one: string) {
  return (other: string) => {
    const distances = [0, 1].map((at) => Math.abs(Number(one[at]) - Number(other[at])));
    return Math.min(...distances) === 0 || Math.max(...distances) <= 2;
  };
}
