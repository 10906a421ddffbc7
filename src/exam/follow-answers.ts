/** What the exam's program does with answers, without running it: its main program, on its own rules. */
import {
  checkIfGameWillBeWon,
  checkMoveIsLegal,
  createBoard,
  initialiseBoard,
  makeMove,
} from "../skeleton/rules.ts";
import type { ShownBoard } from "./exercises/checker/read-dialogue.ts";

/** The squares of a move as the exam's subroutines take them. */
export type MoveSquares = [fromRank: number, fromFile: number, toRank: number, toFile: number];

/** The answer to a question for a letter, or the two squares of a move. */
export type ExamAnswer = readonly [letter: string] | readonly [start: string, finish: string];

type ExamQuestion = "sample game" | "play again" | "move";

/** Chooses a step; undefined ends the input. */
export type Chooser = (
  asked: ExamQuestion,
  board: string[][],
  whoseTurn: string,
) => ExamAnswer | undefined;

/** A board that is shown after so many steps. */
interface ShownPosition {
  readonly after: number;
  readonly board: ShownBoard;
  readonly player: "White" | "Black";
  /** The number of steps up to the capture of the sarrum, if the player wins in this position. */
  wonAfter?: number;
}

export interface AnswersFollowed {
  readonly steps: readonly ExamAnswer[];
  readonly positions: readonly ShownPosition[];
  /** Whether the last step ends the program. */
  readonly ends: boolean;
}

/** Follows the program until it ends, or until there is no next step. */
export function follow(choose: Chooser): AnswersFollowed {
  const steps: ExamAnswer[] = [];
  const positions: ShownPosition[] = [];
  const board = createBoard();
  let whoseTurn = "W";
  const ask = (asked: ExamQuestion) => {
    const step = choose(asked, board, whoseTurn);
    if (step) steps.push(step);
    return step;
  };
  /** Plays until a move is made. */
  const playOne = (position: ShownPosition) => {
    for (let step = ask("move"); step; step = ask("move")) {
      const move = moveOf(step);
      if (!checkMoveIsLegal(board, ...move, whoseTurn)) continue;
      if (checkIfGameWillBeWon(board, move[2], move[3])) position.wonAfter = steps.length;
      makeMove(board, ...move, whoseTurn);
      return true;
    }
    return false;
  };
  for (let again = "Y"; again === "Y"; again = letterOf(ask("play again"))) {
    const sample = ask("sample game");
    if (!sample) return { steps, positions, ends: false };
    initialiseBoard(board, letterOf(sample));
    let position: ShownPosition | undefined;
    for (whoseTurn = "W"; !position?.wonAfter; whoseTurn = whoseTurn === "W" ? "B" : "W") {
      const shown = board.slice(1).map((rank) => rank.slice(1));
      const player = whoseTurn === "W" ? "White" : "Black";
      position = { after: steps.length, board: shown, player };
      positions.push(position);
      if (!playOne(position)) return { steps, positions, ends: false };
    }
  }
  return { steps, positions, ends: steps.at(-1)?.length === 1 };
}

/** Of a longer answer the first letter counts. */
const letterOf = (step: ExamAnswer | undefined) => step?.[0].slice(0, 1).toUpperCase() ?? "";

/** What is not a whole number counts as 0. */
export function moveOf(step: ExamAnswer): MoveSquares {
  const [start = 0, finish = 0] = step.map((answer) => (/^\d{1,15}$/.test(answer) ? +answer : 0));
  return [start % 10, Math.floor(start / 10), finish % 10, Math.floor(finish / 10)];
}
