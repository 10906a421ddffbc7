import { excerpt, type Judge, onAnswer, piecesOn, showsBoard } from "./judges.ts";

const UPWARDS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The labels at the edges of a board, in reading order. */
interface EdgeLabels {
  /** The labels to the left of the rows, from the top. */
  readonly ranks: readonly string[];
  /** The labels above or below the columns, from the left; "" for a column without a label. */
  readonly files: readonly string[];
}

const LABEL = /\b[A-Z]?\d\b/g;
const FEWEST_LABELS = 4;

/**
 * Returns the labels of the last board in a text; undefined if it has none. A label belongs to the
 * column that it is aligned with.
 * @param dimension of the board
 */
function edgeLabels(said: string, dimension = 8): EdgeLabels | undefined {
  const lines = said.split("\n");
  const rows = lines.filter((line) => line.split("|").length > dimension).slice(-dimension);
  const row = rows.at(-1);
  if (row === undefined) return undefined;
  const labelled = lines.findLast(
    (line) => !line.includes("|") && [...line.matchAll(LABEL)].length >= FEWEST_LABELS,
  );
  const labels = [...(labelled ?? "").matchAll(LABEL)];
  const bars = [...row.matchAll(/\|/g)].map(({ index }) => index);
  const files = bars.slice(0, dimension).map((bar, column) => {
    const nextBar = bars[column + 1] ?? row.length;
    const found = labels.filter(
      ({ 0: label, index }) => index < nextBar && index + label.length > bar + 1,
    );
    return found.map(([label]) => label).join(" ");
  });
  return { ranks: rows.map((line) => line.slice(0, line.indexOf("|")).trim()), files };
}

/** Judges that the last board after an answer has these labels at its edges. */
function labelled(answer: number, ranks: readonly string[], files: readonly string[]): Judge {
  const wanted = `ranks ${ranks.join(" ")} from the top and files ${files.join(" ")} from the left`;
  return onAnswer(answer, `to show a board with ${wanted}`, ({ said }) => {
    const labels = edgeLabels(said);
    if (!labels) return `no board, but: ${excerpt(said)}`;
    const found = [labels.ranks, labels.files].map((list) => list.map((label) => label || "?"));
    if (String(found) === String([ranks, files])) return undefined;
    return `a board with ranks ${found[0]?.join(" ")} and files ${found[1]?.join(" ")}`;
  });
}

/** Judges that the labels of the board after an answer are R1 to R8 and F1 to F8. */
export const lettered = (answer: number) =>
  labelled(
    answer,
    UPWARDS.map((number) => `R${number}`),
    UPWARDS.map((number) => `F${number}`),
  );

/**
 * Judges that the program names exactly these squares after an answer, in any order. The start
 * square may be named too; it is the last answer that was not a question mark.
 */
export function lists(answer: number, squares: string): Judge {
  const wanted = squares.split(" ").sort().join(" ");
  return onAnswer(answer, `to list ${wanted || "no square"}`, ({ words }, { answers }) => {
    const start = answers.slice(0, answer + 1).findLast(({ typed }) => typed !== "?")?.typed;
    const named = words.match(/(?<!\d)[1-8][1-8](?!\d)/g) ?? [];
    const found = [...new Set(named)].filter((square) => square !== start).sort();
    return found.join(" ") === wanted ? undefined : excerpt(words);
  });
}

/** Judges that the program shows exactly these pairs of letters after an answer, in any order. */
export function listsCaptured(answer: number, pieces: string): Judge {
  const wanted = pieces.split(" ").sort().join(" ");
  return onAnswer(answer, `to list ${wanted || "no piece"} as captured`, ({ words }) => {
    const found = words.match(/\b[WB][SMNEGR]\b/g) ?? [];
    return found.sort().join(" ") === wanted ? undefined : excerpt(words);
  });
}

/** Judges that the last board after an answer is seen from White's side, with its labels. */
export function seenByWhite(answer: number, pieces: string): readonly Judge[] {
  return [showsBoard(answer, pieces), labelled(answer, UPWARDS, UPWARDS)];
}

/** Judges that the last board after an answer is seen from Black's side, with its labels. */
export function seenByBlack(answer: number, pieces: string): readonly Judge[] {
  const downwards = [...UPWARDS].reverse();
  const wanted = pieces.split(" ").sort().join(" ");
  const turned = onAnswer(
    answer,
    `to show, with rank 8 at the top and file 8 at the left, a board with ${wanted}`,
    ({ boards, words }) => {
      const board = boards.at(-1);
      if (!board) return `no board, but: ${excerpt(words)}`;
      const turnedBack = board.map((row) => [...row].reverse()).reverse();
      const shown = piecesOn(turnedBack).sort().join(" ");
      return shown === wanted ? undefined : `a board that reads ${shown} when seen from there`;
    },
  );
  return [turned, labelled(answer, downwards, downwards)];
}
