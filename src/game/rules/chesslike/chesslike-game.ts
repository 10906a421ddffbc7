import { err, ok, type Result } from "../../../base/result.ts";
import { quoted, withArticle } from "../../../base/text.ts";
import type { Game } from "../game.ts";
import type { RuleBook, ToldMove } from "../presentation.ts";
import { notOver, type RuleVerdict, refuseByRule, verdict } from "../verdict.ts";
import { type ChesslikeRules, type Notation, royalFalls } from "./chesslike-rules.ts";
import { diagramsOf } from "./diagram.ts";
import { editingOf } from "./editing.ts";
import { explainSquares } from "./explain.ts";
import { readPosition, writePosition } from "./fen.ts";
import {
  checkingSquare,
  endedAtOnce,
  type Kernel,
  kernelOf,
  legalMoves,
  outcome,
  pieceOn,
  play,
} from "./kernel.ts";
import {
  BLACK,
  CHESS_SIDES,
  type ChessMove,
  type ChessPosition,
  chessMove,
  colourOf,
  EMPTY,
  fromSquare,
  opponentOf,
  toSquare,
  WHITE,
} from "./position.ts";

export interface ChesslikeGame extends Game<ChessPosition, ChessMove> {
  readonly kernel: Kernel;
}

export function chesslike(rules: ChesslikeRules): ChesslikeGame {
  const kernel = kernelOf(rules);
  const { notation, example } = rules;
  const { name, read, readAll } = notation.coordinates;
  return {
    kernel,
    id: rules.id,
    title: rules.title,
    sides: CHESS_SIDES,
    moveLimit: rules.moveLimit ?? Infinity,
    setups: rules.setups,
    ruleBook: ruleBook(rules),
    example: example.move,
    squares: { noun: "square", example: example.square, name, read, readAll },
    editing: editingOf(kernel),
    commands: [],
    figures: rules.figures ?? [],
    ...(rules.houseRules && { houseRules: rules.houseRules }),
    symbols: rules.symbols !== undefined,
    dice: false,
    toMove: (position) => position.turn,
    goal: goalOf(rules),
    unit: unitOf(rules),
    legalMoves: (position) => legalMoves(kernel, position),
    chances: () => [],
    play: (position, move) => play(kernel, position, move),
    withTurn: (position, side) => ({ ...position, turn: side === BLACK ? BLACK : WHITE }),
    outcome: (position) => outcome(kernel, position),
    cannotWin: ({ board }, side) => cannotWin(kernel, [...board], side),
    readMove: (position, text) => findMove(kernel, position, readSquares(kernel, position, text)),
    writeMove: (position, move) => writeMove(kernel, notation, position, move),
    writeEngineMove: (position, move) =>
      writeMove(kernel, rules.engineNotation ?? notation, position, move),
    readPosition: (text) => readPossible(kernel, text),
    writePosition: (position) => writePosition(kernel, position),
    explain: (position, text) => explain(kernel, position, readSquares(kernel, position, text)),
    describe: (position, move) => describe(kernel, position, move),
    squaresTouched: (_position, move) => [fromSquare(move), toSquare(move)],
    numberedMoves: () => [],
    diagram: diagramsOf(kernel),
  };
}

function cannotWin({ kinds, rules }: Kernel, board: readonly number[], side: number): boolean {
  const pieces = board.filter((code) => code !== EMPTY);
  const others = pieces.filter((code) => colourOf(code) !== side);
  if (others.length < pieces.length - 1) return false;
  return rules.bareRoyalWins?.(others.map((code) => kinds[code]!.piece.letter)) === false;
}

function goalOf(rules: ChesslikeRules): string {
  const royal = rules.pieces.find(({ letter }) => letter === rules.royal);
  return royalFalls(rules) && !rules.check ? `captures the ${royal!.name}` : "wins";
}

/** The piece that promotes; none if house rules change what the pieces are worth. */
function unitOf({ pieces, houseRules }: ChesslikeRules): string | undefined {
  if (houseRules?.pieces) return undefined;
  return pieces.find(({ promotesTo }) => promotesTo !== undefined)?.name;
}

function ruleBook(rules: ChesslikeRules): RuleBook {
  const { houseRules } = rules;
  return {
    source: rules.source,
    pieces: rules.pieces,
    absent: rules.absent ?? [],
    sections: {
      ...(houseRules && { [`House rules in force: ${houseRules.text}`]: houseRules.lines }),
      "How the game ends": rules.endings.map(({ rule }) => rule),
      ...rules.sections,
    },
  };
}

/**
 * Reads a position. In a game with check, refuses one in which the player who is not to move is in
 * check, unless the game has ended at once by a rule or is won by capturing the royal piece.
 */
function readPossible(kernel: Kernel, text: string): Result<ChessPosition> {
  const position = readPosition(kernel, text);
  if (!position.ok || !kernel.rules.check || royalFalls(kernel.rules)) return position;
  if (endedAtOnce(kernel, position.value)) return position;
  const waiting = opponentOf(position.value.turn);
  if (checkingSquare(kernel, position.value, waiting) < 0) return position;
  return err(
    `${CHESS_SIDES[waiting].name} is in check although ${CHESS_SIDES[position.value.turn].name} is to move.`,
  );
}

