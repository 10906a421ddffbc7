import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import type { Limits } from "../engine/types.ts";

/** What a `go` command requests. */
export type GoCommand =
  | { readonly kind: "perft"; readonly depth: number }
  | {
      readonly kind: "search";
      readonly limits: Limits;
      /** The best move must not be printed before `stop`. */
      readonly infinite: boolean;
      /** Looks first for a forced win in this many moves. */
      readonly mate: number | undefined;
    };

/** A parsed `go` command, and the tokens that were ignored. */
export interface ParsedGo {
  readonly go: GoCommand;
  readonly ignored: readonly string[];
}

/** The tokens that take a number, and the smallest one allowed. */
const MIN_VALUES: ReadonlyMap<string, number> = new Map([
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

/** The deepest perft, as on the command line. */
const MAX_PERFT_DEPTH = 20;
/** The number of moves for which the time on the clock has to last if `movestogo` is missing. */
const MOVES_TO_GO = 30;
/** The share of the increment that a move may use. */
const INCREMENT_SHARE = 0.8;
/** The largest share of the time on the clock that a move may use. */
const CLOCK_SHARE = 0.8;
/** Milliseconds lost between the engine and the clock. */
const MOVE_OVERHEAD = 30;

/**
 * Forced wins are not searched beyond this many moves: the variations of a search end soon after.
 */
const MAX_MATE = 50;

/**
 * Parses the tokens after `go`; `side` is 0 if White is to move and 1 if Black is. Without a limit,
 * or with a clock only for the other side, the search is infinite. Tokens that this engine does not
 * support (`ponder`, `searchmoves` and its moves) and unknown ones are ignored, as the protocol
 * demands. Rejects missing and invalid numbers.
 */
export function readGo(tokens: readonly string[], side: number): Result<ParsedGo> {
  const values = new Map<string, number>();
  const ignored: string[] = [];
  let infinite = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const min = MIN_VALUES.get(token);
    if (token === "infinite") infinite = true;
    else if (min === undefined) ignored.push(token);
    else {
      const number = readNumber(token, min, tokens[++at]);
      if (!number.ok) return number;
      values.set(token, number.value);
    }
  }
  const perft = values.get("perft");
  if (perft !== undefined) return readPerft(perft, ignored);
  const mate = values.has("mate") ? Math.min(values.get("mate")!, MAX_MATE) : undefined;
  const limits = limitsOf(values, side, mate);
  const unlimited = Object.keys(limits).length === 0;
  return ok({ go: { kind: "search", limits, infinite: infinite || unlimited, mate }, ignored });
}

function readNumber(token: string, min: number, number: string | undefined): Result<number> {
  if (number === undefined) return err(`${token} needs a number.`);
  if (!/^-?[0-9]{1,15}$/.test(number) || Number(number) < min) {
    const from = Number.isFinite(min) ? ` from ${min}` : "";
    return err(`${token} needs a whole number${from}, not ${quoted(number)}.`);
  }
  return ok(Number(number));
}

function readPerft(depth: number, ignored: readonly string[]): Result<ParsedGo> {
  return depth > MAX_PERFT_DEPTH
    ? err(`perft needs a whole number from 1 to ${MAX_PERFT_DEPTH}, not ${depth}.`)
    : ok({ go: { kind: "perft", depth }, ignored });
}

/** Returns the limits of a search; a search for a mate goes no deeper than that mate. */
function limitsOf(values: ReadonlyMap<string, number>, side: number, mate?: number): Limits {
  const nodes = values.get("nodes");
  const depths = [values.get("depth"), mate && 2 * mate - 1].filter((depth) => depth !== undefined);
  const times = [values.get("movetime"), timeByClock(values, side)].filter(
    (time) => time !== undefined,
  );
  return {
    ...(depths.length > 0 && { depth: Math.min(...depths) }),
    ...(nodes !== undefined && { nodes }),
    ...(times.length > 0 && { milliseconds: Math.max(1, Math.min(...times)) }),
  };
}

/**
 * Returns the milliseconds that a move may take by the clock of the side to move; undefined if it
 * has none. `movestogo 0`, which some programs send, counts as missing.
 */
function timeByClock(values: ReadonlyMap<string, number>, side: number): number | undefined {
  const remaining = values.get(side === 0 ? "wtime" : "btime");
  if (remaining === undefined) return undefined;
  const increment = values.get(side === 0 ? "winc" : "binc") ?? 0;
  const share = remaining / (values.get("movestogo") || MOVES_TO_GO) + increment * INCREMENT_SHARE;
  return Math.floor(Math.min(share, remaining * CLOCK_SHARE, remaining - MOVE_OVERHEAD));
}
