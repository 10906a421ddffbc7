import { accept, type Read, refuse } from "../core/read.ts";
import { inWords, quoted } from "../core/sentence.ts";
import type { Limits } from "../search/thinker.ts";

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

/** The words that a number follows, and the smallest that makes sense behind them. */
const LEAST: Readonly<Record<string, number>> = {
  depth: 1,
  nodes: 1,
  movetime: 0,
  wtime: Number.NEGATIVE_INFINITY,
  btime: Number.NEGATIVE_INFINITY,
  winc: 0,
  binc: 0,
  movestogo: 1,
  mate: 1,
  perft: 1,
};

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

/**
 * Reads the words behind `go`; `side` is 0 where White is to move and 1 where Black is. Without
 * a limit, or with a clock for the other side only, the search is infinite.
 */
export function readGo(words: readonly string[], side: number): Read<Go> {
  const given = new Map<string, number>();
  let infinite = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "infinite") {
      infinite = true;
      continue;
    }
    const number = readNumber(word, words[++at]);
    if (!number.ok) return number;
    given.set(word, number.value);
  }
  const perft = given.get("perft");
  if (perft !== undefined) return readPerft(perft);
  const limits = limitsOf(given, side);
  const mate = given.get("mate");
  const endless = mate === undefined && Object.keys(limits).length === 0;
  return accept({ kind: "search", limits, infinite: infinite || endless, mate });
}

function readNumber(word: string, number: string | undefined): Read<number> {
  const least = LEAST[word];
  if (least === undefined) {
    const known = inWords([...Object.keys(LEAST), "infinite"]);
    return refuse(`go does not know the word ${quoted(word)}; it knows ${known}.`);
  }
  if (number === undefined) return refuse(`A number is missing behind ${word}.`);
  if (!/^-?[0-9]{1,15}$/.test(number) || Number(number) < least) {
    const from = Number.isFinite(least) ? ` from ${least}` : "";
    return refuse(`Behind ${word} comes a whole number${from}, not ${quoted(number)}.`);
  }
  return accept(Number(number));
}

function readPerft(depth: number): Read<Go> {
  return depth > DEEPEST_PERFT
    ? refuse(`Behind perft comes a whole number from 1 to ${DEEPEST_PERFT}, not ${depth}.`)
    : accept({ kind: "perft", depth });
}

function limitsOf(given: ReadonlyMap<string, number>, side: number): Limits {
  const [depth, nodes] = [given.get("depth"), given.get("nodes")];
  const times = [given.get("movetime"), timeByClock(given, side)].filter(
    (time) => time !== undefined,
  );
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(times.length > 0 && { milliseconds: Math.max(1, Math.min(...times)) }),
  };
}

/** The milliseconds that a move may take by the clock of the side to move, if it has one. */
function timeByClock(given: ReadonlyMap<string, number>, side: number): number | undefined {
  const left = given.get(side === 0 ? "wtime" : "btime");
  if (left === undefined) return undefined;
  const increment = given.get(side === 0 ? "winc" : "binc") ?? 0;
  const share = left / (given.get("movestogo") ?? MOVES_TO_GO) + increment * INCREMENT_SHARE;
  return Math.floor(Math.min(share, left * CLOCK_SHARE, left - LAG));
}
