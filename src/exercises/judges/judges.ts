import type { Answer, Dialogue, ShownBoard } from "../checker/read-dialogue.ts";
import type { DialogueCheck, Failure } from "../exercise.ts";

/** Judges a dialogue; undefined means that it passes. Answers are counted from 0. */
export type Judge = (dialogue: Dialogue) => Failure | undefined;

/** The maximum length of an excerpt in a failure, in lines and in characters per line. */
const MAX_LINES = 6;
const MAX_LINE_LENGTH = 120;

/**
 * Makes a check of a dialogue. All judges must pass; the first failure is reported. A program that
 * does not read all the answers fails.
 * @param typed the answers, separated by spaces; a list if one is empty or contains spaces
 */
export function dialogue(
  about: string,
  typed: string | readonly string[],
  ...judges: readonly Judge[]
): DialogueCheck {
  const lines = typeof typed === "string" ? typed.split(" ") : typed;
  return {
    kind: "dialogue",
    about,
    typed: lines,
    judge(held) {
      for (const judge of [readsAll(lines), ...judges]) {
        const failure = judge(held);
        if (failure) return failure;
      }
      return undefined;
    },
  };
}

function readsAll(lines: readonly string[]): Judge {
  return ({ answers, openQuestion }) => {
    if (answers.length === lines.length) return undefined;
    const last = answers.at(-1);
    const appeared =
      openQuestion === ""
        ? `it ended after ${answers.length} answers${last ? `, the last of them “${last.typed}”` : ""}`
        : `“${lines[answers.length]}” was not shown after a question; ask questions with the function ask of input.ts`;
    return { expected: `the program to ask for all ${lines.length} answers`, appeared };
  };
}

/**
 * Judges that what the program said in words after an answer matches. `expected` completes "the
 * program to ...".
 */
export function says(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }) =>
    pattern.test(words) ? undefined : excerpt(words),
  );
}

/** Judges that what the program said in words after an answer does not match. */
export function saysNot(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }) =>
    pattern.test(words) ? excerpt(words) : undefined,
  );
}

/** Judges that the question before an answer matches. */
export function asks(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ question }) =>
    pattern.test(question) ? undefined : `the question was: ${question}`,
  );
}

/** Judges that a board was shown after the answer: the move was made, or a game started. */
export function showsABoard(answer: number, expected = "to show the board"): Judge {
  return onAnswer(answer, expected, ({ boards, words }) =>
    boards.length > 0 ? undefined : excerpt(words),
  );
}

/** Judges that no board was shown after the answer: nothing was moved. */
export function showsNoBoard(answer: number, expected = "to refuse the move"): Judge {
  return onAnswer(answer, expected, ({ boards }) =>
    boards.length === 0 ? undefined : "the board was shown",
  );
}

/**
 * Judges that the last board after an answer has exactly these pieces.
 * @param pieces each as its two characters and its square: "WS13 BE23"
 */
export function showsBoard(answer: number, pieces: string): Judge {
  const wanted = pieces.split(" ").sort().join(" ");
  return onAnswer(answer, `to show a board with ${wanted}`, ({ boards, words }) => {
    const board = boards.at(-1);
    if (!board) return `no board, but: ${excerpt(words)}`;
    const shown = piecesOn(board).sort().join(" ");
    return shown === wanted ? undefined : `a board with ${shown}`;
  });
}

/**
 * Judges that the last board after an answer has a piece ("WS", or two spaces for none) on a square
 * ("13").
 */
export function shows(answer: number, piece: string, square: string): Judge {
  const what = piece.trim() === "" ? "no piece" : piece;
  return onAnswer(answer, `to show ${what} on ${square}`, ({ boards, words }) => {
    const board = boards.at(-1);
    if (!board) return `no board, but: ${excerpt(words)}`;
    const shown = board[Number(square[1]) - 1]?.[Number(square[0]) - 1];
    return shown === piece ? undefined : `“${shown ?? ""}” on ${square}`;
  });
}

/** Judges that the program ended after the last answer. */
export function ends(expected = "to end"): Judge {
  return ({ openQuestion }) =>
    openQuestion === ""
      ? undefined
      : { expected: `the program ${expected}`, appeared: `it asked: ${openQuestion}` };
}

