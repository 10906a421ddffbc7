import { inWords } from "../../base/text.ts";
import { boardInWords } from "../../drawing/board-in-words.ts";
import type { Pane, Panes } from "../../drawing/shown.ts";
import { paperBoard } from "../paper.ts";
import { changesOf, type Position, stackAt, valueAfter } from "./navigate.ts";
import { changeInWords, nameOf, sentenceOf, sourceText } from "./sentences.ts";
import { elementAt, type Shot, shown } from "./twin/recorder/values.ts";
import type { Change, Frame, Step } from "./twin/step.ts";

/** The latest lines that the program has printed. */
const PRINTED = 4;
/** The changed elements of an array that are told one by one. */
const FEW = 4;
const BOARD_LINE = /^\s*$|\||__|^[\s\d]+$/;

/**
 * The page of a position: the source with the line that comes next, what is known there, and a text.
 * @param from the first of the steps that have just been made
 */
export function panesAt(position: Position, caption: readonly string[], from = position.at): Panes {
  const { steps, at, board } = position;
  const changed = changesOf(steps[at - 1]);
  const view = boardAfter(steps[at - 1]);
  const asks = steps[at]?.action.kind === "ask";
  const showsBoard = board || asks || steps.slice(at - 1, at + 1).some(concernsBoard);
  const printed = linesPrinted(steps.slice(0, at));
  const latest = { latest: true, onlyBeside: showsBoard && !asks } as const;
  return {
    kind: "panes",
    caption,
    inPlace: true,
    inWords: [
      ...(from < at ? onTheWay(position, from, caption) : []),
      ...(board && view ? boardInWords(view) : []),
      ...nextInWords(position),
    ],
    left: [sourceAt(position)],
    right: [
      { lines: variableLines(position, changed) },
      { lines: callerLines(position), onlyBeside: true },
      ...(view ? [{ lines: [], board: view, onlyBeside: !showsBoard }] : []),
      ...(printed.length > 0 ? [{ ...latest, lines: ["-- printed --", ...printed] }] : []),
    ],
  };
}

/** Whether a step changes squares, or looks at them. */
function concernsBoard(step: Step): boolean {
  const looksAt = "worked" in step.action ? step.action.worked?.parts : [];
  return (
    looksAt?.some(({ kind }) => kind === "element") ||
    changesOf(step).some(({ path }) => path.length > 0)
  );
}

