/** Judges of the boards that a program shows. Pieces are written with their squares: "WS13 BE23". */
import { inWords } from "../../core/text.ts";
import type { ShownBoard } from "../checker/read-dialogue.ts";
import { differingSquares } from "../draw-boards.ts";
import type { DialogueCheck } from "../exercise.ts";
import {
  afterEach,
  all,
  eachAnswer,
  excerpt,
  type Found,
  type Judge,
  onAnswer,
} from "./dialogue.ts";

/** Makes a judge that no board was shown after any of several answers, because nothing was moved. */
export const showsNoBoard = (expected: string) =>
  afterEach((answer) =>
    onAnswer(answer, expected, ({ boards }) =>
      boards.length === 0 ? undefined : "the board was shown",
    ),
  );

/** Judges that the last board after the answer has exactly these pieces. */
export const showsBoard = (answer: number, pieces: string): Judge =>
  onAnswer(answer, "to show the board drawn here", ({ boards, words }) => {
    const board = boards.at(-1);
    if (board) return difference(pieces, board);
    return { appeared: `no board, but: ${excerpt(words)}`, board: { expected: pieces } };
  });

/** What is wrong with a shown board; undefined if it has exactly these pieces. */
export function difference(pieces: string, board: ShownBoard): Found {
  const squares = differingSquares(pieces, board);
  if (squares.length === 0) return undefined;
  const where = squares.length > MOST_SQUARES ? `${squares.length} squares` : inWords(squares);
  return {
    appeared: `a board that differs on ${where} (*)`,
    board: { expected: pieces, shown: board },
  };
}

/** The most squares that a sentence names. */
const MOST_SQUARES = 6;

const UPWARDS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** Makes a check of a program that turns its boards after these answers, and labels them, for Black. */
export function turnsAfter(black: readonly number[], check: DialogueCheck): DialogueCheck {
  const labels = eachAnswer((index, { boards }) => {
    const numbers = black.includes(index) ? UPWARDS.toReversed() : UPWARDS;
    return boards.length > 0 ? hasLabels(index, numbers, numbers) : all();
  });
  const judge: Judge = (held) => {
    const answers = held.answers.map((answer, index) =>
      black.includes(index) ? { ...answer, boards: answer.boards.map(turnBoard) } : answer,
    );
    const failure = check.judge({ ...held, answers });
    if (!failure?.board || !black.includes(failure.answer ?? -1)) return failure;
    return {
      ...failure,
      expected: `${failure.expected}, but with rank 8 at the top and file 8 at the left`,
    };
  };
  return { ...check, judge: all(judge, labels) };
}

const turnBoard = (board: ShownBoard) => board.map((row) => row.toReversed()).toReversed();

/** Judges that the labels of the board after each of the answers are R1 to R8 and F1 to F8. */
export const hasLetters = afterEach((answer) => {
  const withLetter = (letter: string) => UPWARDS.map((number) => letter + number);
  return hasLabels(answer, withLetter("R"), withLetter("F"));
});

/** The labels of the last board in a text, as one text; "" without a board. */
export const labelsIn = (said: string): string =>
  (edgeLabels(said) ?? []).map((labels) => labels.join(" ")).join(" / ");

/** Judges that the last board after the answer has these labels at its edges. */
function hasLabels(answer: number, ranks: readonly string[], files: readonly string[]): Judge {
  const wanted = `ranks ${ranks.join(" ")} from the top and files ${files.join(" ")} from the left`;
  return onAnswer(answer, `to show a board with ${wanted}`, ({ said }) => {
    const found = edgeLabels(said);
    if (!found) return `no board, but: ${excerpt(said)}`;
    if (String(found) === String([ranks, files])) return undefined;
    return `a board with ranks ${found[0].join(" ")} and files ${found[1].join(" ")}`;
  });
}

const DIMENSION = 8;
const LABEL = /\b[A-Z]?\d\b/g;
const FEWEST_LABELS = 4;

/**
 * The labels of the last board in a text, those of the ranks, on either side, from the top, those of
 * the files from the left; "?" for none. A label belongs to the column that it is aligned with.
 */
function edgeLabels(said: string): readonly [ranks: string[], files: string[]] | undefined {
  const lines = said.split("\n");
  const rows = lines.filter((line) => line.split("|").length > DIMENSION).slice(-DIMENSION);
  const row = rows.at(-1);
  if (row === undefined) return undefined;
  const labelled = lines.filter(
    (line) => !line.includes("|") && [...line.matchAll(LABEL)].length >= FEWEST_LABELS,
  );
  // Old labels may stand beside new ones.
  const surplus = labelled.length > lines.filter((line) => line.includes("|")).length / rows.length;
  const labels = [...(surplus ? labelled.join("") : (labelled.at(-1) ?? "")).matchAll(LABEL)];
  const bars = [...row.matchAll(/\|/g)].map(({ index }) => index);
  const files = bars.slice(0, DIMENSION).map((bar, column) => {
    const nextBar = bars[column + 1] ?? row.length;
    const found = labels.filter(
      ({ 0: label, index }) => index < nextBar && index + label.length > bar + 1,
    );
    return found.map(([label]) => label).join(" ") || "?";
  });
  return [rows.map((line) => line.replace(/\|.*\|/, "").trim() || "?"), files];
}
