import { barsFor } from "./draw-bars.ts";
import type { Ask, MarkedRun } from "./find-questions.ts";
import type { QuestionTexts } from "./question-texts.ts";
import { type Dialogue, isBoardLine, readDialogue, splitOutput } from "./read-dialogue.ts";
import type { RecognisedRun } from "./recognise-questions.ts";
import type { Run } from "./run-program.ts";

export interface HeldDialogue extends Pick<RecognisedRun, "run" | "isCertain"> {
  readonly dialogue: Dialogue;
}

/**
 * Types answers into a program; undefined if they cannot be found in its output.
 * @param texts its known questions; undefined if it shows every answer after its question, as the skeleton does
 */
export async function holdDialogue(
  ask: Ask,
  typed: readonly string[],
  texts: QuestionTexts | undefined,
): Promise<HeldDialogue | undefined> {
  if (texts) {
    const { recogniseQuestions } = await import("./recognise-questions.ts");
    const found = await recogniseQuestions(ask, typed, texts);
    return found && { ...withoutEcho(found, typed), isCertain: found.isCertain };
  }
  const run = await ask(typed);
  const dialogue = readDialogue(run.output, typed, run.files);
  return { dialogue, run, isCertain: async () => true };
}

/** How a program ends is its own affair if it is because its input did. */
export function withoutEcho({ run, questions, open }: MarkedRun, typed: readonly string[]) {
  const { output, files } = run;
  const ends = open === undefined ? questions : [...questions, open];
  const parts = ends.map((end, index) => output.slice(ends[index - 1] ?? 0, end));
  const last = output.slice(questions.at(-1) ?? 0);
  // A board may follow a question on its line.
  const drawBars = barsFor([...parts, last].join("\n"));
  const asked = parts.map((part) => splitQuestion(drawBars(part)));
  const rest = drawBars(last).split("\n");
  const answers = questions.map((_, index) => {
    const said = asked[index + 1]?.said ?? rest;
    return { typed: typed[index]!, question: asked[index]!.question, ...splitOutput(said) };
  });
  const dialogue = {
    opening: (asked[0]?.said ?? rest).join("\n"),
    answers,
    // There may be only a board before it, or nothing.
    openQuestion: open === undefined ? "" : asked.at(-1)!.question || "(no question)",
    files,
  };
  const ended: Run = open === undefined ? run : { ...run, end: "exit", errors: "" };
  return { dialogue, run: ended };
}

/** Divides the text before an answer: its last line is the question, unless it belongs to a board. */
function splitQuestion(text: string): { readonly said: string[]; readonly question: string } {
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const line = lines[last] ?? "";
  if (last < 0 || isBoardLine(line)) return { said: lines, question: "" };
  return { said: lines.slice(0, last), question: line.trim() };
}
