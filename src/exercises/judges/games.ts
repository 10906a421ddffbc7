/**
 * Checks that play whole games and judge the board after every answer: dialogues in which answers are
 * marked (`playthrough`), or written as moves. The check
 *
 *     game("moves an etlu like a knight", "n 28!26,27 28-36 12-13 36-24 ... 71-58 y Y 13-23")
 *
 * is a dialogue written as the games that it plays. Y and n answer the questions about the game:
 * which setup, and after a win whether to play again. 28!26,27 tries two moves that must be
 * refused, 28-36 makes one. A move can end with
 *
 *     ?e    another answer, before the board is shown
 *     =M    the letter of the piece that it becomes
 *     +     a mark for the exercise's own judge
 *     ~     the game ends without a winner
 *
 * In a game, 0?1 are answers after which the board is shown as it was, 0?2@Y answers that begin
 * the game with this setup again, and 0?3~ answers that end it.
 */
import type { Dialogue } from "../checker/read-dialogue.ts";
import type { DialogueCheck } from "../exercise.ts";
import { afterMoves, FULL_GAME, SAMPLE_GAME } from "../notation.ts";
import { showsBoard, showsNoBoard } from "./boards.ts";
import { all, dialogue, ends, type Judge } from "./dialogue.ts";
import { asksToPlayAgain, says } from "./words.ts";

/** The name of what becomes of an answer, or the pieces that it leads to ("WS13 BE23"). */
type Result = string | undefined;

const RESULTS: Readonly<Record<string, string>> = {
  "!": "refused",
  "*": "aside",
  "+": "asked",
  "~": "over",
};

/**
 * Makes a check of a dialogue that plays games. Unless a mark follows an answer, every two squares are a
 * move that is made, a redum on the far rank becomes a marzaz pani, and after a capture of the sarrum y
 * starts another game. The mark is
 *
 *     !     if the move with this answer is refused
 *     *     if it changes nothing, and the same question or another one about the same move follows
 *     +     if another answer follows, which completes the move or starts the game
 *     ~     if it ends the game, though no sarrum has been captured
 *
 * @param typed the answers, separated as those of a dialogue
 * @param parts judges, and the pieces that answers lead to in another way, by number
 */
export function playthrough(
  about: string,
  typed: string,
  ...parts: readonly (Judge | Readonly<Record<number, string>>)[]
): DialogueCheck {
  const separator = typed.includes("|") ? "|" : " ";
  const answers = typed.split(separator).map((answer) => /^(.*?)([!*+~]?)$/.exec(answer) ?? []);
  const results = answers.map(([, , mark = ""]) => RESULTS[mark]);
  const boards = parts.filter((part) => typeof part !== "function");
  const judges = parts.filter((part) => typeof part === "function");
  const line = answers.map(([, text]) => text).join(separator);
  return dialogue(about, line, follows(Object.assign(results, ...boards)), ...judges);
}

/** Judges every board from the question about the sample game, and the announcements of the winners. */
const follows = (results: Readonly<Record<number, Result>>) => (held: Dialogue) => {
  let game = START;
  const judges = held.answers.map(({ typed }, index) => {
    const before = game;
    game = gameAfter(before, typed, results[index]);
    return judgeOf(index, results[index], before, game);
  });
  return all(...judges)(held);
};

/** A game as it is after an answer. */
interface Game {
  readonly stage: "start" | "game" | "end";
  readonly pieces: string;
  /** The answers so far about the move, or about how to start. */
  readonly typed: readonly string[];
  /** The player who has just captured a sarrum. */
  readonly winner?: string | undefined;
}

const START: Game = { stage: "start", pieces: "", typed: [] };

function gameAfter({ stage, pieces, typed: before }: Game, answer: string, result: Result): Game {
  const typed = [...before, answer];
  switch (result) {
    case "aside":
      return { stage, pieces, typed: before };
    case "asked":
      return { stage, pieces, typed };
    case "refused":
      return { stage, pieces, typed: [] };
    case "over":
      return { stage: "end", pieces, typed: [] };
    case undefined:
      break;
    default:
      return { stage: "game", pieces: result, typed: [] };
  }
  if (stage === "end") return /^y$/i.test(answer) ? START : { stage, pieces, typed: [] };
  if (stage === "game") return gameWith(pieces, typed);
  return { stage: "game", pieces: /^y/i.test(typed[0]!) ? SAMPLE_GAME : FULL_GAME, typed: [] };
}

