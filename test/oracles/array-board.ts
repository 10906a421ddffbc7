/**
 * The positions of Turkish shatranj and citadel chess in an array, for the solver of
 * `forced-mate.ts`: quick to change and to change back, and written without looking at the program.
 */

export type ShahGame = "shatranj" | "citadel";

/** 1 for White, -1 for Black. */
export type Side = 1 | -1;

/** A start and a finish; a promotion follows from them. */
export type Move = number;

export interface ArrayBoard {
  readonly rules: Rules;
  /** A piece of White by its number, a piece of Black by minus its number, 0 for an empty square. */
  readonly men: Int8Array;
  mover: Side;
  white: number;
  black: number;
  /** The move, the piece that moved and the piece captured, of each move made. */
  readonly made: number[];
}

interface Rules {
  /** The letter of each piece by its number. */
  readonly letters: string;
  readonly ranks: number;
  /** The ranks on which the soldiers of White and Black are promoted. */
  readonly lastRanks: readonly [white: number, black: number];
  readonly promoted: number;
  /** The squares on which the kings of White and Black draw the game. */
  readonly havens: readonly [white: readonly string[], black: readonly string[]];
}

const KING = 1;
const ROOK = 2;
const KNIGHT = 3;
const ELEPHANT = 4;
const COUNSELLOR = 5;
const SOLDIER = 6;
const MACHINE = 7;
/** A fers that has not moved yet. */
const FRESH = 8;
const OUTSIDE = 100;

const RULES: Readonly<Record<ShahGame, Rules>> = {
  shatranj: {
    letters: " KRNEFP F",
    ranks: 8,
    lastRanks: [8, 1],
    promoted: FRESH,
    havens: [[], []],
  },
  citadel: {
    letters: " KRNEGPD",
    ranks: 12,
    lastRanks: [11, 2],
    promoted: COUNSELLOR,
    havens: [
      ["a12", "l12"],
      ["a1", "l1"],
    ],
  },
};

/** The distance of two ranks in the array, which has a border of two squares. */
const UP = 16;
const CORNER = 2 * UP + 2;

const STRAIGHT = [UP, 1, -UP, -1];
const DIAGONAL = [UP + 1, 1 - UP, -UP - 1, UP - 1];
const TWO_DIAGONAL = DIAGONAL.map((step) => 2 * step);
const ROUND = [...STRAIGHT, ...DIAGONAL];
const JUMPS = ROUND.map((step) => 2 * step);
const KNIGHTS = [2 * UP + 1, UP + 2, 2 - UP, 1 - 2 * UP, -1 - 2 * UP, -UP - 2, UP - 2, 2 * UP - 1];

/** Where the pieces go that go the same way for both sides, by number; some go on if they can. */
const STEPS = [[], ROUND, STRAIGHT, KNIGHTS, TWO_DIAGONAL, DIAGONAL, [], DIAGONAL, DIAGONAL];
const KINDS = [KING, ROOK, KNIGHT, ELEPHANT, COUNSELLOR, MACHINE, FRESH];
const slides = (kind: number) => kind === ROOK || kind === MACHINE;

const squareOf = (name: string) =>
  CORNER + UP * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97;
const rankOf = (square: number) => (square >> 4) - 1;
const nameOf = (square: number) =>
  String.fromCharCode(97 + (square % UP) - (CORNER % UP)) + rankOf(square);

export function readArrayBoard(game: ShahGame, text: string): ArrayBoard {
  const rules = RULES[game];
  const [placement = "", mover, fresh = "-"] = text.split(" ");
  const men = new Int8Array(UP * 16).fill(OUTSIDE);
  const board: ArrayBoard = {
    rules,
    men,
    mover: mover === "w" ? 1 : -1,
    white: 0,
    black: 0,
    made: [],
  };
  placement.split("/").forEach((row, index) => {
    let square = CORNER + UP * (rules.ranks - 1 - index);
    for (const part of row.match(/\d+|\D/g) ?? []) {
      const empty = Number(part);
      if (empty) men.fill(0, square, square + empty);
      else if (part !== "*") put(board, square, part);
      square += empty || 1;
    }
  });
  for (const name of fresh.match(/[a-z]\d+/g) ?? []) {
    men[squareOf(name)] = Math.sign(men[squareOf(name)]!) * FRESH;
  }
  return board;
}

function put(board: ArrayBoard, square: number, letter: string): void {
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
  const fresh: string[] = [];
  for (let rank = 1; rank <= rules.ranks; rank++) {
    let row = "";
    for (let file = 0; file < rules.ranks; file++) {
      const square = CORNER + UP * (rank - 1) + file;
      const man = men[square]!;
      const letter = man === OUTSIDE ? "*" : rules.letters[Math.abs(man)]!;
      row += man < 0 ? letter.toLowerCase() : letter;
      if (Math.abs(man) === FRESH) fresh.push(nameOf(square));
    }
    rows.unshift(row.replace(/ +/g, (gap) => String(gap.length)));
  }
  const position = `${rows.join("/")} ${mover === 1 ? "w" : "b"}`;
  return rules.promoted === FRESH ? `${position} ${fresh.join("") || "-"}` : position;
}

