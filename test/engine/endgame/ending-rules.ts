/** The rules of endings by the independent implementations, and the positions of an ending. */
import type { ChesslikeGame } from "../../../src/core/chesslike/game-from-rules.ts";
import type { EndingRules } from "../../oracles/ending.ts";
import { quickMovesOf } from "../../oracles/forced-win.ts";
import { judgeShatranj } from "../../oracles/shatranj.ts";
import {
  boardAfter,
  opponentOf,
  positionText,
  readBoard,
  winnerOf,
} from "../../skeleton/boards.ts";

/** The rules of Capture the Sarrum, by the exam's own program. */
export const SARRUM_RULES: EndingRules = {
  successors(position) {
    const [board, player] = readBoard(position);
    if (winnerOf(board)) return [];
    return quickMovesOf(board, player).map((move) =>
      positionText(boardAfter(board, move, player), opponentOf(player)),
    );
  },
  hasLost(position) {
    const [board, player] = readBoard(position);
    return winnerOf(board) === opponentOf(player);
  },
};

/** The rules of Turkish shatranj, by its oracle. */
export const SHATRANJ_RULES: EndingRules = {
  successors: (position) => [...judgeShatranj(position).moves.values()],
  hasLost: () => true,
};

/** The rules of a game, by its own implementation. */
export const rulesOf = (game: ChesslikeGame): EndingRules => {
  const read = (text: string) => {
    const position = game.readPosition(text);
    if (!position.ok) throw new Error(position.reason);
    return position.value;
  };
  return {
    successors(text) {
      const position = read(text);
      return game.legalMoves(position).map((move) => game.writePosition(game.play(position, move)));
    },
    hasLost(text) {
      const position = read(text);
      const outcome = game.outcome(position);
      return outcome?.winner !== undefined && outcome.winner !== position.turn;
    },
  };
};

const SQUARES = 64;

/**
 * Returns the position with these pieces, as letters, on these squares; undefined if the game has no
 * such position. In shatranj the last piece, if it is a fers, is unmoved if `unmoved` is true.
 */
export function endingText(
  game: ChesslikeGame,
  pieces: string,
  squares: readonly number[],
  side: "w" | "b",
  unmoved = false,
): string | undefined {
  if (new Set(squares).size < squares.length) return undefined;
  const board = new Array<string>(SQUARES).fill(" ");
  squares.forEach((square, piece) => {
    board[square] = pieces[piece] ?? " ";
  });
  const ranks = board.join("").match(/.{8}/g) ?? [];
  const placement = ranks.join("/").replace(/ +/g, (gap) => String(gap.length));
  const fresh = unmoved ? game.squares?.name(squares.at(-1) ?? 0) : "-";
  const text = `${placement} ${side}${game.id === "shatranj" ? ` ${fresh}` : ""}`;
  return game.readPosition(text).ok ? text : undefined;
}

/** Returns every position with these three pieces. */
export function* endingTexts(game: ChesslikeGame, pieces: string, unmoved = false) {
  for (let number = 0; number < SQUARES ** 3; number++) {
    const squares = [number >> 12, (number >> 6) & 63, number & 63];
    for (const side of ["w", "b"] as const) {
      const text = endingText(game, pieces, squares, side, unmoved);
      if (text !== undefined) yield text;
    }
  }
}
