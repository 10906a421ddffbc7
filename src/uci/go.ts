import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import type { Limits } from "../engine/types.ts";

/** What a `go` asks for. */
export type Go =
  | { readonly kind: "perft"; readonly depth: number }
  | {
      readonly kind: "search";
      readonly limits: Limits;
      /** The best move may not be told before a `stop`. */
      readonly infinite: boolean;
      /** A forced win in so many moves is to be looked for first. */
      readonly mate: number | undefined;
    };

/** What is read behind `go`, and the words that nothing is made of. */
export interface Asked {
  readonly go: Go;
  readonly ignored: readonly string[];
}

/** The words that a number follows, and the smallest that makes sense behind them. */
const LEAST: ReadonlyMap<string, number> = new Map([
  ["depth", 1],
  ["nodes", 1],
  ["movetime", 0],
  ["wtime", Number.NEGATIVE_INFINITY],
  ["btime", Number.NEGATIVE_INFINITY],
  ["winc", Number.NEGATIVE_INFINITY],
  ["binc", Number.NEGATIVE_INFINITY],
  ["movestogo", 0],
  ["mate", 1],
  ["perft", 1],
]);

/** The deepest perft that may be asked for, as on the command line. */
const DEEPEST_PERFT = 20;
/** Moves for which the time on the clock has to last, where nobody says how many there are. */
const MOVES_TO_GO = 30;
/** How much of the increment a move may use up. */
const INCREMENT_SHARE = 0.8;
/** The most of what is on the clock that one move may use up. */
const CLOCK_SHARE = 0.8;
/** Milliseconds that pass between us and whoever looks after the clock. */
const LAG = 30;

/** No forced win is looked for beyond so many moves: lines of the search end soon after. */
const MOST_MATE = 50;

/**
 * Reads the words behind `go`; `side` is 0 where White is to move and 1 where Black is. Without
 * a limit, or with a clock for the other side only, the search is infinite. Words of the protocol
 * that mean nothing here (`ponder`, `searchmoves` and its moves) and words that nobody knows are
 * passed over, as the protocol asks.
 */
export function readGo(words: readonly string[], side: number): Result<Asked> {
  const given = new Map<string, number>();
  const ignored: string[] = [];
  let infinite = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const least = LEAST.get(word);
    if (word === "infinite") infinite = true;
    else if (least === undefined) ignored.push(word);
    else {
      const number = readNumber(word, least, words[++at]);
      if (!number.ok) return number;
      given.set(word, number.value);
    }
  }
  const perft = given.get("perft");
  if (perft !== undefined) return readPerft(perft, ignored);
  const mate = given.has("mate") ? Math.min(given.get("mate")!, MOST_MATE) : undefined;
  const limits = limitsOf(given, side, mate);
  const endless = Object.keys(limits).length === 0;
  return ok({ go: { kind: "search", limits, infinite: infinite || endless, mate }, ignored });
}

function readNumber(word: string, least: number, number: string | undefined): Result<number> {
  if (number === undefined) return err(`A number is missing behind ${word}.`);
  if (!/^-?[0-9]{1,15}$/.test(number) || Number(number) < least) {
    const from = Number.isFinite(least) ? ` from ${least}` : "";
    return err(`Behind ${word} comes a whole number${from}, not ${quoted(number)}.`);
  }
  return ok(Number(number));
}

function readPerft(depth: number, ignored: readonly string[]): Result<Asked> {
  return depth > DEEPEST_PERFT
    ? err(`Behind perft comes a whole number from 1 to ${DEEPEST_PERFT}, not ${depth}.`)
    : ok({ go: { kind: "perft", depth }, ignored });
}

/** A search for a win in so many moves is to go no deeper than that win. */
function limitsOf(given: ReadonlyMap<string, number>, side: number, mate?: number): Limits {
  const nodes = given.get("nodes");
  const depths = [given.get("depth"), mate && 2 * mate - 1].filter((depth) => depth !== undefined);
  const times = [given.get("movetime"), timeByClock(given, side)].filter(
    (time) => time !== undefined,
  );
  return {
    ...(depths.length > 0 && { depth: Math.min(...depths) }),
    ...(nodes !== undefined && { nodes }),
    ...(times.length > 0 && { milliseconds: Math.max(1, Math.min(...times)) }),
  };
}

/**
 * The milliseconds that a move may take by the clock of the side to move, if it has one. No moves
 * to go are as good as none named: some programs say so.
 */
function timeByClock(given: ReadonlyMap<string, number>, side: number): number | undefined {
  const left = given.get(side === 0 ? "wtime" : "btime");
  if (left === undefined) return undefined;
  const increment = given.get(side === 0 ? "winc" : "binc") ?? 0;
  const share = left / (given.get("movestogo") || MOVES_TO_GO) + increment * INCREMENT_SHARE;
  return Math.floor(Math.min(share, left * CLOCK_SHARE, left - LAG));
}