/** What steps have printed, and changed in the call at work or in view, unless that has been said. */
function onTheWay(position: Position, from: number, said: readonly string[]) {
  const { steps, at, looks } = position;
  const isNews = (text: string) => !said.join("\n").includes(text);
  const prints = steps.slice(from, at).filter(({ action }) => action.kind === "print");
  const printed = linesPrinted(prints).map((line) => `“${line}”`);
  const kept = looks.flatMap((name) => {
    const [old, now] = [from, at].map((then) => lookAfter(steps[then - 1], name));
    return old === now ? [] : `${name} ${now}`;
  });
  const news = inWords(printed.filter(isNews));
  const changes = inWords(changedInCall(steps, from, at).filter(isNews));
  const values = inWords(kept.filter(isNews));
  return [
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

/** What of a variable has changed: of an array its elements, unless it is new. */
function changesIn(change: Change): readonly Change[] {
  const { name, path, old, now } = change;
  if (old === now) return [];
  if (typeof now === "string" || typeof old !== "object") return [change];
  return now.items.flatMap((item, at) =>
    changesIn({ name, path: [...path, at], old: old.items[at], now: item }),
  );
}

/** The line that comes next, where the source is not shown, with those in which it continues. */
function nextInWords({ program, steps, at }: Position): readonly string[] {
  const { file, line, action } = steps[at]!;
  if (action.kind === "end") return [];
  const lines = (program.files.get(file) ?? "").split("\n").slice(line - 1);
  const last = lines.findIndex((text) => !/(\(|,|\|\||&&|=|\\|\band|\bor)$/.test(text));
  const source = sourceText(lines.slice(0, last + 1).join("\n"));
  return [`Next, line ${line}: ${source.trim()}`];
}

function sourceAt({ program, steps, at }: Position): Pane {
  const { file, line } = steps[at]!;
  const lines = (program.files.get(file) ?? "").trimEnd().split("\n");
  const width = `${lines.length}`.length;
  const numbered = lines.map(
    (text, index) => `${index + 1 === line ? ">" : " "}${`${index + 1}`.padStart(width)} ${text}`,
  );
  return { lines: numbered, marked: line - 1, grows: true };
}

/** Where the program is, and its variables: those of this call, and those that are kept in view. */
function variableLines(position: Position, changed: readonly Change[]): readonly string[] {
  const stack = stackAt(position);
  const { steps, at, looks } = position;
  const kept = looks.map((name) => `look: ${name} ${lookAfter(steps[at - 1], name)}`);
  return [
    `-- ${callsIn(stack)} (${steps[at]?.file}) --`,
    ...valueLines(stack.at(-1), changed),
    ...kept,
  ];
}

/** The calls that are named one by one. */
const NAMED = 6;

/** "main > getMove"; of many calls the first and the last, and their number. */
function callsIn(stack: readonly Frame[]): string {
  const names = stack.map(({ name }) => name);
  const last = `${names.at(-1)}, ${names.length} calls`;
  const named = names.length > NAMED ? [...names.slice(0, 2), "…", last] : names;
  return named.join(" > ") || "no call";
}

/** The variables of the calls that wait for this one, the latest first. */
function callerLines(position: Position): readonly string[] {
  const [own, ...callers] = stackAt(position).toReversed();
  const shared = Object.values(own?.variables ?? {});
  return callers.map(({ name, variables }) => {
    const entries = Object.entries(variables).map(([variable, value]) =>
      typeof value === "object" && shared.includes(value)
        ? `${variable} the same array`
        : entry(variable, value, []),
    );
    return `in ${name}: ${entries.join(", ")}`;
  });
}

/** The variables of a call: its arrays by reference, its other parameters, and those of its own. */
function valueLines(frame: Frame | undefined, changed: readonly Change[]): readonly string[] {
  const titleOf = ([name, value]: [string, Shot]) => {
    if (!frame?.parameters.includes(name)) return "variables";
    return typeof value === "object" ? "by reference" : "by value";
  };
  const all = Object.entries(frame?.variables ?? {});
  return ["by reference", "by value", "variables"].flatMap((title) => {
    const own = all.filter((one) => titleOf(one) === title);
    const entries = own.map(([name, value]) => entry(name, value, changed));
    return entries.length > 0 ? `${title}: ${entries.join(", ")}` : [];
  });
}

/** A variable with its value; one that has just changed with a star, and with what it was. */
function entry(name: string, value: Shot, changed: readonly Change[]): string {
  const changes = changed.filter((change) => change.name === name);
  if (changes.length === 0) return `${name} ${shown(value)}`;
  const told = changes.map((change) => {
    const was = change.old === undefined ? "new: " : `${shown(change.old)} -> `;
    const became = typeof change.now === "string" && change.old === change.now ? "" : was;
    return `${nameOf(change)} ${became}${shown(change.now)}`;
  });
  const isElement = changes.some(({ path }) => path.length > 0);
  return `*${isElement ? `${name} ${shown(value)}, ` : ""}${told.join(", ")}`;
}

/** The value of a variable or of an element that is kept in view. */
export function lookAfter(step: Step | undefined, typed: string): string {
  const value = valueAfter(step, typed);
  return value === undefined ? "has no value here" : `is ${shown(value)}`;
}

/** All that steps have printed and been answered. */
export function printedBy(steps: readonly Step[]): string {
  return steps
    .map(({ action }) => {
      if (action.kind === "print") return action.text;
      return action.kind === "ask" ? `${action.question}${action.answer}\n` : "";
    })
    .join("");
}

/** The latest lines that steps have printed, without those of boards. */
const linesPrinted = (steps: readonly Step[]) =>
  printedBy(steps)
    .split("\n")
    .filter((line) => !BOARD_LINE.test(line))
    .slice(-PRINTED);

/** Whether a value is an array of ranks with two letters or spaces for each square, and a rank and a file of no use. */
const isBoard = (value: Shot | undefined) =>
  typeof value === "object" &&
  value.items.length === 9 &&
  value.items.every((rank) =>
    /^("([WB ].|[WB])",?){9}$/.test(typeof rank === "object" ? rank.items.join() : ""),
  );

/** The board as one, whatever it is called; the squares that have just changed are marked. */
function boardAfter(step: Step | undefined) {
  const calls = step?.stack.map(({ variables }) => variables).toReversed() ?? [];
  const values = [...calls, step?.globals ?? {}].flatMap((one) => Object.values(one));
  const board = [valueAfter(step, "board"), ...values].find(isBoard);
  if (board === undefined) return undefined;
  // A piece is put together from two letters.
  const pieceOn = (rank: number, file: number) =>
    /^"(.{1,2})"$/.exec(`${elementAt(board, [rank, file])}`)?.[1] ?? "";
  const lastMove = changesOf(step).map(
    ({ path: [rank, file] }) => 8 * (Number(rank) - 1) + Number(file) - 1,
  );
  return { ...paperBoard(pieceOn), marks: { lastMove, targets: [] } };
}
