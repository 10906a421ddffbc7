/** Grid references and algebraic names. */
import { describe, expect, test } from "vitest";
import { makeBoard } from "../../../src/game/rules/board.ts";
import {
  algebraic,
  type Coordinates,
  gridReferences,
} from "../../../src/game/rules/coordinates.ts";

const EIGHT = makeBoard(8, 8);
/** Twelve by twelve without the corner at the top left, a12. */
const TWELVE = makeBoard(12, 12, (column, row) => column === 0 && row === 0);

const GRID = gridReferences(EIGHT);
const CHESS = algebraic(EIGHT);
const LARGE = algebraic(TWELVE);

const refusal = (coordinates: Coordinates, text: string) => {
  const read = coordinates.read(text);
  return read.ok ? undefined : read.reason;
};

describe.each([
  ["grid references", GRID, EIGHT],
  ["algebraic names", CHESS, EIGHT],
  ["algebraic names with two-digit ranks", LARGE, TWELVE],
])("%s", (_name, coordinates, board) => {
  test("are read as they are written, and each square has its own name", () => {
    const squares = Array.from({ length: board.cells }, (_, square) => square);
    const existing = squares.filter(board.exists);
    for (const square of existing) {
      expect(coordinates.read(coordinates.name(square))).toEqual({ ok: true, value: square });
    }
    expect(new Set(existing.map(coordinates.name)).size).toBe(existing.length);
  });

  test("consist of the labels of file and rank", () => {
    expect(coordinates.name(board.width + 2)).toBe(
      `${coordinates.files[2]}${coordinates.ranks[1]}`,
    );
  });
});

describe("grid references", () => {
  test.each([
    ["11", 0],
    ["81", 7],
    ["12", 8],
    ["18", 56],
    ["88", 63],
    [" 41 ", 3],
  ])("%j has file first, and rank 1 at the top", (text, square) => {
    expect(GRID.read(text)).toEqual({ ok: true, value: square });
  });

  test.each(["01", "10", "09", "90", "91", "19"])("%s is off the board", (text) => {
    expect(refusal(GRID, text)).toBe(
      `${text} is off the board: files and ranks are numbered from 1 to 8.`,
    );
  });

  test.each([
    ["e4", "55", 5, 5],
    ["A8", "11", 1, 1],
    ["h1", "88", 8, 8],
  ])("%s is answered with the square that it would be here", (text, square, file, rank) => {
    expect(refusal(GRID, text)).toBe(
      `“${text}” is not a grid reference: that square is ${square} here, file ${file} and rank ${rank}, since rank 1 is at the top.`,
    );
  });

  test.each(["4", "411", "j4", "i4", "e9", "ee4", "e44", "4 1", "13←23"])("%j is none", (text) => {
    expect(refusal(GRID, text)).toBe(
      `“${text}” is not a grid reference: type two digits, the file and then the rank, such as 47.`,
    );
  });
});

describe("algebraic names", () => {
  test.each([
    ["a8", 0],
    ["h8", 7],
    ["a1", 56],
    ["h1", 63],
    ["E2", 52],
    [" e2 ", 52],
  ])("%j has the file letter first, and rank 1 at the bottom", (text, square) => {
    expect(CHESS.read(text)).toEqual({ ok: true, value: square });
  });

  test.each([
    ["a1", 132],
    ["l1", 143],
    ["b12", 1],
    ["l12", 11],
    ["a10", 24],
    ["K10", 34],
  ])("%j on twelve ranks", (text, square) => {
    expect(LARGE.read(text)).toEqual({ ok: true, value: square });
  });

  test.each([
    ["a board of eight", CHESS, "i1"],
    ["a board of eight", CHESS, "a9"],
    ["a board of eight", CHESS, "a0"],
    ["a board of eight", CHESS, "a10"],
    ["a board of twelve", LARGE, "m1"],
    ["a board of twelve", LARGE, "a13"],
    ["a board of twelve", LARGE, "a01"],
  ])("%s refuses a square beyond its edge", (_board, coordinates, text) => {
    const { files, ranks } = coordinates;
    expect(refusal(coordinates, text)).toBe(
      `${text} is off the board; its squares run from a1 to ${files.at(-1)}${ranks[0]}.`,
    );
  });

  test("a square that the board leaves out is refused", () => {
    expect(refusal(LARGE, "a12")).toBe("There is no square a12 on this board.");
  });

  test.each(["e", "2", "e222", "ee2", "2e", "é2", ""])("%j is none", (text) => {
    const shown = text === "" ? "An empty line" : `“${text}”`;
    expect(refusal(CHESS, text)).toBe(
      `${shown} is not a square: type a letter and a number, such as e2.`,
    );
  });
});

describe("two squares in one text", () => {
  test.each([
    ["81 41", GRID, "81", "41", ""],
    ["8141", GRID, "81", "41", ""],
    ["81-41", GRID, "81", "41", ""],
    ["81X41", GRID, "81", "41", ""],
    [" 12 x 21=M ", GRID, "12", "21", "m"],
    ["1221m", GRID, "12", "21", "m"],
    ["99 00", GRID, "99", "00", ""],
    ["e2e4", CHESS, "e2", "e4", ""],
    ["A7-A8F", CHESS, "a7", "a8", "f"],
    ["a10b11", LARGE, "a10", "b11", ""],
    ["a1b11", LARGE, "a1", "b11", ""],
    ["a12l12f", LARGE, "a12", "l12", "f"],
  ])("%j", (text, coordinates, start, finish, rest) => {
    expect(coordinates.split(text)).toEqual({ start, finish, rest });
  });

  test.each([
    ["81", GRID],
    ["814", GRID],
    ["81 41 21", GRID],
    ["81--41", GRID],
    ["e2e4", GRID],
    ["8141", CHESS],
    ["e2e4=", CHESS],
    ["e2e4qq", CHESS],
    ["", CHESS],
  ])("not in %j", (text, coordinates) => {
    expect(coordinates.split(text)).toBeUndefined();
  });
});
