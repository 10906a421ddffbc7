/** Judges of what a program says in words, and of its questions. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import { all, byAnswer, eachAnswer, excerpt, type Judge, onAnswer } from "./dialogue.ts";

/** Makes judges of a text after an answer, which must match a pattern or must not. */
const textJudge =
  (textOf: (answer: number, held: Dialogue) => string, mustMatch: boolean) =>
  (answer: number, pattern: RegExp, expected: string): Judge =>
    onAnswer(answer, expected, (_, held) => {
      const text = textOf(answer, held);
      return pattern.test(text) === mustMatch ? undefined : excerpt(text);
    });

/** What was said after an answer, without boards. */
export const wordsAfter = (answer: number, { answers }: Dialogue) => answers[answer]?.words ?? "";

const questionAfter = (answer: number, held: Dialogue) =>
  held.answers[answer + 1]?.question ?? held.openQuestion;

/** What was said after an answer, and the next question. */
export const wordsAndQuestion = (answer: number, held: Dialogue) =>
  `${wordsAfter(answer, held)}\n${questionAfter(answer, held)}`;

/** Judges that the words after an answer match. The text completes "the program to ...". */
export const says = textJudge(wordsAfter, true);
export const saysNot = textJudge(wordsAfter, false);

/** Judges that the words after an answer, or the next question, match. */
export const mentions = textJudge(wordsAndQuestion, true);
export const doesNotMention = textJudge(wordsAndQuestion, false);

/** Judges that the words match after these answers, and after no others. */
export function saysOnlyAfter(wanted: readonly number[], pattern: RegExp, what: string): Judge {
  const opensWithout: Judge = ({ opening }) => {
    const expected = `the program not to say ${what} yet`;
    return pattern.test(opening) ? { expected, appeared: excerpt(opening), answer: -1 } : undefined;
  };
  const judgeOf = (index: number) =>
    wanted.includes(index)
      ? says(index, pattern, `to say ${what}`)
      : saysNot(index, pattern, `not to say ${what}`);
  return all(opensWithout, eachAnswer(judgeOf));
}

/** Judges that the words after an answer are as a function wants them. */
export function onWords(
  answer: number,
  expected: string,
  isRight: (words: string, held: Dialogue) => boolean,
): Judge {
  return onAnswer(answer, expected, ({ words }, held) =>
    isRight(words, held) ? undefined : excerpt(words),
  );
}

/** Judges that the question after an answer offers to play again. */
export function asksToPlayAgain(answer: number): Judge {
  return onAnswer(answer, "to ask whether to play again", (_, held) => {
    const question = questionAfter(answer, held);
    return /\bagain\b|\b(?:another|one more) game\b|\bplay (?:another|more)\b/i.test(question)
      ? undefined
      : `the question was: ${question}`;
  });
}

/** A pattern for a line that contains two words or patterns, in either order. */
export const lineWith = (one: string, other: string) =>
  new RegExp(`^(?=.*\\b${one}).*\\b${other}`, "im");

/** Makes a judge that one line names White after some answers, Black after others, with a word. */
export const saysOfPlayers =
  (word: string, pattern: RegExp, expectedElse: string) =>
  (white: readonly number[], black: readonly number[]): Judge =>
    eachAnswer((answer) => {
      const player = white.includes(answer) ? "White" : black.includes(answer) && "Black";
      return player
        ? says(answer, lineWith(player, word), `to say in one line “${player}” and “${word}”`)
        : saysNot(answer, pattern, expectedElse);
    });

/**
 * Judges that the program names exactly these squares after each answer, in any order: { 2: "22 23" }.
 * The start square may be named too; it is the last answer that was not a question mark.
 */
export const lists = byAnswer((answer, squares: string) => {
  const wanted = sortedWords(squares);
  return onWords(answer, `to list ${wanted || "no square"}`, (_, held) => {
    return squaresListed(answer, held).join(" ") === wanted;
  });
});

/** The squares that are named after an answer, but for the start square. */
export function squaresListed(answer: number, { answers }: Dialogue): string[] {
  const start = answers.slice(0, answer + 1).findLast(({ typed }) => typed !== "?")?.typed;
  const named = answers[answer]?.words.match(/(?<!\d)[1-8][1-8](?!\d)/g) ?? [];
  return [...new Set(named)].filter((square) => square !== start).toSorted();
}

/** The pairs of letters in a text that are pieces, in order. */
export const capturedIn = (words: string) =>
  (words.match(/\b[WB][SMNEGR]\b/g) ?? []).toSorted().join(" ");

/** Judges that the program shows exactly these pairs of letters after each answer, in any order. */
export const listsCaptured = byAnswer((answer, pieces: string) => {
  const wanted = sortedWords(pieces);
  return onWords(
    answer,
    `to list ${wanted || "no piece"} as captured`,
    (words) => capturedIn(words) === wanted,
  );
});

/** Judges the numbers after the players' names, in the words after each answer: { 4: [6, 0] }. */
export const points = byAnswer(
  (answer, [white, black]: readonly [white: number, black: number]) => {
    const expected = `to show that White has ${white} and Black has ${black}`;
    return onWords(answer, expected, (words) => {
      const [, forWhite] = /White(?:(?!Black)[^\d\n])*(\d+)/.exec(words) ?? [];
      const [, forBlack] = /Black(?:(?!White)[^\d\n])*(\d+)/.exec(words) ?? [];
      return forWhite === String(white) && forBlack === String(black);
    });
  },
);

/**
 * Judges that the table after an answer has these rows ("Ada 4"), fewest moves first. Rows with the
 * same number of moves may be in either order. The newest winner may be named before the table.
 */
export function ranks(answer: number, ...winners: readonly string[]): Judge {
  const wanted = winners.join(", ");
  const expected = `to show a table with these winners and moves, and no others: ${wanted}`;
  const names = new Set(winners.map((winner) => winner.replace(/ \d+$/, "")));
  const movesOf = (winner: string) => Number(/\d+$/.exec(winner)?.[0]);
  return onWords(answer, expected, (words, held) => {
    const rows = words.split("\n").flatMap((line) => {
      const name = [...names].find((candidate) => line.includes(candidate));
      // A row may begin with its number in the table.
      const moves = line
        .replace(name ?? "", "")
        .match(/\d+/g)
        ?.at(-1);
      return name !== undefined && moves ? [`${name} ${moves}`] : [];
    });
    if (rows.length > winners.length && rows[0]?.startsWith(held.answers[answer]?.typed ?? ""))
      rows.shift();
    const isInOrder = rows.every((row, index) => movesOf(row) >= movesOf(rows[index - 1] ?? "0"));
    return isInOrder && rows.toSorted().join(", ") === winners.toSorted().join(", ");
  });
}

/** The pairs of a name and a number in the lines of a table that name one of the winners. */
export function rowsIn(words: string, names: readonly string[]): readonly string[] {
  return words.split("\n").flatMap((line) => {
    const found = names.filter((name) => line.includes(name)).join(" ");
    return found ? `${found} ${(line.match(/\d+/g) ?? []).join(" ")}` : [];
  });
}

/** The winners in random games. */
export const WINNERS: readonly string[] = ["Ada", "Ben", "Cyd", "Dov", "Eva", "Flo"];

export const sortedWords = (words: string) => words.split(" ").toSorted().join(" ");