/** The game after a move, or before it if its finish square has not been typed. */
function gameWith(pieces: string, typed: readonly string[]): Game {
  const isComplete = typed.length > 1 || /^\d\d *\d\d$/.test(typed.join());
  if (!isComplete) return { stage: "game", pieces, typed };
  const [start = "", finish = ""] = typed.join(" ").match(/\d\d/g) ?? [];
  const captured = pieceOn(pieces, finish);
  if (captured.endsWith("S")) {
    const winner = captured.startsWith("B") ? "White" : "Black";
    return { stage: "end", pieces, typed: [], winner };
  }
  return { stage: "game", pieces: afterMove(pieces, `${start} ${finish}`), typed: [] };
}

/** The pieces after a move ("13 23") by the exam's rules, promotion included. */
export const afterMove = (pieces: string, move: string): string =>
  afterMoves(pieces, move)
    .replace(/\bWR(?=\d1)/g, "WM")
    .replace(/\bBR(?=\d8)/g, "BM");

function judgeOf(index: number, result: Result, before: Game, game: Game): Judge {
  const { stage, pieces, typed, winner } = game;
  if (winner) return says(index, new RegExp(`${winner} wins`, "i"), `to say that ${winner} wins`);
  if (stage !== "game") return all();
  if (result === "asked") return showsNoBoard("to ask another question first")(index);
  if (result !== "refused" && result !== "aside" && typed.length === 0)
    return showsBoard(index, pieces);
  return (held) => {
    const { boards = [], typed: answer } = held.answers[index] ?? {};
    const failure = boards.length === 0 ? undefined : showsBoard(index, pieces)(held);
    const move = `${before.typed.join(" to ")} to ${answer}`;
    if (!failure || result !== "refused" || !/^\d\d to \d\d$/.test(move)) return failure;
    return { ...failure, expected: `the program to refuse the move from ${move}` };
  };
}

/** The two characters of the piece on a square; "" for none. */
const pieceOn = (pieces: string, square: string) =>
  pieces
    .split(" ")
    .find((piece) => piece.slice(2) === square)
    ?.slice(0, 2) ?? "";

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
  { setups = SETUPS, eachStep = () => all() }: Options = {},
  ...judges: readonly Judge[]
): DialogueCheck {
  const typed: string[] = [];
  const results: Record<number, Result> = {};
  const own: Judge[] = [];
  let now = START;
  for (const token of line.split(" ")) {
    for (const [text, result, step] of answersIn(token, now, setups)) {
      const answer = typed.push(text) - 1;
      results[answer] = result;
      const wasOver = now.stage === "end" && result === undefined;
      now = gameAfter(now, text, result);
      if (wasOver) own.push(asksToPlayAgain(answer), now.stage === "end" ? ends() : all());
      own.push(eachStep({ piece: "", captured: "", mark: "", ...step, answer, typed: text }));
    }
  }
  return dialogue(about, typed.join("|"), follows(results), ...own, ...judges);
}

type Typed = readonly [text: string, result?: Result, step?: Partial<Step>];

/** The answers that a token stands for, and what becomes of them. */
function answersIn(
  token: string,
  { stage, pieces }: Game,
  setups: Readonly<Record<string, string>>,
): readonly Typed[] {
  const [, start = "", squares = ""] = REFUSED.exec(token) ?? [];
  if (start) return squares.split(",").flatMap((to) => [[start], [to, "refused"]] as const);
  if (MADE.test(token)) return movesIn(token, pieces);
  if (stage === "end" && /^[yn]$/i.test(token)) return [[token]];
  const [, texts = "", setup, over] = OTHER.exec(token) ?? [];
  const answers = texts.split("?");
  const board = setup || stage !== "game" ? setups[setup ?? answers[0]!] : pieces;
  const last = over ? "over" : (board ?? "aside");
  return answers.map((text, at) => [text, at < answers.length - 1 ? "aside" : last]);
}

/** The answers that make a move, and those to questions about it. */
function movesIn(token: string, pieces: string): readonly Typed[] {
  const [, from = "", to = "", asked = "", becomes, mark = ""] = MADE.exec(token) ?? [];
  const [piece, captured] = [pieceOn(pieces, from), pieceOn(pieces, to)];
  const moved = afterMoves(pieces, `${from} ${to}`);
  const board = becomes ? moved.replace(piece + to, piece[0] + becomes + to) : moved;
  const others = asked.split("?").slice(1);
  const wins = captured.endsWith("S");
  const results = wins
    ? [undefined, ...others.map(() => "aside")]
    : [...others.map(() => "asked"), mark === "~" ? "over" : board];
  const finish: Typed = [to, results[0], { piece, captured, mark }];
  return [[from], finish, ...others.map((text, at): Typed => [text, results[at + 1]])];
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