/** Returns a text that differs for different pieces or squares. */
export function keyOf({ rules, men }: ArrayBoard): string {
  return Buffer.from(men.buffer, 2 * UP, rules.ranks * UP).toString("latin1");
}

/** Returns a move before it is made, as the oracles write it. */
export function moveText({ rules, men }: ArrayBoard, move: Move): string {
  const [from, to] = [move >> 8, move & 255];
  const man = men[from]!;
  const promotes = Math.abs(man) === SOLDIER && isLastRank(rules, man, to);
  const letter = promotes ? rules.letters[rules.promoted]!.toLowerCase() : "";
  return nameOf(from) + nameOf(to) + letter;
}

const isLastRank = ({ lastRanks }: Rules, man: number, square: number) =>
  rankOf(square) === lastRanks[man > 0 ? 0 : 1];

/** Returns whether a king stands on a citadel of the opponent. */
export function isDrawn({ rules: { havens }, white, black }: ArrayBoard): boolean {
  if (havens[0].length === 0) return false;
  return havens[0].includes(nameOf(white)) || havens[1].includes(nameOf(black));
}

/** Returns whether the player who is not to move could lose the king, so that the last move was illegal. */
export function isKingExposed(board: ArrayBoard): boolean {
  return isAttacked(board, board.mover === 1 ? board.black : board.white, board.mover);
}

/** Returns whether the player to move is in check. */
export function isInCheck(board: ArrayBoard): boolean {
  return isAttacked(board, board.mover === 1 ? board.white : board.black, -board.mover as Side);
}

function isAttacked({ men }: ArrayBoard, square: number, by: Side): boolean {
  const below = square - by * UP;
  if (men[below - 1] === by * SOLDIER || men[below + 1] === by * SOLDIER) return true;
  return KINDS.some((kind) =>
    STEPS[kind]!.some((step) => men[lastSquare(men, kind, square, step)] === by * kind),
  );
}

/** Returns the first square on the way of a piece that is not empty; of a leap, its only square. */
function lastSquare(men: Int8Array, kind: number, from: number, step: number): number {
  let to = from + step;
  if (slides(kind)) while (men[to] === 0) to += step;
  return to;
}

/** Returns the moves of the player to move; some may leave the king in check. */
export function movesOf(board: ArrayBoard): Move[] {
  const moves: Move[] = [];
  const end = CORNER + UP * board.rules.ranks;
  for (let square = CORNER; square < end; square++) addMoves(board, square, moves);
  return moves;
}

/** Adds the moves of the piece on a square, if it belongs to the player to move. */
function addMoves({ men, mover }: ArrayBoard, from: number, moves: Move[]): void {
  const kind = men[from] === OUTSIDE ? 0 : men[from]! * mover;
  if (kind <= 0) return;
  if (kind === SOLDIER) addSoldierMoves(men, mover, from, moves);
  for (const step of STEPS[kind]!) {
    const last = lastSquare(men, kind, from, step);
    for (let to = from + step; to !== last; to += step) moves.push((from << 8) | to);
    if (men[last] === 0 || isEnemy(men, last, mover)) moves.push((from << 8) | last);
  }
  if (kind !== FRESH) return;
  for (const jump of JUMPS) if (men[from + jump] === 0) moves.push((from << 8) | (from + jump));
}

function addSoldierMoves(men: Int8Array, mover: Side, from: number, moves: Move[]): void {
  const ahead = from + mover * UP;
  if (men[ahead] === 0) moves.push((from << 8) | ahead);
  for (const to of [ahead - 1, ahead + 1])
    if (isEnemy(men, to, mover)) moves.push((from << 8) | to);
}

const isEnemy = (men: Int8Array, square: number, mover: Side) =>
  men[square] !== OUTSIDE && men[square]! * mover < 0;

export function make(board: ArrayBoard, move: Move): void {
  const { men, rules, made, mover } = board;
  const [from, to] = [move >> 8, move & 255];
  const man = men[from]!;
  made.push(move, man, men[to]!);
  men[from] = 0;
  men[to] = manAfter(rules, man, to);
  if (man === mover * KING) moveKing(board, mover, to);
  board.mover = -mover as Side;
}

function manAfter(rules: Rules, man: number, to: number): number {
  const side = Math.sign(man);
  if (man === side * FRESH) return side * COUNSELLOR;
  return man === side * SOLDIER && isLastRank(rules, man, to) ? side * rules.promoted : man;
}

export function unmake(board: ArrayBoard): void {
  const { men, made } = board;
  const taken = made.pop()!;
  const man = made.pop()!;
  const move = made.pop()!;
  board.mover = -board.mover as Side;
  men[move >> 8] = man;
  men[move & 255] = taken;
  if (Math.abs(man) === KING) moveKing(board, board.mover, move >> 8);
}
