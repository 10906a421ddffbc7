import { capital, withArticle } from "../../../base/text.ts";
import { type RuleVerdict, verdict } from "../verdict.ts";
import type { Movement } from "./betza.ts";
import { checkingSquare, type Kernel, pieceOn, play } from "./kernel.ts";
import { codeOf, movementsOf, squaresReached } from "./move-tables.ts";
import {
  CHESS_SIDES,
  type ChessPosition,
  type Code,
  chessMove,
  colourOf,
  EMPTY,
  opponentOf,
  WHITE,
} from "./position.ts";

const nameOf = (kernel: Kernel, square: number) => kernel.rules.notation.coordinates.name(square);

/** In the order of the exam's program, up to the first check that fails; each names the exam's subroutine. */
export function explainSquares(attempt: ChessAttempt): readonly RuleVerdict[] {
  const { kernel, position, start } = attempt;
  const common = kernel.rules.subroutine;
  const ofPiece = kernel.kinds[position.board[start] ?? EMPTY]?.piece.subroutine;
  const judges: readonly (readonly [judge: RuleCheck, subroutine?: string | undefined])[] = [
    [squaresDiffer, common],
    [startIsOwn, common],
    [finishIsNotOwn, common],
    [hasMovement, ofPiece],
    [pathIsClear, ofPiece],
    [royalIsSafe],
  ];
  const checks: RuleVerdict[] = [];
  for (const [judge, subroutine] of judges) {
    const result = judge(attempt);
    if (!result) continue;
    const rule = subroutine === undefined ? result.rule : `${result.rule} (${subroutine})`;
    checks.push({ ...result, rule });
    if (!result.holds) break;
  }
  return checks;
}

/** A move to judge, legal or not. */
interface ChessAttempt {
  readonly kernel: Kernel;
  readonly position: ChessPosition;
  readonly start: number;
  readonly finish: number;
}

/** Judges a move by one rule; undefined if the rule does not apply. */
type RuleCheck = (attempt: ChessAttempt) => RuleVerdict | undefined;

const squaresDiffer: RuleCheck = ({ kernel, start, finish }) =>
  verdict(
    "The start and the finish are different squares.",
    start === finish
      ? `The start and the finish are the same square, ${nameOf(kernel, start)}; a piece that moves must leave its square.`
      : "",
  );

const startIsOwn: RuleCheck = ({ kernel, position: { board, turn }, start }) => {
  const code = board[start] ?? EMPTY;
  const player = CHESS_SIDES[turn].name;
  const square = nameOf(kernel, start);
  const rule = `The start square holds one of ${player}'s pieces.`;
  if (code === EMPTY) {
    return verdict(rule, `The square ${square} is empty; start on one of ${player}'s pieces.`);
  }
  const refusal = `The piece on ${square} is ${pieceOn(kernel, board, start)}, and it is ${player}'s turn.`;
  return verdict(rule, colourOf(code) === turn ? "" : refusal);
};

const finishIsNotOwn: RuleCheck = ({ kernel, position: { board, turn }, finish }) => {
  const code = board[finish] ?? EMPTY;
  const isOwn = code !== EMPTY && colourOf(code) === turn;
  return verdict(
    `The finish square does not hold one of ${CHESS_SIDES[turn].name}'s pieces.`,
    isOwn
      ? `${pieceOn(kernel, board, finish)} stands on ${nameOf(kernel, finish)}; no piece moves onto its own colour.`
      : "",
  );
};

/** The movements from start to finish on an empty board, with the squares in between. */
function waysOf({ kernel, start, finish }: ChessAttempt, code: Code) {
  const kind = kernel.kinds[code];
  const ways: { movement: Movement; between: number[] }[] = [];
  for (const movement of movementsOf(kind)) {
    const squares = squaresReached(kernel.rules.board, movement, colourOf(code), start);
    const distance = squares.indexOf(finish);
    if (distance >= 0) ways.push({ movement, between: squares.slice(0, distance) });
  }
  return ways;
}

