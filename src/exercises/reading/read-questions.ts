import type { Question } from "./question.ts";

/**
 * Reads questions, with an empty line between them. One that the program marks is written
 *
 *     state-a-parameter (getMove)
 *     State the name of a parameter of GetMove.
 *     = StartSquare, FinishSquare: They are the two grid references.
 *
 * with its id, the subroutines to read, the text, the right answers and an explanation. One that the student marks has its marks and a mark scheme instead:
 *
 *     why-split (getMove, main) 2 marks
 *     Explain why the main program splits the squares.
 *     - The first point
 *     - The second point
 *
 * Lines below the text whose spaces matter begin with two spaces.
 */
export const readQuestions = (source: string): readonly Question[] =>
  source.trim().split("\n\n").map(readQuestion);

function readQuestion(paragraph: string): Question {
  const [head = "", text = "", ...rest] = paragraph.split("\n");
  const [, id, needs, marks] = /^([\w-]+) \(([\w, ]*)\)(?: ([234]) marks)?$/.exec(head) ?? [];
  if (id === undefined) throw new Error(`“${head}” does not begin a question.`);
  const after = (mark: string) =>
    rest.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const lines = after("  ");
  const asked = { id, text, needs: itemsOf(needs), ...(lines.length > 0 && { lines }) };
  if (marks) return { ...asked, marks: Number(marks) as 2 | 3 | 4, scheme: after("- ") };
  const [, right = "", because = ""] = /^(.*?): (.*)/.exec(after("= ").join()) ?? [];
  return { ...asked, answers: itemsOf(right), because };
}

const itemsOf = (list = "") => (list === "" ? [] : list.split(", "));
