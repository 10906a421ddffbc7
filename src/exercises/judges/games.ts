/**
 * The check
 *
 *     game("moves an etlu like a knight", "n 28!26,27 28-36 12-13 36-24 ... 71-58 y Y 13-23")
 *
 * is a dialogue written as the games that it plays. Y and n answer the questions about the game:
 * which setup, and after a win whether to play again. 28!26,27 tries two moves that must be
 * refused, 28-36 makes one. After each move, and where a board is shown after a refusal, the whole
 * board is judged, so that the next move shows what a refusal has changed. After a capture of the
 * sarrum, the winner must be announced. A move can end with
 *
 *     ?e    another answer, before the board is shown
 *     =M    the letter of the piece that it becomes
 *     +     a mark for the exercise's own judge
 *     ~     the game ends without a winner
 *
 * In a game, 0?1 are answers after which the board is shown as it was, 0?2@Y answers that begin
 * the game with this setup again, and 0?3~ answers that end it.
 */
import type { DialogueCheck } from "../exercise.ts";
import { afterMoves, FULL_GAME, SAMPLE_GAME } from "../notation.ts";
import { showsBoard, showsNoBoard } from "./boards.ts";
import { all, dialogue, ends, type Judge } from "./dialogue.ts";
import { keepsBoard } from "./whole-games.ts";
import { asksToPlayAgain, says } from "./words.ts";

/** An answer of a game, and the move that it completes, if any. */
export interface Step {
  /** The number of the answer. */
  readonly answer: number;
  readonly typed: string;
  /** The piece that has moved ("WS") and the piece that it has captured; "" for none. */
  readonly piece: string;
  readonly captured: string;
  readonly mark: string;
}

interface Options {
  /** The pieces at the start of a game, by the answer that begins it. */
  readonly setups?: Readonly<Record<string, string>>;
  /** Judges what the program says after each answer. */
  readonly eachStep?: (step: Step) => Judge;
  /** After a game the program does not ask whether to play again, but for the next setup. */
  readonly hasMenu?: boolean;
}

/** A game as far as it has been read. */
interface Script {
  readonly typed: string[];
  readonly judges: Judge[];
  readonly options: Required<Options>;
  /** The pieces on the board; "" before a game. */
  position: string;
  /** The next answer says whether to play again. */
  isOver: boolean;
}

const SETUPS = { Y: SAMPLE_GAME, y: SAMPLE_GAME, N: FULL_GAME, n: FULL_GAME };
const MADE = /^(\d\d)-(\d\d)((?:\?\w*)*)(?:=([A-Z]))?([+~]?)$/;
const REFUSED = /^(\d\d)!([\d,]+)$/;
const OTHER = /^([^@~]+)(?:@(\w+))?(~?)$/;

/** A sample game that White wins at once, before another game. */
export const SAMPLE_WON = "Y 81-41 y";

/** Makes a check of a dialogue that plays these games. */
export function game(
  about: string,
  line: string,
  { setups = SETUPS, eachStep = () => all(), hasMenu = false }: Options = {},
  ...judges: readonly Judge[]
): DialogueCheck {
  const options = { setups, eachStep, hasMenu };
  const script: Script = { typed: [], judges: [], options, position: "", isOver: false };
  for (const token of line.split(" ")) {
    const [, from = "", to = "", asked = "", becomes = "", mark = ""] = MADE.exec(token) ?? [];
    const [, start = "", squares = ""] = REFUSED.exec(token) ?? [];
    if (from) makeMove(script, { from, to, asked, becomes, mark });
    else if (start) for (const square of squares.split(",")) refuseMove(script, start, square);
    else if (script.isOver) answerAfterGame(script, token);
    else answerOther(script, token);
  }
  return dialogue(about, script.typed.join("|"), ...script.judges, ...judges);
}

/** A move of each piece and one that must be refused, with all files open. */
const MOVES_OF_PIECES = {
  S: "58-57 51-52 57!55",
  G: "18-17 11-12 17!26",
  N: "68!58 68-77 61-72",
  M: "48-47 41-42 47!36",
  E: "28-26 21-23 26!34",
  R: "46!55",
};

/** Makes a check that all pieces but the one with the letter move as before, in the full game. */
export function otherPieces(
  letter: keyof typeof MOVES_OF_PIECES,
  start = FULL_GAME,
): DialogueCheck {
  const { [letter]: _, ...others } = MOVES_OF_PIECES;
  return game(
    "still moves the other pieces as before",
    `n 57-56 52-53 47-46 42-43 77-76 72-73 17-16 12-13 ${Object.values(others).join(" ")} 87-86`,
    { setups: { n: start } },
  );
}

/** Adds an answer, and returns its number. */
function type({ typed, judges, options }: Script, text: string, step: Partial<Step> = {}): number {
  const answer = typed.push(text) - 1;
  judges.push(
    options.eachStep({ piece: "", captured: "", mark: "", ...step, answer, typed: text }),
  );
  return answer;
}

/** Adds answers that begin a game, that lead back to it or that end it. */
function answerOther(script: Script, token: string): void {
  const [, texts = "", named, end] = OTHER.exec(token) ?? [];
  const answers = texts.split("?").map((text) => type(script, text));
  const setup = named ?? (script.position === "" ? texts.split("?")[0] : undefined);
  if (setup !== undefined) script.position = script.options.setups[setup] ?? "";
  if (end) endGame(script);
  else if (script.position) script.judges.push(showsBoard(answers.at(-1) ?? 0, script.position));
}

function endGame(script: Script): void {
  script.position = "";
  script.isOver = !script.options.hasMenu;
}

function answerAfterGame(script: Script, token: string): void {
  script.judges.push(asksToPlayAgain(type(script, token)));
  script.isOver = false;
  if (/^n$/i.test(token)) script.judges.push(ends());
}

function refuseMove(script: Script, from: string, to: string): void {
  const pieces = script.position;
  type(script, from);
  const answer = type(script, to);
  const expected = `the program to refuse the move from ${from} to ${to}`;
  script.judges.push((held) => {
    const failure = keepsBoard(answer, pieces)(held);
    return failure && { ...failure, expected };
  });
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** Further answers: "?e", or "" for none. */
  readonly asked: string;
  readonly becomes: string;
  readonly mark: string;
}

function makeMove(script: Script, { from, to, asked, becomes, mark }: Move): void {
  const piece = pieceOn(script.position, from);
  const captured = pieceOn(script.position, to);
  const moved = afterMoves(script.position, `${from} ${to}`);
  script.position = becomes ? moved.replace(piece + to, piece[0] + becomes + to) : moved;
  type(script, from);
  const finish = type(script, to, { piece, captured, mark });
  let last = finish;
  for (const other of asked.split("?").slice(1)) {
    script.judges.push(showsNoBoard("to ask a question")(last));
    last = type(script, other);
  }
  if (mark !== "~" && !captured.endsWith("S"))
    script.judges.push(showsBoard(last, script.position));
  else {
    endGame(script);
    if (mark !== "~") script.judges.push(says(finish, winnerOf(piece), "to announce the winner"));
  }
}

const winnerOf = (piece: string) => (piece.startsWith("W") ? /White wins/i : /Black wins/i);

/** The two characters of the piece on a square; "" for none. */
const pieceOn = (pieces: string, square: string) =>
  pieces
    .split(" ")
    .find((piece) => piece.endsWith(square))
    ?.slice(0, 2) ?? "";
