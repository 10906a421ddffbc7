/** A mutable board (mutable-board.ts) with the game's rules about its end. */

import type { Board } from "../../rules/board.ts";
import { attackerOf } from "../../rules/chesslike/attack-tables.ts";
import type { ChesslikeGame } from "../../rules/chesslike/chesslike-game.ts";
import { royalFalls } from "../../rules/chesslike/chesslike-rules.ts";
import { endedAtOnce, outcome } from "../../rules/chesslike/kernel.ts";
import {
  ALL_MOVES,
  addTableMoves,
  CAPTURES,
  tableMoves,
} from "../../rules/chesslike/move-tables.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type ChessPosition,
  chessMove,
  EMPTY,
  WHITE,
} from "../../rules/chesslike/position.ts";
import { setupPosition } from "../../rules/game.ts";
import type { Outcome } from "../../rules/rules.ts";
import { classicalEvaluation } from "../eval/classical.ts";
import { networkEvaluation } from "../eval/nnue/evaluator.ts";
import type { Network } from "../eval/nnue/network.ts";
import { pieceWeights } from "../eval/piece-values.ts";
import { checkDetection } from "./check-detection.ts";
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
  const state = makeMutableBoard(game.kernel);
  const { isAttacked, isInCheck, givesCheck } = checkDetection(state);
  const weights = pieceWeights(game.kernel);
  const start = setupPosition(game, 0).board;
  const evaluation = network
    ? networkEvaluation(state, network, start)
    : classicalEvaluation(state, weights, start);
  return {
    clockInterval: 512,
    get keyLow() {
      return state.keyLow;
    },
    get keyHigh() {
      return state.keyHigh;
    },
    setPosition: (position) => setPosition(state, position),
    incomplete: () => false,
    make(move) {
      const { turn } = state;
      makeMove(state, move);
      if (!isAttacked(turn)) return true;
      unmakeMove(state);
      return false;
    },
    unmake: () => unmakeMove(state),
    allowsNullMove: () => allowsNullMove(state, weights.phases),
    makeNullMove: () => makeNullMove(state),
    mustRespond: isInCheck,
    terminalScore: terminalScoreOf(state),
    noMoveScore: () => noMoveScore(state),
    evaluate: () => withMopUp(state, evaluation()),
    hasChecks: true,
    givesCheck,
    ...movesOf(state, weights.values),
    moveOf: (move) => move,
    instantWin: () => royalCapture(state),
  };
}

/** The moves of a board and what can be said of them. */
function movesOf(state: MutableBoard, values: Int32Array) {
  const { board, cells } = state;
  const { kinds, moveTables, attackTables } = state.kernel;
  const exchanges = { attacks: attackTables, board, values };
  const codes = [...kinds.keys()].filter((code) => kinds[code]);
  // Numbers the codes of the game's pieces from 1 without gaps.
  const codeNumbers = Uint8Array.from(kinds, (_, code) => codes.indexOf(code) + 1);
  // 1 for pieces that only move forward: none of their moves is reversible.
  const forwardOnly = Uint8Array.from(kinds, (kind) =>
    kind?.piece.movement.every(({ forward }) => forward > 0) ? 1 : 0,
  );
  return {
    historySize: Math.max(...codeNumbers) * cells + cells,
    historyIndex: (move: number) => codeNumbers[board[move >> 8]!]! * cells + (move & 255),
    generate: (moves: number[], capturesOnly: boolean) =>
      addTableMoves(moveTables, board, state.turn, moves, capturesOnly ? CAPTURES : ALL_MOVES),
    captureValue: (move: number) => captureValue(state, values, move),
    mvvLva: (move: number) => 16 * values[board[move & 255]!]! - values[board[move >> 8]!]!,
    losesExchange: (move: number) => losesExchange(exchanges, move),
    irreversible: (move: number) =>
      board[move & 255] !== EMPTY || forwardOnly[board[move >> 8]!] === 1,
  };
}

/** The lead from which the mop-up bonus applies, in hundredths of a man. */
const MOP_UP_LEAD = 300;

/**
 * Adds the mop-up bonus for the side that is clearly ahead to an evaluation for the side to move.
 * Without it the engine fails to win won games, because no single move of the hunt for the royal
 * piece gains anything within its search horizon.
 */
function withMopUp({ kernel, royals, turn }: MutableBoard, value: number): number {
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

function captureValue({ board, arrivals, cells }: MutableBoard, values: Int32Array, move: number) {
  const code = board[move >> 8]!;
  const arrived = arrivals[code * cells + (move & 255)]!;
  return values[board[move & 255]!]! + Math.max(0, values[arrived]! - values[code]!);
}

/** The move that captures the opponent's royal piece if that is legal; otherwise 0. */
function royalCapture({ kernel, board, turn, royals }: MutableBoard): number {
  if (!royalFalls(kernel.rules)) return 0;
  const royal = royals[turn === WHITE ? BLACK : WHITE];
  const square = attackerOf(kernel.attackTables, board, royal, turn);
  return square < 0 ? 0 : chessMove(square, royal);
}

/** Whether the side to move has more than its royal piece and its soldiers. */
function allowsNullMove({ board, turn }: MutableBoard, phases: Int32Array): boolean {
  const colour = turn === BLACK ? BLACK_BIT : 0;
  return board.some((code) => (code & BLACK_BIT) === colour && phases[code]! > 0);
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
