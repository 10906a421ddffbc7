import { ok } from "../../core/result.ts";
import {
  addToScore,
  isAnswer,
  markAnswer,
  markLines,
  NO_SCORE,
  type QuizScore,
  readAnswer,
  scoreLine,
} from "../../lessons/quiz-marks.ts";
import { hasQuestions, nextQuestion, type QuizQuestion } from "../../lessons/quiz-questions.ts";
import { positionView } from "../../view/board-view.ts";
import { movesFrom } from "../../view/legal-moves.ts";
import { pieceInWords } from "../../view/sentences.ts";
import type { Ports, Terminal } from "../ports.ts";
import { matchAt } from "../session/new-game.ts";
import { say } from "../session/saying.ts";
import { draw } from "../session/show.ts";
import {
  type ActivityCommand,
  commandsFor,
  leaveActivity,
  stageBefore,
} from "../session/stages.ts";
import type { Activity, ReturnStage, State } from "../session/state.ts";
import { questionNumber } from "./arguments.ts";

const TITLE = "the quiz";

interface Quiz {
  /** From 1. */
  readonly number: number;
  readonly asked: QuizQuestion;
  /** The question has been answered, or its answer shown. */
  readonly closed: boolean;
  readonly score: QuizScore;
  readonly before: ReturnStage;
}

type QuizCommand = ActivityCommand<Quiz>;

const COMMANDS: readonly QuizCommand[] = [
  {
    names: ["none"],
    about: "answers that the piece cannot move",
    run: async (state, quiz, ports) => takeAnswer(state, quiz, "none", ports),
  },
  {
    names: ["show"],
    about: "shows the answer",
    async run(state, quiz, ports) {
      showTargets(state, quiz.asked, ports.terminal);
      return { ...state, stage: quizStage(state, { ...quiz, closed: true }, ports) };
    },
  },
  {
    names: ["board"],
    about: "shows the question again",
    async run(state, quiz, { terminal }) {
      showQuestion(state, quiz, terminal);
      return state;
    },
  },
  {
    names: ["next", ""],
    about: "asks the next question",
    run: async (state, quiz, ports) => ask(state, { ...quiz, number: quiz.number + 1 }, ports),
  },
  {
    names: ["quiz"],
    argument: "NUMBER",
    about: "asks the question with that number",
    async run(state, quiz, ports, argument) {
      const number = questionNumber(argument);
      if (!number.ok) return say(state, number.reason, ports);
      return ask(state, { ...quiz, number: number.value }, ports);
    },
  },
  {
    names: ["done"],
    about: "ends the quiz",
    async run(state, { score, before }, ports) {
      return leaveActivity(say(state, scoreLine(score), ports), before, ports);
    },
  },
];

/** The commands that would give an answer away before it is known. */
const WITHHELD: readonly QuizCommand[] = ["moves", "explain", "hint", "analyse"].map((name) => ({
  names: [name],
  argument: "",
  about: "",
  offered: () => false,
  run: async (state, _quiz, ports) =>
    say(state, `${name} would give the answer away; type show to see it.`, ports),
}));

export function startQuiz(state: State, number: number, ports: Ports): State {
  if (!hasQuestions(state.game)) {
    return say(state, "Under these house rules neither side can move, so there is no quiz.", ports);
  }
  const { seed } = state;
  ports.terminal.say(`Quiz seed ${seed} (repeat these questions with --seed ${seed}).`);
  return ask(state, { number, score: NO_SCORE, before: stageBefore(state, TITLE) }, ports);
}

function ask(state: State, quiz: Omit<Quiz, "asked" | "closed">, ports: Ports): State {
  const asked = nextQuestion(state.game, state.seed, quiz.number);
  const next = { ...quiz, asked, closed: false };
  showQuestion(state, next, ports.terminal);
  return { ...state, stage: quizStage(state, next, ports) };
}

function quizStage(state: State, quiz: Quiz, ports: Ports): Activity {
  const { game } = state;
  const { before, asked, closed } = quiz;
  const targets = closed ? asked.targets : [];
  return {
    kind: "activity",
    title: TITLE,
    prompt: closed
      ? "Enter for the next question, done to end: "
      : "The squares (or none, show, Enter to skip, done to end): ",
    commands: commandsFor(closed ? COMMANDS : [...COMMANDS, ...WITHHELD], quiz),
    back: "done",
    before,
    board: positionView(game, asked.position, targets),
    match: ok(matchAt(state, asked.position, ports)),
    answers: {
      form: "squares",
      take: async (now, line, at) => (isAnswer(line) ? takeAnswer(now, quiz, line, at) : undefined),
    },
  };
}

function takeAnswer(state: State, quiz: Quiz, line: string, ports: Ports): State {
  const { game } = state;
  if (!game.squares) throw new Error("a quiz in a game without squares");
  if (quiz.closed) {
    return say(state, "This question has been answered; press Enter for the next one.", ports);
  }
  const answer = readAnswer(game.squares, line);
  if (!answer.ok) return say(state, answer.reason, ports);
  const marked = markAnswer(game, quiz.asked, answer.value);
  const score = addToScore(quiz.score, marked);
  showTargets(state, quiz.asked, ports.terminal);
  ports.terminal.say([...markLines(game, quiz.asked, marked), scoreLine(score)].join("\n"));
  return { ...state, stage: quizStage(state, { ...quiz, closed: true, score }, ports) };
}

function showQuestion(state: State, { number, asked }: Quiz, terminal: Terminal): void {
  const { game } = state;
  terminal.say(`Question ${number}${asked.source ? `, from ${asked.source}` : ""}`);
  showPosition(state, asked, [], terminal);
  const cell = game.diagram(asked.position).cells[asked.square];
  terminal.say(`Which squares may ${pieceInWords(game, cell)} move to?`);
}

function showTargets(state: State, asked: QuizQuestion, terminal: Terminal): void {
  if (asked.targets.length > 0) showPosition(state, asked, asked.targets, terminal);
  terminal.say(movesFrom(state.game, asked.position, asked.square, state.view.plain).sentence);
}

function showPosition(
  { game, view }: State,
  { position }: QuizQuestion,
  targets: readonly number[],
  terminal: Terminal,
): void {
  draw(positionView(game, position, targets), view, terminal);
}
