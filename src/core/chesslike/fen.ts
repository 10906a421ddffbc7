import { err, ok, type Result } from "../result.ts";
import { quoted, withArticle } from "../text.ts";
import { type ChesslikeRules, royalFalls } from "./chesslike-rules.ts";
import type { Kernel } from "./kernel.ts";
import { codeOf, type Kinds } from "./move-tables.ts";
import {
  BLACK,
  type ChessPosition,
  COLOURS,
  type Code,
  type Colour,
  colourOf,
  EMPTY,
  WHITE,
} from "./position.ts";

const MISSING = "*";

/** Whether positions record which pieces are unmoved. */
function remembersFirstMoves({ kinds }: Kernel): boolean {
  return kinds.some((kind) => kind?.fresh);
}

/** Writes a position: ranks from the top, the side to move, then any unmoved pieces. */
export function writePosition(kernel: Kernel, { board, turn }: ChessPosition): string {
  const { width, height } = kernel.rules.board;
  const letters = Array.from(board, (code, square) => letterOn(kernel, code, square)).join("");
  const rows = Array.from({ length: height }, (_, row) =>
    letters.slice(row * width, (row + 1) * width).replace(/ +/g, ({ length }) => String(length)),
  );
  const fields = [rows.join("/"), turn === WHITE ? "w" : "b"];
  if (remembersFirstMoves(kernel)) fields.push(writeUnmoved(kernel, board));
  return fields.join(" ");
}

function letterOn({ rules, kinds }: Kernel, code: Code, square: number): string {
  const letter = kinds[code]?.piece.letter;
  if (!letter) return rules.board.exists(square) ? " " : MISSING;
  return colourOf(code) === WHITE ? letter : letter.toLowerCase();
}

/** Writes the squares of the unmoved pieces, in the order a1, b1, ... */
function writeUnmoved({ rules, kinds }: Kernel, board: Uint8Array): string {
  const { width, height } = rules.board;
  const names: string[] = [];
  for (let row = height - 1; row >= 0; row -= 1) {
    for (let column = 0; column < width; column += 1) {
      const square = row * width + column;
      if (kinds[board[square] ?? EMPTY]?.fresh) {
        names.push(rules.notation.coordinates.name(square));
      }
    }
  }
  return names.join("") || "-";
}

/**
 * Reads a position. Also refuses a wrong number of royal pieces, and a soldier on a square where
 * none can stand; whether the position can arise in a game is not checked.
 */
export function readPosition(kernel: Kernel, text: string): Result<ChessPosition> {
  const [placement, side, ...more] = text.trim().split(/\s+/);
  const placed = readPlacement(kernel, placement!);
  if (!placed.ok) return placed;
  const board = placed.value;
  if (side !== "w" && side !== "b") {
    return err(
      `After the ranks a position names the side to move: w or b${side ? `, not ${quoted(side)}` : ""}.`,
    );
  }
  if (remembersFirstMoves(kernel)) {
    const unmoved = readUnmoved(kernel, board, more.shift());
    if (!unmoved.ok) return unmoved;
  }
  if (more.length > 0) return err(`${quoted(more.join(" "))} does not belong in a position.`);
  return checkPlacement(kernel, board, side === "w" ? WHITE : BLACK);
}

function readPlacement(kernel: Kernel, text: string): Result<Uint8Array> {
  const { width, height, cells } = kernel.rules.board;
  const ranks = text.split("/");
  if (ranks.length !== height) {
    return err(`A position has ${height} ranks between slashes; this text has ${ranks.length}.`);
  }
  const board = new Uint8Array(cells);
  for (const [row, rank] of ranks.entries()) {
    const read = readRank(kernel, rank, row);
    if (!read.ok) return read;
    board.set(read.value, row * width);
  }
  return ok(board);
}

function readRank({ rules, kinds }: Kernel, text: string, row: number): Result<readonly Code[]> {
  const { width } = rules.board;
  const rank = `Rank ${rules.notation.coordinates.ranks[row]}`;
  const codes: Code[] = [];
  for (const part of text.match(/[1-9][0-9]?|./gu) ?? []) {
    if (codes.length > width) break;
    if (/^[1-9]/.test(part)) {
      codes.push(...new Array<Code>(Number(part)).fill(EMPTY));
      continue;
    }
    const code = codeOfLetter(kinds, part);
    if (code === undefined) return err(`${rank}: no piece has the letter ${quoted(part)}.`);
    codes.push(code);
  }
  if (codes.length !== width) {
    const count = codes.length > width ? "more" : codes.length;
    return err(`${rank} has ${width} squares; this text fills ${count}.`);
  }
  return checkSquaresExist(rules, codes, row);
}

