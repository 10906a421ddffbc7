/**
 * Zamma as the search sees it, over the game's own rules. Captures are forced, so quiescence looks
 * at all moves while there are any; without them it stands still. A side can be worse off by
 * having to move (men only go forward), so there is no null move.
 *
 * A Mullah among scattered men can have thousands of captures. Of those with the same result one
 * is enough. Below the root the generator also stops after so many stages of captures: what it
 * misses there makes a judgement worse, and no move illegal. At the root the list is as exact as
 * the rules are, because only the captures that take most are legal: on a position made for that
 * it takes seconds, and no search on it is over sooner.
 */
import { canCapture, distinctCaptures, MOST_STAGES } from "../../games/zamma/captures.ts";
import { play, promotes, quietMoves } from "../../games/zamma/moves.ts";
import {
  hasPieces,
  isMullah,
  ownPoints,
  type ZammaMove,
  type ZammaPosition,
} from "../../games/zamma/position.ts";
import type { ZammaGame } from "../../games/zamma/zamma.ts";
import { balance, MAN_VALUE, MULLAH_VALUE, zammaWeights } from "../eval/zamma-piece-values.ts";
import { lossIn } from "./scores.ts";
import { type GameSearchBoard, NO_SCORE } from "./search-board.ts";
import { type Zobrist, zobristKeys } from "./zobrist.ts";

/** Stages of captures that are looked at in a position below the root. */
const STAGES_BELOW = 5_000;
/** No list of moves is longer: the search has room for so many. */
const MOST_MOVES = 500;
/** Different captures with the same ends are told apart by this many bits. */
const TAKEN_BITS = 18;

/** A position of the present line. */
interface Stage {
  readonly position: ZammaPosition;
  readonly low: number;
  readonly high: number;
  /** Whether a capture is due; undefined until somebody asks. */
  forced: boolean | undefined;
  /** The moves and their numbers; undefined until somebody asks. */
  moves: ReadonlyMap<number, ZammaMove> | undefined;
  /** Whether moves are missing there. */
  cut: boolean;
}

interface ZammaState {
  readonly game: ZammaGame;
  readonly keys: Zobrist;
  /** From the root to the position on the surface. */
  readonly stages: Stage[];
}

/** The surface of a game of zamma. */
export function zammaSearchBoard(game: ZammaGame): GameSearchBoard<ZammaPosition, ZammaMove> {
  const { board } = game.variant;
  const cells = board.rays.length;
  const weights = zammaWeights(board);
  const state: ZammaState = { game, keys: zobristKeys(PIECES.length * cells + 1), stages: [] };
  const top = () => state.stages.at(-1)!;
  const found = (move: number) => movesOf(state, top()).get(move);
  const push = (position: ZammaPosition) => state.stages.push(stageOf(state, position));
  return {
    historySize: cells * cells,
    // One position can take milliseconds.
    clockInterval: 1,
    get keyLow() {
      return top().low;
    },
    get keyHigh() {
      return top().high;
    },
    setPosition: (position) => placeAt(state, position),
    setKeys: (position) => placeAt(state, position),
    generate: (moves, capturesOnly) =>
      capturesOnly && !isForced(state, top()) ? 0 : fill(moves, movesOf(state, top())),
    incomplete: () => isCut(state, top()),
    make(number) {
      const move = found(number);
      if (move) push(play(board, top().position, move));
      return move !== undefined;
    },
    unmake: () => {
      state.stages.pop();
    },
    allowsNullMove: () => false,
    makeNullMove: () => push({ ...top().position, toMove: top().position.toMove === 0 ? 1 : 0 }),
    mustRespond: () => isForced(state, top()),
    terminalScore: () => (hasPieces(top().position, top().position.toMove) ? NO_SCORE : lossIn(0)),
    noMoveScore: () => lossIn(0),
    evaluate: () => balance(weights, top().position),
    captureValue: (number) => captureValue(state, found(number)),
    mvvLva: (number) => found(number)?.captured.length ?? 0,
    losesExchange: () => false,
    hasChecks: false,
    givesCheck: () => false,
    irreversible: (number) => isIrreversible(top(), found(number)),
    historyIndex: (number) => (number - 1) % (cells * cells),
    moveOf: (number) => found(number) ?? game.legalMoves(top().position)[0]!,
    instantWin: () => 0,
  };
}

