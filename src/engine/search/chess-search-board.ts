/** A mutable board (mutable-board.ts) with the game's rules about its end. */
import type { Board } from "../../core/board.ts";
import { attackerOf } from "../../core/chesslike/attack-tables.ts";
import type { ChesslikeGame } from "../../core/chesslike/chesslike-game.ts";
import { royalFalls } from "../../core/chesslike/chesslike-rules.ts";
import { endedAtOnce, outcome } from "../../core/chesslike/kernel.ts";
import { ALL_MOVES, CAPTURES, type MoveTables } from "../../core/chesslike/move-tables.ts";
import { addTableMoves, tableMoves } from "../../core/chesslike/movegen.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type ChessPosition,
  CODES,
  EMPTY,
  moveOf,
  WHITE,
} from "../../core/chesslike/position.ts";
import type { Outcome } from "../../core/rules.ts";
import { classicalEvaluation, type Evaluation } from "../eval/classical.ts";
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
 * The search board of a game, evaluated by a network or, without one, classically. In a game
 * without check, a move that leaves the mover's own royal piece en prise loses at the next ply:
 * `make` rejects it as if it were illegal, and `noMoveScore` allows for the difference. So a royal
 * piece is never captured inside a search, as long as none can be captured at the root.
 */
export function chessSearchBoard(
  game: ChesslikeGame,
  network: Network | undefined,
): GameSearchBoard<ChessPosition, ChessMove> {
  const { kernel } = game;
  const { moveTables, attackTables } = kernel;
  const state = makeMutableBoard(kernel);
  const { board, cells } = state;
  const weights = pieceWeights(kernel);
  const { values } = weights;
  const exchanges = { attacks: attackTables, board, values };
  const evaluation = evaluationOf(game, network, weights);
  const codeNumbers = numberCodes(moveTables);
  const forwardOnly = forwardOnlyCodes(moveTables);
  return {
    historySize: Math.max(...codeNumbers) * cells + cells,
    clockInterval: 512,
    get keyLow() {
      return state.keyLow;
    },
    get keyHigh() {
      return state.keyHigh;
    },
    setPosition: (position) => setUp(state, evaluation, position),
    setKeys: (position) => setPosition(state, position),
    generate: (moves, capturesOnly) =>
      addTableMoves(moveTables, board, state.turn, moves, capturesOnly ? CAPTURES : ALL_MOVES),
    incomplete: () => false,
    make: (move) => makeIfSafe(state, evaluation, move),
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
    losesExchange: (move) => losesExchange(exchanges, move),
    hasChecks: true,
    givesCheck: (move) => givesCheck(state, move),
    irreversible: (move) => board[move & 255] !== EMPTY || forwardOnly[board[move >> 8]!] === 1,
    historyIndex: (move) => codeNumbers[board[move >> 8]!]! * cells + (move & 255),
    moveOf: (move) => move,
    instantWin: () => royalCapture(state),
  };
}

function setUp(state: MutableBoard, evaluation: Evaluation, position: ChessPosition): void {
  setPosition(state, position);
  evaluation.setPosition(position);
}

/** The lead from which the mop-up bonus applies, in hundredths of a man. */
const MOP_UP_LEAD = 300;

/**
 * The evaluation for the side to move, with the mop-up bonus for the side that is clearly ahead.
 * Without it the engine fails to win won games, because no single move of the hunt for the royal
 * piece gains anything within its search horizon.
 */
function evaluate({ kernel, board, royals, turn }: MutableBoard, evaluation: Evaluation): number {
  const value = evaluation.value(board, turn);
  const own = royals[turn];
  const other = royals[1 - turn]!;
  if (value > MOP_UP_LEAD) return value + mopUpBonus(kernel.rules.board, own, other);
  return value < -MOP_UP_LEAD ? value - mopUpBonus(kernel.rules.board, other, own) : value;
}

/** For driving the hunted royal piece to the edge, and for bringing the hunter nearby to help. */
function mopUpBonus({ width, height }: Board, hunter: number, hunted: number): number {
  const column = hunted % width;
  const row = (hunted - column) / width;
  const toEdge = Math.min(column, width - 1 - column) + Math.min(row, height - 1 - row);
  const columns = Math.abs(column - (hunter % width));
  const rows = Math.abs(row - Math.floor(hunter / width));
  return 60 - 10 * toEdge - 5 * Math.max(columns, rows);
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

/** The move that captures the opponent's royal piece if that is legal; otherwise 0. */
function royalCapture({ kernel, board, turn, royals }: MutableBoard): number {
  if (!royalFalls(kernel.rules)) return 0;
  const royal = royals[turn === WHITE ? BLACK : WHITE];
  const square = attackerOf(kernel.attackTables, board, royal, turn);
  return square < 0 ? 0 : moveOf(square, royal);
}

/** A number for each code of the game's pieces, counting from 1 without gaps. */
function numberCodes({ kinds }: MoveTables): Uint8Array {
  const codeNumbers = new Uint8Array(CODES);
  let next = 1;
  kinds.forEach((kind, code) => {
    if (kind) codeNumbers[code] = next++;
  });
  return codeNumbers;
}

function makeIfSafe(state: MutableBoard, evaluation: Evaluation, move: number): boolean {
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
  const start = game.readPosition(game.setups[0]?.position ?? "");
  if (!start.ok) throw new Error(start.reason);
  return network
    ? networkEvaluation(game.kernel, network, start.value.board)
    : classicalEvaluation(game.kernel.moveTables, weights, start.value.board);
}

/** Whether the side to move has more than its royal piece and its soldiers. */
function allowsNullMove({ board, turn }: MutableBoard, phases: Int32Array): boolean {
  const colour = turn === BLACK ? BLACK_BIT : 0;
  for (const code of board) {
    if ((code & BLACK_BIT) === colour && phases[code]! > 0) return true;
  }
  return false;
}

/** 1 for the codes of pieces that only move forward: none of their moves is reversible. */
function forwardOnlyCodes({ kinds }: MoveTables): Uint8Array {
  const forwardOnly = new Uint8Array(CODES);
  kinds.forEach((kind, code) => {
    if (kind?.piece.movement.every(({ forward }) => forward > 0)) forwardOnly[code] = 1;
  });
  return forwardOnly;
}

/** Games that end only by a capture or for lack of a move need no check at every node. */
function terminalScoreOf(state: MutableBoard): () => number {
  const { kernel } = state;
  if (kernel.atOnce.every(({ byCapture }) => byCapture)) return () => NO_SCORE;
  return () => scoreOf(state, endedAtOnce(kernel, state));
}

/** The score of a side to move without a move that leaves its royal piece safe. */
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
