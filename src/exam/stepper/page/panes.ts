import { inWords } from "../../../base/text.ts";
import type { SquareIndexes } from "../../../drawing/board.ts";
import { boardInWords } from "../../../drawing/board-in-words.ts";
import { joined, type Line, lineOf, type Span, textOf } from "../../../drawing/line.ts";
import type { Panes } from "../../../drawing/shown.ts";
import { isSameName } from "../../canonical-form.ts";
import { paperBoard } from "../../paper.ts";
import { changesOf, type ProgramPosition, valueAfter } from "../navigate.ts";
import { changeInWords, sentenceOf, sourceText } from "../sentences.ts";
import { elementAt, type Shot, shown } from "../twin/recorder/values.ts";
import type { Step } from "../twin/step.ts";
import { callsAt, changesIn, FEW, letterSpan, lettersAfter } from "./call-tables.ts";
import { sourceAt } from "./source.ts";

/** The latest lines that the program has printed. */
const PRINTED = 8;
const BOARD_LINE = /^[\s+=-]*$|\||__|^[\s\d]+$/;

/**
 * The page of a position: the source with the line that comes next, what is known there, and a text.
 * @param from the first of the steps that have just been made
 */
export function panesAt(
  position: ProgramPosition,
  caption: readonly Line[],
  from = position.at,
): Panes {
  const { steps, at, board } = position;
  const part = boardOfStep(position, from);
  const said = caption.map(textOf).join("\n");
  return {
    kind: "panes",
    caption,
    inPlace: true,
    inWords: [
      ...(from < at ? onTheWay(position, from, said) : []),
      ...(board && part ? boardInWords(part.board) : []),
      ...nextInWords(position),
    ],
    source: sourceAt(position),
    calls: callsAt(position),
    board: part,
    printed: linesPrinted(steps.slice(0, at)),
    corner: `step ${numeral(at)}${at - from > 1 ? ` (+${numeral(at - from)})` : ""}`,
  };
}

/** A number as sentences write it: "100,000". */
const numeral = (count: number) => count.toLocaleString("en");

/** What steps have printed, and changed in the call at work or in view, unless that has been said. */
function onTheWay(position: ProgramPosition, from: number, said: string) {
  const { steps, at, looks } = position;
  const isNews = (text: string) => !said.includes(text);
  const prints = steps.slice(from, at).filter(({ action }) => action.kind === "print");
  const printed = linesPrinted(prints).map((line) => `“${textOf(line)}”`);
  const kept = looks.flatMap((name) => {
    const [old, now] = [from, at].map((then) => lookAfter(steps[then - 1], name));
    return old === now ? [] : `${name} ${now}`;
  });
  const news = inWords(printed.filter(isNews));
  const changes = inWords(changedInCall(steps, from, at).filter(isNews));
  const values = inWords(kept.filter(isNews));
  return [
    ...(at - from > 1 ? [`${numeral(at - from)} steps.`] : []),
    ...(news ? [`On the way it prints ${news}.`] : []),
    ...(changes ? [`On the way ${changes}.`] : []),
    ...(values ? [`Now ${values}.`] : []),
  ];
}

/** What has changed in the call at work, after the sentence of a call that has begun meanwhile. */
function changedInCall(steps: readonly Step[], from: number, at: number): readonly string[] {
  const stack = steps[at - 1]?.stack ?? [];
  const begun = beginningOf(steps.slice(from, at));
  const { variables: old } = (begun ?? steps[from - 1])?.stack[stack.length - 1] ?? {};
  const changes = Object.entries(stack.at(-1)?.variables ?? {}).flatMap(([name, now]) => {
    const all = changesIn({ name, path: [], old: old?.[name], now });
    return all.length > FEW ? `${name} changes in ${all.length} places` : all.map(changeInWords);
  });
  return [...(begun ? [sentenceOf(begun).replace(/\.$/, "")] : []), ...changes];
}

/** The step by which the call at work after these steps has begun; undefined if it had begun before. */
export const beginningOf = (steps: readonly Step[]): Step | undefined =>
  steps.findLast(
    ({ action, stack }) => action.kind === "call" && stack.length === steps.at(-1)?.stack.length,
  );

/** The line that comes next, where the source is not shown, with those in which it continues. */
function nextInWords({ program, steps, at }: ProgramPosition): readonly string[] {
  const { file, line, action } = steps[at]!;
  if (action.kind === "end") return [];
  const lines = (program.files.get(file) ?? "").split("\n").slice(line - 1);
  const last = lines.findIndex((text) => !/(\(|,|\|\||&&|=|\\|\band|\bor)$/.test(text));
  const source = sourceText(lines.slice(0, last + 1).join("\n"));
  return [`Next, line ${line}: ${source.trim()}`];
}

/** The value of a variable or of an element that is kept in view. */
export function lookAfter(step: Step | undefined, typed: string): string {
  const value = valueAfter(step, typed);
  return value === undefined ? "has no value here" : `is ${shown(value)}`;
}

function printedIn({ action }: Step): readonly Span[] {
  if (action.kind === "print") return [{ text: action.text }];
  if (action.kind !== "ask") return [];
  return [
    { text: action.question },
    { text: action.answer ?? "", role: "command" },
    { text: "\n" },
  ];
}

/** So many steps that print hold the latest lines, boards among them. */
const LATEST = 10_000;

/** The latest lines that steps have printed, without those of boards. */
function linesPrinted(steps: readonly Step[]): readonly Line[] {
  const lines: Span[][] = [[]];
  const printing = steps.filter(({ action: { kind } }) => kind === "print" || kind === "ask");
  for (const { text, role } of printing.slice(-LATEST).flatMap(printedIn))
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)!.push({ text: part, role });
    }
  return lines
    .map((spans) => lineOf(joined(spans)))
    .filter((line) => !BOARD_LINE.test(textOf(line)))
    .slice(-PRINTED);
}

