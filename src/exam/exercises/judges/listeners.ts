/** What games listen to; exercises add what their tasks are about. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Judge, Listener } from "../exercise.ts";
import { all, onAnswer, questionAfter } from "./dialogue.ts";
import {
  doesNotMention,
  isUsualQuestion,
  mentions,
  messageAfter,
  ownWords,
  says,
  saysNot,
  wordsAfter,
  wordsAndQuestion,
} from "./words.ts";

/** A listener to words that must be said where the model does, in a question only if just there, and nowhere else. */
export const toWords = (
  pattern: RegExp,
  what: string,
  expectedElse = `not to say ${what}`,
): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge(answer, heard, heardAfter) {
    if (!heard) return saysNot(answer, pattern, expectedElse);
    return onAnswer(answer, `to say ${what}`, ({ words }, held, quote) => {
      const isUsual = isUsualQuestion(answer, held, heardAfter);
      const text = (isUsual ? messageAfter : wordsAndQuestion)(answer, held);
      return pattern.test(text) ? undefined : quote(words);
    });
  },
});

/** Makes a listener to words that must appear where the model says them, and nowhere else, nor in a question. */
export const toMentions = (pattern: RegExp, what: string): Listener => ({
  hear: (answer, held) => (pattern.test(wordsAndQuestion(answer, held)) ? "yes" : ""),
  judge: (answer, heard) =>
    heard
      ? mentions(answer, pattern, `to say ${what}`)
      : doesNotMention(answer, pattern, `not to say ${what}`),
});

const linesOf = (words: string) => words.split("\n").flatMap((line) => line.trim() || []);

/** The lines that a program says after every refused move, and not with a board. */
function refusalLines({ answers }: Dialogue, heard: readonly string[]): readonly string[] {
  const refused = answers.filter((_, index) => heard[index]).map(({ words }) => linesOf(words));
  const others = answers.filter(({ boards }) => boards.length > 0);
  const usual = new Set(others.flatMap(({ words }) => linesOf(words)));
  return (refused[0] ?? []).filter(
    (line) => !usual.has(line) && refused.every((lines) => lines.includes(line)),
  );
}

/** Judges that an answer is not called an illegal move, in the words of the exam's program or of this one. */
const refusesNot = (answer: number, heardAfter: readonly string[]): Judge =>
  onAnswer(answer, "not to call this an illegal move", ({ words }, held, quote) => {
    const refusals = refusalLines(held, heardAfter);
    const isCalled = linesOf(words).some((line) => refusals.includes(line));
    return isCalled || /not a legal move/i.test(words) ? quote(words) : undefined;
  });

/** A refused move must be called illegal, in words of the program's own, and nothing else must be. */
export const toRefusals: Listener = {
  hear: (answer, held) => (/legal move/i.test(wordsAfter(answer, held)) ? "yes" : ""),
  judge(answer, heard, heardAfter) {
    if (!heard) return refusesNot(answer, heardAfter);
    return onAnswer(answer, "to say that it is not a legal move", ({ words }, held, quote) => {
      // A program that has kept the words of the exam's uses them every time.
      const refused = held.answers.filter((_, index) => heardAfter[index]);
      const isKept = refused.some((other) => /legal/i.test(other.words));
      const said = ownWords(answer, held, heardAfter);
      return (isKept ? /legal/i : /\S/).test(said) ? undefined : quote(words);
    });
  },
};

/**
 * Makes a listener to what a function finds, which must be the same.
 * @param expected completes "the program ..."; undefined if something else may be found
 * @param appeared describes what was found instead; without it a failure shows what the program said
 */
export const toText = (
  hear: (answer: number, held: Dialogue, heardAfter: readonly string[]) => string,
  expected: (heard: string) => string | undefined,
  appeared?: (found: string) => string,
): Listener => ({
  hear: (answer, held) => hear(answer, held, []),
  judge(answer, heard, heardAfter) {
    const wanted = expected(heard);
    if (wanted === undefined) return all();
    return onAnswer(answer, wanted, ({ words }, held, quote) => {
      const found = hear(answer, held, heardAfter);
      return found === heard ? undefined : (appeared?.(found) ?? quote(words));
    });
  },
});

