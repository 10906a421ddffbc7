/** Checks that play whole games and judge every board and every announcement of a winner. */
import type { DialogueCheck } from "../exercise.ts";
import { afterMoves, FULL_GAME, SAMPLE_GAME } from "../notation.ts";
import { showsBoard, showsNoBoard } from "./boards.ts";
import { all, answersIn, dialogue, ends, type Judge } from "./dialogue.ts";
import { asksToPlayAgain, says } from "./words.ts";

/** An answer and its mark, if any. */
const MARKED = /^(.*?)([!*+~?]|=[A-Z])?$/;

/**
 * Makes a check of a dialogue that plays games. The check
 *
 *     playthrough("lets an etlu jump", "y 81 41 y? n 28 26! 28 36 12 13")
 *
 * wins the sample game, then tries a move in the full game that must be refused, and makes two others.
 * The first answer, y or n, chooses the game. Unless a mark follows an answer, every two squares are a
 * move that is made, a redum on the far rank becomes a marzaz pani, and after a capture of the sarrum y
 * starts another game. The mark is
 *
 *     !     if the move with this answer is refused
 *     *     if it changes nothing, and the same question or another one about the same move follows
 *     +     if another answer follows, which completes the move or starts the game
 *     =K    if it completes a move with which the piece becomes a kashshaptu
 *     ~     if it ends the game, though no sarrum has been captured
 *     ?     if the question before it must be whether to play again; the program must end after n?
 *
 * @param typed the answers, separated as those of a dialogue
 * @param parts judges, and the pieces that answers lead to in another way: { 0: FULL_GAME }
 */
export function playthrough(
  about: string,
  typed: string,
  ...parts: readonly (Judge | Readonly<Record<number, string>>)[]
): DialogueCheck {
  const boards = Object.assign({}, ...parts.filter((part) => typeof part !== "function"));
  const judges = parts.filter((part) => typeof part === "function");
  let game = START;
  const answers = answersIn(typed).map((answer, index) => {
    const [, text = "", mark = ""] = MARKED.exec(answer) ?? [];
    const before = game;
    game = gameAfter(before, text, mark, boards[index]);
    const asks = mark === "?" ? [asksToPlayAgain(index - 1)] : [];
    return { text, asks, judge: judgeOf(index, text, mark, before, game) };
  });
  const line = answers.map(({ text }) => text).join("|");
  // What an answer should have led to is reported rather than the question that follows it.
  const questions = answers.flatMap(({ asks }) => asks);
  return dialogue(about, line, ...answers.map(({ judge }) => judge), ...judges, ...questions);
}

/** A game as it is after an answer. */
interface Game {
  readonly stage: "start" | "game" | "end";
  readonly pieces: string;
  /** The answers so far about the move, or about how to start. */
  readonly typed: readonly string[];
  /** The player who has just captured a sarrum. */
  readonly winner?: string;
}

const START: Game = { stage: "start", pieces: "", typed: [] };

/** @param board the pieces that the answer leads to in another way than a move */
function gameAfter(
  { stage, pieces, typed: before }: Game,
  answer: string,
  mark: string,
  board?: string,
): Game {
  const typed = [...before, answer];
  if (board !== undefined) return { stage: "game", pieces: board, typed: [] };
  if (mark === "!") return { stage, pieces, typed: [] };
  if (mark === "*") return { stage, pieces, typed: before };
  if (mark === "+") return { stage, pieces, typed };
  if (mark === "~") return { stage: "end", pieces, typed: [] };
  if (stage === "end") return /^y$/i.test(answer) ? START : { stage, pieces, typed: [] };
  if (stage === "game") return gameWith(pieces, typed, mark[1]);
  return { stage: "game", pieces: /^y/i.test(typed[0]!) ? SAMPLE_GAME : FULL_GAME, typed: [] };
}

/**
 * The game after a move, or before it if its finish square has not been typed.
 * @param letter what the piece becomes; undefined if the rules decide
 */
function gameWith(pieces: string, typed: readonly string[], letter?: string): Game {
  const isComplete = typed.length > 1 || /^\d\d *\d\d$/.test(typed.join());
  if (!isComplete) return { stage: "game", pieces, typed };
  const [start = "", finish = ""] = typed.join(" ").match(/\d\d/g) ?? [];
  const [, loser] = new RegExp(`([WB])S${finish}`).exec(pieces) ?? [];
  if (loser) return { stage: "end", pieces, typed: [], winner: loser === "B" ? "White" : "Black" };
  return { stage: "game", pieces: afterMoves(pieces, `${start} ${finish}`, letter), typed: [] };
}

function judgeOf(index: number, answer: string, mark: string, before: Game, game: Game): Judge {
  const { stage, pieces, typed, winner } = game;
  if (winner) return says(index, new RegExp(`${winner} wins`, "i"), `to say “${winner} wins”`);
  if (mark === "?") return stage === "end" ? ends : all();
  if (stage !== "game") return all();
  if (mark === "+") return showsNoBoard("to ask another question first")(index);
  if (mark !== "!" && mark !== "*" && typed.length === 0) return showsBoard(index, pieces);
  const move = [...before.typed, answer].join(" to ");
  const isRefused = mark === "!" && /^\d\d to \d\d$/.test(move);
  return (held) => {
    const isShown = held.answers[index]?.boards.length;
    const failure = isShown ? showsBoard(index, pieces)(held) : undefined;
    if (!failure || !isRefused) return failure;
    return { ...failure, expected: `the program to refuse the move from ${move}` };
  };
}

/** A sample game that White wins at once, before another game. */
export const SAMPLE_WON = "Y 81 41 y?";