const RANKS = 8;

/** Whether a value is an array of ranks with two letters or spaces for each square, and a rank and a file of no use. */
const isBoard = (value: Shot | undefined) =>
  typeof value === "object" &&
  value.items.length === RANKS + 1 &&
  value.items.every((rank) =>
    /^("([WB ].|[WB])",?){9}$/.test(typeof rank === "object" ? rank.items.join() : ""),
  );

/** The board after a step, whatever it is called; undefined if there is none. */
function boardAfter(step: Step | undefined): Shot | undefined {
  const calls = step?.stack.map(({ variables }) => variables).toReversed() ?? [];
  const values = [...calls, step?.globals ?? {}].flatMap((one) => Object.values(one));
  return [valueAfter(step, "board"), ...values].find(isBoard);
}

/**
 * The board, if there is one; the squares that a step has just changed or looks at are marked.
 * @param from the first of the steps that have just been made
 */
export function boardOfStep(position: ProgramPosition, from = position.at): Panes["board"] {
  const { steps, at, board: isWhole } = position;
  const last = steps[at - 1];
  const board = boardAfter(last);
  if (board === undefined) return undefined;
  // A piece is put together from two letters.
  const pieceOn = (rank: number, file: number) =>
    /^"(.{1,2})"$/.exec(`${elementAt(board, [rank, file])}`)?.[1] ?? "";
  const lastMove = squaresChanged(last);
  const reader = [last, steps[at]].find((step) => squaresRead(step).length > 0);
  const targets = lastMove.length > 0 ? [] : squaresRead(reader);
  const concerned =
    [
      [...lastMove, ...targets, ...squaresOfMove(last)],
      steps.slice(from, at).flatMap(squaresChanged),
    ].find((squares) => squares.length > 0) ?? squaresNear(position);
  const letter = lettersAfter(last).get(board);
  const legend = (line: number | undefined, verb: string, mark: Span) =>
    lineOf([{ text: `line ${line} `, role: "quiet" }, { text: `${verb} `, role: "quiet" }, mark]);
  const changed: Span = { text: "( )", role: "lastMoveMark on lastMoveOnDark" };
  const read: Span = { text: "[ ]", role: "targetMark on target" };
  return {
    letter: letter === undefined ? undefined : letterSpan(letter),
    legend:
      (lastMove.length > 0 && legend(last?.line, "changed", changed)) ||
      (targets.length > 0 && legend(reader?.line, "reads", read)) ||
      "",
    board: { ...paperBoard(pieceOn), marks: { lastMove, targets } },
    rows: Array.from({ length: RANKS }, (_, row) => row).filter(
      (row) => isWhole || concerned.some((square) => Math.floor(square / RANKS) === row),
    ),
  };
}

/** The start and the finish square that the call at work knows. */
function squaresOfMove(step: Step | undefined): SquareIndexes {
  const variables = Object.entries(step?.stack.at(-1)?.variables ?? {});
  const named = (typed: string) => variables.find(([name]) => isSameName(name, typed))?.[1];
  return ["start", "finish"].flatMap((end) => {
    const [, file, rank] = /^(\d)(\d)$/.exec(`${named(`${end}Square`)}`) ?? [];
    return [...squareOf([rank, file]), ...squareOf([named(`${end}Rank`), named(`${end}File`)])];
  });
}

/** The squares that are changed or read next, or have been last. */
function squaresNear({ steps, at }: ProgramPosition): SquareIndexes {
  const squares = (step: Step) => [...squaresChanged(step), ...squaresRead(step)];
  const isOfBoard = (step: Step) => squares(step).length > 0;
  const near = steps.slice(at).find(isOfBoard) ?? steps.slice(0, at).findLast(isOfBoard);
  return near ? squares(near) : [];
}

/** The square of a rank and a file, from 1; none for what is not on the board. */
function squareOf([rank, file]: readonly unknown[]): SquareIndexes {
  const isOn = [rank, file].every((place) => Number(place) >= 1 && Number(place) <= RANKS);
  return isOn ? [RANKS * (Number(rank) - 1) + Number(file) - 1] : [];
}

/** Whether the board has a name after a step. */
export const isNamed = (step: Step | undefined, name = "") =>
  isBoard(valueAfter(step, name)) && valueAfter(step, name) === boardAfter(step);

const squaresChanged = (step: Step | undefined): SquareIndexes =>
  changesOf(step)
    .filter(({ name }) => isNamed(step, name))
    .flatMap((change) => (change.path.length > 0 ? [change] : changesIn(change)))
    .flatMap(({ path }) => squareOf(path));

/** The squares that a step has looked at while it worked out an expression. */
function squaresRead(step: Step | undefined): SquareIndexes {
  const { text = "", parts = [] } = (step && "worked" in step.action && step.action.worked) || {};
  return parts
    .filter(
      ({ kind, start }) => kind === "element" && isNamed(step, /^\w*/.exec(text.slice(start))?.[0]),
    )
    .flatMap(({ start, end }) => {
      const inside = parts.filter((part) => part.start > start && part.end <= end);
      return squareOf(inside.filter(({ kind }) => kind === "value").map(({ value }) => value));
    });
}
