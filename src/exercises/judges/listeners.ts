/** What random games listen to; exercises add what their tasks are about. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Listener } from "../exercise.ts";
import { all, excerpt, type Judge, onAnswer } from "./dialogue.ts";
import { doesNotMention, mentions, says, saysNot, wordsAfter, wordsAndQuestion } from "./words.ts";

/** Makes a listener to words that must appear where the model says them, and nowhere else. */
export const toWords = (pattern: RegExp, what: string): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard
      ? mentions(answer, pattern, `to say ${what}`)
      : saysNot(answer, pattern, `not to say ${what}`),
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

/** Makes a listener to what a function finds, which must be the same. */
export const toText = (
  hear: (answer: number, held: Dialogue) => string,
  expected: (heard: string) => string,
): Listener => ({
  hear,
  judge: (answer, heard) =>
    onAnswer(answer, expected(heard), ({ words }, held) =>
      hear(answer, held) === heard ? undefined : excerpt(words),
    ),
});

/** Judges that a word is said of one player, and in no sentence of the other alone. */
function saysOfPlayer(player: string, word: string): (answer: number) => Judge {
  const other = player === "White" ? "Black" : "White";
  const [named, isOther] = [player, other].map(
    (name) => (part: string) =>
      new RegExp(`\\b${name}`, "i").test(part) && new RegExp(`\\b${word}`, "i").test(part),
  ) as [(part: string) => boolean, (part: string) => boolean];
  return (answer) =>
    onAnswer(
      answer,
      `to say in one line “${player}” and “${word}”, and not “${other}”`,
      ({ words }) => {
        const isSaid = words.split("\n").some(named);
        const isMistaken = words.split(/[\n.,:;!?]/).some((part) => isOther(part) && !named(part));
        return isSaid && !isMistaken ? undefined : excerpt(words);
      },
    );
}

/** Makes a listener to a word that is said of a player: "White", "Black" or "". */
export const toPlayers = (word: string, pattern: RegExp, expectedElse: string): Listener => ({
  hear(answer, held) {
    const line =
      wordsAfter(answer, held)
        .split("\n")
        .find((text) => pattern.test(text)) ?? "";
    return /White|Black/.exec(line)?.[0] ?? "";
  },
  judge: (answer, heard) =>
    heard ? saysOfPlayer(heard, word)(answer) : saysNot(answer, pattern, expectedElse),
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

export const LISTENERS: readonly Listener[] = [toWinner, toTurn];
