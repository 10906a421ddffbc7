import { pickOne, type Random, seededRandom } from "../../../base/rng.ts";
import { compareNames } from "../../../base/text.ts";
import { type AnyGame, type Position, pieceCount, setupPosition } from "../../rules/game.ts";
import { movesFrom } from "../../view/legal-moves.ts";
import { pieceRule } from "../../view/rules-text.ts";
import { readDiagram } from "./figure-diagrams.ts";

/** A piece, and the squares that it may move to. */
export interface QuizQuestion {
  /** The figure it is from: "Figure 5e"; undefined for a random position. */
  readonly source: string | undefined;
  readonly position: Position;
  readonly square: number;
  /** The squares that the piece may move to; empty if it cannot move. */
  readonly targets: readonly number[];
}

/** The number of candidate positions for a question. */
const CANDIDATES = 12;
/** The number of random questions after which the hardest candidate is always asked. */
export const STAGES = 20;
/** The most random moves before a question. */
const LONGEST = 60;
/** One question in this many is about a piece that cannot move, if there is one. */
const STUCK = 6;
/** How many columns and rows away a piece may stand in the way. */
const NEAR = 2;

/**
 * The question with that number, from 1: first the shaded diagrams of the game's figures, then pieces
 * from random play, ever harder ones. The same seed (a whole number) gives the same questions. For a
 * game whose moves are squares, and which `hasQuestions`.
 */
export function nextQuestion(game: AnyGame, seed: number, number: number): QuizQuestion {
  const figures = figureQuestions(game);
  return figures[number - 1] ?? randomQuestion(game, seed, number - figures.length);
}

/** The questions of the shaded diagrams of the game's figures; none if it has no figures. */
export function figureQuestions(game: AnyGame): QuizQuestion[] {
  const diagrams = game.figures.flatMap((figure) => figure.diagrams);
  return diagrams.flatMap((diagram) => {
    const read = readDiagram(game, diagram);
    if (!read.ok || !read.value.piece) return [];
    const { position, piece } = read.value;
    return questionOn(game, position, piece.square, `Figure ${diagram.id}`);
  });
}

function questionOn(game: AnyGame, position: Position, square: number, source?: string) {
  return { source, position, square, targets: movesFrom({ game, position }, square).targets };
}

/** The random question with that number, from 1: the easiest of its candidates at first. */
export function randomQuestion(game: AnyGame, seed: number, number: number): QuizQuestion {
  const random = seededRandom(seed ^ Math.imul(number, 0x9e3779b1));
  const starts = openStarts(game);
  const candidates = Array.from({ length: CANDIDATES }, () => {
    const position = randomPosition(game, starts, random);
    const question = questionOn(game, position, randomPiece(game, position, random));
    return { question, hardness: hardness(game, question) };
  }).sort((one, other) => one.hardness - other.hardness);
  const place = Math.floor((CANDIDATES * (number - 1)) / STAGES);
  return candidates[Math.min(place, CANDIDATES - 1)]!.question;
}

/** Whether there are questions without end: house rules may leave no move at the start. */
export const hasQuestions = (game: AnyGame): boolean => openStarts(game).length > 0;

/** The positions of the setups in which there is a move to make. */
function openStarts(game: AnyGame): readonly Position[] {
  const starts = game.setups.map((_, index) => setupPosition(game, index));
  return starts.filter((position) => !game.outcome(position));
}

/** A position in which the game continues, after some legal moves from one of these. */
function randomPosition(game: AnyGame, starts: readonly Position[], random: Random): Position {
  let position = pickOne(starts, random);
  const moves = random(LONGEST - 1);
  for (let made = 0; made < moves; made += 1) {
    const next = game.play(position, pickOne(game.legalMoves(position), random));
    if (game.outcome(next)) break;
    position = next;
  }
  return position;
}

/** The square of a random piece of the side to move, usually one that can move. */
function randomPiece(game: AnyGame, position: Position, random: Random): number {
  const movable = new Set(
    game.legalMoves(position).map((move) => game.squaresTouched(position, move)[0] ?? -1),
  );
  const mover = game.toMove(position);
  const stuck = game
    .diagram(position)
    .cells.flatMap((cell, square) =>
      cell?.pieces[0]?.side === mover && !movable.has(square) ? [square] : [],
    );
  const askStuck = stuck.length > 0 && random(STUCK - 1) === 0;
  return pickOne(askStuck ? stuck : [...movable], random);
}

/** The difficulty of a question, from 0: it grows with captures, opponents nearby, and a little with the rest. */
export function hardness(game: AnyGame, { position, square, targets }: QuizQuestion): number {
  const { cells, columns } = game.diagram(position);
  const mover = game.toMove(position);
  const near = cells.filter((_, other) => other !== square && isNear(square, other, columns));
  const pieces = near.flatMap((cell) => cell?.pieces ?? []);
  const own = pieces.filter(({ side }) => side === mover).length;
  const all = pieceCount(game, position);
  const captures = game
    .legalMoves(position)
    .filter((move) => game.squaresTouched(position, move)[0] === square)
    .filter((move) => pieceCount(game, game.play(position, move)) < all).length;
  return 3 * captures + 2 * (pieces.length - own) + own / 2 + targets.length / 4 + all / 16;
}

function isNear(one: number, other: number, columns: number): boolean {
  const apart = Math.abs((one % columns) - (other % columns));
  return Math.max(apart, Math.abs(Math.floor(one / columns) - Math.floor(other / columns))) <= NEAR;
}

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

/** "3 of 5 correct" */
export const correctOf = (answers: readonly MarkedAnswer[]): string =>
  `${answers.filter(isCorrect).length} of ${answers.length} correct`;

/** "Score: 3 of 5 correct, 17 of 20 squares found, 2 wrong." */
export function quizScoreLine(answers: readonly MarkedAnswer[]): string {
  if (answers.length === 0) return "No question has been answered.";
  const count = (part: keyof MarkedAnswer) => answers.flatMap((answer) => [...answer[part]]).length;
  const found = count("right");
  const mistakes = count("wrong") > 0 ? `, ${count("wrong")} wrong` : "";
  return `Score: ${correctOf(answers)}, ${found} of ${found + count("missed")} squares found${mistakes}.`;
}

/** What an answer got right, missed and got wrong, with the rules. */
export function markLines(game: AnyGame, { position, square }: QuizQuestion, marked: MarkedAnswer) {
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
