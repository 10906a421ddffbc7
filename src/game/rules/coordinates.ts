import { err, ok, type Result } from "../../base/result.ts";
import { lineTyped } from "../../base/text.ts";
import { BETWEEN_SQUARES, plainMove, squareWords } from "../../base/typed-squares.ts";
import type { Board } from "./board.ts";

/** How the squares of a board are named, written and read. */
export interface Coordinates {
  /** Labels of the columns from the left and of the rows from the top. */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** `square` is an index of the diagram. */
  name(square: number): string;
  /** Reads one square, in any characters that mean it: "13", "(13)", "１３". */
  read(text: string): Result<number>;
  /** Reads any number of squares, separated as those of a move are. */
  readAll(text: string): Result<readonly number[]>;
  /** Splits "81 41", "e2-e3", "e2 to e3" or "a7a8f" into two squares; undefined if there are not two. */
  split(text: string): { start: string; finish: string; rest: string } | undefined;
}

/** The exam paper's grid references: file digit, rank digit, with rank 1 at the top. */
export function gridReferences(board: Board): Coordinates {
  const files = numbers(board.width);
  const ranks = numbers(board.height);
  function read(text: string): Result<number> {
    const reference = plainMove(text);
    if (!/^[0-9]{2}$/.test(reference)) {
      return err(`${lineTyped(text)} is not a grid reference: ${adviceFor(reference, board)}.`);
    }
    const file = Number(reference[0]);
    const rank = Number(reference[1]);
    if (file < 1 || file > board.width || rank < 1 || rank > board.height) {
      return err(
        `${reference} is off the board: files and ranks are numbered from 1 to ${board.width}.`,
      );
    }
    return ok((rank - 1) * board.width + file - 1);
  }
  return coordinates(board, { files, ranks, read }, "[0-9]{2}");
}

/** What to type instead of a text, which may be a square or a move as chess players write it. */
function adviceFor(text: string, { width, height }: Board): string {
  const squares = squareWords(text.toLowerCase()).map((word) => {
    const file = word.charCodeAt(0) - 96;
    const rank = height + 1 - Number(word.slice(1));
    return /^[a-z][1-9]$/.test(word) && file <= width && rank >= 1 ? `${file}${rank}` : "";
  });
  if (squares.includes("") || squares.length > 2) {
    return "type two digits, the file and then the rank, such as 47";
  }
  const [start = "", finish] = squares;
  if (finish !== undefined)
    return `that move is ${start} ${finish} here, each file and then rank, since rank 1 is at the top`;
  return `that square is ${start} here, file ${start[0]} and rank ${start[1]}, since rank 1 is at the top`;
}

/**
 * File letter, rank number, rank 1 at the bottom.
 * @param noun what the game calls a square
 * @param example a square from which a game begins, for refusals
 */
export function algebraic(board: Board, noun = "square", example = "e2"): Coordinates {
  const files = numbers(board.width).map((_, column) => String.fromCharCode(97 + column));
  const ranks = numbers(board.height).toReversed();
  const last = `${files.at(-1)}${ranks[0]}`;
  function read(text: string): Result<number> {
    const found = /^([a-z])([0-9]{1,2})$/i.exec(plainMove(text));
    if (!found) {
      return err(
        `${lineTyped(text)} is not a ${noun}: type a letter and a number, such as ${example}.`,
      );
    }
    const column = files.indexOf(found[1]!.toLowerCase());
    const row = ranks.indexOf(found[2]!);
    const square = row * board.width + column;
    if (column < 0 || row < 0) {
      return err(`${found[0]} is off the board; its ${noun}s run from a1 to ${last}.`);
    }
    if (!board.exists(square)) return err(`There is no ${noun} ${found[0]} on this board.`);
    return ok(square);
  }
  return coordinates(board, { files, ranks, read }, "[a-z][0-9]{1,2}");
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

type OfSquare = Pick<Coordinates, "files" | "ranks" | "read">;

/** Adds the names of squares, and the readers of more than one, from the pattern of one. */
function coordinates({ width }: Board, ofSquare: OfSquare, square: string): Coordinates {
  const { files, ranks, read } = ofSquare;
  const move = new RegExp(`^(${square})(?:${BETWEEN_SQUARES})?(${square})(?:=?([a-z]))?$`, "i");
  return {
    ...ofSquare,
    name: (at) => `${files[at % width]}${ranks[Math.floor(at / width)]}`,
    readAll(text) {
      const squares: number[] = [];
      for (const name of squareWords(plainMove(text)).filter(Boolean)) {
        const found = read(name);
        if (!found.ok) return found;
        squares.push(found.value);
      }
      return ok(squares);
    },
    split(text) {
      const found = move.exec(plainMove(text));
      if (!found) return undefined;
      const [start, finish, rest] = found.slice(1).map((part) => part?.toLowerCase());
      return { start: start!, finish: finish!, rest: rest ?? "" };
    },
  };
}
