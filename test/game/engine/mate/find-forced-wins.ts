/**
 * Makes `forced-wins.txt`: `npx tsx test/game/engine/mate/find-forced-wins.ts > test/game/engine/mate/forced-wins.txt`
 * (about twenty minutes).
 * Positions come from games between a hunter and a player of random moves, from the sample game
 * with its pieces about, and from random endings; the solver of `test/oracles` says which are won, and how soon.
 */

import {
  canWinAtOnce,
  forcedWin,
  quickMovesOf,
  UNKNOWN,
  winningMoves,
} from "../../../oracles/forced-win.ts";
import { type Random, randomFrom } from "../../../random.ts";
import { SAMPLE } from "../../../sample-game.ts";
import {
  type Board,
  boardAfter,
  boardOf,
  type Colour,
  contentsOf,
  EMPTY,
  opponentOf,
  positionText,
  readBoard,
} from "../../../skeleton/boards.ts";
import type { ForcedWin } from "./forced-wins.ts";

const SEED = 2015;
const MAX_MOVES = 5;

type Standing = readonly [board: Board, player: Colour];

const [FULL] = readBoard("genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w");
const [START] = readBoard(SAMPLE);

const pieces = (board: Board) => contentsOf(board).filter((piece) => piece !== EMPTY).length;

/**
 * Returns a random move that leaves the mover's sarrum safe, if there is one; the hunter prefers
 * captures.
 */
function randomPly(
  random: Random,
  [board, player]: Standing,
  hunter: Colour,
): Standing | undefined {
  if (canWinAtOnce(board, player)) return undefined;
  const boards = quickMovesOf(board, player).map((move) => boardAfter(board, move, player));
  const safe = boards.filter((next) => !canWinAtOnce(next, opponentOf(player)));
  const captures = safe.filter((next) => player === hunter && pieces(next) < pieces(board));
  const among = [captures, safe, boards].find((some) => some.length > 0) ?? [];
  const next = among[random(Math.max(1, among.length))];
  return next && [next, opponentOf(player)];
}

/** Plays a game between a hunter and a player of random moves, up to a random last move. */
function randomGame(random: Random, start: Board, most: number): Standing | undefined {
  const hunter = random(2) === 0 ? "W" : "B";
  let standing: Standing | undefined = [start, "W"];
  for (let plies = random(most); plies > 0 && standing; plies--) {
    standing = randomPly(random, standing, hunter);
  }
  if (!standing || canWinAtOnce(...standing)) return undefined;
  const moves = quickMovesOf(...standing);
  const last = moves[random(Math.max(1, moves.length))];
  return last && [boardAfter(standing[0], last, standing[1]), opponentOf(standing[1])];
}

/** Returns the sample game with about half of its pieces on other squares. */
function randomSample(random: Random): Standing {
  const board = contentsOf(START);
  for (const [square, piece] of contentsOf(START).entries()) {
    const finish = random(64);
    if (piece === EMPTY || piece[1] === "R" || random(2) === 0 || board[finish] !== EMPTY) continue;
    board[square] = EMPTY;
    board[finish] = piece;
  }
  return [boardOf(board), random(2) === 0 ? "W" : "B"];
}

/**
 * Returns a position with two sarrums and a few other pieces, among them redums close to their far
 * rank.
 */
function randomEnding(random: Random): Standing {
  const board = new Array<string>(64).fill(EMPTY);
  const put = (piece: string, square: number) => {
    board[square] = piece;
  };
  for (let left = 2 + random(6); left > 0; left--) {
    put(`${"WB"[random(2)]}${"MNEG"[random(4)]}`, random(64));
  }
  for (let left = random(3); left > 0; left--) put("WR", 8 + random(16));
  for (let left = random(3); left > 0; left--) put("BR", 40 + random(16));
  const white = random(64);
  put("WS", white);
  put("BS", (white + 1 + random(63)) % 64);
  return [boardOf(board), random(2) === 0 ? "W" : "B"];
}

interface Source {
  readonly make: (random: Random) => Standing | undefined;
  /** The number of positions of each distance. */
  readonly wanted: number;
  /** The longest distance, in the winner's own moves. */
  readonly most: number;
  /** The most boards that the solver may examine for a position. */
  readonly budget: number;
}

/** The sources of positions; in those from "promotion" a winning first move promotes. */
const SOURCES: Readonly<Record<string, Source>> = {
  full: { make: (random) => randomGame(random, FULL, 120), wanted: 3, most: 5, budget: 150_000 },
  sample: { make: randomSample, wanted: 1, most: 5, budget: 30_000 },
  ending: { make: randomEnding, wanted: 4, most: 5, budget: 30_000 },
  promotion: { make: randomEnding, wanted: 1, most: 4, budget: 30_000 },
};

function examine(source: string, standing: Standing, budget: number): ForcedWin | undefined {
  const [board, player] = standing;
  const moves = forcedWin(board, player, MAX_MOVES, budget);
  if (moves === undefined || moves === UNKNOWN) return undefined;
  const first = winningMoves(board, player, moves);
  const promotes = first.some((move) => move.endsWith("m"));
  if (promotes !== (source === "promotion")) return undefined;
  return { source, moves, position: positionText(board, player), first };
}

/** Collects the wanted number of positions from a source. */
function search(source: string, { make, wanted, most, budget }: Source): ForcedWin[] {
  const random = randomFrom(SEED);
  const found: ForcedWin[] = [];
  const isWanted = ({ moves, position }: ForcedWin) =>
    moves <= most &&
    found.filter((one) => one.moves === moves).length < wanted &&
    found.every((one) => one.position !== position);
  while (found.length < wanted * most) {
    const standing = make(random);
    const one = standing && examine(source, standing, budget);
    if (!one || !isWanted(one)) continue;
    found.push(one);
    console.error(source, one.moves, one.position);
  }
  return found.sort((one, next) => one.moves - next.moves);
}

for (const [name, source] of Object.entries(SOURCES)) {
  for (const { source: from, moves, position, first } of search(name, source)) {
    console.log([from, moves, position, ...first].join(" "));
  }
}
