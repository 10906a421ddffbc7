/** Asks reading questions about the skeleton and counts the marks. */
import { isMisspelt, isRight } from "./marking.ts";
import {
  answerTexts,
  askedText,
  isLong,
  marksInWords,
  marksOf,
  type Question,
  type QuestionKind,
} from "./question.ts";
import { type DrawnQuestion, drawQuestions } from "./questions.ts";
import { readSubroutines, type Subroutine } from "./source.ts";

/** What the quiz needs from its host. */
export interface ReadingPorts {
  /** The line typed, or undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Shows a text, which may have several lines, and ends the line. */
  say(text: string): void;
}

export interface ReadingOptions {
  /** Determines the order of the questions; an integer. */
  readonly seed: number;
  /** Only questions of this kind. */
  readonly kind?: QuestionKind | undefined;
  /** The most questions. */
  readonly count?: number | undefined;
}

/** The result of a question that was answered or whose answer was shown. */
interface Result {
  readonly kind: QuestionKind;
  readonly earned: number;
  readonly marks: number;
}

const HOW_TO_ANSWER =
  "Type an answer, show to see the answer, or done to finish. Questions of several marks you mark yourself by the mark scheme; if your answer is on paper, press Enter to see it.";
const INTRODUCTION = `These questions are about the exam's program and write its names as the exam does: MakeMove is makeMove here. The subroutines are in rules.ts and program.ts (exercise start FOLDER copies both), which refuse squares off the board and take some answers at which the exam's program stops with an error; the right answer is always that of the exam's program.
${HOW_TO_ANSWER}`;
const LEAVING = ["done", "quit", "exit", "q"];
const HELP = ["help", "?"];
const PROMPT = "Answer (or show, done): ";

/** Asks reading questions until all are answered, the student types done or the input ends. */
export async function runReading(
  ports: ReadingPorts,
  { seed, kind, count }: ReadingOptions,
): Promise<void> {
  const questions = drawQuestions(seed, kind).slice(0, count);
  ports.say(`${INTRODUCTION}\nSeed ${seed} (repeat this order with --seed ${seed}).`);
  await askQuestions(ports, questions, await readSubroutines());
}

/** @param subroutines those of the program, in which the answers are found */
export async function askQuestions(
  ports: ReadingPorts,
  questions: readonly DrawnQuestion[],
  subroutines: readonly Subroutine[],
): Promise<void> {
  const results: Result[] = [];
  for (const [index, { kind, question }] of questions.entries()) {
    const { lines = [] } = question;
    const text = [askedText(question), ...lines.map((line) => `  ${line}`)];
    ports.say(`\nQuestion ${index + 1} of ${questions.length}\n${text.join("\n")}`);
    const earned = await askOne(ports, question, subroutines);
    if (earned === undefined) break;
    results.push({ kind, earned, marks: marksOf(question) });
  }
  ports.say(scoreText(results));
}

/** Asks a question and shows what is right. The marks earned; undefined if the quiz is over. */
async function askOne(ports: ReadingPorts, question: Question, subroutines: readonly Subroutine[]) {
  const suits = (line: string) => isLong(question) || line.trim() !== "";
  const first = await askUntil(ports, PROMPT, suits);
  if (first === undefined) return undefined;
  const again = !isLong(question) && !isRight(question, first) && isMisspelt(question, first);
  if (again) ports.say("One letter seems to be wrong; type the answer again.");
  const typed = again ? await askUntil(ports, PROMPT, suits) : first;
  if (typed === undefined) return undefined;
  const shown = isCommand(typed, ["show"]);
  const right = !isLong(question) && !shown && isRight(question, typed);
  const verdict = isLong(question) || shown ? [] : [right ? "Correct." : "Not correct."];
  const places = subroutines.flatMap(({ name, file, line }) =>
    question.needs.includes(name) ? `${name} (${file}, line ${line})` : [],
  );
  const see = places.length > 0 ? [`See ${places.join(", ")}.`] : [];
  const explained = right && !isLong(question) ? [question.because] : answerTexts(question);
  ports.say([...verdict, ...explained, ...see].join("\n"));
  return isLong(question) && !shown ? askForMarks(ports, question.marks) : Number(right);
}

async function askForMarks(ports: ReadingPorts, most: number): Promise<number | undefined> {
  const prompt = `How many marks does your answer earn, 0 to ${most}? `;
  const suits = (line: string) => /^\d$/.test(line.trim()) && Number(line) <= most;
  const typed = await askUntil(ports, prompt, suits);
  return typed === undefined ? undefined : Number(typed);
}

/** Asks until a line suits. Returns undefined if the quiz is over. */
async function askUntil(
  { ask, say }: ReadingPorts,
  prompt: string,
  suits: (line: string) => boolean,
): Promise<string | undefined> {
  for (;;) {
    const typed = await ask(prompt);
    if (typed === undefined || isCommand(typed, LEAVING)) return undefined;
    if (isCommand(typed, HELP)) say(HOW_TO_ANSWER);
    else if (suits(typed)) return typed;
  }
}

const isCommand = (typed: string, commands: readonly string[]) =>
  commands.includes(typed.trim().toLowerCase());

function scoreText(results: readonly Result[]): string {
  if (results.length === 0) return "\nNo questions answered.";
  const sum = (counted: (result: Result) => number) =>
    results.reduce((total, result) => total + counted(result), 0);
  const score = `\n${sum(({ earned }) => earned)} of ${marksInWords(sum(({ marks }) => marks))}`;
  const again = new Set(results.flatMap(({ kind, earned, marks }) => (earned < marks ? kind : [])));
  return again.size > 0 ? `${score}\nWorth looking at again: ${[...again].join(", ")}` : score;
}
