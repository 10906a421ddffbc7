import { err, ok } from "../../../base/result.ts";
import { shuffle } from "../../../base/rng.ts";
import type { Task } from "../../../drawing/sheets/task.ts";
import { type AnyGame, setupPosition } from "../../rules/game.ts";
import { pieceInWords } from "../../view/board-sentences.ts";
import { positionView } from "../../view/board-view.ts";
import { movesFrom } from "../../view/legal-moves.ts";
import { LETTERS } from "../lessons/figure-diagrams.ts";
import { figureQuestions, type QuizQuestion, randomQuestion, STAGES } from "../lessons/quiz.ts";
import { boardColumns, boardTask } from "./board-task.ts";
import type { Difficulty, GameTaskRequest, MakeGameTasks } from "./request.ts";

/** The number of the first random question of each level: the quiz asks ever harder ones. */
const FIRST: Readonly<Record<Difficulty, number>> = { 1: 1, 2: Math.ceil(STAGES / 2), 3: STAGES };

/** Rejects a game whose moves are not squares. */
export const moveTasks: MakeGameTasks = async (request) => {
  const { game } = request;
  if (!game.squares) {
    return err(
      `There are no worksheets for ${game.title}, whose moves are not squares; choose another --game.`,
    );
  }
  const { pattern } = game.diagram(setupPosition(game, 0));
  const places = pattern === "points" ? "points" : "squares";
  const columns = boardColumns(game);
  const questions = questionsFor(request);
  const letters = questions.some(({ source }) => source !== undefined) ? ` ${LETTERS}` : "";
  return ok({
    subject: "where pieces may move",
    instructions: `Shade the ${places} that the piece may move to, and write down their grid references; write “none” if it cannot move.${letters}`,
    briefly: `The ${places} that each piece may move to.`,
    tasks: questions.map((question) => taskOf(game, question)),
    columns: { task: columns, answer: columns },
  });
};

/** All different. At the first level those of the figures come before random ones. */
function questionsFor({ game, count, level, seed }: GameTaskRequest): readonly QuizQuestion[] {
  const questions = new Map<string, QuizQuestion>();
  const add = (question: QuizQuestion) =>
    questions.set(`${game.writePosition(question.position)} ${question.square}`, question);
  if (level === 1) shuffle(figureQuestions(game), seed).slice(0, count).forEach(add);
  for (let number = FIRST[level]; questions.size < count; number++)
    add(randomQuestion(game, seed, number));
  return [...questions.values()];
}

function taskOf(game: AnyGame, { source, position, square, targets }: QuizQuestion): Task {
  const view = positionView(game, position, []);
  const piece = pieceInWords(game, view.diagram.cells[square]);
  return boardTask({
    heading: source ?? "",
    sentence: `Where may ${piece} move?`,
    boards: [view],
    label: "Answer",
    explanation: movesFrom({ game, position, plain: true }, square).sentence,
    complete: positionView(game, position, targets),
  });
}
