/**
 * Positions of Turkish shatranj and citadel chess in an array, in which moves are quickly made and
 * taken back: for the solver of `forced-mate.ts`. It shares nothing with the program.
 */

export type MateGame = "shatranj" | "citadel";

/** 1 for White, -1 for Black. */
type Side = 1 | -1;

/** The start times 256, plus the finish; whether it promotes follows from them. */
export type Move = number;

export interface ArrayBoard {
  readonly rules: Rules;
  /** The kind of each piece, negative for Black; 0 for an empty square. */
  readonly men: Int8Array;
  mover: Side;
  /** The squares of the kings. */
  white: number;
  black: number;
  /** Each move that was made, the piece that moved and the piece that it captured. */
  readonly made: number[];
}

interface Rules {
  /** The letter of each kind. */
  readonly letters: string;
  readonly ranks: number;
  /** From a1, rank by rank; some of them do not exist in citadel chess. */
  readonly squares: readonly number[];
  /** The ranks on which the soldiers are promoted. */
  readonly lastRanks: readonly [white: number, black: number];
  readonly promoted: number;
  /** The squares on which the kings draw the game. */
  readonly drawing: readonly [white: readonly number[], black: readonly number[]];
}

const KING = 1;
const ROOK = 2;
const KNIGHT = 3;
const ELEPHANT = 4;
const COUNSELLOR = 5;
const SOLDIER = 6;
const WAR_MACHINE = 7;
const UNMOVED_FERS = 8;
const OUTSIDE = 100;

/** The distance between two ranks in the array; all around the board are two squares outside it. */
const UP = 16;
const A1 = 2 * UP + 2;

const squareOf = (name: string) => A1 + UP * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97;
const rankOf = (square: number) => (square >> 4) - 1;
const nameOf = (square: number) =>
  String.fromCharCode(97 + ((square - A1) % UP)) + String(rankOf(square));

const squaresOn = (ranks: number) =>
  Array.from(
    { length: ranks * ranks },
    (_, index) => A1 + UP * Math.floor(index / ranks) + (index % ranks),
  );

const RULES: Readonly<Record<MateGame, Rules>> = {
  shatranj: {
    letters: " KRNEFP F",
    ranks: 8,
    squares: squaresOn(8),
    lastRanks: [8, 1],
    promoted: UNMOVED_FERS,
    drawing: [[], []],
  },
  citadel: {
    letters: " KRNEGPD",
    ranks: 12,
    squares: squaresOn(12),
    lastRanks: [11, 2],
    promoted: COUNSELLOR,
    drawing: [
      [squareOf("a12"), squareOf("l12")],
      [squareOf("a1"), squareOf("l1")],
    ],
  },
};

const STRAIGHT = [UP, 1, -UP, -1];
const DIAGONAL = [UP + 1, 1 - UP, -UP - 1, UP - 1];
const ROUND = [...STRAIGHT, ...DIAGONAL];
const KNIGHTS = [2 * UP + 1, UP + 2, 2 - UP, 1 - 2 * UP, -1 - 2 * UP, -UP - 2, UP - 2, 2 * UP - 1];
const twice = (steps: readonly number[]) => steps.map((step) => 2 * step);
const FERS_JUMPS = twice(ROUND);

/** The moves of each kind but the soldier that may capture: single ones, or steps of a slide. */
const STEPS = [[], ROUND, STRAIGHT, KNIGHTS, twice(DIAGONAL), DIAGONAL, [], DIAGONAL, DIAGONAL];
const OFFICERS = [KING, ROOK, KNIGHT, ELEPHANT, COUNSELLOR, WAR_MACHINE, UNMOVED_FERS];
const slides = (kind: number) => kind === ROOK || kind === WAR_MACHINE;

/** Reads a position that a game can lead to. */
export function readArrayBoard(game: MateGame, text: string): ArrayBoard {
  const rules = RULES[game];
  const [placement = "", mover, unmoved = ""] = text.split(" ");
  const men = new Int8Array(UP * UP).fill(OUTSIDE);
  const side = mover === "w" ? 1 : -1;
  const board: ArrayBoard = { rules, men, mover: side, white: 0, black: 0, made: [] };
  for (const [row, line] of placement.split("/").entries()) {
    let square = A1 + UP * (rules.ranks - 1 - row);
    for (const part of line.match(/\d+|\D/g) ?? []) {
      const empty = Number(part);
      if (empty > 0) men.fill(0, square, square + empty);
      else if (part !== "*") put(board, part, square);
      square += empty || 1;
    }
  }
  for (const name of unmoved.match(/[a-h][1-8]/g) ?? []) {
    men[squareOf(name)] = Math.sign(men[squareOf(name)]!) * UNMOVED_FERS;
  }
  return board;
}

function put(board: ArrayBoard, letter: string, square: number): void {
  const upper = letter.toUpperCase();
  const side = letter === upper ? 1 : -1;
  board.men[square] = side * board.rules.letters.indexOf(upper);
  if (upper === "K") moveKing(board, side, square);
}

function moveKing(board: ArrayBoard, side: Side, square: number): void {
  if (side === 1) board.white = square;
  else board.black = square;
}

