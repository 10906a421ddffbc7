import { runOn } from "../commands/board.ts";
import type { Activity, Question, State } from "../dialogue/state.ts";
import { leaveActivity, matchAt, outside } from "../dialogue/transitions.ts";
import { movesFrom } from "../render/lists.ts";
import { draw } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import {
  isAnswer,
  markAnswer,
  markLines,
  NO_SCORE,
  readAnswer,
  type Score,
  scored,
  scoreLine,
} from "./quiz-marks.ts";
import { hasQuestions, nextQuestion, type QuizQuestion } from "./quiz-questions.ts";

const HINT =
  "Type the squares that the piece may move to, or none; show shows them, board shows the position again, Enter goes to the next question, done ends the quiz.";

/** How far a quiz has come. */
interface Quiz {
  /** The number of the question, from 1. */
  readonly number: number;
  readonly asked: QuizQuestion;
  /** Whether the question has been answered, or its answer shown. */
  readonly closed: boolean;
  readonly score: Score;
  /** What to come back to at the end. */
  readonly then: Question;
}

/** Begins a quiz with the question of that number, from 1; `question` is what it interrupts. */
export function startQuiz(state: State, question: Question, number: number, port: Port): State {
  if (!hasQuestions(state.game)) {
    port.say("By these house rules no side has a move to begin with, so there is nothing to ask.");
    return state;
  }
  port.say(`The questions follow from seed ${state.seed}; --seed ${state.seed} asks them again.`);
  return ask(state, number, NO_SCORE, outside(question, HINT), port);
}

function ask(state: State, number: number, score: Score, then: Question, port: Port): State {
  const asked = nextQuestion(state.game, state.seed, number);
  const quiz = { number, asked, closed: false, score, then };
  showQuestion(state, quiz, port);
  return { ...state, question: asking(state, quiz) };
}

function asking({ game }: State, quiz: Quiz): Activity {
  const { then, asked, closed } = quiz;
  const targets = closed ? asked.targets : [];
  return {
    kind: "activity",
    prompt: closed
      ? "Enter for the next question, done to end: "
      : "The squares (or none, show, Enter to pass, done to end): ",
    hint: HINT,
    then,
    scene: { game, diagram: game.diagram(asked.position), marks: { lastMove: [], targets } },
    take: (state, line, port) => take(state, quiz, line, port),
  };
}

function take(state: State, quiz: Quiz, line: string, port: Port): State | undefined {
  switch (line.trim().toLowerCase()) {
    case "":
    case "next":
      return ask(state, quiz.number + 1, quiz.score, quiz.then, port);
    case "board":
      showQuestion(state, quiz, port);
      return state;
    case "show":
      showTargets(state, quiz.asked, port);
      return { ...state, question: asking(state, { ...quiz, closed: true }) };
    case "done":
      port.say(scoreLine(quiz.score));
      return leaveActivity(state, quiz.then, port);
    default:
      if (isAnswer(line)) return takeAnswer(state, quiz, line, port);
      return jump(state, quiz, line, port) ?? takeAtTable(state, quiz, line, port);
  }
}

/** A word about a game, said of the question; undefined where it is none. */
function takeAtTable(state: State, quiz: Quiz, line: string, port: Port): State | undefined {
  const { asked, closed } = quiz;
  const [word = ""] = line.trim().toLowerCase().split(/\s/, 1);
  if (!closed && (word === "moves" || word === "explain")) {
    port.say(`The word ${word} would tell the answer; show does so.`);
    return state;
  }
  return runOn(matchAt(state, asked.position, port), state, line, port) ? state : undefined;
}

/** The word `quiz` with a number goes there within a quiz, and the score stays. */
function jump(state: State, quiz: Quiz, line: string, port: Port): State | undefined {
  const [, number] = /^\s*quiz\s+([1-9][0-9]{0,5})\s*$/i.exec(line) ?? [];
  return number ? ask(state, Number(number), quiz.score, quiz.then, port) : undefined;
}

function takeAnswer(state: State, quiz: Quiz, line: string, port: Port): State {
  const { game } = state;
  if (!game.squares) throw new Error("a quiz in a game without squares");
  if (quiz.closed) {
    port.say("This question is closed; Enter goes to the next.");
    return state;
  }
  const answer = readAnswer(game.squares, line);
  if (!answer.ok) {
    port.say(answer.reason);
    return state;
  }
  const marked = markAnswer(game, quiz.asked, answer.value);
  const score = scored(quiz.score, marked);
  showTargets(state, quiz.asked, port);
  port.say([...markLines(game, quiz.asked, marked), scoreLine(score)].join("\n"));
  return { ...state, question: asking(state, { ...quiz, closed: true, score }) };
}

function showQuestion(state: State, { number, asked }: Quiz, port: Port): void {
  const { game } = state;
  port.say(`Question ${number}${asked.source ? `, from ${asked.source}` : ""}`);
  showPosition(state, asked, [], port);
  const cell = game.diagram(asked.position).cells[asked.square];
  const [piece] = cell?.pieces ?? [];
  const whose = `${game.sides[piece?.side ?? 0]?.name}'s ${piece?.name} on ${cell?.name}`;
  port.say(`Which squares may ${whose} move to?`);
}

function showTargets(state: State, asked: QuizQuestion, port: Port): void {
  if (asked.targets.length > 0) showPosition(state, asked, asked.targets, port);
  port.say(movesFrom(state.game, asked.position, asked.square, state.view.plain).sentence);
}

function showPosition(
  { game, view }: State,
  { position }: QuizQuestion,
  targets: readonly number[],
  port: Port,
): void {
  draw({ game, diagram: game.diagram(position), marks: { lastMove: [], targets } }, view, port);
}
