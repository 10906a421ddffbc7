import { addResult } from "../../../base/named-files.ts";
import { err, ok, type Result } from "../../../base/result.ts";
import { screenFor } from "../../../terminal/open-terminal.ts";
import type { ExamHost } from "../../exam-host.ts";
import type { QuestionKind } from "./question.ts";
import { drawQuestions } from "./questions.ts";
import { type Answered, askQuestions, scoreOf, scoreText } from "./quiz.ts";
import { notFound, ownProgram, type ProgramText, readSubroutines } from "./source.ts";

export interface ReadRequest {
  /** Determines the order of the questions; by chance if it is missing. */
  readonly seed?: number;
  readonly kind?: QuestionKind;
  readonly count?: number;
  /** A file with a class's own version of the program, whose lines are named. */
  readonly from?: string;
  /** Loads what opens such a file and tells which questions can be asked; absent where nothing can be followed. */
  readonly follow?: () => Promise<OpenOwn>;
  /** The pupil's name, and the file to which a line with the marks is added. */
  readonly name?: string;
  readonly result?: string;
}

/** Opens the version of the exam's program in a file; undefined if none is named. */
type OpenOwn = (
  typed: string | undefined,
  host: ExamHost,
) => Promise<Result<ProgramText | undefined>>;

const HOW_TO_ANSWER =
  "Type an answer, show to see the answer, or done to finish. If your answer is refused although it means the same as the right one, type claim. Questions worth several marks you mark yourself, using the mark scheme; if your answer is on paper, press Enter to see the scheme.";
const ABOUT = "These questions are about the exam's program and write its names as the exam does";
const IN_PORT =
  ": MakeMove is makeMove here. The subroutines are in rules.ts and program.ts (exercise start FOLDER copies both), which refuse squares off the board and take some answers at which the exam's program stops with an error; the right answer is always that of the exam's program.";

/** Asks reading questions, and says what they have earned at any end. */
export async function read(request: ReadRequest, host: ExamHost): Promise<Result<true>> {
  const { seed = host.randomSeed(), kind, count, from, name = "", result } = request;
  const open = from === undefined ? undefined : await request.follow?.();
  const own = open ? await open(from, host) : ownProgram(from, host);
  if (!own.ok) return own;
  const drawn = drawQuestions(seed, kind, own.value?.file);
  const asked = (await own.value?.askable?.(drawn)) ?? { questions: drawn, notes: undefined };
  if (asked.questions.length === 0)
    return err(`There is no such question. ${asked.notes?.join(" ") ?? ""}`);
  const questions = asked.questions.slice(0, count);
  const subroutines = await readSubroutines(own.value);
  const needed = questions.flatMap(({ question }) => question.needs);
  const { screen } = await screenFor({}, host);
  const about = own.value?.file.endsWith(".ts") === false ? `${ABOUT}.` : `${ABOUT}${IN_PORT}`;
  screen.show(`${about}\n${HOW_TO_ANSWER}\nSeed ${seed} (repeat this order with --seed ${seed}).`);
  screen.show(...(asked.notes ?? notFound(needed, subroutines, own.value?.file)));
  let results: readonly Answered[] | undefined = [];
  const finish = (say: (text: string) => void): Result<true> => {
    if (!results) return ok(true);
    say(scoreText(results));
    const { earned, marks, claimed } = scoreOf(results);
    results = undefined;
    if (result === undefined || marks === 0) return ok(true);
    return addResult(result, [name, kind ?? "all", seed, earned, marks, claimed], host);
  };
  host.onExit(() => finish((text) => host.write(`${text}\n`)));
  const marked = (latest: readonly Answered[]) => {
    results = latest;
  };
  await askQuestions({ questions, subroutines, marked }, { screen, now: () => performance.now() });
  const added = finish(screen.show);
  // The last words may be held back after a long text.
  await screen.rest(0);
  return added;
}
