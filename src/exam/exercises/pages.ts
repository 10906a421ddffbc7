/** Pages of a window with colours: the list of the exercises, and how many checks passed. */
import type { DrawnBoard } from "../../drawing/board.ts";
import {
  besides,
  type Line,
  lineOf,
  type Span,
  spansOf,
  textOf,
  withTexts,
} from "../../drawing/line.ts";
import type { Blocks } from "../../drawing/look.ts";
import { TWO_COLUMNS } from "../../drawing/shown.ts";
import { smallBoard } from "../../drawing/text/coloured-board.ts";
import { cutLine, glyphsOf, titleLine } from "../../drawing/text/panel.ts";
import { barLine, largeDigits } from "../../drawing/text/score.ts";
import { EXERCISE_GROUPS, EXERCISES } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";
import type { CheckState } from "./work/progress.ts";

export type ExercisePages = ReturnType<typeof pagesFor>;

/** Draws for a window of so many columns. */
export const pagesFor = (width: number, blocks: Blocks | undefined) => {
  const form = { width: Math.min(width, MOST_COLUMNS), blocks };
  return {
    board: (board: DrawnBoard) => smallBoard(board, blocks),
    list: (states?: States) => listLines(states, form),
    progress: (states: States) => progressLine(states, form),
    score: (counts: readonly [number, number], beside: readonly Line[]) =>
      scoreLines(counts, beside, form),
  };
};

interface PageForm {
  readonly width: number;
  readonly blocks: Blocks | undefined;
}

/** The states of a student's exercises, by number. */
type States = ReadonlyMap<number, CheckState>;

/** The most columns of a page, and the gap between two. */
const MOST_COLUMNS = 120;
const GAP = 4;

/** The list as a page: groups with how much of them has been passed, in two columns if there is room. */
function listLines(states: States | undefined, { width, blocks }: PageForm): readonly Line[] {
  const isWide = width >= TWO_COLUMNS;
  const column = isWide ? (width - GAP) >> 1 : width;
  const glyphs = glyphsOf(blocks);
  const heading = (name: string, group: readonly Exercise[], more = "") => {
    const passed = group.filter(({ number }) => states?.get(number) === "passed").length;
    const share = states && more === "" ? `${passed} of ${group.length}` : "";
    return withTexts(titleLine(name + more, column, share), glyphs);
  };
  const rows: readonly ListRow[] = EXERCISE_GROUPS.flatMap(({ name, exercises }, at) => [
    ...(at > 0 ? [{ line: "" }] : []),
    { line: heading(name, exercises) },
    ...exercises.map((exercise) => ({
      line: cutLine(exerciseLine(exercise, states), column),
      continued: () => heading(name, exercises, ", continued"),
    })),
  ]);
  const all = rows.map(({ line }) => line);
  // Without a student the line below the list explains them.
  const legend = states ? [lineOf([{ text: STARS, role: "quiet" }])] : [];
  if (!isWide) return [...all, ...legend];
  let half = Math.ceil(rows.length / 2);
  while (!rows[half - 1]?.continued) half -= 1;
  const next = rows[half]!;
  const right = next.continued ? [next.continued(), ...all.slice(half)] : all.slice(half + 1);
  return [...besides([all.slice(0, half), right], column + GAP), ...legend];
}

const STARS = "* easy  ** medium  *** hard";

interface ListRow {
  readonly line: Line;
  /** The heading above it at the top of a column; undefined for what is no exercise. */
  readonly continued?: () => Line;
}

/** How states are listed: what has not been begun is an empty place. */
const STATES: Readonly<Record<CheckState, Span>> = {
  passed: { text: "passed", role: "good" },
  failed: { text: "failed", role: "badLabel" },
  misplaced: { text: "misplaced", role: "badLabel" },
  unchanged: { text: "begun", role: "now" },
  "not begun": { text: "" },
};

const STATE_WIDTH = 6;

function exerciseLine({ number, stars, title }: Exercise, states: States | undefined): Line {
  const state = states?.get(number) ?? "not begun";
  const { text, role } = STATES[state];
  const isBegun = ["failed", "misplaced", "unchanged"].includes(state);
  return lineOf([
    { text: `${String(number).padStart(2)} ${"*".repeat(stars).padEnd(3)} `, role: "quiet" },
    ...(states
      ? [{ text, role }, { text: " ".repeat(Math.max(0, STATE_WIDTH - text.length) + 1) }]
      : []),
    { text: title, role: isBegun ? "heading" : undefined },
  ]);
}

/** A bar of what has been passed and begun, and how much that is in words. */
function progressLine(states: States, { width, blocks }: PageForm): Line {
  const count = (...wanted: readonly CheckState[]) =>
    [...states.values()].filter((state) => wanted.includes(state)).length;
  const [passed, begun] = [count("passed"), count("failed", "unchanged", "misplaced")];
  const all = EXERCISES.length;
  const words: readonly Span[] = [
    { text: `  ${passed} of ${all} exercises passed`, role: passed > 0 ? "good" : "quiet" },
    ...(begun > 0 ? ([{ text: ", " }, { text: `${begun} begun`, role: "now" }] as const) : []),
  ];
  const bar = barLine(
    [
      { length: passed, role: "goodLabel" },
      { length: begun, role: "nowLabel" },
    ],
    { columns: width - textOf(lineOf(words)).length, units: all },
    blocks,
  );
  return lineOf([...spansOf(bar), ...words]);
}

/** How many of all passed, to be read from afar, with what that is in words and what is next. */
function scoreLines(
  [passed, all]: readonly [number, number],
  beside: readonly Line[],
  { width, blocks }: PageForm,
): readonly Line[] {
  const digits = largeDigits(`${passed}/${all}`, blocks);
  const columns = width - digits[0]!.length - 2 * MARGIN - GAP;
  const bar = barLine([{ length: passed, role: "goodLabel" }], { columns, units: all }, blocks);
  const role = passed === all ? "good" : "nowFrame";
  const drawn = digits.map((text) => lineOf([{ text: " ".repeat(MARGIN) }, { text, role }]));
  const fits = (line: Line) => textOf(line).length <= columns;
  // What is too long, such as a path, would part the digits.
  const below = beside.filter((line) => !fits(line));
  return [...besides([drawn, [bar, ...beside.filter(fits)]], width - columns - MARGIN), ...below];
}

const MARGIN = 2;
