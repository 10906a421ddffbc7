/** A chess-like game as the search sees it: chess-board.ts with the game's rules about its end. */
import { attackerOf } from "../../core/chesslike/attack-tables.ts";
import type { ChesslikeGame } from "../../core/chesslike/chesslike.ts";
import {
  ALL_MOVES,
  addTableMoves,
  CAPTURES,
  type MoveTables,
  tableMoves,
} from "../../core/chesslike/move-tables.ts";
import { endedAtOnce, outcome } from "../../core/chesslike/movegen.ts";
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
} from "../../core/chesslike/position.ts";
import type { Outcome } from "../../core/game.ts";
import { classicalEvaluation } from "../eval/classical.ts";
import type { Evaluation } from "../eval/evaluation.ts";
import { withMopUp } from "../eval/mop-up.ts";
import { networkEvaluation } from "../eval/nnue/evaluator.ts";
import type { Network } from "../eval/nnue/network.ts";
import { type PieceWeights, pieceWeights } from "../eval/piece-values.ts";
import { givesCheck, isAttacked, isInCheck } from "./check-detection.ts";
import {
  type MutableBoard,
  makeMove,
  makeMutableBoard,
  makeNullMove,
  setPosition,
  unmakeMove,
} from "./mutable-board.ts";
import { DRAW, lossIn } from "./scores.ts";
import { type GameSearchBoard, NO_SCORE } from "./search-board.ts";
import { losesExchange } from "./see.ts";

/**
 * The surface of a game, judged by a network, or where there is none by what its pieces are known
 * to be worth. In a game without check, a move that leaves the own royal piece to be captured loses
 * at the next ply: `make` refuses it as if it were illegal, and `stuck` knows the difference. So a
 * royal piece is never captured inside a search, as long as none can be captured in the position
 * that it begins with.
 */
export function chessSearchBoard(
  game: ChesslikeGame,
  network: Network | undefined,
): GameSearchBoard<ChessPosition, ChessMove> {
  const { kernel } = game;
  const { moveTables, attackTables, rules } = kernel;
  const state = makeMutableBoard(kernel);
  const { board, cells } = state;
  const weights = pieceWeights(rules, moveTables);
  const { values } = weights;
  const evaluation = evaluationOf(game, network, weights);
  const rows = denseCodes(moveTables);
  const onward = onwardCodes(moveTables);
  return {
    historySize: Math.max(...rows) * cells + cells,
    clockInterval: 512,
    get keyLow() {
      return state.keyLow;
    },
    get keyHigh() {
      return state.keyHigh;
    },
    setPosition: (position) => begin(state, evaluation, position),
    setKeys: (position) => setPosition(state, position),
    generate: (moves, capturesOnly) =>
      addTableMoves(moveTables, board, state.turn, moves, capturesOnly ? CAPTURES : ALL_MOVES),
    incomplete: () => false,
    make: (move) => makeSafe(state, evaluation, move),
    unmake: () => {
      if (unmakeMove(state)) evaluation.unmakeMove();
    },
    allowsNullMove: () => allowsNullMove(state, weights.phases),
    makeNullMove: () => makeNullMove(state),
    mustRespond: () => isInCheck(state),
    terminalScore: terminalScoreOf(state),
    noMoveScore: () => noMoveScore(state),
    evaluate: () => evaluate(state, evaluation),
    captureValue: (move) => captureValue(state, values, move),
    mvvLva: (move) => 16 * values[board[move & 255]!]! - values[board[move >> 8]!]!,
    losesExchange: (move) => losesExchange(attackTables, board, values, move),
    hasChecks: true,
    givesCheck: (move) => givesCheck(state, move),
    irreversible: (move) => board[move & 255] !== EMPTY || onward[board[move >> 8]!] === 1,
    historyIndex: (move) => rows[board[move >> 8]!]! * cells + (move & 255),
    moveOf: (move) => move,
    instantWin: () => captureOfRoyal(state),
  };
}

