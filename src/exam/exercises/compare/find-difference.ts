import { capital } from "../../../base/text.ts";
import type { AnswersFollowed } from "../../follow-answers.ts";
import { barsFor } from "../checker/draw-bars.ts";
import { isBoardLine, type ShownBoard, splitOutput } from "../checker/read-dialogue.ts";
import type { Failure } from "../exercise.ts";
import { excerpt } from "../judges/dialogue.ts";
import { piecesOn } from "../notation.ts";

export interface Difference extends Pick<Failure, "appeared" | "board"> {
  /** The number of steps before it appears, or more. */
  readonly after: number;
}

/** Finds where another program's output first differs; `quote` quotes what was said since the last board. */
export function findDifference(
  { steps, positions }: AnswersFollowed,
  output: string,
  quote = excerpt,
): Difference | undefined {
  const [opening = "", ...shown] = sections(output);
  for (const [index, { after, board: expected, player, wonAfter }] of positions.entries()) {
    const found = shown[index];
    const before = shown[index - 1]?.words ?? opening;
    if (!found) return { after, appeared: `no board, but: ${quote(before)}` };
    const { board, words } = found;
    const difference = { after, appeared: quote(words) };
    const pieces = piecesOn(expected);
    if (piecesOn(board) !== pieces)
      return { after, appeared: "another board", board: { expected: pieces, shown: board } };
    if (playerIn(/\b(white|black)/i, words) !== player) return difference;
    if (winner(words) !== (wonAfter && player))
      return { ...difference, after: wonAfter ?? positions[index + 1]?.after ?? steps.length };
  }
  const [surplus, last] = [shown[positions.length], positions.at(-1)];
  if (!surplus || !last) return undefined;
  const board = last.wonAfter
    ? {}
    : { board: { expected: piecesOn(last.board), shown: surplus.board } };
  return { after: steps.length, appeared: "a board", ...board };
}

/** What is said before the first board, then the boards, each with what is said after it. */
function sections(output: string): [string, ...{ board: ShownBoard; words: string }[]] {
  const parts: string[][] = [[]];
  let inBoard = false;
  for (const line of barsFor(output)(output).split("\n")) {
    const isBoard = isBoardLine(line);
    if (isBoard && !inBoard) parts.push([]);
    parts.at(-1)!.push(line);
    if (line.trim() !== "") inBoard = isBoard;
  }
  const [opening, ...others] = parts.map(splitOutput);
  return [
    opening!.words,
    ...others.flatMap(({ boards, words }) => boards.map((board) => ({ board, words }))),
  ];
}

/** In "Black sarrum taken, White wins" only the first pattern finds the right player. */
const WINNER = [
  /\b(white|black) (?:wins|won|has won|is the winner)\b/i,
  /\bwinner\b[^.!\n]*?\b(white|black)/i,
  /\b(white|black)\b(?!['’])[^.:;!\n]*\b(?:wins|won)\b/i,
];

const winner = (words: string) => {
  const pattern = WINNER.find((one) => one.test(words));
  return pattern && playerIn(pattern, words);
};

const playerIn = (pattern: RegExp, words: string) =>
  capital(pattern.exec(words)?.[1]?.toLowerCase() ?? "");
