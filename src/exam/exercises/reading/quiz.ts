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
import { notFound, type OwnProgram, readSubroutines, type Subroutine } from "./source.ts";

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
  /** A class's own version of the program, whose lines are named; undefined for the port. */
  readonly own?: OwnProgram | undefined;
}

/** The marks of a quiz; those that were claimed after a refusal are among those earned. */
export interface Score {
  readonly earned: number;
  readonly marks: number;
  readonly claimed: number;
}

/** The result of a question that was answered or whose answer was shown. */
interface Answered extends Score {
  readonly kind: QuestionKind;
  /** Whether the program refused the answer, which can then be claimed. */
  readonly refused: boolean;
}

const HOW_TO_ANSWER =
  "Type an answer, show to see the answer, or done to finish. If your answer is refused although it means the same as the right one, type claim. Questions worth several marks you mark yourself, using the mark scheme; if your answer is on paper, press Enter to see the scheme.";
const ABOUT = "These questions are about the exam's program and write its names as the exam does";
const IN_PORT =
  ": MakeMove is makeMove here. The subroutines are in rules.ts and program.ts (exercise start FOLDER copies both), which refuse squares off the board and take some answers at which the exam's program stops with an error; the right answer is always that of the exam's program.";
const LEAVING = ["done", "quit", "exit", "q"];
const HELP = ["help", "?"];
const CLAIM = "claim";
const PROMPT = "Answer (or show, done): ";

/** Asks reading questions until all are answered, the student types done or the input ends. */
export async function runReading(ports: ReadingPorts, { seed, kind, count, own }: ReadingOptions) {
  const questions = drawQuestions(seed, kind, own?.file).slice(0, count);
  const subroutines = await readSubroutines(own);
  const needed = questions.flatMap(({ question }) => question.needs);
  const about = own ? `${ABOUT}.` : `${ABOUT}${IN_PORT}`;
  ports.say(`${about}\n${HOW_TO_ANSWER}\nSeed ${seed} (repeat this order with --seed ${seed}).`);
  for (const sentence of notFound(needed, subroutines, own?.file)) ports.say(sentence);
  return askQuestions(ports, questions, subroutines);
}

/** @param subroutines those of the program, in which the answers are found */
export async function askQuestions(
  ports: ReadingPorts,
  questions: readonly DrawnQuestion[],
  subroutines: readonly Subroutine[],
): Promise<Score> {
  const results: Answered[] = [];
  const claim = () => {
    const last = results.at(-1);
    if (!last?.refused) return "Only an answer that has just been refused can be claimed.";
    results.splice(-1, 1, { ...last, earned: last.marks, claimed: last.marks, refused: false });
    const { question } = questions[results.length - 1]!;
    return [`Question ${results.length} claimed.`, ...answerTexts(question)].join("\n");
  };
  const ask = async (prompt: string): Promise<string | undefined> => {
    const typed = await ports.ask(prompt);
    if (!isCommand(typed, [CLAIM])) return typed;
    ports.say(claim());
    return results.length < questions.length ? ask(prompt) : undefined;
  };
  for (const [index, { kind, question }] of questions.entries()) {
    const { lines = [] } = question;
    const text = [askedText(question), ...lines.map((line) => `  ${line}`)];
    ports.say(`\nQuestion ${index + 1} of ${questions.length}\n${text.join("\n")}`);
    const answered = await askOne({ ...ports, ask }, question, subroutines);
    if (answered === undefined) break;
    results.push({ kind, ...answered, marks: marksOf(question), claimed: 0 });
  }
  if (results.length === questions.length && results.at(-1)?.refused)
    await ask("Type claim, or Enter to finish: ");
  ports.say(scoreText(results));
  return scoreOf(results);
}

/** Asks for an answer, and once more for a misspelt one; undefined if the quiz is over. */
async function askForAnswer(ports: ReadingPorts, question: Question): Promise<string | undefined> {
  if (isLong(question)) return askUntil(ports, PROMPT, () => true);
  const suits = (line: string) => line.trim() !== "";
  const typed = await askUntil(ports, PROMPT, suits);
  if (typed === undefined || isRight(question, typed) || !isMisspelt(question, typed)) return typed;
  ports.say("Check the spelling and type the answer again.");
  return askUntil(ports, PROMPT, suits);
}

/** A subroutine's name as its program writes it. */
const declaredName = ({ name, lines }: Subroutine): string =>
  new RegExp(`\\b${name}\\b`, "i").exec(lines[0] ?? name)?.[0] ?? "the main program";

/**
 * Asks a question and shows what is right. Returns the marks earned, and whether the program refused the
 * answer; undefined if the quiz is over.
 */
async function askOne(ports: ReadingPorts, question: Question, subroutines: readonly Subroutine[]) {
  const typed = await askForAnswer(ports, question);
  if (typed === undefined) return undefined;
  const shown = isCommand(typed, ["show"]);
  const right = !isLong(question) && !shown && isRight(question, typed);
  const verdict = isLong(question) || shown ? [] : [right ? "Correct." : "Not correct."];
  const places = subroutines.flatMap((one) =>
    question.needs.includes(one.name) ? `${declaredName(one)} (${one.file}, line ${one.line})` : [],
  );
  const see = places.length > 0 ? [`See ${places.join(", ")}.`] : [];
  const explained = right && !isLong(question) ? [question.because] : answerTexts(question);
  ports.say([...verdict, ...explained, ...see].join("\n"));
  if (!isLong(question) || shown) return { earned: Number(right), refused: !shown && !right };
  const earned = await askForMarks(ports, question.marks);
  return earned === undefined ? undefined : { earned, refused: false };
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

const isCommand = (typed: string | undefined, commands: readonly string[]) =>
  commands.includes(typed?.trim().toLowerCase() ?? "");

function scoreOf(results: readonly Answered[]): Score {
  const sum = (part: keyof Score) => results.reduce((total, result) => total + result[part], 0);
  return { earned: sum("earned"), marks: sum("marks"), claimed: sum("claimed") };
}

function scoreText(results: readonly Answered[]): string {
  if (results.length === 0) return "\nNo questions answered.";
  const { earned, marks, claimed } = scoreOf(results);
  const score = `\n${earned} of ${marksInWords(marks)}${claimed > 0 ? `, ${claimed} claimed` : ""}`;
  const again = new Set(
    results.flatMap((result) => (result.earned < result.marks ? result.kind : [])),
  );
  return again.size > 0 ? `${score}\nWorth looking at again: ${[...again].join(", ")}` : score;
}
