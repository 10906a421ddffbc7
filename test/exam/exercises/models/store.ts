/** What a model did, in the form in which `models.json` holds it. */
import type { Dialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { Listener } from "../../../../src/exam/exercises/exercise.ts";
import {
  ANY_BOARD,
  type Fact,
  isSign,
  type ModelRun,
  NO_BOARD,
  SAME_BOARD,
  type StoredRun,
} from "../../../../src/exam/exercises/judges/model-games.ts";
import { piecesOn } from "../../../../src/exam/exercises/notation.ts";

/** Stores a run of a model. */
export function storeRun({ typed, before, facts, games, ends }: ModelRun): StoredRun {
  let last = "";
  const stored = facts.map(([board, ...heard]) => {
    const changes = isSign(board) ? board : changesFrom(last, board);
    if (!isSign(board)) last = board;
    return [changes, ...heard].join(";").replace(/;+$/, "");
  });
  return {
    typed: typed.join("\t"),
    ...(before && { before: before.join("\t") }),
    facts: stored.join("\t"),
    ...(games.length > 0 && { games: games.join(" ") }),
    ...(ends && { ends }),
  };
}

/** The pieces that a board has not had before, then the squares that have become empty: "WS23 13". */
function changesFrom(before: string, pieces: string): string {
  const [old, now] = [before, pieces].map((board) => board.split(" ").filter(Boolean));
  const added = now!.filter((piece) => !old!.includes(piece));
  const squares = now!.map((piece) => piece.slice(2));
  const emptied = old!.map((piece) => piece.slice(2)).filter((square) => !squares.includes(square));
  return [...added, ...emptied].join(" ");
}

/** The facts of a model's dialogue. */
export const factsOf = (dialogue: Dialogue, listeners: readonly Listener[]): Fact[] =>
  [-1, ...dialogue.answers.keys()].map((index) => [
    boardAfter(index, dialogue),
    ...listeners.map(({ hear }) => hear(index, dialogue)),
  ]);

function boardAfter(index: number, { answers, openQuestion }: Dialogue): string {
  const question = answers[index + 1]?.question ?? openQuestion;
  if (/again/.test(question)) return ANY_BOARD;
  const board = answers[index]?.boards.at(-1);
  if (board) return piecesOn(board);
  if (/square|choice/.test(question)) return SAME_BOARD;
  const hasWon = /wins/.test(answers[index]?.words ?? "");
  return index < 0 || hasWon || question === "" ? ANY_BOARD : NO_BOARD;
}
