import { quoted } from "../../../base/text.ts";
import { shareOfClock } from "../limits.ts";
import type { Limits } from "../types.ts";

export type GoCommand = Readonly<ReturnType<typeof readGo>>;

/** The tokens of a clock. They take any number, since time can run out. */
const CLOCK = ["wtime", "btime", "winc", "binc", "movestogo"];

/** The tokens that take a number, and the smallest and largest ones allowed. */
const NUMBERS = new Map<string, readonly [least?: number, most?: number]>([
  ["depth", [1]],
  ["nodes", [1]],
  ["movetime", [0]],
  ["mate", [1]],
  // As on the command line.
  ["perft", [1, 20]],
  ...CLOCK.map((token) => [token, []] as const),
]);

/** Forced wins are not searched beyond this many moves: variations end soon after. */
const MAX_MATE = 50;

/**
 * Parses the tokens after `go`; `side` is 0 if White is to move and 1 if Black is. Without a limit
 * the search is infinite. Every `go` must be answered, so an invalid number is reported and counts
 * as the smallest one; only perft rejects it. Unknown tokens are ignored, as the protocol demands.
 */
export function readGo(tokens: readonly string[], side: 0 | 1) {
  const [unknown = [], ...groups] = groupsOf(tokens);
  const values = new Map<string, number>();
  const searchMoves: string[] = [];
  const ignored = [...unknown];
  const errors: string[] = [];
  for (const [keyword = "", ...rest] of groups) {
    if (keyword === "searchmoves") searchMoves.push(...rest);
    else {
      const takesNumber = NUMBERS.has(keyword);
      values.set(keyword, takesNumber ? readNumber(keyword, rest.shift() ?? "", errors) : 1);
      ignored.push(...rest);
    }
  }
  const mate = values.has("mate") ? Math.min(values.get("mate")!, MAX_MATE) : undefined;
  const limits = limitsOf(values, side, mate);
  return {
    /** The depth of a perft, which takes the place of the search. */
    perft: values.get("perft"),
    limits,
    /** The best move must not be printed before `stop`. */
    infinite: values.has("infinite") || Object.keys(limits).length === 0,
    /** Until `ponderhit` no time counts and the best move must not be printed. */
    ponder: values.has("ponder"),
    /** Looks first for a forced win in this many moves. */
    mate,
    /** The moves to consider, as typed; none for all. */
    searchMoves,
    ignored,
    /** What is wrong with the numbers, a sentence each. */
    errors,
  };
}

/** Splits tokens before each keyword. */
function groupsOf(tokens: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const token of tokens) {
    if (NUMBERS.has(token) || ["infinite", "ponder", "searchmoves"].includes(token))
      groups.push([]);
    groups.at(-1)!.push(token);
  }
  return groups;
}

/** Reads a token's number; reports an invalid one and returns the smallest allowed. */
function readNumber(token: string, text: string, errors: string[]): number {
  const [least, most = Number.POSITIVE_INFINITY] = NUMBERS.get(token)!;
  const number = /^-?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= (least ?? number) && number <= most) return number;
  const upTo = Number.isFinite(most) ? ` from ${least} to ${most}` : ` of at least ${least}`;
  const range = least === undefined ? "" : upTo;
  errors.push(`${token} needs a whole number${range}, not ${quoted(text)}.`);
  return least ?? 0;
}

/**
 * The limits that the numbers after `go` set, by their tokens; `side` is 0 if White is to move. A
 * search for a mate goes no deeper than that mate.
 */
function limitsOf(values: ReadonlyMap<string, number>, side: 0 | 1, mate?: number): Limits {
  const nodes = values.get("nodes");
  const depths = [values.get("depth"), mate && 2 * mate - 1].filter((depth) => depth !== undefined);
  const time = values.get("movetime") ?? timeByClock(values, side);
  return {
    ...(depths.length > 0 && { depth: Math.min(...depths) }),
    ...(nodes !== undefined && { nodes }),
    ...(time !== undefined && { milliseconds: Math.max(1, time) }),
  };
}

/**
 * Milliseconds for a move by the clock of the side to move, or of the other side if only that is
 * known; undefined without a clock. `movestogo 0`, which some programs send, counts as missing.
 */
function timeByClock(values: ReadonlyMap<string, number>, side: 0 | 1): number | undefined {
  if (!CLOCK.some((token) => values.has(token))) return undefined;
  const [own, other] = side === 0 ? ["w", "b"] : ["b", "w"];
  const left = values.get(`${own}time`) ?? values.get(`${other}time`) ?? 0;
  const moves = Math.max(0, values.get("movestogo") ?? 0) || undefined;
  return shareOfClock(left, values.get(`${own}inc`) ?? 0, moves);
}
