/** The rules of the exam's program. */
import { describe, expect, test } from "vitest";
import {
  checkEtluMoveIsLegal,
  checkGisgigirMoveIsLegal,
  checkMarzazPaniMoveIsLegal,
  checkNabuMoveIsLegal,
  checkRedumMoveIsLegal,
  checkSarrumMoveIsLegal,
  createBoard,
  initialiseBoard,
  makeMove,
} from "../../src/skeleton/rules.ts";
import { FIGURE_5 } from "../game/rules/sarrum/figure-5.ts";
import {
  type Board,
  boardAfter,
  boardWith,
  type Colour,
  isLegal,
  type Move,
  pieceOn,
  referenceOf,
  SQUARES,
  squareAt,
  startBoard,
  wins,
} from "./boards.ts";

/** Returns the move of two grid references, such as "81 41". */
function moveOf(text: string): Move {
  const [start = "", finish = ""] = text.split(" ");
  return { start: squareAt(start), finish: squareAt(finish) };
}

/** Returns the ranks from 1 to 8, without the unused row and column. */
const ranks = (board: Board) => board.slice(1).map((row) => row.slice(1).join("|"));

describe("createBoard", () => {
  test("makes nine rows of nine empty squares, from index 0", () => {
    const row = Array.from({ length: 9 }, () => "  ");
    expect(createBoard()).toEqual(Array.from({ length: 9 }, () => row));
  });

  test("makes rows that are not the same array", () => {
    const board = createBoard();
    board[1]![1] = "WS";
    expect(board.flat().filter((square) => square === "WS")).toHaveLength(1);
  });
});

describe("initialiseBoard", () => {
  test.each(["N", "", "y"])("gives Figure 4 for %j", (answer) => {
    expect(ranks(startBoard(answer))).toEqual([
      "BG|BE|BN|BM|BS|BN|BE|BG",
      "BR|BR|BR|BR|BR|BR|BR|BR",
      ...Array.from({ length: 4 }, () => "  |  |  |  |  |  |  |  "),
      "WR|WR|WR|WR|WR|WR|WR|WR",
      "WG|WE|WN|WM|WS|WN|WE|WG",
    ]);
  });

  test("gives Figure 6 for Y", () => {
    const pieces = "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86";
    expect(startBoard("Y")).toEqual(boardWith(pieces));
  });

  test.each(["Y", "N"])("for %s changes all 64 squares, but not row 0 and column 0", (answer) => {
    const board = createBoard().map((row) => row.map(() => "XX"));
    expect(initialiseBoard(board, answer)).toBeUndefined();
    expect(ranks(board)).toEqual(ranks(startBoard(answer)));
    expect(board[0]).toEqual(Array.from({ length: 9 }, () => "XX"));
    expect(board.map(([first]) => first)).toEqual(board[0]);
  });
});

type PieceCheck = (...args: readonly [Board, number, number, number, number, Colour]) => boolean;

const PIECE_CHECKS: Readonly<Record<string, PieceCheck>> = {
  R: checkRedumMoveIsLegal,
  S: checkSarrumMoveIsLegal,
  M: checkMarzazPaniMoveIsLegal,
  G: checkGisgigirMoveIsLegal,
  N: checkNabuMoveIsLegal,
  E: checkEtluMoveIsLegal,
};

describe("Figure 5", () => {
  describe.each(FIGURE_5)("diagram %s, the piece on %s", (_figure, from, pieces, to) => {
    const board = boardWith(pieces);
    const start = squareAt(from);
    const [letterOfColour, letter = ""] = pieceOn(board, start);
    const colour: Colour = letterOfColour === "B" ? "B" : "W";
    const shaded = to.split(" ").filter((square) => square !== "");

    test("checkMoveIsLegal allows the shaded squares and no others", () => {
      const allowed = SQUARES.filter((finish) => isLegal(board, { start, finish }, colour));
      expect(allowed.map(referenceOf).sort()).toEqual([...shaded].sort());
    });

    test("the check of the piece allows them too, and only squares of its own colour besides", () => {
      const allowed = SQUARES.filter((finish) =>
        PIECE_CHECKS[letter]!(board, start.rank, start.file, finish.rank, finish.file, colour),
      );
      const others = allowed.filter((finish) => pieceOn(board, finish)[0] !== colour);
      expect(others.map(referenceOf).sort()).toEqual([...shaded].sort());
    });
  });
});

