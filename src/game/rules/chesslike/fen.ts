import { err, ok, type Result } from "../../../base/result.ts";
import { quoted, withArticle } from "../../../base/text.ts";
import { type ChesslikeRules, royalFalls } from "./chesslike-rules.ts";
import type { Kernel } from "./kernel.ts";
import { codeOf, type Kinds } from "./move-tables.ts";
import {
  BLACK,
  CHESS_SIDES,
  type ChessPosition,
  type Code,
  type Colour,
  colourOf,
  EMPTY,
  type Royals,
  WHITE,
} from "./position.ts";

const MISSING = "*";

/** Whether positions record which pieces are unmoved. */
const remembersFirstMoves = ({ kinds }: Kernel): boolean => kinds.some((kind) => kind?.fresh);

/** Writes a position: ranks from the top, the side to move, then any unmoved pieces. */
export function writePosition(kernel: Kernel, { board, turn }: ChessPosition): string {
  const { width, cells } = kernel.rules.board;
  let placement = "";
  for (let square = 0; square < cells; square += 1) {
    if (square > 0 && square % width === 0) placement += "/";
    placement += letterOn(kernel, board[square]!, square);
  }
  const ranks = placement.replace(/ +/g, ({ length }) => String(length));
  const fields = [ranks, turn === WHITE ? "w" : "b"];
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
  const row = (square: number) => Math.floor(square / rules.board.width);
  const unmoved = [...board.keys()].filter((square) => kinds[board[square] ?? EMPTY]?.fresh);
  const sorted = unmoved.toSorted((one, other) => row(other) - row(one));
  return sorted.map(rules.notation.coordinates.name).join("") || "-";
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
  const { board, notation } = rules;
  const rank = `Rank ${notation.coordinates.ranks[row]}`;
  const letters = [...text.replace(/[1-9][0-9]?/g, (count) => " ".repeat(Number(count)))];
  const codes = letters.map((letter) => codeOfLetter(kinds, letter));
  const unknown = codes.indexOf(undefined);
  if (unknown >= 0) return err(`${rank}: no piece has the letter ${quoted(letters[unknown]!)}.`);
  if (codes.length !== board.width) {
    return err(`${rank} has ${board.width} squares; this text fills ${codes.length}.`);
  }
  const first = row * board.width;
  const wrong = letters.findIndex(
    (letter, column) => board.exists(first + column) === (letter === MISSING),
  );
  if (wrong < 0) return ok(codes.map((code) => code ?? EMPTY));
  const name = notation.coordinates.name(first + wrong);
  return err(
    letters[wrong] === MISSING
      ? `The square ${name} exists: it cannot be written “${MISSING}”.`
      : `There is no square ${name}: write “${MISSING}” in its place.`,
  );
}

/** Undefined for a letter of no piece. */
function codeOfLetter(kinds: Kinds, letter: string): Code | undefined {
  if (letter === MISSING || letter === " ") return EMPTY;
  if (!/^[A-Za-z]$/.test(letter)) return undefined;
  const capital = letter.toUpperCase();
  return codeOf(kinds, capital, letter === capital ? WHITE : BLACK) || undefined;
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
  const { rules } = kernel;
  for (const [square, code] of board.entries()) {
    const fault = misplacement(kernel, code, square);
    if (fault !== "") return err(fault);
  }
  const royalName = nameOf(rules, rules.royal);
  const royals = royalsOn(kernel, board);
  for (const [colour, { name }] of CHESS_SIDES.entries()) {
    const last = board.findLastIndex((code) => isRoyal(kernel, code, colour));
    if (last !== royals[colour]) return err(`${name} has more than one ${royalName}.`);
  }
  const missing = royals.filter((square) => square < 0).length;
  if (missing === 2) return err(`Neither side has a ${royalName}.`);
  if (missing === 1 && !royalFalls(rules)) return err(`Each side must have a ${royalName}.`);
  return ok({ board, turn, royals });
}

/** The squares of the royal pieces. */
export function royalsOn(kernel: Kernel, board: Uint8Array): Royals {
  const royal = (colour: Colour) => board.findIndex((code) => isRoyal(kernel, code, colour));
  return [royal(WHITE), royal(BLACK)];
}

const isRoyal = ({ rules, kinds }: Kernel, code: Code, colour: number): boolean =>
  kinds[code]?.piece.letter === rules.royal && colourOf(code) === colour;

/** Why a piece cannot stand on a square; "" if it can. */
export function misplacement({ rules, kinds }: Kernel, code: Code, square: number): string {
  const piece = kinds[code]?.piece;
  if (!piece?.promotesTo) return "";
  const colour = colourOf(code);
  const special = rules.specials?.includes(square) ?? false;
  const row = Math.floor(square / rules.board.width);
  if (!special && row !== rules.promotionRows[colour]) return "";
  const name = rules.notation.coordinates.name(square);
  const refused = `${CHESS_SIDES[colour].name}'s ${piece.name} cannot stand on ${name}`;
  if (special) return `${refused}: no move brings it there.`;
  return `${refused}: there it becomes ${withArticle(nameOf(rules, piece.promotesTo))}.`;
}

const nameOf = (rules: ChesslikeRules, letter: string): string =>
  rules.pieces.find((piece) => piece.letter === letter)!.name;
