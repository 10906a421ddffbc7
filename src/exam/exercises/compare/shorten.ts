import { checkMoveIsLegal } from "../../../skeleton/rules.ts";
import { type AnswersFollowed, type ExamAnswer, follow, moveOf } from "../../follow-answers.ts";

/**
 * Leaves out steps as long as `tryOut` finds a course without them: earlier games, then halves, quarters and so on to single
 * steps, then a move of each player at a time, since without one alone it would be the other's turn.
 */
export async function reduce(
  steps: readonly ExamAnswer[],
  tryOut: (
    steps: readonly ExamAnswer[],
  ) => AnswersFollowed | undefined | Promise<AnswersFollowed | undefined>,
): Promise<readonly ExamAnswer[]> {
  let best = steps;
  const keep = async (left: readonly ExamAnswer[]) => {
    if (left.length < best.length) best = (await tryOut(left))?.steps ?? best;
  };
  await keep(
    best.slice(best.findLastIndex((step, at) => step.length < (best[at + 1]?.length ?? 0))),
  );
  for (let size = best.length >> 1; size >= 1; size >>= 1) {
    for (let from = best.length - size; from >= 0; from -= (size + 1) >> 1)
      await keep(best.toSpliced(from, size));
  }
  for (let later = best.length - 2; later > 0; later -= 1) {
    for (let earlier = later - 1; earlier >= 0; earlier -= 1)
      await keep(best.toSpliced(later, 1).toSpliced(earlier, 1));
  }
  return best;
}

/** Leaves out the moves that are refused, except the last step. */
export function withoutRefused({ steps, positions }: AnswersFollowed): readonly ExamAnswer[] {
  const made = new Set(positions.flatMap(({ after, wonAfter = after }) => [after, wonAfter]));
  return steps.filter(({ length }, at) => length === 1 || made.has(at + 1) || !(at + 1 in steps));
}

/** The last step, with the piece on its first square, what is on the second, and what became of it. */
export function lastMove({ steps, positions }: AnswersFollowed): string {
  const shown = positions.at(-1);
  const isMade = shown?.after === steps.length;
  const { board, player } = positions.at(isMade ? -2 : -1) ?? {};
  const squares = steps
    .at(-1)
    ?.map((square, at) => [
      square,
      board?.[Number(square[1]) - 1]?.[Number(square[0]) - 1]?.slice(0, 2 - at),
    ]);
  return JSON.stringify([squares, player, isMade, shown?.wonAfter === steps.length]);
}

/**
 * Undefined if letters and squares are not asked for in this order.
 * @param reorders whether to make the first move that is legal, until none but the last step is left
 */
export function repeat(
  steps: readonly ExamAnswer[],
  reorders = false,
): AnswersFollowed | undefined {
  let left = steps;
  const course = follow((asked, board, whoseTurn) => {
    if (reorders && asked === "move") {
      const at = left
        .slice(0, -1)
        .findIndex((step) => checkMoveIsLegal(board, ...moveOf(step), whoseTurn));
      left = at < 0 ? left.slice(-1) : [left[at]!, ...left.toSpliced(at, 1)];
    }
    const [step, ...others] = left;
    if (step?.length !== (asked === "move" ? 2 : 1)) return undefined;
    left = others;
    return step;
  });
  return left.length === 0 ? course : undefined;
}
