/** Asks reading questions about the skeleton and counts the marks. */
import { DEFAULT_LOOK } from "../../../drawing/look.ts";
import { mistyped } from "../../../terminal/dialogue/confirm.ts";
import { hold } from "../../../terminal/dialogue/loop.ts";
import type {
  Answer,
  Command,
  DialoguePorts,
  Held,
  Mode,
  Reply,
  Session,
} from "../../../terminal/dialogue/mode.ts";
import { enterMode, leaveAll } from "../../../terminal/dialogue/stack.ts";
import { isSameName } from "../../canonical-form.ts";
import { examRepl } from "../../repl.ts";
import { isMisspelt, isRight } from "./marking.ts";
import {
  answerTexts,
  askedText,
  isLong,
  marksInWords,
  marksOf,
  type QuestionKind,
  type ReadingQuestion,
} from "./question.ts";
import type { DrawnQuestion } from "./questions.ts";
import type { Subroutine } from "./source.ts";

/** The marks of a quiz; those that were claimed after a refusal are among those earned. */
interface EarnedMarks {
  readonly earned: number;
  readonly marks: number;
  readonly claimed: number;
}

export interface Answered extends EarnedMarks {
  readonly kind: QuestionKind;
  /** Whether the program refused the answer, which can then be claimed. */
  readonly refused: boolean;
}

interface Quiz {
  readonly questions: readonly DrawnQuestion[];
  /** Those of the program, in which the answers are found. */
  readonly subroutines: readonly Subroutine[];
  readonly results: readonly Answered[];
  /** What is asked for; after the last question an answer that was refused may still be claimed. */
  readonly asks: "answer" | "marks" | "claim";
  /** Whether the answer has been asked for again, since it looked mistyped. */
  readonly again: boolean;
  /** Is told the results whenever they change. */
  marked(results: readonly Answered[]): void;
}

/** Asks reading questions until all are answered, the student types done or the input ends. */
export async function askQuestions(
  asked: Pick<Quiz, "questions" | "subroutines" | "marked">,
  ports: DialoguePorts,
): Promise<void> {
  const quiz = { ...asked, results: [], asks: "answer", again: false } as const;
  const state = askNext({ stack: [], view: DEFAULT_LOOK }, quiz, ports);
  await hold({ state, ports }, examRepl([]));
}

function askNext(state: Session, quiz: Quiz, ports: DialoguePorts): Session {
  const { questions, results } = quiz;
  const next = questions[results.length]?.question;
  if (!next)
    return results.at(-1)?.refused ? inQuiz(state, { ...quiz, asks: "claim" }) : leaveAll(state);
  const lines = [askedText(next), ...(next.lines ?? []).map((line) => `  ${line}`)];
  const place = `Question ${results.length + 1} of ${questions.length}`;
  ports.screen.show(["", place, ...lines].join("\n"));
  return inQuiz(state, { ...quiz, asks: "answer", again: false });
}

function inQuiz(state: Session, quiz: Quiz): Session {
  const mode: Mode = {
    title: "the reading questions",
    prompt: () => promptOf(quiz),
    commands: [...(quiz.asks === "answer" ? [show(quiz)] : []), claim(quiz), DONE],
    takesAll: () => true,
    take: async (answer) => take(quiz, answer),
  };
  return enterMode(state, mode);
}

const current = ({ questions, results }: Quiz): ReadingQuestion =>
  questions[results.length]!.question;

function promptOf(quiz: Quiz): string {
  if (quiz.asks === "answer") return "Answer (or show, done): ";
  return quiz.asks === "claim"
    ? "Type claim, or Enter to finish: "
    : `How many marks does your answer earn, 0 to ${marksOf(current(quiz))}? `;
}

const DONE: Command = {
  names: ["done", "quit", "exit", "q"],
  about: "finishes, and says how many marks you have",
  run: async ({ state }) => leaveAll(state),
};

const show = (quiz: Quiz): Command => ({
  names: ["show"],
  about: "shows the answer, which then earns no marks",
  run: async ({ state, ports }) => explain(quiz, { state, ports }, "shown"),
});

const claim = (quiz: Quiz): Command => ({
  names: ["claim"],
  about: "counts an answer that was refused although it means the same as the right one",
  async run({ state, ports }) {
    const { results, questions, asks } = quiz;
    const last = results.at(-1);
    if (!last?.refused) return "Only an answer that has just been refused can be claimed.";
    const claimed = { ...last, earned: last.marks, claimed: last.marks, refused: false };
    const next = { ...quiz, results: results.with(-1, claimed) };
    quiz.marked(next.results);
    const texts = answerTexts(questions[results.length - 1]!.question);
    ports.screen.show([`Question ${results.length} claimed.`, ...texts].join("\n"));
    return asks === "claim" ? leaveAll(state) : inQuiz(state, next);
  },
});

