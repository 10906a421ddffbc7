/** Checks of the functions in a student's rules.ts. */
import type { Call, RulesCheck } from "../exercise.ts";
import { boardWith } from "../notation.ts";

/** A piece's moves: the pieces on the board ("WS13 BE23"), its square, and the squares it can move to. */
type Moves = readonly [pieces: string, from: string, to: string];

/** Makes a check that checkMoveIsLegal allows exactly these moves; the piece's colour has the turn. */
export function movesCheck(about: string, ...cases: readonly Moves[]): RulesCheck {
  const parts = cases.map(movesOf);
  return {
    kind: "rules",
    about,
    calls: parts.flatMap(({ calls }) => calls),
    judge(results) {
      const left = [...results];
      const failures = parts.map(({ calls, judge }) => judge(left.splice(0, calls.length)));
      return failures.find((failure) => failure);
    },
  };
}

function movesOf([pieces, from, to]: Moves): Pick<RulesCheck, "calls" | "judge"> {
  const board = boardWith(pieces);
  const piece = pieces.split(" ").find((placed) => placed.endsWith(from)) ?? "";
  const numbers = [...board.keys()].slice(1);
  const squares = numbers.flatMap((rank) => numbers.map((file) => `${file}${rank}`));
  const wanted = squares.filter((square) => to.split(" ").includes(square));
  return {
    calls: squares.map(
      (square): Call => ({
        name: "checkMoveIsLegal",
        args: [board, ...rankAndFile(from), ...rankAndFile(square), piece[0]],
      }),
    ),
    judge(results) {
      const allowed = squares.filter((_, index) => results[index] === true);
      const tooMany = allowed.filter((square) => !wanted.includes(square));
      const missing = wanted.filter((square) => !allowed.includes(square));
      if (tooMany.length === 0 && missing.length === 0) return undefined;
      const wrong = [...mistakes("allowed", tooMany, "!"), ...mistakes("refused", missing, "?")];
      const marks = [...tooMany.map((square) => [square, "!"]), ...missing.map((to) => [to, "?"])];
      return {
        expected: `checkMoveIsLegal to let the ${piece.slice(0, 2)} on ${from} move to ${wanted.join(" ") || "no square"}`,
        appeared: wrong.join("\n"),
        position: { pieces, marks: Object.fromEntries(marks) },
      };
    },
  };
}

/** The two numbers of a grid reference, in the order of the skeleton's parameters. */
const rankAndFile = ([file, rank]: string) => [Number(rank), Number(file)];

/** "wrongly allowed (!): 14 24"; nothing for no squares. */
const mistakes = (what: string, squares: readonly string[], mark: string) =>
  squares.length === 0 ? [] : [`wrongly ${what} (${mark}): ${squares.join(" ")}`];

/**
 * Makes a check of a function that takes a board and a colour, and returns true or false.
 * @param cases the pieces on the board ("WS13 BE23"), the colour, and the correct result
 */
export const boardCheck = (
  about: string,
  name: string,
  ...cases: readonly (readonly [pieces: string, colour: "W" | "B", right: boolean])[]
): RulesCheck => ({
  kind: "rules",
  about,
  calls: cases.map(([pieces, colour]) => ({ name, args: [boardWith(pieces), colour] })),
  judge(results) {
    const wrong = cases.findIndex(([, , right], index) => results[index] !== right);
    const [pieces, colour, right] = cases[wrong] ?? [];
    if (right === undefined) return undefined;
    return {
      expected: `${name} to return ${right} for "${colour}" on this board`,
      appeared: `it returned ${results[wrong] === null ? "nothing" : JSON.stringify(results[wrong])}`,
      position: { pieces: pieces ?? "", marks: {} },
    };
  },
});
