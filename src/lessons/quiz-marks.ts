import type { AnyGame, Position } from "../core/game.ts";
import { compareNames } from "../core/text.ts";
import { pieceRule } from "../view/rules-text.ts";
import type { QuizQuestion } from "./quiz-questions.ts";

/** An answer compared with the rules. */
export interface MarkedAnswer {
  readonly right: readonly number[];
  readonly missed: readonly number[];
  /** Squares that the piece may not move to, each with the rule that it breaks. */
  readonly wrong: readonly { readonly square: number; readonly reason: string }[];
}

/** Compares an answer with the squares that the rules allow. */
export const markAnswer = (
  game: AnyGame,
  { position, square, targets }: QuizQuestion,
  answer: readonly number[],
): MarkedAnswer => ({
  right: answer.filter((named) => targets.includes(named)),
  missed: targets.filter((target) => !answer.includes(target)),
  wrong: answer
    .filter((named) => !targets.includes(named))
    .map((named) => ({ square: named, reason: refusal(game, position, square, named) })),
});

function refusal(game: AnyGame, position: Position, start: number, finish: number): string {
  const names = [start, finish].map((square) => game.squares?.name(square));
  const move = game.readMove(position, names.join(" "));
  return move.ok ? "" : move.reason;
}

/** Whether an answer names exactly the right squares. */
export const isCorrect = ({ missed, wrong }: MarkedAnswer) => missed.length + wrong.length === 0;

/** "Score: 3 of 5 correct, 17 of 20 squares found, 2 wrong." */
export function scoreLine(answers: readonly MarkedAnswer[]): string {
  if (answers.length === 0) return "No question has been answered.";
  const count = (part: keyof MarkedAnswer) => answers.flatMap((answer) => [...answer[part]]).length;
  const found = count("right");
  const mistakes = count("wrong") > 0 ? `, ${count("wrong")} wrong` : "";
  const correct = `${answers.filter(isCorrect).length} of ${answers.length} correct`;
  return `Score: ${correct}, ${found} of ${found + count("missed")} squares found${mistakes}.`;
}

/** What an answer got right, missed and got wrong, with the rules. */
export function markLines(
  game: AnyGame,
  { position, square }: QuizQuestion,
  marked: MarkedAnswer,
): string[] {
  const { right, missed, wrong } = marked;
  const names = (squares: readonly number[]) =>
    squares
      .map((each) => game.squares?.name(each) ?? "")
      .toSorted(compareNames)
      .join(" ");
  if (isCorrect(marked)) return [right.length > 0 ? "All correct." : "Correct: it cannot move."];
  const lines = right.length > 0 ? [`Correct: ${names(right)}`] : [];
  if (missed.length > 0) {
    const piece = game.diagram(position).cells[square]?.pieces[0]?.name ?? "";
    const rule = pieceRule(game, piece);
    lines.push(`Missed: ${names(missed)}. ${rule.ok ? rule.value : ""}`.trim());
  }
  const faults = wrong.map(({ square: named, reason }) => `Wrong: ${names([named])}. ${reason}`);
  return [...lines, ...faults];
}