export function writeArrayBoard({ rules, men, mover }: ArrayBoard): string {
  const rows: string[] = [];
  let unmoved = "";
  for (let rank = 0; rank < rules.ranks; rank++) {
    let row = "";
    for (const square of rules.squares.slice(rules.ranks * rank, rules.ranks * (rank + 1))) {
      const man = men[square]!;
      const letter = man === OUTSIDE ? "*" : rules.letters[Math.abs(man)]!;
      row += man < 0 ? letter.toLowerCase() : letter;
      if (Math.abs(man) === UNMOVED_FERS) unmoved += nameOf(square);
    }
    rows.unshift(row.replace(/ +/g, (gap) => String(gap.length)));
  }
  const position = `${rows.join("/")} ${mover === 1 ? "w" : "b"}`;
  return rules.promoted === UNMOVED_FERS ? `${position} ${unmoved || "-"}` : position;
}

/** Returns a text that is different for different pieces on the board. */
export function keyOf({ rules, men }: ArrayBoard): string {
  return Buffer.from(men.buffer, 2 * UP, UP * rules.ranks).toString("latin1");
}

/** Returns a move that has not been made yet as the oracles write it. */
export function moveText({ rules, men }: ArrayBoard, move: Move): string {
  const [from, to] = [move >> 8, move & 255];
  const promotes = isPromotion(rules, men[from]!, to);
  return nameOf(from) + nameOf(to) + (promotes ? rules.letters[COUNSELLOR]!.toLowerCase() : "");
}

const isPromotion = ({ lastRanks }: Rules, man: number, to: number) =>
  Math.abs(man) === SOLDIER && rankOf(to) === lastRanks[man > 0 ? 0 : 1];

/** Returns true if a king is on a citadel of the opponent. */
export function isDrawn({ rules: { drawing }, white, black }: ArrayBoard): boolean {
  return drawing[0].includes(white) || drawing[1].includes(black);
}

/** Returns true if the player to move is in check. */
export function isInCheck({ men, mover, white, black }: ArrayBoard): boolean {
  return mover === 1 ? isAttacked(men, white, -1) : isAttacked(men, black, 1);
}

/** Returns true if the player who is not to move is in check: the last move was illegal. */
export function isKingExposed({ men, mover, white, black }: ArrayBoard): boolean {
  return isAttacked(men, mover === 1 ? black : white, mover);
}

function isAttacked(men: Int8Array, square: number, by: Side): boolean {
  const below = square - by * UP;
  if (men[below - 1] === by * SOLDIER || men[below + 1] === by * SOLDIER) return true;
  for (const kind of OFFICERS) {
    for (const step of STEPS[kind]!) {
      if (men[endOf(men, kind, square, step)] === by * kind) return true;
    }
  }
  return false;
}

/** Returns the square of a single move, or the first square of a slide that is not empty. */
function endOf(men: Int8Array, kind: number, from: number, step: number): number {
  let to = from + step;
  if (slides(kind)) while (men[to] === 0) to += step;
  return to;
}

/** Returns the moves of the player to move; some may expose the king. */
export function movesOf(board: ArrayBoard): Move[] {
  const moves: Move[] = [];
  for (const square of board.rules.squares) addMoves(board, square, moves);
  return moves;
}

/** Adds the moves from a square, if the player to move has a piece there. */
export function addMoves({ men, mover }: ArrayBoard, from: number, moves: Move[]): void {
  const kind = men[from]! * mover;
  if (kind <= 0 || kind === OUTSIDE) return;
  if (kind === SOLDIER) addSoldierMoves(men, mover, from, moves);
  for (const step of STEPS[kind]!) {
    const end = endOf(men, kind, from, step);
    for (let to = from + step; to !== end; to += step) moves.push((from << 8) | to);
    if (men[end] === 0 || isEnemy(men, end, mover)) moves.push((from << 8) | end);
  }
  if (kind !== UNMOVED_FERS) return;
  for (const jump of FERS_JUMPS) {
    if (men[from + jump] === 0) moves.push((from << 8) | (from + jump));
  }
}

function addSoldierMoves(men: Int8Array, mover: Side, from: number, moves: Move[]): void {
  const ahead = from + mover * UP;
  if (men[ahead] === 0) moves.push((from << 8) | ahead);
  for (const to of [ahead - 1, ahead + 1]) {
    if (isEnemy(men, to, mover)) moves.push((from << 8) | to);
  }
}

const isEnemy = (men: Int8Array, square: number, mover: Side) =>
  men[square]! * mover < 0 && men[square] !== OUTSIDE;

export function make(board: ArrayBoard, move: Move): void {
  const { rules, men, mover, made } = board;
  const [from, to] = [move >> 8, move & 255];
  const man = men[from]!;
  made.push(move, man, men[to]!);
  men[from] = 0;
  men[to] = manAfter(rules, man, to);
  if (man === mover * KING) moveKing(board, mover, to);
  board.mover = mover === 1 ? -1 : 1;
}

function manAfter(rules: Rules, man: number, to: number): number {
  if (isPromotion(rules, man, to)) return Math.sign(man) * rules.promoted;
  return Math.abs(man) === UNMOVED_FERS ? Math.sign(man) * COUNSELLOR : man;
}

/** Takes the last move back. */
export function unmake(board: ArrayBoard): void {
  const { men, made, mover } = board;
  const taken = made.pop()!;
  const man = made.pop()!;
  const move = made.pop()!;
  board.mover = mover === 1 ? -1 : 1;
  men[move >> 8] = man;
  men[move & 255] = taken;
  if (Math.abs(man) === KING) moveKing(board, board.mover, move >> 8);
}