describe("checkMoveIsLegal", () => {
  const board = startBoard("Y");

  test.each([
    ["a finish square equal to the start square", "81 81", "W"],
    ["an empty start square", "55 56", "W"],
    ["an opponent's piece on the start square", "21 22", "W"],
    ["White's piece in Black's turn", "81 71", "B"],
    ["White's piece on White's finish square", "13 12", "W"],
    ["Black's piece on Black's finish square", "21 23", "B"],
    ["a gisgigir that jumps", "81 31", "W"],
    ["a start square off the board", "02 12", "W"],
    ["a file 0", "13 03", "W"],
    ["a rank 0", "81 80", "W"],
    ["a file 9", "81 91", "W"],
    ["two squares off the board", "00 00", "W"],
  ] as const)("refuses %s", (_what, move, whoseTurn) => {
    expect(isLegal(board, moveOf(move), whoseTurn)).toBe(false);
  });

  test("never lets a piece leave the board", () => {
    const edge = boardWith("WS11 WG81 WE18 WN88 WM41 BR58 WR51 BS45");
    const beyond = [0, 9].flatMap((outside) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((inside) => [
        { file: outside, rank: inside },
        { file: inside, rank: outside },
      ]),
    );
    for (const start of SQUARES) {
      for (const finish of beyond) {
        expect(isLegal(edge, { start, finish }, "W")).toBe(false);
        expect(isLegal(edge, { start, finish }, "B")).toBe(false);
        expect(isLegal(edge, { start: finish, finish: start }, "W")).toBe(false);
      }
    }
  });

  test("lets a sarrum stay in danger and move into it, as the paper does", () => {
    expect(isLegal(board, moveOf("12 21"), "W")).toBe(true);
    expect(isLegal(boardWith("WS13 BG21 BS41"), moveOf("13 23"), "W")).toBe(true);
  });
});

describe("checkIfGameWillBeWon", () => {
  test.each([
    ["Figure 8, on the square of Black's sarrum", "41", true],
    ["the square of White's sarrum", "13", true],
    ["Figure 7, on the square of an etlu", "23", false],
    ["an empty square", "55", false],
  ])("%s", (_what, finish, won) => {
    expect(wins(startBoard("Y"), squareAt(finish))).toBe(won);
  });
});

describe("makeMove", () => {
  const sample = startBoard("Y");

  test.each([
    ["Figure 7", "13 23", "BG21 BS41 WG81 WR12 WS23 BE83 BR86"],
    ["Figure 8", "81 41", "BG21 WG41 WR12 WS13 BE23 BE83 BR86"],
    ["Figure 9, with the promotion", "12 21", "WM21 BS41 WG81 WS13 BE23 BE83 BR86"],
    ["a promotion without a capture", "12 11", "WM11 BG21 BS41 WG81 WS13 BE23 BE83 BR86"],
  ])("%s", (_what, move, pieces) => {
    expect(boardAfter(sample, moveOf(move), "W")).toEqual(boardWith(pieces));
  });

  test.each([
    ["a step of Black's redum to rank 8", "BR87", "87 88", "BM88"],
    ["its capture there", "BR87 WE78", "87 78", "BM78"],
    ["a step of Black's redum to rank 7", "BR86", "86 87", "BR87"],
    ["a nabu on its far rank", "BN87", "87 78", "BN78"],
    ["a marzaz pani on its far rank", "BM87", "87 88", "BM88"],
  ])("%s", (_what, before, move, expected) => {
    expect(boardAfter(boardWith(before), moveOf(move), "B")).toEqual(boardWith(expected));
  });

  test("changes the board that it is given, and returns nothing", () => {
    const board = startBoard("Y");
    expect(makeMove(board, 2, 1, 1, 2, "W")).toBeUndefined();
    expect(board).toEqual(boardWith("WM21 BS41 WG81 WS13 BE23 BE83 BR86"));
  });
});
