/** Counts the won, drawn and lost positions of an ending, and finds its longest wins. */

import { misplacement } from "../../../src/core/chesslike/fen.ts";
import type { ChesslikeGame } from "../../../src/core/chesslike/game-from-rules.ts";
import {
  BLACK,
  type Code,
  type Colour,
  colourOf,
  WHITE,
} from "../../../src/core/chesslike/position.ts";
import {
  type EndgameTable,
  isLost,
  isWon,
  pliesOf,
  ROYAL_FALLS,
  WON_AT_ONCE,
} from "../../../src/engine/endgame/table-format.ts";

/** The positions of an ending with one side to move. */
export interface Counts {
  /** Positions in which the side to move wins, draws or loses. */
  won: number;
  drawn: number;
  lost: number;
  /** The longest win of the side to move, in its own moves; 0 if it never wins. */
  moves: number;
  /** The first position with that win, as text; empty if the side to move never wins. */
  position: string;
}

/**
 * Counts the positions of an ending by the side to move. Leaves out those that no game can lead to
 * and those in which the side to move captures the opponent's royal piece at once.
 */
export function censusOf(game: ChesslikeGame, table: EndgameTable): readonly [Counts, Counts] {
  const counts = (): Counts => ({ won: 0, drawn: 0, lost: 0, moves: 0, position: "" });
  const found: readonly [Counts, Counts] = [counts(), counts()];
  const { kernel } = game;
  const { codes, strides, values } = table;
  const places = codes.map((code) => placesOf(game, code));
  const squares: number[] = [];
  const visit = (piece: number, index: number) => {
    if (piece === codes.length) {
      for (const turn of [WHITE, BLACK] as const) count(index, turn);
      return;
    }
    for (const square of places[piece]!) {
      if (squares.includes(square)) continue;
      squares.push(square);
      visit(piece + 1, index + square * strides[piece]!);
      squares.pop();
    }
  };
  const count = (index: number, turn: Colour) => {
    const value = values[index + turn]!;
    if (value === ROYAL_FALLS || (value === WON_AT_ONCE && !kernel.rules.check)) return;
    const row = found[turn];
    if (isLost(value)) row.lost++;
    else if (!isWon(value)) row.drawn++;
    else {
      row.won++;
      const moves = (pliesOf(value) + 1) / 2;
      if (moves <= row.moves) return;
      row.moves = moves;
      row.position = textOf(game, codes, squares, turn);
    }
  };
  visit(0, 0);
  return found;
}

/** Returns the squares on which a piece can stand. */
function placesOf({ kernel }: ChesslikeGame, code: Code): readonly number[] {
  const { rules, moveTables } = kernel;
  const kind = moveTables.kinds[code];
  const all = Array.from({ length: rules.board.cells }, (_, square) => square);
  return all.filter(
    (square) =>
      rules.board.exists(square) &&
      kind &&
      misplacement(rules, kind.piece, colourOf(code), square) === "",
  );
}

function textOf(
  game: ChesslikeGame,
  codes: readonly Code[],
  squares: readonly number[],
  turn: Colour,
): string {
  const board = new Uint8Array(game.kernel.rules.board.cells);
  codes.forEach((code, piece) => {
    board[squares[piece]!] = code;
  });
  return game.writePosition({ board, turn, royals: [0, 0] });
}