function checkSquaresExist(rules: ChesslikeRules, codes: readonly Code[], row: number) {
  const first = row * rules.board.width;
  const wrong = codes.findIndex(
    (code, column) => rules.board.exists(first + column) === (code === NO_SQUARE),
  );
  if (wrong < 0) return ok(codes.map((code) => (code === NO_SQUARE ? EMPTY : code)));
  const name = rules.notation.coordinates.name(first + wrong);
  return err(
    codes[wrong] === NO_SQUARE
      ? `The square ${name} exists: it cannot be written “${MISSING}”.`
      : `There is no square ${name}: write “${MISSING}” in its place.`,
  );
}

const NO_SQUARE = -1;

function codeOfLetter(kinds: Kinds, letter: string): Code | undefined {
  if (letter === MISSING) return NO_SQUARE;
  if (!/^[A-Za-z]$/.test(letter)) return undefined;
  const colour = letter === letter.toUpperCase() ? WHITE : BLACK;
  return codeOf(kinds, letter.toUpperCase(), colour) || undefined;
}

function readUnmoved({ rules, kinds }: Kernel, board: Uint8Array, field: string | undefined) {
  const { coordinates } = rules.notation;
  if (field === undefined) {
    return err("After the side to move a position lists its unmoved pieces, or - for none.");
  }
  const names = field === "-" ? [] : (field.match(/[a-z][0-9]+|./gu) ?? []);
  for (const name of names) {
    const square = coordinates.read(name);
    if (!square.ok) return square;
    const code = board[square.value] ?? EMPTY;
    const letter = kinds[code]?.piece.letter ?? "";
    const unmoved = codeOf(kinds, letter, colourOf(code), true);
    if (unmoved === EMPTY) {
      return err(`No piece on ${coordinates.name(square.value)} has a first move of its own.`);
    }
    board[square.value] = unmoved;
  }
  return ok(true);
}

/** Refuses a wrong number of royal pieces, and a piece where it would have been promoted. */
function checkPlacement(kernel: Kernel, board: Uint8Array, turn: Colour) {
  const { rules, kinds } = kernel;
  const royals: [number, number] = [-1, -1];
  const royalName = nameOf(rules, rules.royal);
  for (const [square, code] of board.entries()) {
    const piece = kinds[code]?.piece;
    if (!piece) continue;
    const colour = colourOf(code);
    if (piece.letter === rules.royal) {
      if (royals[colour] >= 0) {
        return err(`${COLOURS[colour].name} has more than one ${royalName}.`);
      }
      royals[colour] = square;
    }
    const misplaced = misplacement(kernel, code, square);
    if (misplaced !== "") return err(misplaced);
  }
  const missing = royals.filter((square) => square < 0).length;
  if (missing === 2) return err(`Neither side has a ${royalName}.`);
  if (missing === 1 && !royalFalls(rules)) return err(`Each side must have a ${royalName}.`);
  return ok({ board, turn, royals });
}

/** Why a piece cannot stand on a square; "" if it can. */
export function misplacement({ rules, kinds }: Kernel, code: Code, square: number): string {
  const piece = kinds[code]?.piece;
  if (!piece?.promotesTo) return "";
  const colour = colourOf(code);
  const name = rules.notation.coordinates.name(square);
  const refused = `${COLOURS[colour].name}'s ${piece.name} cannot stand on ${name}`;
  if (rules.specials?.includes(square)) return `${refused}: no move brings it there.`;
  const row = Math.floor(square / rules.board.width);
  if (row !== rules.promotionRows[colour]) return "";
  return `${refused}: there it becomes ${withArticle(nameOf(rules, piece.promotesTo))}.`;
}

function nameOf(rules: ChesslikeRules, letter: string): string {
  return rules.pieces.find((piece) => piece.letter === letter)!.name;
}
