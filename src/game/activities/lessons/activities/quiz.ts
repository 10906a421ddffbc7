import { err, ok, type Result } from "../../../../base/result.ts";
import { quoted } from "../../../../base/text.ts";
import { lineOf } from "../../../../drawing/line.ts";
import type { Scene, Section } from "../../../../drawing/shown.ts";
import type { Screen } from "../../../../terminal/screen-port.ts";
import type { AnyGame } from "../../../rules/game.ts";
import {
  enterActivity,
  leaveWith,
  tellSkipped,
  withheld,
} from "../../../session/dialogue/activities.ts";
import { matchAt } from "../../../session/new-game.ts";
import { type Ports, say } from "../../../session/ports.ts";
import type { Context, GameCommand, Reply, State } from "../../../session/state.ts";
import { boardScene, letterNotes } from "../../../view/board-scenes.ts";
import { pieceInWords } from "../../../view/board-sentences.ts";
import { type BoardView, positionView } from "../../../view/board-view.ts";
import { movesFrom } from "../../../view/legal-moves.ts";
import { isAnswer, readSquares } from "../../find-move.ts";
import {
  correctOf,
  hasQuestions,
  type MarkedAnswer,
  markAnswer,
  markLines,
  nextQuestion,
  type QuizQuestion,
  quizScoreLine,
} from "../quiz.ts";

interface QuizState {
  /** From 1. */
  readonly number: number;
  readonly asked: QuizQuestion;
  /** The question has been answered, or its answer shown. */
  readonly closed: boolean;
  readonly answers: readonly MarkedAnswer[];
}

const COMMANDS: readonly GameCommand<QuizState>[] = [
  {
    names: ["none"],
    about: "answers that the piece cannot move",
    run: async (context) => takeAnswer({ ...context, argument: "" }),
  },
  {
    names: ["show"],
    about: "shows the answer",
    async run({ state, data: quiz, ports }) {
      showTargets(state, quiz, ports.screen);
      return at(state, { ...quiz, closed: true }, ports);
    },
  },
  {
    names: ["next", "skip", ""],
    about: "asks the next question",
    async run({ state, data: { number, answers, closed }, ports }) {
      tellSkipped(`Question ${number}`, closed, ports);
      return ask(state, { number: number + 1, answers }, ports);
    },
  },
  {
    names: ["quiz"],
    games: "none",
    argument: "NUMBER",
    about: "asks the question with that number",
    async run({ state, data: { answers }, ports, argument }) {
      const number = questionNumber(argument);
      return number.ok ? ask(state, { number: number.value, answers }, ports) : number.reason;
    },
  },
  {
    names: ["seed"],
    about: "says how to ask the same questions again",
    run: async ({ state, ports }) => say(state, seedLine(state), ports),
  },
  {
    names: ["done"],
    about: "ends the quiz",
    run: leaveWith(async ({ data: { answers, number, closed } }) => {
      const next = closed ? number + 1 : number;
      return `${quizScoreLine(answers)} Type quiz ${next} to continue, or computer to play against the computer.`;
    }),
  },
];

/** The commands that would give an answer away before it is known. */
const WITHHELD = ["moves", "explain", "hint", "analyse"].map((name) => withheld(name, "answer"));

/** Reads the number of a question, 1 by default. */
function questionNumber(text: string): Result<number> {
  return /^([1-9][0-9]{0,5})?$/.test(text)
    ? ok(Number(text || 1))
    : err(`${quoted(text)} is not the number of a question, such as quiz 14.`);
}

/** Asks the question that an argument names. */
export async function startQuiz({ state, ports, argument }: Context): Promise<Reply> {
  const { game } = state;
  if (!game.squares) {
    return `The quiz asks for squares, and the moves of ${game.title} are not squares. learn ${game.id} sets stages.`;
  }
  const number = questionNumber(argument);
  if (!number.ok) return number.reason;
  if (!hasQuestions(game)) {
    return "Under these house rules neither side can move, so there is no quiz.";
  }
  if (ports.seedGiven) say(state, seedLine(state), ports);
  return ask(state, { number: number.value, answers: [] }, ports);
}

const seedLine = ({ seed }: State) =>
  `Quiz seed ${seed} (repeat these questions with --seed ${seed}).`;

function ask(
  state: State,
  { number, answers }: Pick<QuizState, "number" | "answers">,
  ports: Ports,
): State {
  const { game } = state;
  const asked = nextQuestion(game, state.seed, number);
  const from = asked.source ? `, from ${asked.source}` : "";
  const scene = { ...questionScene(game, asked), beside: [scoreSection({ number, answers })] };
  ports.screen.show(`Question ${number}${from}`, scene);
  return at(state, { number, asked, closed: false, answers }, ports);
}

/** The session at a question. */
function at(state: State, quiz: QuizState, ports: Ports): State {
  const { position, targets } = quiz.asked;
  return enterActivity(state, quiz, {
    title: "the quiz",
    prompt: quiz.closed
      ? "Enter for the next question, done to end: "
      : `The ${state.game.squares?.noun}s (or none, show, Enter to skip, done to end): `,
    commands: quiz.closed ? COMMANDS : [...COMMANDS, ...WITHHELD],
    back: "done",
    scene: quiz.closed
      ? { ...boardScene(positionView(state.game, position, targets)), beside: [scoreSection(quiz)] }
      : { ...questionScene(state.game, quiz.asked), beside: [scoreSection(quiz)] },
    match: ok(matchAt(state, position, ports)),
    form: "squares",
    take: async (answer) =>
      isAnswer(answer.argument) ? takeAnswer({ ...answer, data: quiz }) : undefined,
  });
}

/** The score, beside the board, once a question has been answered. */
function scoreSection({ number, answers }: Pick<QuizState, "number" | "answers">): Section {
  const score = lineOf([{ text: correctOf(answers), role: "quiet" }]);
  return { title: "Quiz", lines: [`Question ${number}`, ...(answers.length > 0 ? [score] : [])] };
}

function takeAnswer({ state, data: quiz, argument: line, ports }: Context<QuizState>): Reply {
  const { game } = state;
  if (!game.squares) throw new Error("a quiz in a game without squares");
  if (quiz.closed) return "This question has been answered; press Enter for the next one.";
  const answer = readSquares(game.squares, line);
  if (!answer.ok) return answer.reason;
  const marked = markAnswer(game, quiz.asked, answer.value);
  const answers = [...quiz.answers, marked];
  showTargets(state, { ...quiz, answers }, ports.screen);
  ports.screen.show([...markLines(game, quiz.asked, marked), quizScoreLine(answers)].join("\n"));
  return at(state, { ...quiz, closed: true, answers }, ports);
}

function questionScene(game: AnyGame, { position, square }: QuizQuestion): Scene<BoardView> {
  const view = positionView(game, position);
  const piece = pieceInWords(game, view.diagram.cells[square]);
  const caption = [`Which ${game.squares?.noun}s may ${piece} move to?`];
  return { ...boardScene(view), notes: letterNotes(view), caption };
}

function showTargets({ game, view }: State, quiz: QuizState, screen: Screen): void {
  const { position, square, targets } = quiz.asked;
  const { plain } = view;
  const scene = boardScene(positionView(game, position, targets));
  if (targets.length > 0) screen.show({ ...scene, beside: [scoreSection(quiz)] });
  screen.show(movesFrom({ game, position, plain }, square).sentence);
}
