/** Commands to programs in comments, such as [%eval 0.35], which people are not shown. */
const COMMAND = /\[%[a-z]+ [^\]]*\]/giu;
const EVALUATION = /\[%eval\s+(#?)([+-]?\d{1,5}(?:\.\d{1,4})?)/u;

/** The comments as people wrote them; those with nothing but commands are left out. */
export const commentsShown = (comments: readonly string[] = []): readonly string[] =>
  comments.map((text) => text.replace(COMMAND, "").trim()).filter((text) => text !== "");

/** An evaluation in a comment, for the first side. */
export interface NotedEvaluation {
  /** Men, or moves to a forced win; negative if the other side is better. */
  readonly value: number;
  readonly wins: boolean;
}

/** Undefined if there is none. */
export function evaluationIn(comments: readonly string[] = []): NotedEvaluation | undefined {
  const found = comments.map((text) => EVALUATION.exec(text)).find((match) => match);
  return found ? { value: Number(found[2]), wins: found[1] === "#" } : undefined;
}
