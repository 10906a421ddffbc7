/**
 * Judges random games by what the exercise's model solution did with the same answers: `models.json` holds the
 * boards that it showed and what it said, of the kinds that the exercise listens to.
 */
import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Listener } from "../exercise.ts";
import { piecesOn } from "../notation.ts";
import { difference, showsBoard } from "./boards.ts";
import { all, type Judge, onAnswer } from "./dialogue.ts";

/** Answers typed into the model solution of an exercise, in one run of it. */
export interface ModelRun {
  readonly typed: readonly string[];
  /**
   * What followed each answer: the squares that changed on the board if it was shown, NO_BOARD if a board could
   * only be the same, null if it does not matter; then what was heard.
   */
  readonly facts: readonly (readonly [board: string | null, ...heard: string[]])[];
  /** The indices of the answers with which games begin. */
  readonly games: readonly number[];
  /** Whether the program ended after the last answer. */
  readonly ends: boolean;
}

const NO_BOARD = "-";
const ANY_BOARD = "?";

/** A run as it is stored: answers and facts with tabs between them, the parts of a fact with semicolons. */
export interface StoredRun {
  readonly typed: string;
  readonly facts: string;
  readonly games: string;
  readonly ends: boolean;
}

export const storeRun = ({ typed, facts, games, ends }: ModelRun): StoredRun => ({
  typed: typed.join("\t"),
  facts: facts.map(([board, ...heard]) => [board ?? ANY_BOARD, ...heard].join(";")).join("\t"),
  games: games.join(" "),
  ends,
});

/** Reads a stored run, with whole boards, so that any part of it can be judged. */
export function readRun({ typed, facts, games, ends }: StoredRun): ModelRun {
  let board = "";
  return {
    typed: typed.split("\t"),
    facts: facts.split("\t").map((fact) => {
      const [changes = "", ...heard] = fact.split(";");
      if (changes === ANY_BOARD) return [null, ...heard];
      if (changes === NO_BOARD) return [changes, ...heard];
      board = withChanges(board, changes);
      return [board, ...heard];
    }),
    games: games.split(" ").map(Number),
    ends,
  };
}

/** The facts of a model's dialogue. */
export function factsOf(dialogue: Dialogue, listeners: readonly Listener[]): ModelRun["facts"] {
  let before = "";
  return dialogue.answers.map(({ boards }, index) => {
    const board = boards.at(-1);
    const question = dialogue.answers[index + 1]?.question ?? dialogue.openQuestion;
    const absent = /square/.test(question) ? NO_BOARD : null;
    const pieces = board ? piecesOn(board) : before;
    const changed = board ? changesFrom(before, pieces) : absent;
    before = pieces;
    return [changed, ...listeners.map(({ hear }) => hear(index, dialogue))];
  });
}

/** The pieces that a board has not had before, then the squares that have become empty: "WS23 13". */
function changesFrom(before: string, pieces: string): string {
  const [old, now] = [before, pieces].map((board) => board.split(" ").filter(Boolean));
  const added = now!.filter((piece) => !old!.includes(piece));
  const squares = now!.map((piece) => piece.slice(2));
  const emptied = old!.map((piece) => piece.slice(2)).filter((square) => !squares.includes(square));
  return [...added, ...emptied].join(" ");
}

function withChanges(before: string, changes: string): string {
  const changed = changes.split(" ").filter(Boolean);
  const squares = changed.map((change) => change.slice(-2));
  const kept = before.split(" ").filter((piece) => piece && !squares.includes(piece.slice(2)));
  return [...kept, ...changed.filter((change) => change.length > 2)].toSorted().join(" ");
}

/** The answers of a run from one to another, which is included. */
export const partOf = ({ typed, facts }: ModelRun, from: number, to: number): ModelRun => ({
  typed: typed.slice(from, to + 1),
  facts: facts.slice(from, to + 1),
  games: [0],
  ends: false,
});

/** Makes a judge that a program does with the answers what the model did; of a run with whole boards. */
export function judgeOfRun(
  { typed, facts, ends }: ModelRun,
  listeners: readonly Listener[],
): Judge {
  let current = "";
  const judges = facts.map(([board, ...heard], index) => {
    if (board !== null && board !== NO_BOARD) current = board;
    const said = listeners.map(({ judge }, place) => judge(index, heard[place]!));
    return all(board === null ? all() : boardJudge(index, current, board !== NO_BOARD), ...said);
  });
  const readsAll: Judge = ({ answers, openQuestion }) => {
    const isWhole = answers.length === typed.length && (openQuestion === "") === ends;
    if (isWhole) return undefined;
    const isSurplus = answers.length === typed.length && ends;
    return {
      expected: `the program to ${isSurplus ? "end" : "ask a question"}`,
      appeared: isSurplus ? `it asked: ${openQuestion}` : "it ended",
      answer: answers.length - 1,
    };
  };
  return all(...judges, readsAll);
}

/** Judges a board: one that need not be shown must be the current one. */
const boardJudge = (index: number, pieces: string, isNeeded: boolean): Judge =>
  isNeeded
    ? showsBoard(index, pieces)
    : onAnswer(
        index,
        "to leave the board as it is drawn here",
        ({ boards: [board] }) => board && difference(pieces, board),
      );
