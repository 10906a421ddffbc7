/** A position in a game that is played with a model solution. */
import type * as rules from "../../../../src/skeleton/rules.ts";
import type { Move } from "./moves.ts";

/** The functions of a solution's rules.ts that are the exam's. */
export type ExamRules = typeof rules;

export class Position {
  readonly board: string[][];
  readonly turn: "W" | "B";
  readonly #rules: ExamRules;
  readonly #known = new Map<string, boolean>();

  constructor(board: string[][], turn: "W" | "B", rules: ExamRules) {
    [this.board, this.turn, this.#rules] = [board, turn, rules];
  }

  pieceOn(square: string): string {
    return this.board[Number(square[1])]?.[Number(square[0])] ?? "  ";
  }

  /** Whether a move is legal by the model's rules. */
  isLegal(move: Move): boolean {
    const key = move.join("");
    const isLegal = this.#known.get(key) ?? this.isLegalBy(this.#rules, move);
    this.#known.set(key, isLegal);
    return isLegal;
  }

  isLegalBy({ checkMoveIsLegal }: Pick<ExamRules, "checkMoveIsLegal">, [start, end]: Move) {
    return checkMoveIsLegal(this.board, +start[1]!, +start[0]!, +end[1]!, +end[0]!, this.turn);
  }

  /** The position with nothing but the piece on a square. */
  #alone(square: string): Position {
    const board = this.board.map((row, rank) =>
      row.map((piece, file) => (square === `${file}${rank}` ? piece : "  ")),
    );
    return new Position(board, this.turn, this.#rules);
  }

  /** Whether the move is refused, but would be legal if the piece stood alone, and refused there by other rules. */
  isOnlyBlocked(move: Move, others?: Pick<ExamRules, "checkMoveIsLegal">): boolean {
    if (this.isLegal(move)) return false;
    const alone = this.#alone(move[0]);
    try {
      return alone.isLegal(move) && !(others && alone.isLegalBy(others, move));
    } catch {
      // Some models look for the sarrums, which are not there.
      return false;
    }
  }

  /** Whether the piece could capture the sarrum after this move, if nothing else changed. */
  threatens([start, end]: Move): boolean {
    const board = this.board.map((row) => [...row]);
    board[Number(end[1])]![Number(end[0])] = this.pieceOn(start);
    board[Number(start[1])]![Number(start[0])] = "  ";
    const sarrum = this.turn === "W" ? "BS" : "WS";
    const rank = board.findIndex((row) => row.includes(sarrum));
    if (rank < 0) return false;
    const target = `${board[rank]!.indexOf(sarrum)}${rank}`;
    return new Position(board, this.turn, this.#rules).isLegal([end, target]);
  }
}