/** Goes back to the root, or to another one. */
function placeAt(state: ZammaState, position: ZammaPosition): void {
  const [root] = state.stages;
  state.stages.length = 0;
  state.stages.push(root?.position === position ? root : stageOf(state, position));
}

const PIECES = "bwBW";

function stageOf({ keys }: ZammaState, position: ZammaPosition): Stage {
  const { points, toMove } = position;
  const side = PIECES.length * points.length;
  let low = toMove === 0 ? 0 : keys.low[side]!;
  let high = toMove === 0 ? 0 : keys.high[side]!;
  for (let point = 0; point < points.length; point++) {
    const kind = PIECES.indexOf(points[point]!);
    if (kind < 0) continue;
    low ^= keys.low[kind * points.length + point]!;
    high ^= keys.high[kind * points.length + point]!;
  }
  return { position, low, high, forced: undefined, moves: undefined, cut: false };
}

function isForced({ game }: ZammaState, stage: Stage): boolean {
  const { position } = stage;
  stage.forced ??= ownPoints(position).some((from) =>
    canCapture(game.variant.board, position, from),
  );
  return stage.forced;
}

function movesOf(state: ZammaState, stage: Stage): ReadonlyMap<number, ZammaMove> {
  if (stage.moves) return stage.moves;
  const { variant } = state.game;
  const stages = stage === state.stages[0] ? MOST_STAGES : STAGES_BELOW;
  const { moves, cut } = isForced(state, stage)
    ? distinctCaptures(variant, stage.position, stages)
    : { moves: quietMoves(variant.board, stage.position), cut: false };
  stage.moves = numbered(variant.board.rays.length, moves);
  stage.cut = cut || stage.moves.size < moves.length;
  return stage.moves;
}

function isCut(state: ZammaState, stage: Stage): boolean {
  movesOf(state, stage);
  return stage.cut;
}

/** The moves by their numbers: start and finish, and for captures bits that stand for the taken. */
function numbered(cells: number, moves: readonly ZammaMove[]): ReadonlyMap<number, ZammaMove> {
  const numbers = new Map<number, ZammaMove>();
  for (const move of moves) {
    const ends = 1 + move.path[0]! * cells + move.path.at(-1)!;
    let bits = hashOf(move.captured);
    while (numbers.has(ends + bits * cells * cells)) bits = (bits + 1) % (1 << TAKEN_BITS);
    numbers.set(ends + bits * cells * cells, move);
    if (numbers.size === MOST_MOVES) break;
  }
  return numbers;
}

/** The same for the same points in any order; 0 for none. */
function hashOf(points: readonly number[]): number {
  let sum = 0;
  for (const point of points) sum += Math.imul(point + 1, 0x9e3779b1) >>> (32 - TAKEN_BITS);
  return sum % (1 << TAKEN_BITS);
}

function fill(list: number[], moves: ReadonlyMap<number, ZammaMove>): number {
  let count = 0;
  for (const number of moves.keys()) list[count++] = number;
  return count;
}

function captureValue({ game, stages }: ZammaState, move: ZammaMove | undefined): number {
  const { position } = stages.at(-1)!;
  if (!move) return 0;
  let gain = promotes(game.variant.board, position, move) ? MULLAH_VALUE - MAN_VALUE : 0;
  for (const point of move.captured) {
    gain += isMullah(position.points[point]!) ? MULLAH_VALUE : MAN_VALUE;
  }
  return gain;
}

/** Men never come back, and nor do captured pieces. */
function isIrreversible({ position }: Stage, move: ZammaMove | undefined): boolean {
  if (!move) return false;
  return move.captured.length > 0 || !isMullah(position.points[move.path[0]!]!);
}
