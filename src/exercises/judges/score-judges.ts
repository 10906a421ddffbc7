import { excerpt, type Judge, onAnswer } from "./judges.ts";

/**
 * Judges that the numbers after the players' names, in what the program said after an answer, are
 * these.
 */
export function points(answer: number, white: number, black: number): Judge {
  const expected = `to show that White has ${white} and Black has ${black}`;
  return onAnswer(answer, expected, ({ words }) => {
    const [, forWhite] = /White(?:(?!Black)[^\d\n])*(\d+)/.exec(words) ?? [];
    const [, forBlack] = /Black(?:(?!White)[^\d\n])*(\d+)/.exec(words) ?? [];
    return forWhite === String(white) && forBlack === String(black) ? undefined : excerpt(words);
  });
}

/** Judges that the lines with a name and a number of moves after an answer are in this order. */
export function ranks(
  answer: number,
  winners: readonly (readonly [name: string, moves: number])[],
): Judge {
  const wanted = winners.map((winner) => winner.join(" ")).join(", ");
  return onAnswer(answer, `to show the winners in the order ${wanted}`, (given, held) => {
    const newest = held.answers[answer]?.typed;
    const lines = given.words.split("\n");
    const places = winners.map(([name, moves]) => {
      const number = new RegExp(`\\b${moves}\\b`);
      const rows = [...lines.keys()].filter((index) => {
        const line = lines[index] ?? "";
        return line.includes(name) && number.test(line.replace(name, ""));
      });
      const isOnce = rows.length === 1 || (rows.length > 1 && name === newest);
      return isOnce ? (rows.at(-1) ?? -1) : -1;
    });
    const isRight = places.every((place, index) => place > (places[index - 1] ?? -1));
    return isRight ? undefined : excerpt(given.words);
  });
}