const hasMovement: RuleCheck = (attempt) => {
  const { kernel, start, finish } = attempt;
  const { board } = attempt.position;
  const code = board[start] ?? EMPTY;
  const { piece } = kernel.kinds[code]!;
  const rule = `${capital(withArticle(piece.name))} ${piece.geometry ?? piece.sentence}.`;
  const ways = waysOf(attempt, code);
  if (ways.some(({ movement }) => movement[purposeOn(board, finish)])) return verdict(rule, "");
  const way = ways[0]?.movement;
  if (!way) return { rule, holds: false, ...wrongWay(attempt, code) };
  const [who, how] = [capital(withArticle(piece.name)), wayWords(way)];
  const refusal = way.moves
    ? `${who} cannot capture ${how}, and ${pieceOn(kernel, board, finish)} stands on ${nameOf(kernel, finish)}.`
    : `${who} moves ${how} only to capture, and ${nameOf(kernel, finish)} is empty.`;
  return verdict(rule, refusal);
};

const purposeOn = (board: Uint8Array, finish: number): "moves" | "captures" =>
  board[finish] === EMPTY ? "moves" : "captures";

function wayWords({ right, forward }: Movement): string {
  if (Math.max(Math.abs(right), Math.abs(forward)) > 1) return "with a jump";
  if (right === 0) return forward > 0 ? "straight ahead" : "straight back";
  return forward === 0 ? "sideways" : "diagonally";
}

/** Refuses a movement that the piece does not have, and says how it moves. */
function wrongWay(attempt: ChessAttempt, code: Code): Pick<RuleVerdict, "refusal" | "brief"> {
  const { kernel, start, finish } = attempt;
  const { kinds } = kernel;
  const { piece } = kinds[code]!;
  const colour = colourOf(code);
  if (waysOf(attempt, codeOf(kinds, piece.letter, colour, true)).length > 0) {
    const refusal = `The ${piece.name} on ${nameOf(kernel, start)} has already moved, and only its first move may be such a jump.`;
    return { refusal };
  }
  const { width } = kernel.rules.board;
  const rows = Math.floor(finish / width) - Math.floor(start / width);
  const forwards = colour === WHITE ? -rows : rows;
  if (forwards <= 0 && piece.movement.every((movement) => movement.forward > 0)) {
    const direction = colour === WHITE ? "up" : "down";
    const refusal = `${capital(withArticle(piece.name))} moves only forwards, and ${CHESS_SIDES[colour].name} plays ${direction} the board.`;
    return { refusal };
  }
  const brief = `The ${piece.name} on ${nameOf(kernel, start)} does not move like that`;
  return { refusal: `${brief}: ${withArticle(piece.name)} ${piece.sentence}.`, brief: `${brief}.` };
}

const pathIsClear: RuleCheck = (attempt) => {
  const { kernel, start, finish } = attempt;
  const { board } = attempt.position;
  const ways = waysOf(attempt, board[start] ?? EMPTY).filter(
    ({ movement }) => movement[purposeOn(board, finish)],
  );
  if (ways.some(({ between }) => between.length === 0)) return undefined;
  const blockers = ways.map(({ between }) => between.find((square) => board[square] !== EMPTY));
  const blocker = blockers.includes(undefined) ? undefined : blockers[0];
  return verdict(
    "The squares on the way are empty.",
    blocker === undefined
      ? ""
      : `The way from ${nameOf(kernel, start)} to ${nameOf(kernel, finish)} is blocked by ${pieceOn(kernel, board, blocker)} on ${nameOf(kernel, blocker)}.`,
  );
};

const royalIsSafe: RuleCheck = ({ kernel, position, start, finish }) => {
  const { check, danger } = kernel.rules;
  if (!check || finish === position.royals[opponentOf(position.turn)]) return undefined;
  const after = play(kernel, position, chessMove(start, finish));
  const square = after.royals[position.turn];
  const attacker = checkingSquare(kernel, after, position.turn);
  const royal = kernel.kinds[after.board[square]!]!.piece.name;
  return verdict(
    `The move does not leave the ${royal} in ${danger ? "danger" : "check"}.`,
    attacker < 0
      ? ""
      : `The ${royal} on ${nameOf(kernel, square)} would be attacked by ${pieceOn(kernel, after.board, attacker)} on ${nameOf(kernel, attacker)}.`,
  );
};