function begin(state: MutableBoard, evaluation: Evaluation, position: ChessPosition): void {
  setPosition(state, position);
  evaluation.setPosition(position);
}

function evaluate({ kernel, board, royals, turn }: MutableBoard, evaluation: Evaluation): number {
  const value = evaluation.value(board, turn);
  return withMopUp(kernel.rules.board, value, royals[turn], royals[1 - turn]!);
}

function captureValue(
  { board, arrivals, cells }: MutableBoard,
  values: Int32Array,
  move: number,
): number {
  const code = board[move >> 8]!;
  const arrived = arrivals[code * cells + (move & 255)]!;
  return values[board[move & 255]!]! + Math.max(0, values[arrived]! - values[code]!);
}

/** Where royal pieces are captured: the move that captures the opponent's, 0 without one. */
function captureOfRoyal({ kernel, board, turn, royals }: MutableBoard): number {
  if (!royalFalls(kernel.rules)) return 0;
  const royal = royals[turn === WHITE ? BLACK : WHITE];
  const square = attackerOf(kernel.attackTables, board, royal, turn);
  return square < 0 ? 0 : moveOf(square, royal);
}

/** The codes of the game's pieces, numbered without gaps from 1 on. */
function denseCodes({ kinds }: MoveTables): Uint8Array {
  const rows = new Uint8Array(CODES);
  let next = 1;
  kinds.forEach((kind, code) => {
    if (kind) rows[code] = next++;
  });
  return rows;
}

function makeSafe(state: MutableBoard, evaluation: Evaluation, move: number): boolean {
  const { board } = state;
  const start = move >> 8;
  const finish = move & 255;
  const code = board[start]!;
  const captured = board[finish]!;
  makeMove(state, move);
  if (isAttacked(state, state.turn === WHITE ? BLACK : WHITE)) {
    unmakeMove(state);
    return false;
  }
  evaluation.makeMove(start, finish, code, board[finish]!, captured);
  return true;
}

function evaluationOf(
  game: ChesslikeGame,
  network: Network | undefined,
  weights: PieceWeights,
): Evaluation {
  const { rules, moveTables } = game.kernel;
  const first = game.readPosition(game.setups[0]?.position ?? "");
  if (!first.ok) throw new Error(first.reason);
  return network
    ? networkEvaluation(rules, moveTables, network, first.value.board)
    : classicalEvaluation(moveTables, weights, first.value.board);
}

/** Whether the side to move has more than its royal piece and its foot soldiers. */
function allowsNullMove({ board, turn }: MutableBoard, phases: Int32Array): boolean {
  const colour = turn === BLACK ? BLACK_BIT : 0;
  for (const code of board) {
    if ((code & BLACK_BIT) === colour && phases[code]! > 0) return true;
  }
  return false;
}

/** 1 for the codes of pieces that only ever go onward, so that no move of theirs is made good. */
function onwardCodes({ kinds }: MoveTables): Uint8Array {
  const onward = new Uint8Array(CODES);
  kinds.forEach((kind, code) => {
    if (kind?.piece.movement.every(({ forward }) => forward > 0)) onward[code] = 1;
  });
  return onward;
}

/** Games that end only by a capture or without a move need not be asked at every position. */
function terminalScoreOf(state: MutableBoard): () => number {
  const { kernel } = state;
  if (kernel.atOnce.every(({ byCapture }) => byCapture)) return () => NO_SCORE;
  return () => scoreOf(state, endedAtOnce(kernel, state));
}

/** The score of a side to move that has no move which leaves its royal piece safe. */
function noMoveScore(state: MutableBoard): number {
  const { kernel } = state;
  if (!kernel.rules.check && tableMoves(kernel.moveTables, state).length > 0) return lossIn(2);
  return scoreOf(state, outcome(kernel, state));
}

function scoreOf({ turn }: MutableBoard, outcome: Outcome | undefined): number {
  if (!outcome) return NO_SCORE;
  if (outcome.winner === undefined) return DRAW;
  return outcome.winner === turn ? -lossIn(0) : lossIn(0);
}
