import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import { shareOfClock } from "../engine/limits.ts";
import type { Limits } from "../engine/types.ts";

export type GoCommand =
  | { readonly kind: "perft"; readonly depth: number }
  | {
      readonly kind: "search";
      readonly limits: Limits;
      /** The best move must not be printed before `stop`. */
      readonly infinite: boolean;
      /** Until `ponderhit` no time counts and the best move must not be printed. */
      readonly ponder: boolean;
      /** Looks first for a forced win in this many moves. */
      readonly mate: number | undefined;
      /** The moves to consider, as typed; none for all. */
      readonly searchMoves: readonly string[];
    };

export interface ParsedGo {
  readonly go: GoCommand;
  readonly ignored: readonly string[];
  /** What is wrong with the numbers, a sentence each. */
  readonly errors: readonly string[];
}

/** The tokens of a clock. They take any number, since time can run out. */
const CLOCK = ["wtime", "btime", "winc", "binc", "movestogo"] as const;

/** The tokens that take a number, and the smallest one allowed. */
const MIN_VALUES: ReadonlyMap<string, number> = new Map([
  ["depth", 1],
  ["nodes", 1],
  ["movetime", 0],
  ["mate", 1],
  ["perft", 1],
  ...CLOCK.map((token) => [token, Number.NEGATIVE_INFINITY] as const),
]);

const KEYWORDS: readonly string[] = [...MIN_VALUES.keys(), "infinite", "ponder", "searchmoves"];

/** The deepest perft, as on the command line. */
const MAX_PERFT_DEPTH = 20;
/** Forced wins are not searched beyond this many moves: variations end soon after. */
const MAX_MATE = 50;

interface Tokens {
  readonly values: Map<string, number>;
  readonly flags: Set<string>;
  readonly searchMoves: string[];
  readonly ignored: string[];
  readonly errors: string[];
}

/**
 * Parses the tokens after `go`; `side` is 0 if White is to move and 1 if Black is. Without a limit
 * the search is infinite. Every `go` must be answered, so an invalid number is reported and counts
 * as the smallest one; only perft rejects it. Unknown tokens are ignored, as the protocol demands.
 */
export function readGo(tokens: readonly string[], side: number): Result<ParsedGo> {
  const { values, flags, searchMoves, ignored, errors } = sortTokens(tokens);
  const perft = values.get("perft");
  if (perft !== undefined) {
    const range = `perft needs a whole number from 1 to ${MAX_PERFT_DEPTH}, not ${perft}.`;
    const [reason = perft > MAX_PERFT_DEPTH ? range : undefined] = errors;
    return reason ? err(reason) : ok({ go: { kind: "perft", depth: perft }, ignored, errors });
  }
  const mate = values.has("mate") ? Math.min(values.get("mate")!, MAX_MATE) : undefined;
  const limits = limitsOf(values, side, mate);
  const ponder = flags.has("ponder");
  const infinite = flags.has("infinite") || Object.keys(limits).length === 0;
  const go: GoCommand = { kind: "search", limits, infinite, ponder, mate, searchMoves };
  return ok({ go, ignored, errors });
}

function sortTokens(tokens: readonly string[]): Tokens {
  const sorted: Tokens = {
    values: new Map(),
    flags: new Set(),
    searchMoves: [],
    ignored: [],
    errors: [],
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const end = endOfArguments(tokens, at + 1);
    if (MIN_VALUES.has(token)) {
      const [text] = tokens.slice(at + 1, end);
      if (text !== undefined) at++;
      sorted.values.set(token, readNumber(token, text, sorted.errors));
    } else if (token === "searchmoves") {
      sorted.searchMoves.push(...tokens.slice(at + 1, end));
      at = end - 1;
    } else if (KEYWORDS.includes(token)) sorted.flags.add(token);
    else sorted.ignored.push(token);
  }
  return sorted;
}

/** The index of the next keyword, or the number of tokens. */
function endOfArguments(tokens: readonly string[], from: number): number {
  const index = tokens.findIndex((token, at) => at >= from && KEYWORDS.includes(token));
  return index < 0 ? tokens.length : index;
}

/** Reads a token's number; reports an invalid one and returns the smallest allowed. */
function readNumber(token: string, text: string | undefined, errors: string[]): number {
  const min = MIN_VALUES.get(token) ?? 0;
  const number = Number(text);
  if (text !== undefined && /^-?[0-9]{1,15}$/.test(text) && number >= min) return number;
  const from = Number.isFinite(min) ? ` of at least ${min}` : "";
  errors.push(
    text === undefined
      ? `${token} needs a number.`
      : `${token} needs a whole number${from} with at most 15 digits, not ${quoted(text)}.`,
  );
  return Math.max(0, min);
}

/**
 * The limits that the numbers after `go` set, by their tokens; `side` is 0 if White is to move. A
 * search for a mate goes no deeper than that mate.
 */
function limitsOf(values: ReadonlyMap<string, number>, side: number, mate?: number): Limits {
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
function timeByClock(values: ReadonlyMap<string, number>, side: number): number | undefined {
  if (!CLOCK.some((token) => values.has(token))) return undefined;
  const [own, other] = side === 0 ? ["wtime", "btime"] : ["btime", "wtime"];
  const remaining = values.get(own!) ?? values.get(other!) ?? 0;
  const increment = values.get(side === 0 ? "winc" : "binc") ?? 0;
  const moves = Math.max(0, values.get("movestogo") ?? 0) || undefined;
  return shareOfClock(remaining, increment, moves);
}