/** Judges that the program asked another question after the last answer, and that it matches. */
export function keepsAsking(pattern: RegExp, expected: string): Judge {
  return ({ openQuestion, answers }) => {
    if (pattern.test(openQuestion)) return undefined;
    const appeared =
      openQuestion === ""
        ? `it ended with: ${excerpt(answers.at(-1)?.words ?? "")}`
        : `it asked: ${openQuestion}`;
    return { expected: `the program ${expected}`, appeared };
  };
}

/** Returns the pieces on a shown board, each with its square: "WS13". */
export function piecesOn(board: ShownBoard): string[] {
  return board.flatMap((squares, row) =>
    squares.flatMap((piece, column) =>
      /^[WB][A-Z]$/.test(piece) ? `${piece}${column + 1}${row + 1}` : [],
    ),
  );
}

/**
 * Judges the response to one answer. `find` returns what appeared if it is wrong, otherwise
 * undefined.
 * @param expected completes "the program ..."
 */
export function onAnswer(
  index: number,
  expected: string,
  find: (answer: Answer, dialogue: Dialogue) => string | undefined,
): Judge {
  return (held) => {
    const answer = held.answers[index];
    if (!answer) throw new Error(`a check has no answer ${index}`);
    const appeared = find(answer, held);
    if (appeared === undefined) return undefined;
    const typed = answer.typed === "" ? "Enter alone" : `“${answer.typed}”`;
    return { expected: `the program ${expected}, after the answer ${typed}`, appeared };
  };
}

/** Returns the first few lines of what a program said. */
export function excerpt(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return "nothing";
  const shown = lines.slice(0, MAX_LINES).map((line) => line.trim().slice(0, MAX_LINE_LENGTH));
  return [...shown, ...(lines.length > MAX_LINES ? ["..."] : [])].join("\n");
}

/** Returns a pattern for a line that contains two words or patterns, in either order. */
export const lineWith = (one: string, other: string) =>
  new RegExp(`^(?=.*\\b${one}).*\\b${other}`, "im");

/** Judges that what the program said in words after an answer, or its next question, matches. */
export function mentions(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }, held) => {
    const told = `${words}\n${nextQuestion(held, answer)}`;
    return pattern.test(told) ? undefined : excerpt(told);
  });
}

/**
 * Judges that neither what the program said in words after an answer nor its next question matches.
 */
export function doesNotMention(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }, held) => {
    const told = `${words}\n${nextQuestion(held, answer)}`;
    return pattern.test(told) ? excerpt(told) : undefined;
  });
}

const nextQuestion = ({ answers, openQuestion }: Dialogue, answer: number) =>
  answers[answer + 1]?.question ?? openQuestion;

/**
 * Returns a check with an earlier run of the program in the same folder; only the later run is
 * judged.
 */
export function afterEarlierRun(typed: string, check: DialogueCheck): DialogueCheck {
  return { ...check, typedBefore: typed.split(" ") };
}

/**
 * Judges that a file is in the program's folder at the end, and that `find` returns undefined for
 * its text.
 */
export function leavesFile(
  name: string,
  expected: string,
  find: (text: string) => string | undefined,
): Judge {
  return ({ files }) => {
    const text = files.get(name);
    const appeared = text === undefined ? `there is no file ${name}` : find(text);
    return appeared === undefined ? undefined : { expected: `the program ${expected}`, appeared };
  };
}

/** Judges that what the program said in words matches after these answers, and after no others. */
export function saysOnlyAfter(wanted: readonly number[], pattern: RegExp, what: string): Judge {
  return (held) => {
    if (pattern.test(held.opening)) {
      return { expected: `the program not to say ${what} yet`, appeared: excerpt(held.opening) };
    }
    for (const index of held.answers.keys()) {
      const isWanted = wanted.includes(index);
      const judge = isWanted
        ? says(index, pattern, `to say ${what}`)
        : saysNot(index, pattern, `not to say ${what}`);
      const failure = judge(held);
      if (failure) return failure;
    }
    return undefined;
  };
}

/** Checks that the sample game can still be won, with a refused move and a capture. */
export const SAMPLE_GAME_IS_WON = dialogue(
  "still plays the sample game to its end",
  "Y 12 13 13 23 86 87 81 41 n",
  showsNoBoard(2),
  shows(4, "WS", "23"),
  showsBoard(8, "BG21 WG41 WR12 WS23 BE83 BR87"),
  says(8, /white wins/i, "to announce that White wins"),
  asks(9, /again/i, "to ask whether to play again"),
  ends(),
);
