import { barsFor } from "./draw-bars.ts";

/** The squares of a board that a program has shown, row by row from the top, as two characters. */
export type ShownBoard = readonly (readonly string[])[];

/** An answer typed into a program, and the response to it. */
export interface Exchange {
  readonly typed: string;
  /** The question before the answer, without surrounding spaces; with all its lines if they are known. */
  readonly question: string;
  /** What the program printed after the answer and before its next question. */
  readonly said: string;
  /** `said` without boards and empty lines; its last lines may belong to the next question. */
  readonly words: string;
  readonly boards: readonly ShownBoard[];
}

/** A conversation with a program. */
export interface Dialogue {
  /** What the program printed before its first question, without that question. */
  readonly opening: string;
  /** The answers that the program read, in order; fewer than typed if it ended early. */
  readonly answers: readonly Exchange[];
  /** The question that was still open at the end of the input; "" if the program had ended. */
  readonly openQuestion: string;
  /** Files in the program's folder at the end, by name. Only text files of up to 64 KB. */
  readonly files: ReadonlyMap<string, string>;
}

/** A row of a board: a label, then at least four squares between bars; the last bar may be missing. */
const BOARD_ROW = /^[^|]*\|(?:[^|\n]{1,6}\|){4,}[^|\n]{0,6}$/;
/** A rule of a board: no letters or digits, whatever draws it, but no row of empty or marked squares. */
const RULE =
  /^(?!\s*(?:\|\s*(?:([.:#])\1)?\s*){5,}\|?\s*$)(?=[^\p{L}\p{N}]{8,}$)(?:\s*[^\s?>]){4,}\s*$/u;
/** The labels of files, which may stand between bars. */
const FILE_LABELS = /^[\s|]*(?:(?:[A-Z]?\d[\s|]+){4,}[A-Z]?\d|(?:[A-H][\s|]+){7}[A-H])[\s|]*$/i;
const FILES = 8;

/** Whether it is a line of a board without squares. */
const isEdge = (line: string) => RULE.test(line) || FILE_LABELS.test(line);

export const isBoardLine = (line: string) => isRow(line) || isEdge(line);

export const isRow = (line: string) => BOARD_ROW.test(line) && !isEdge(line);

/** The number of a rank beside its squares. */
const RANK = /^[^|\d]*\d[^|]*\||\|[^|]*\d[^|]*$/;

/** Leaves out the empty rows between ranks: those without a number, if others have one. */
export function withoutFillers(lines: readonly string[]): readonly string[] {
  const areNumbered = lines.some((line) => isRow(line) && RANK.test(line));
  return areNumbered ? lines.filter((line) => !isRow(line) || /[\p{L}\p{N}]/u.test(line)) : lines;
}

/** Divides an output into what was said after each answer, which input.ts shows at the end of its question's line. */
export function readDialogue(
  output: string,
  typed: readonly string[],
  files: ReadonlyMap<string, string> = new Map(),
): Dialogue {
  const lines = barsFor(output)(output).split("\n");
  const last = lastLine(lines);
  const found: { typed: string; question: string; line: number }[] = [];
  let from = 0;
  for (const answer of typed) {
    const line = echoLine(lines, from, answer.trim());
    if (line < 0) break;
    const shown = lines[line] ?? "";
    const question = shown.slice(0, shown.length - answer.trim().length).trim();
    found.push({ typed: answer, question, line });
    from = line + 1;
  }
  const answers = found.map(({ typed: text, question, line }, index): Exchange => {
    const said = lines.slice(line + 1, found[index + 1]?.line ?? last);
    return { typed: text, question, ...splitOutput(said) };
  });
  const opening = lines.slice(0, found[0]?.line ?? last).join("\n");
  const openQuestion = last >= from ? (lines[last] ?? "").trim() : "";
  return { opening, answers, openQuestion, files };
}

const QUESTION_END = /[?:>]\s*$/;

/**
 * The first line that shows an answer after a question; -1 if there is none. A line that
 * ends like a message ("Please answer Y or N") is taken only if no line ends like a question with
 * its answer.
 */
function echoLine(lines: readonly string[], from: number, answer: string): number {
  const shows = (text: string, index: number) => index >= from && endsWithAnswer(text, answer);
  const asked = lines.findIndex(
    (text, index) =>
      shows(text, index) && QUESTION_END.test(text.slice(0, text.length - answer.length)),
  );
  return asked >= 0 ? asked : lines.findIndex(shows);
}

function endsWithAnswer(line: string, answer: string): boolean {
  if (isBoardLine(line)) return false;
  if (answer === "") return /\S\s+$/.test(line);
  return (
    line === answer ||
    (line.endsWith(answer) && /[^\p{L}\p{N}]/u.test(line.at(-1 - answer.length) ?? ""))
  );
}

/** The index of an unanswered question: the last line, if it ends with a space; else the number of lines. */
function lastLine(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return last >= 0 && /\s$/.test(lines[last] ?? "") ? last : lines.length;
}

/** Splits what a program printed between two questions into words and boards. */
export function splitOutput(lines: readonly string[]): Pick<Exchange, "said" | "words" | "boards"> {
  const boards: string[][][] = [];
  const words: string[] = [];
  let inBoard = false;
  for (const line of withoutFillers(lines)) {
    if (isRow(line)) {
      const squares = squaresOf(line);
      // A board has as many ranks as files; another may follow at once.
      if (!inBoard || boards.at(-1)?.length === squares.length) boards.push([]);
      inBoard = true;
      boards.at(-1)?.push(squares);
    } else if (line.trim() !== "" && !isEdge(line)) {
      inBoard = false;
      words.push(line.trim());
    }
  }
  return { said: lines.join("\n"), words: words.join("\n"), boards };
}

/** The squares between the bars of a row, as two characters. */
function squaresOf(row: string): string[] {
  const parts = row.split("|").slice(1);
  const isComplete = parts.length === FILES || /^\s*[WB][A-Z]\s*$/.test(parts.at(-1) ?? "");
  return (!isComplete ? parts.slice(0, -1) : parts).map((square) => square.trim().padEnd(2));
}
