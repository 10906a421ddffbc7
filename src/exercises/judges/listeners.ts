/** What games listen to; exercises add what their tasks are about. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Listener } from "../exercise.ts";
import { all, excerpt, onAnswer } from "./dialogue.ts";
import {
  doesNotMention,
  mentions,
  questionAfter,
  says,
  saysNot,
  wordsAfter,
  wordsAndQuestion,
} from "./words.ts";

/** Makes a listener to words that must appear where the model says them, and nowhere else. */
export const toWords = (
  pattern: RegExp,
  what: string,
  expectedElse = `not to say ${what}`,
): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard ? mentions(answer, pattern, `to say ${what}`) : saysNot(answer, pattern, expectedElse),
});

/** As `toWords`, in messages and the next question. */
export const toMentions = (pattern: RegExp, what: string): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAndQuestion(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard
      ? mentions(answer, pattern, `to ${what}`)
      : doesNotMention(answer, pattern, `not to ${what}`),
});

/** Makes a listener to words that must not appear where the model does not say them. */
export const toNoOther = (pattern: RegExp, expected: string): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard) => (heard ? all() : saysNot(answer, pattern, expected)),
});

/** A refused move must be called illegal, and a message of another kind must not be. */
export const toRefusals: Listener = {
  hear: (answer, held) => (/legal move/i.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard
      ? says(answer, /legal/i, "to say that it is not a legal move")
      : saysNot(answer, /not a legal move/i, "not to call this an illegal move"),
};

/**
 * Makes a listener to what a function finds, which must be the same.
 * @param expected completes "the program ..."; undefined if something else may be found
 */
export const toText = (
  hear: Listener["hear"],
  expected: (heard: string) => string | undefined,
): Listener => ({
  hear,
  judge(answer, heard) {
    const wanted = expected(heard);
    if (wanted === undefined) return all();
    return onAnswer(answer, wanted, ({ words }, held) =>
      hear(answer, held) === heard ? undefined : excerpt(words),
    );
  },
});

/** Makes a listener to a word that is said of a player: "White", "Black" or "". */
export const toPlayers = (word: string, pattern: RegExp, expectedElse: string): Listener => ({
  hear(answer, held) {
    const lines = wordsAfter(answer, held).split("\n");
    return /White|Black/.exec(lines.find((line) => pattern.test(line)) ?? "")?.[0] ?? "";
  },
  judge(answer, player) {
    if (player === "") return saysNot(answer, pattern, expectedElse);
    const other = player === "White" ? "Black" : "White";
    const isSaidOf = (name: string, text: string) =>
      [name, word].every((part) => new RegExp(`\\b${part}`, "i").test(text));
    const expected = `to say in one line “${player}” and “${word}”, and not “${other}”`;
    return onAnswer(answer, expected, ({ words }) => {
      const isSaid = words.split("\n").some((line) => isSaidOf(player, line));
      const isMistaken = words
        .split(/[\n.,:;!?]/)
        .some((part) => isSaidOf(other, part) && !isSaidOf(player, part));
      return isSaid && !isMistaken ? undefined : excerpt(words);
    });
  },
});

const WINS = /\b(White|Black) wins\b/i;

/** The winner. */
const toWinner: Listener = {
  hear: (answer, held) => WINS.exec(wordsAfter(answer, held))?.[1] ?? "",
  judge(answer, heard) {
    if (!heard) return saysNot(answer, WINS, "to announce no winner");
    const other = heard === "White" ? /Black wins/i : /White wins/i;
    return all(
      says(answer, new RegExp(`${heard} wins`, "i"), `to say “${heard} wins”`),
      saysNot(answer, other, "not to say that the other player wins"),
    );
  },
};

const TURN = /\b(White|Black)(?:['’]s)? turn\b/gi;
const turnsIn = (answer: number, held: Dialogue) =>
  [...wordsAfter(answer, held).matchAll(TURN)].map(([, player = ""]) => player.toLowerCase());

/** Whose turn it is, if the program says so as the exam's does. */
const toTurn: Listener = {
  hear: (answer, held) => turnsIn(answer, held).at(-1) ?? "",
  judge: (answer, heard) =>
    heard
      ? onAnswer(
          answer,
          `to say that it is ${heard === "white" ? "White" : "Black"}'s turn`,
          ({ words }, held) =>
            (turnsIn(answer, held).at(-1) ?? heard) === heard ? undefined : excerpt(words),
        )
      : all(),
};

const AGAIN = /\bagain\b|\b(?:another|one more) game\b|\bplay (?:another|more)\b/i;

/** The question whether to play again. */
const toAgain: Listener = {
  hear: (answer, held) => (AGAIN.test(questionAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard
      ? onAnswer(answer, "to ask whether to play again", (_, held) => {
          const question = questionAfter(answer, held);
          return AGAIN.test(question) || question === ""
            ? undefined
            : `the question was: ${question}`;
        })
      : all(),
};

export const LISTENERS: readonly Listener[] = [toWinner, toTurn, toAgain];
