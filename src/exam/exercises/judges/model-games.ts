/**
 * Judges games by what the exercise's model solution did with the same answers: `models.json` holds the
 * boards that it showed and what it said, of the kinds that the exercise listens to.
 */
import type { Judge, Listener } from "../exercise.ts";
import { afterMoves } from "../notation.ts";
import { difference, showsBoard } from "./boards.ts";
import { all, onAnswer } from "./dialogue.ts";

/** What followed an answer: the board, as pieces or one of the signs below, and then what was heard. */
export type Fact = readonly [board: string, ...heard: string[]];

/** A board can only be the same. */
export const SAME_BOARD = "-";
/** There must be none before the next question. */
export const NO_BOARD = "!";
/** It does not matter. */
export const ANY_BOARD = "?";

/** Answers typed into the model solution of an exercise, in one run of it. */
export interface ModelRun {
  readonly typed: readonly string[];
  readonly before?: readonly string[];
  /** What was said before the first answer, and what followed each. */
  readonly facts: readonly Fact[];
  /** The indices of the answers from which random games can be played alone. */
  readonly games: readonly number[];
  /** Whether the program ended after the last answer. */
  readonly ends: boolean;
  /** Of games that were played anew. */
  readonly seed?: number;
}

/** A run as it is stored: of each board the changes, tabs between answers and facts, semicolons in facts. */
export interface StoredRun {
  readonly typed: string;
  readonly before?: string;
  readonly facts: string;
  readonly games?: string;
  readonly ends?: boolean;
}

/** Reads a stored run, with whole boards, so that any part of it can be judged. */
export function readRun({ typed, before, facts, games, ends = false }: StoredRun): ModelRun {
  let board = "";
  return {
    typed: typed.split("\t"),
    ...(before !== undefined && { before: before.split("\t") }),
    facts: facts.split("\t").map((fact) => {
      const [changes = "", ...heard] = fact.split(";");
      if (isSign(changes)) return [changes, ...heard];
      board = withChanges(board, changes);
      return [board, ...heard];
    }),
    games: games?.split(" ").map(Number) ?? [],
    ends,
  };
}

export const isSign = (board: string) => board.length === 1;

/** @param changes the pieces that the board has not had before, then the squares that have become empty: "WS23 13" */
function withChanges(before: string, changes: string): string {
  const changed = changes.split(" ").filter(Boolean);
  const squares = changed.map((change) => change.slice(-2));
  const kept = before.split(" ").filter((piece) => piece && !squares.includes(piece.slice(2)));
  return [...kept, ...changed.filter((change) => change.length > 2)].toSorted().join(" ");
}

/** The answers of a run from one to another, which is included. */
export const partOf = (run: ModelRun, from: number, to: number): ModelRun => ({
  ...run,
  typed: run.typed.slice(from, to + 1),
  facts: [run.facts[0]!, ...run.facts.slice(from + 1, to + 2)],
  games: [0],
  ends: run.ends && to >= run.typed.length - 1,
});

/** Makes a judge that a program does with the answers what the model did; of a run with whole boards. */
export function judgeOfRun(run: ModelRun, listeners: readonly Listener[]): Judge {
  let current = "";
  const heardAfter = listeners.map((_, place) =>
    run.facts.slice(1).map(([, ...heard]) => heard[place] ?? ""),
  );
  const judges = run.facts.map(([board, ...heard], fact) => {
    const before = current;
    if (!isSign(board)) current = board;
    const said = listeners.map(({ judge }, place) =>
      judge(fact - 1, heard[place] ?? "", heardAfter[place]!),
    );
    const boards = boardJudge(run.typed, fact - 1, board, before);
    // What should have been said explains better why there should be no board.
    return board === NO_BOARD ? all(...said, boards) : all(boards, ...said);
  });
  return all(goesOn(run), ...judges, readsAll(run));
}

/** @param before the pieces on the board before the answer */
function boardJudge(typed: readonly string[], index: number, board: string, before: string): Judge {
  if (board === ANY_BOARD) return all();
  if (board === NO_BOARD || (board === SAME_BOARD && before === ""))
    return onAnswer(index, "to continue without a board", ({ boards }) =>
      boards.length === 0 ? undefined : "the board was shown",
    );
  const move = typed
    .slice(Math.max(0, index - 1), index + 1)
    .join(" ")
    .slice(-5);
  const [start, finish] = move.split(" ");
  const moved = afterMoves(before, move);
  if (board !== SAME_BOARD) {
    const isMove = board !== before && sortedWords(moved) === sortedWords(board);
    const shows = "to show the board drawn here";
    const expected = isMove ? `to make the move from ${start} to ${finish}, and ${shows}` : shows;
    return showsBoard(index, board, expected);
  }
  return (held) => {
    const shown = held.answers[index]?.boards[0];
    const isMade = shown && difference(moved, shown) === undefined;
    const expected = isMade
      ? `to refuse the move from ${start} to ${finish}`
      : "to leave the board as it is drawn here";
    return onAnswer(index, expected, () => shown && difference(before, shown))(held);
  };
}

const sortedWords = (words: string) => words.split(" ").toSorted().join(" ");

/** That it ended too early says more than what is missing after the last answer. */
const goesOn =
  (run: ModelRun): Judge =>
  (held) =>
    held.openQuestion === "" && held.answers.length < run.typed.length
      ? readsAll(run)(held)
      : undefined;

const readsAll =
  ({ typed, ends }: ModelRun): Judge =>
  ({ answers, openQuestion }) => {
    const isRead = answers.length === typed.length;
    const hasEnded = openQuestion === "";
    if (isRead && hasEnded === ends) return undefined;
    const wrongQuestion = isRead
      ? `it asked: ${openQuestion}`
      : `“${typed[answers.length]}” was not shown after a question; ask questions with the function ask of input.ts`;
    return {
      expected: `the program to ${isRead && ends ? "end" : "ask a question"}`,
      appeared: hasEnded ? "it ended" : wrongQuestion,
      answer: answers.length - 1,
    };
  };