/** Takes a line that is no command. One that does not suit the question changes nothing. */
function take(quiz: Quiz, answer: Answer): Reply {
  const { state, argument } = answer;
  if (quiz.asks === "answer") return takeAnswer(quiz, answer);
  if (quiz.asks === "claim") return mistyped(answer) ?? leaveAll(state);
  const line = argument.trim();
  const suits = /^\d$/.test(line) && Number(line) <= marksOf(current(quiz));
  const own = { earned: Number(line), refused: false };
  return suits ? earn(quiz, answer, own) : (mistyped(answer) ?? state);
}

/** Takes an answer, but asks once more for one that looks mistyped. */
function takeAnswer(quiz: Quiz, answer: Answer): Reply {
  const question = current(quiz);
  const line = answer.argument.trim();
  if (line === "" && !isLong(question)) return answer.state;
  const right = !isLong(question) && isRight(question, line);
  const advice = right || quiz.again ? undefined : spellingAdvice(question, answer);
  if (advice !== undefined) {
    answer.ports.screen.show(advice);
    return inQuiz(answer.state, { ...quiz, again: true });
  }
  if (isLong(question)) return explain(quiz, answer, "own");
  return explain(quiz, answer, right ? "right" : "wrong");
}

/** What is said of an answer that may be misspelt, or be a mistyped command; undefined for others. */
function spellingAdvice(question: ReadingQuestion, answer: Answer): string | undefined {
  const line = answer.argument.trim();
  if (!isLong(question) && isMisspelt(question, line))
    return "Check the spelling and type the answer again.";
  return /\s/.test(line) ? undefined : mistyped(answer);
}

/** A subroutine's name as its program writes it. */
const declaredName = ({ name, lines: [first = name] }: Subroutine): string =>
  first.match(/\b(?!_)\w+/g)?.find((word) => isSameName(word, name)) ?? "the main program";

/** Shows what is right, and asks what the answer earns, if it is the student's `own` to mark, or the next question. */
function explain(quiz: Quiz, held: Held, verdict: "right" | "wrong" | "shown" | "own"): Session {
  const question = current(quiz);
  const said = { right: ["Correct."], wrong: ["Not correct."], shown: [], own: [] }[verdict];
  const places = quiz.subroutines.flatMap((one) =>
    question.needs.includes(one.name) ? `${declaredName(one)} (${one.file}, line ${one.line})` : [],
  );
  const see = places.length > 0 ? [`See ${places.join(", ")}.`] : [];
  const explained =
    verdict === "right" && !isLong(question) ? [question.because] : answerTexts(question);
  held.ports.screen.show([...said, ...explained, ...see].join("\n"));
  if (verdict === "own") return inQuiz(held.state, { ...quiz, asks: "marks" });
  return earn(quiz, held, { earned: Number(verdict === "right"), refused: verdict === "wrong" });
}

/** Counts the marks of an answer, and asks the next question. */
function earn(
  quiz: Quiz,
  { state, ports }: Held,
  earned: Pick<Answered, "earned" | "refused">,
): Session {
  const { questions, results, marked } = quiz;
  const { kind, question } = questions[results.length]!;
  const result = { kind, ...earned, marks: marksOf(question), claimed: 0 };
  const next = { ...quiz, results: [...results, result] };
  marked(next.results);
  return askNext(state, next, ports);
}

export function scoreOf(results: readonly Answered[]): EarnedMarks {
  const sum = (part: keyof EarnedMarks) =>
    results.reduce((total, result) => total + result[part], 0);
  return { earned: sum("earned"), marks: sum("marks"), claimed: sum("claimed") };
}

export function scoreText(results: readonly Answered[]): string {
  if (results.length === 0) return "\nNo questions answered.";
  const { earned, marks, claimed } = scoreOf(results);
  const score = `\n${earned} of ${marksInWords(marks)}${claimed > 0 ? `, ${claimed} claimed` : ""}`;
  const again = new Set(
    results.flatMap((result) => (result.earned < result.marks ? result.kind : [])),
  );
  return again.size > 0 ? `${score}\nWorth looking at again: ${[...again].join(", ")}` : score;
}
