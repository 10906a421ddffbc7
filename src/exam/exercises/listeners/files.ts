import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Judge, Listener } from "../exercise.ts";
import { difference } from "../judges/boards.ts";
import { all, excerpt, onAnswer } from "../judges/dialogue.ts";
import { rowsIn, saysNot, WINNER, wordsAfter } from "../judges/words.ts";
import { piecesOn } from "../notation.ts";

/** Makes a listener to a file at the end of a run, by what a function finds in it. */
const toFile = (name: string, find: (text: string) => string): Listener => ({
  hear(answer, { answers, files }) {
    const text = answer === answers.length - 1 ? files.get(name) : undefined;
    return text === undefined ? "" : find(text);
  },
  judge:
    (_, heard): Judge =>
    ({ files }) => {
      const text = files.get(name);
      if (heard === "" || (text !== undefined && find(text) === heard)) return undefined;
      const appeared =
        text === undefined
          ? `there is no file ${name} in the current folder, which is temporary in checks`
          : `a file with: ${excerpt(text)}`;
      return { expected: `the program to leave ${name}${heard}`, appeared };
    },
});

export const toSavedGame = toFile("saved-game.txt", () => " ");

export const toLog = toFile("game.log", (text) => {
  const lines = text.split("\n").map((line) => line.trim());
  return ` with the lines ${lines.filter((line) => line !== "").join(", ")}`;
});

/** The boards that were shown before an answer, each only once if it is shown again. */
function boardsBefore(answer: number, { answers }: Dialogue): string[] {
  const earlier = answers.slice(0, answer).filter(({ typed }) => typed !== "replay");
  const boards = earlier.flatMap(({ boards: shown }) => shown.map(piecesOn));
  return boards.filter((pieces, index) => pieces !== boards[index - 1]);
}

/** How many boards are shown; those of a replay are those of the game, the last one perhaps once more. */
export const toReplays: Listener = {
  hear(answer, { answers }) {
    const { typed, boards = [] } = answers[answer] ?? {};
    const isTwice = typed === "replay" && String(boards.at(-1)) === String(boards.at(-2));
    return String(boards.length - (isTwice && boards.length > 1 ? 1 : 0) || "");
  },
  judge(answer, count) {
    if (count === "") return all();
    const expected = `to show ${count === "1" ? "one board" : `every board of the game (${count})`}`;
    return onAnswer(answer, expected, ({ typed, boards }, held) => {
      const earlier = typed === "replay" ? boardsBefore(answer, held).slice(-Number(count)) : [];
      for (const [index, pieces] of earlier.entries()) {
        const board = boards[index];
        if (!board) return `board ${index + 1} was not shown`;
        const wrong = difference(pieces, board);
        if (wrong) return wrong;
      }
      return toReplays.hear(answer, held) === count ? undefined : `${boards.length} boards`;
    });
  },
};

/** A row with numbers but without a name. */
const NAMELESS = /^\W*\d+\W*(?:\d+\W*)?(?:null|undefined|none)?\W*$/im;

/**
 * The table of winners, those with the fewest moves first, or with as many in any order. Each row may begin with its
 * number, and the newest winner may be named before the table.
 */
export const toTable: Listener = {
  hear: (answer, held) => rowsIn(wordsAfter(answer, held)).join(", "),
  judge(answer, heard) {
    if (heard === "") return saysNot(answer, WINNER, "to show the table only at the end of a game");
    const winners = heard.split(", ");
    const tableIn = (words: string, { answers }: Dialogue) => {
      const rows = rowsIn(words);
      const newest = answers[answer]?.typed ?? "";
      const shown = rows.slice(rows.length > winners.length && rows[0]?.startsWith(newest) ? 1 : 0);
      return shown.map((row, index) => row.replace(` ${index + 1} `, " "));
    };
    const expected = `to show a table with these winners and moves, and no others: ${heard}`;
    const ordered = `to show the winners in the order of their moves, the fewest first: ${heard}`;
    return all(
      onAnswer(answer, expected, ({ words }, held, quote) => {
        const isComplete = tableIn(words, held).toSorted().join() === winners.toSorted().join();
        return isComplete && !NAMELESS.test(words) ? undefined : quote(words);
      }),
      onAnswer(answer, ordered, ({ words }, held, quote) => {
        const moves = tableIn(words, held).map((row) => Number(/\d+$/.exec(row)));
        const isOrdered = moves.every((count, index) => count >= (moves[index - 1] ?? 0));
        return isOrdered ? undefined : quote(words);
      }),
    );
  },
};
