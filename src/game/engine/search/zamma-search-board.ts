/**
 * The search board of zamma, over the game's own rules. Captures are compulsory, so quiescence
 * searches all moves while there are any, and stands pat without them. A side can be worse off for
 * having to move (men only move forward), so there is no null move.
 *
 * A Mullah among scattered men can have thousands of captures. Of those with the same result one is
 * enough. Below the root the generator also stops after a number of stages: what it misses there
 * makes an evaluation less accurate, but no move illegal. At the root the list is as exact as the
 * rules, because only the captures that take the most are legal: in a position constructed to have
 * many, that takes seconds, and no search can end sooner.
 */
import { canCapture, distinctCaptures, MAX_STAGES } from "../../rules/zamma/captures.ts";
import { play, promotes, quietMoves } from "../../rules/zamma/moves.ts";
import {
  hasPieces,
  isMullah,
  ownPoints,
  type ZammaMove,
  type ZammaPosition,
} from "../../rules/zamma/position.ts";
import type { ZammaGame } from "../../rules/zamma/zamma.ts";
import { evaluateZamma, MAN_VALUE, MULLAH_VALUE, zammaWeights } from "../eval/zamma-evaluation.ts";
import { lossIn } from "./scores.ts";
import { type GameSearchBoard, NO_SCORE } from "./search-board.ts";
import { type Zobrist, zobristKeys } from "./zobrist.ts";

/** The limit of capture stages in a position below the root. */
const MAX_STAGES_BELOW_ROOT = 5_000;
const MAX_MOVES = 500;
/** The number of bits that tell apart captures with the same start and finish. */
const CAPTURED_BITS = 18;

export function zammaSearchBoard(game: ZammaGame): GameSearchBoard<ZammaPosition, ZammaMove> {
  const { board } = game.variant;
  const cells = board.rays.length;
  const weights = zammaWeights(board);
  const keys = zobristKeys(PIECES.length * cells + 1);
  const nodes: ZammaNode[] = [];
  const top = () => nodes.at(-1)!;
  const decode = (move: number) => expanded(top()).moves.get(move)!;
  return {
    historySize: cells * cells,
    // A single node can take milliseconds.
    clockInterval: 1,
    get keyLow() {
      return top().low;
    },
    get keyHigh() {
      return top().high;
    },
    setPosition: (position) => setRoot(nodes, keys, position),
    generate: (moves, capturesOnly) =>
      capturesOnly && !mustCapture(top()) ? 0 : fill(moves, expanded(top()).moves),
    incomplete: () => expanded(top()).truncated,
    make(number) {
      const next = play(top().position, decode(number));
      nodes.push(makeNode(keys, next, MAX_STAGES_BELOW_ROOT));
      return true;
    },
    unmake: () => {
      nodes.pop();
    },
    allowsNullMove: () => false,
    makeNullMove: () => {},
    mustRespond: () => mustCapture(top()),
    terminalScore: () => (hasPieces(top().position, top().position.toMove) ? NO_SCORE : lossIn(0)),
    noMoveScore: () => lossIn(0),
    evaluate: () => evaluateZamma(weights, top().position),
    captureValue: (number) => captureValue(top(), decode(number)),
    mvvLva: (number) => decode(number).captured.length,
    losesExchange: () => false,
    hasChecks: false,
    givesCheck: () => false,
    irreversible: (number) => isIrreversible(top(), decode(number)),
    historyIndex: (number) => (number - 1) % (cells * cells),
    moveOf: decode,
    instantWin: () => 0,
  };
}

const PIECES = "bwBW";

type ZammaNode = ReturnType<typeof makeNode>;

function makeNode(keys: Zobrist, position: ZammaPosition, maxStages: number) {
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
  return {
    position,
    low,
    high,
    maxStages,
    /** Whether a capture is compulsory; undefined until needed. */
    captureForced: undefined as boolean | undefined,
    /** The moves by number; undefined until needed. */
    moves: undefined as ReadonlyMap<number, ZammaMove> | undefined,
    /** Some moves are missing. */
    truncated: false,
  };
}

function mustCapture(node: ZammaNode): boolean {
  const { position } = node;
  node.captureForced ??= ownPoints(position).some((from) => canCapture(position, from));
  return node.captureForced;
}

/** Makes a position the only node; its moves stay known if it was the root before. */
function setRoot(nodes: ZammaNode[], keys: Zobrist, position: ZammaPosition): void {
  const [root] = nodes;
  nodes.length = 0;
  nodes.push(root?.position === position ? root : makeNode(keys, position, MAX_STAGES));
}

/** A node with its moves. */
function expanded(node: ZammaNode) {
  const { position, maxStages, truncated } = node;
  if (node.moves) return { moves: node.moves, truncated };
  const { moves, cut } = mustCapture(node)
    ? distinctCaptures(position, maxStages)
    : { moves: quietMoves(position), cut: false };
  node.moves = numberMoves(position.points.length, moves);
  node.truncated = cut || node.moves.size < moves.length;
  return { moves: node.moves, truncated: node.truncated };
}

/** Numbers moves by start and finish, and captures also by a hash of the captured points. */
function numberMoves(cells: number, moves: readonly ZammaMove[]): ReadonlyMap<number, ZammaMove> {
  const numbers = new Map<number, ZammaMove>();
  for (const move of moves) {
    const ends = 1 + move.path[0]! * cells + move.path.at(-1)!;
    let bits = hashOf(move.captured);
    while (numbers.has(ends + bits * cells * cells)) bits = (bits + 1) % (1 << CAPTURED_BITS);
    numbers.set(ends + bits * cells * cells, move);
    if (numbers.size === MAX_MOVES) break;
  }
  return numbers;
}

/** A hash that does not depend on the order of the points; 0 for none. */
function hashOf(points: readonly number[]): number {
  let sum = 0;
  for (const point of points) sum += Math.imul(point + 1, 0x9e3779b1) >>> (32 - CAPTURED_BITS);
  return sum % (1 << CAPTURED_BITS);
}

function fill(list: number[], moves: ReadonlyMap<number, ZammaMove>): number {
  let count = 0;
  for (const number of moves.keys()) list[count++] = number;
  return count;
}

function captureValue({ position }: ZammaNode, move: ZammaMove): number {
  let value = promotes(position, move) ? MULLAH_VALUE - MAN_VALUE : 0;
  for (const point of move.captured) {
    value += isMullah(position.points[point]!) ? MULLAH_VALUE : MAN_VALUE;
  }
  return value;
}

/** True for captures, and for moves of men, which never move back. */
const isIrreversible = ({ position }: ZammaNode, { captured, path }: ZammaMove): boolean =>
  captured.length > 0 || !isMullah(position.points[path[0]!]!);