/** Makes a judge that no line that matches is also said where the model says something else of the kind. */
export const differing =
  (pattern: RegExp): Listener["judge"] =>
  (answer, heard, heardAfter) =>
    onAnswer(answer, `to say this only of: ${heard}`, (_, held) => {
      const linesAfter = (index: number) =>
        linesOf(wordsAndQuestion(index, held)).filter((line) => pattern.test(line));
      const others = [...heardAfter.keys()].filter(
        (index) => !["", heard].includes(heardAfter[index]!),
      );
      const doubtful = linesAfter(answer).find((line) => others.flatMap(linesAfter).includes(line));
      return doubtful && `it says of others, too: ${doubtful}`;
    });

/** Makes a listener to a word that is said of a player: "White", "Black" or "". */
export const toPlayers = (word: string, pattern: RegExp, expectedElse: string): Listener => ({
  hear(answer, held) {
    const lines = wordsAfter(answer, held).split("\n");
    return /White|Black/.exec(lines.find((line) => pattern.test(line)) ?? "")?.[0] ?? "";
  },
  judge(answer, player, heardAfter) {
    if (player === "") return doesNotMention(answer, pattern, expectedElse);
    const other = player === "White" ? "Black" : "White";
    const isSaidOf = (name: string, text: string) =>
      [name, word].every((part) => new RegExp(`\\b${part}`, "i").test(text));
    const expected = `to say in one line “${player}” and “${word}”, and not “${other}”`;
    const saidOfOne = onAnswer(answer, expected, ({ words }, _, quote) => {
      const isSaid = words.split("\n").some((line) => isSaidOf(player, line));
      const isMistaken = words
        .split(/[\n.,:;!?]/)
        .some((part) => isSaidOf(other, part) && !isSaidOf(player, part));
      return isSaid && !isMistaken ? undefined : quote(words);
    });
    return all(saidOfOne, differing(pattern)(answer, player, heardAfter));
  },
});

const AGAIN = /\bagain\b|\b(?:another|one more) game\b|\bplay (?:another|more)\b/i;

const WINS = /\b(White|Black) wins\b/i;

const toWinner: Listener = {
  hear: (answer, held) => WINS.exec(wordsAfter(answer, held))?.[1] ?? "",
  judge(answer, heard) {
    if (!heard) return doesNotMention(answer, WINS, "to announce no winner");
    const other = heard === "White" ? /Black wins/i : /White wins/i;
    return all(
      says(answer, new RegExp(`${heard} wins`, "i"), `to say “${heard} wins”`),
      doesNotMention(answer, other, "not to say that the other player wins"),
    );
  },
};

const TURN = /\b(White|Black)(?:['’]s)? (?:turn|to (?:move|play))\b/gi;
const turnsIn = (answer: number, held: Dialogue) =>
  [...wordsAfter(answer, held).matchAll(TURN)].map(([, player = ""]) => player.toLowerCase());

/** Whose turn it is, if the program says so as the exam's does. */
const toTurn: Listener = {
  hear: (answer, held) => turnsIn(answer, held).at(-1) ?? "",
  judge(answer, heard, heardAfter) {
    const turn = heard || (heardAfter.slice(0, Math.max(0, answer)).findLast(Boolean) ?? "");
    const expected = `to say that it is ${turn === "white" ? "White" : "Black"}'s turn`;
    return onAnswer(answer, expected, ({ question, words, boards }, held, quote) => {
      const isBetweenGames = AGAIN.test(`${question} ${questionAfter(answer, held)}`);
      const isFree = turn === "" || (!heard && (isBetweenGames || boards.length > 0));
      const said = isFree ? undefined : turnsIn(answer, held).at(-1);
      return (said ?? turn) === turn ? undefined : quote(words);
    });
  },
};

/** The question whether to play again; it may be worded differently after an answer that is not accepted. */
const toAgain: Listener = {
  hear: (answer, held) => (AGAIN.test(questionAfter(answer, held)) ? "yes" : ""),
  judge: (answer, heard, heardAfter) =>
    heard && !heardAfter[answer - 1]
      ? onAnswer(answer, "to ask whether to play again", (_, held) => {
          const question = questionAfter(answer, held);
          return AGAIN.test(wordsAndQuestion(answer, held)) || question === ""
            ? undefined
            : `the question was: ${question}`;
        })
      : all(),
};

export const LISTENERS: readonly Listener[] = [toWinner, toTurn, toAgain];