interface TypedMove {
  readonly start: number;
  readonly finish: number;
  /** The letter of the promoted piece as a capital; "" if none was typed. */
  readonly promotion: string;
}

/** Two squares, or why a text does not name them. */
type ReadPair = Result<TypedMove>;

/** Reads two squares and perhaps the letter of a promotion. */
function readSquares(kernel: Kernel, position: ChessPosition, text: string): ReadPair {
  const { coordinates } = kernel.rules.notation;
  const parts = coordinates.split(text);
  if (!parts) {
    const squares = coordinates.readAll(text);
    const square = coordinates.read(text);
    if (!square.ok && !(squares.ok && squares.value.length > 2)) return square;
    const count = square.ok ? "only one square" : `${squares.ok && squares.value.length} squares`;
    const example = legalExample(kernel, position);
    return err(`${quoted(text)} is ${count}; a move has two, such as ${example}.`);
  }
  const start = coordinates.read(parts.start);
  if (!start.ok) return start;
  const finish = coordinates.read(parts.finish);
  if (!finish.ok) return finish;
  return ok({ start: start.value, finish: finish.value, promotion: parts.rest.toUpperCase() });
}

/** A move that is legal in a position; that of the full game where none is. */
function legalExample(kernel: Kernel, position: ChessPosition): string {
  const { example, notation } = kernel.rules;
  const [move] = legalMoves(kernel, position);
  if (move === undefined) return example.move;
  return [fromSquare(move), toSquare(move)].map(notation.coordinates.name).join(" ");
}

/** Looks a typed move up in the legal moves; rejects with the first rule that it breaks. */
function findMove(kernel: Kernel, position: ChessPosition, typed: ReadPair): Result<ChessMove> {
  if (typed.ok) {
    const move = chessMove(typed.value.start, typed.value.finish);
    const isLegal = legalMoves(kernel, position).includes(move);
    if (isLegal && promotionFault(kernel, position, typed.value) === "") return ok(move);
  }
  return refuseByRule(explain(kernel, position, typed));
}

function explain(kernel: Kernel, position: ChessPosition, typed: ReadPair): readonly RuleVerdict[] {
  const open = notOver(outcome(kernel, position));
  if (!open.holds) return [open];
  if (!typed.ok) return [verdict("A move names two squares of the board.", typed.reason)];
  const checks = explainSquares({ kernel, position, ...typed.value });
  if (checks.some(({ holds }) => !holds)) return checks;
  const fault = promotionFault(kernel, position, typed.value);
  if (fault === "") return checks;
  return [...checks, verdict("A letter after a move names the promoted piece.", fault)];
}

/** "" if the letter typed after a move is right or left out. */
function promotionFault(
  kernel: Kernel,
  position: ChessPosition,
  { start, finish, promotion }: TypedMove,
): string {
  if (promotion === "") return "";
  const becomes = promotedTo(kernel, position, chessMove(start, finish));
  if (promotion === becomes?.letter) return "";
  const name = kernel.kinds[position.board[start]!]!.piece.name;
  return becomes
    ? `The ${name} becomes ${withArticle(becomes.name)} there; its letter is ${becomes.letter}, not ${promotion}.`
    : `This move promotes nothing; leave out the letter ${promotion}.`;
}

/** The piece to which a move promotes; undefined if it promotes nothing. */
function promotedTo({ kinds, moveTables }: Kernel, { board }: ChessPosition, move: ChessMove) {
  const code = board[fromSquare(move)]!;
  const arrived = kinds[moveTables.arrivals[code * board.length + toSquare(move)]!]!.piece;
  return arrived === kinds[code]!.piece ? undefined : arrived;
}

function writeMove(
  kernel: Kernel,
  { coordinates, step, capture, promotion }: Notation,
  position: ChessPosition,
  move: ChessMove,
): string {
  const between = position.board[toSquare(move)] === EMPTY ? step : capture;
  const becomes = promotedTo(kernel, position, move);
  const suffix = becomes ? promotion(becomes.letter) : "";
  return `${coordinates.name(fromSquare(move))}${between}${coordinates.name(toSquare(move))}${suffix}`;
}

function describe(kernel: Kernel, position: ChessPosition, move: ChessMove): ToldMove {
  const { name } = kernel.rules.notation.coordinates;
  const start = fromSquare(move);
  const finish = toSquare(move);
  const who = pieceOn(kernel, position.board, start);
  const deed =
    position.board[finish] === EMPTY
      ? `moves from ${name(start)} to ${name(finish)}`
      : `captures ${pieceOn(kernel, position.board, finish)} on ${name(finish)}`;
  const becomes = promotedTo(kernel, position, move);
  const promotion = becomes ? ` and becomes ${withArticle(becomes.name)}` : "";
  const isCheck = givesCheck(kernel, play(kernel, position, move));
  return { who, deed: deed + promotion, ...(isCheck && { notice: "Check!" }) };
}

/** Whether the player to move is in check and has a legal move. */
function givesCheck(kernel: Kernel, next: ChessPosition): boolean {
  const { check, danger } = kernel.rules;
  if (!check || danger || checkingSquare(kernel, next, next.turn) < 0) return false;
  return !outcome(kernel, next);
}
