import type { Call, Failure, RulesCheck } from "../exercise.ts";
import { boardWith, squareOf } from "../notation.ts";

const DIMENSION = 8;

/** Returns all grid references of a board, rank by rank. */
function references(dimension: number): string[] {
  const numbers = Array.from({ length: dimension }, (_, index) => index + 1);
  return numbers.flatMap((rank) => numbers.map((file) => `${file}${rank}`));
}

/**
 * Makes a check that checkMoveIsLegal allows exactly these moves of a piece.
 * @param pieces what is on the board: "WS13 BE23"
 * @param from the square of the piece; its colour has the turn
 * @param expected the squares that it may move to, separated by spaces; "" for none
 */
export function movesCheck(
  about: string,
  pieces: string,
  from: string,
  expected: string,
  dimension = DIMENSION,
): RulesCheck {
  const board = boardWith(pieces, dimension);
  const piece = pieces.split(" ").find((placed) => placed.endsWith(from)) ?? "";
  const squares = references(dimension);
  const calls = squares.map(
    (to): Call => ({
      name: "checkMoveIsLegal",
      args: [board, squareOf(from), squareOf(to), piece[0]],
    }),
  );
  const wanted = squares.filter((square) => expected.split(" ").includes(square));
  return {
    kind: "rules",
    about,
    calls,
    judge(results): Failure | undefined {
      const allowed = squares.filter((_, index) => results[index] === true);
      if (allowed.join() === wanted.join()) return undefined;
      return {
        expected: `checkMoveIsLegal to let the ${piece.slice(0, 2)} on ${from} move to ${listed(wanted)}, on a board with ${pieces}`,
        appeared: `it may move to ${listed(allowed)}`,
      };
    },
  };
}

const listed = (squares: readonly string[]) =>
  squares.length === 0 ? "no square" : squares.join(" ");

/**
 * The diagrams of Figure 5: the pieces on the board, the piece that moves, and the squares it can
 * move to.
 */
const FIGURE_5: readonly (readonly [id: string, pieces: string, from: string, to: string])[] = [
  ["5a", "WS23 WG73 BS76", "23", "12 22 32 13 33 14 24 34"],
  ["5b", "WM23 WS75 BS57", "23", "22 13 33 24"],
  ["5c", "WM23 WS33 BS64", "23", "22 13 24"],
  ["5d", "WN23 WS63 BS67", "23", "12 32 14 34"],
  ["5e", "WE45 WS62 BS74", "45", "43 25 65 47"],
  ["5f", "WE45 WS25 BG55 WN46 BS43", "45", "43 65 47"],
  ["5g", "WG43 WS65 BS67", "43", "13 23 33 53 63 73 83 41 42 44 45 46 47 48"],
  ["5h", "WG43 BS23 WN63 WS47", "43", "23 33 53 41 42 44 45 46"],
  ["5i", "WR47 BS64 WS84", "47", "46"],
  ["5j", "WR45 BM34 BS74 WS76", "45", "34 44"],
  ["5k", "WR45 BM34 BN44 BS54 WS67", "45", "34 54"],
  ["5l", "WR47 BE46 WS53 BS73", "47", ""],
  ["5m", "BR42 WE33 BG53 WS47 BS67", "42", "33 43"],
];

/** Makes a check that pieces still move as in Figure 5, for all but the given letters ("NE"). */
export function figure5Without(letters: string): readonly RulesCheck[] {
  const diagrams = FIGURE_5.filter(([, pieces]) => !letters.includes(pieces[1] ?? ""));
  const checks = diagrams.map(([id, pieces, from, to]) =>
    movesCheck(`agrees with Figure ${id}`, pieces, from, to),
  );
  const about = letters === "" ? "all pieces" : "the other pieces";
  return [together(`still moves ${about} as in Figure 5`, ...checks)];
}

/** Combines several checks into one, which reports the first failure. */
export function together(about: string, ...checks: readonly RulesCheck[]): RulesCheck {
  return {
    kind: "rules",
    about,
    calls: checks.flatMap(({ calls }) => calls),
    judge(results): Failure | undefined {
      let from = 0;
      for (const { calls, judge } of checks) {
        const failure = judge(results.slice(from, from + calls.length));
        if (failure) return failure;
        from += calls.length;
      }
      return undefined;
    },
  };
}

/**
 * Makes a check of a function that takes a board and a colour, and returns true or false.
 * @param cases the pieces on the board ("WS13 BE23"), the colour, and the correct result
 */
export function boardCheck(
  about: string,
  name: string,
  ...cases: readonly (readonly [pieces: string, colour: "W" | "B", right: boolean])[]
): RulesCheck {
  return {
    kind: "rules",
    about,
    calls: cases.map(([pieces, colour]) => ({ name, args: [boardWith(pieces), colour] })),
    judge(results): Failure | undefined {
      const wrong = cases.findIndex(([, , right], index) => results[index] !== right);
      const [pieces, colour, right] = cases[wrong] ?? [];
      if (right === undefined) return undefined;
      return {
        expected: `${name} to return ${right} for "${colour}", on a board with ${pieces}`,
        appeared: `it returned ${JSON.stringify(results[wrong])}`,
      };
    },
  };
}
