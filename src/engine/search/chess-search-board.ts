/** A chess-like game as the search sees it: chess-board.ts with the game's rules about its end. */
import { attackerOf } from "../../core/attacks.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type ChessPosition,
  CODES,
  EMPTY,
  moveOf,
  royalFalls,
  WHITE,
} from "../../core/chess-position.ts";
import type { ChesslikeGame } from "../../core/chesslike.ts";
import type { Outcome } from "../../core/game.ts";
import { endedAtOnce, outcome } from "../../core/kernel.ts";
import {
  ALL_MOVES,
  addTableMoves,
  CAPTURES,
  type Mobility,
  tableMoves,
} from "../../core/mobility.ts";
import { sumEvaluation } from "../eval/classical.ts";
import type { Evaluation } from "../eval/evaluation.ts";
import { hunt } from "../eval/mop-up.ts";
import { networkEvaluation } from "../eval/nnue/evaluator.ts";
import type { Network } from "../eval/nnue/network.ts";
import { knownWeights, type Weights } from "../eval/piece-values.ts";
import { inDanger, inDangerNow, threatens } from "./check-detection.ts";
import {
  type ChessBoard,
  makeChessBoard,
  makeMove,
  passMove,
  place,
  unmakeMove,
} from "./mutable-board.ts";
import { DRAW, lossIn } from "./scores.ts";
import { type Arena, GOING_ON } from "./search-board.ts";
import { losing } from "./see.ts";

/**
 * The surface of a game, judged by a network, or where there is none by what its pieces are known
 * to be worth. In a game without check, a move that leaves the own royal piece to be captured loses
 * at the next ply: `make` refuses it as if it were illegal, and `stuck` knows the difference. So a
 * royal piece is never captured inside a search, as long as none can be captured in the position
 * that it begins with.
 */
export function chessSurface(
  game: ChesslikeGame,
  network: Network | undefined,
): Arena<ChessPosition, ChessMove> {
  const { kernel } = game;
  const { mobility, attacks, rules } = kernel;
  const state = makeChessBoard(kernel);
  const { board, cells } = state;
  const weights = knownWeights(rules, mobility);
  const { values } = weights;
  const evaluation = evaluationOf(game, network, weights);
  const rows = denseCodes(mobility);
  const onward = onwardCodes(mobility);
  return {
    slots: Math.max(...rows) * cells + cells,
    stride: 512,
    get low() {
      return state.low;
    },
    get high() {
      return state.high;
    },
    place: (position) => begin(state, evaluation, position),
    recall: (position) => place(state, position),
    generate: (moves, capturesOnly) =>
      addTableMoves(mobility, board, state.turn, moves, capturesOnly ? CAPTURES : ALL_MOVES),
    incomplete: () => false,
    make: (move) => makeSafe(state, evaluation, move),
    unmake: () => {
      if (unmakeMove(state)) evaluation.takenBack();
    },
    mayPass: () => hasPieces(state, weights.phases),
    pass: () => passMove(state),
    forced: () => inDangerNow(state),
    ended: kernel.atOnce.some(({ byCapture }) => !byCapture) ? () => ended(state) : () => GOING_ON,
    stuck: () => stuck(state),
    evaluate: () => worthOf(state, evaluation),
    gain: (move) => gainOf(state, values, move),
    rank: (move) => 16 * values[board[move & 255]!]! - values[board[move >> 8]!]!,
    losing: (move) => losing(attacks, board, values, move),
    threatening: true,
    threatens: (move) => threatens(state, move),
    final: (move) => board[move & 255] !== EMPTY || onward[board[move >> 8]!] === 1,
    slot: (move) => rows[board[move >> 8]!]! * cells + (move & 255),
    moveOf: (move) => move,
    instantWin: () => captureOfRoyal(state),
  };
}

function begin(state: ChessBoard, evaluation: Evaluation, position: ChessPosition): void {
  place(state, position);
  evaluation.place(position);
}

function worthOf({ kernel, board, royals, turn }: ChessBoard, evaluation: Evaluation): number {
  const value = evaluation.value(board, turn);
  return hunt(kernel.rules.board, value, royals[turn], royals[1 - turn]!);
}

function gainOf({ board, arrivals, cells }: ChessBoard, values: Int32Array, move: number): number {
  const code = board[move >> 8]!;
  const arrived = arrivals[code * cells + (move & 255)]!;
  return values[board[move & 255]!]! + Math.max(0, values[arrived]! - values[code]!);
}

/** Where royal pieces are captured: the move that captures the opponent's, 0 without one. */
function captureOfRoyal({ kernel, board, turn, royals }: ChessBoard): number {
  if (!royalFalls(kernel.rules)) return 0;
  const royal = royals[turn === WHITE ? BLACK : WHITE];
  const square = attackerOf(kernel.attacks, board, royal, turn);
  return square < 0 ? 0 : moveOf(square, royal);
}

/** The codes of the game's pieces, numbered without gaps from 1 on. */
function denseCodes({ kinds }: Mobility): Uint8Array {
  const rows = new Uint8Array(CODES);
  let next = 1;
  kinds.forEach((kind, code) => {
    if (kind) rows[code] = next++;
  });
  return rows;
}

function makeSafe(state: ChessBoard, evaluation: Evaluation, move: number): boolean {
  const { board } = state;
  const start = move >> 8;
  const finish = move & 255;
  const code = board[start]!;
  const captured = board[finish]!;
  makeMove(state, move);
  if (inDanger(state, state.turn === WHITE ? BLACK : WHITE)) {
    unmakeMove(state);
    return false;
  }
  evaluation.moved(start, finish, code, board[finish]!, captured);
  return true;
}

function evaluationOf(
  game: ChesslikeGame,
  network: Network | undefined,
  weights: Weights,
): Evaluation {
  const { rules, mobility } = game.kernel;
  const first = game.readPosition(game.setups[0]?.position ?? "");
  if (!first.ok) throw new Error(first.reason);
  return network
    ? networkEvaluation(rules, mobility, network, first.value.board)
    : sumEvaluation(mobility, weights, first.value.board);
}

/** Whether the side to move has more than its royal piece and its foot soldiers. */
function hasPieces({ board, turn }: ChessBoard, phases: Int32Array): boolean {
  const colour = turn === BLACK ? BLACK_BIT : 0;
  for (const code of board) {
    if ((code & BLACK_BIT) === colour && phases[code]! > 0) return true;
  }
  return false;
}

/** 1 for the codes of pieces that only ever go onward, so that no move of theirs is made good. */
function onwardCodes({ kinds }: Mobility): Uint8Array {
  const onward = new Uint8Array(CODES);
  kinds.forEach((kind, code) => {
    if (kind?.piece.movement.every(({ forward }) => forward > 0)) onward[code] = 1;
  });
  return onward;
}

const ended = (state: ChessBoard): number => scoreOf(state, endedAtOnce(state.kernel, state));

/** The score of a side to move that has no move which leaves its royal piece safe. */
function stuck(state: ChessBoard): number {
  const { kernel } = state;
  if (!kernel.rules.check && tableMoves(kernel.mobility, state).length > 0) return lossIn(2);
  return scoreOf(state, outcome(kernel, state));
}

function scoreOf({ turn }: ChessBoard, outcome: Outcome | undefined): number {
  if (!outcome) return GOING_ON;
  if (outcome.winner === undefined) return DRAW;
  return outcome.winner === turn ? -lossIn(0) : lossIn(0);
}
