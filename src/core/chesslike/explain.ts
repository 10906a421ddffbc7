import { ray } from "../board.ts";
import { type RuleVerdict, verdict } from "../verdict.ts";
import { capital, withArticle } from "../text.ts";
import type { Movement } from "./betza.ts";
import { checkingSquare, type Kernel, pieceOn, play } from "./kernel.ts";
import { codeOf, movementsOf, squaresReached, stepOf } from "./move-tables.ts";
import {
  type ChessPosition,
  COLOURS,
  type Code,
  colourOf,
  EMPTY,
  moveOf,
  opponentOf,
  WHITE,
} from "./position.ts";

const nameOf = (kernel: Kernel, square: number) => kernel.rules.notation.coordinates.name(square);

/**
 * The checks that allow or refuse a move, in the paper's order, up to the first that fails. Each
 * names the subroutine that makes the check in the exam's program, if there is one.
 */
export function explainSquares(
  kernel: Kernel,
  position: ChessPosition,
  start: number,
  finish: number,
): readonly RuleVerdict[] {
  const common = kernel.rules.subroutine;
  const ofPiece = kernel.kinds[position.board[start] ?? EMPTY]?.piece.subroutine;
  const judges: readonly (readonly [judge: Judge, subroutine?: string | undefined])[] = [
    [squaresDiffer, common],
    [startIsOwn, common],
    [finishIsNotOwn, common],
    [hasMovement, ofPiece],
    [pathIsClear, ofPiece],
    [royalIsSafe],
  ];
  const checks: RuleVerdict[] = [];
  for (const [judge, subroutine] of judges) {
    const result = judge(kernel, position, start, finish);
    if (!result) continue;
    const rule = subroutine === undefined ? result.rule : `${result.rule} (${subroutine})`;
    checks.push(verdict(rule, result.refusal));
    if (result.refusal !== "") break;
  }
  return checks;
}

/** A rule and, if it is broken, the sentence that says so; undefined if it does not apply. */
type Verdict = { readonly rule: string; readonly refusal: string } | undefined;

type Judge = (kernel: Kernel, position: ChessPosition, start: number, finish: number) => Verdict;

function squaresDiffer(
  kernel: Kernel,
  _position: ChessPosition,
  start: number,
  finish: number,
): Verdict {
  return {
    rule: "The start and the finish are different squares.",
    refusal:
      start === finish
        ? `The start and the finish are the same square, ${nameOf(kernel, start)}; a piece that moves must leave its square.`
        : "",
  };
}

function startIsOwn(kernel: Kernel, { board, turn }: ChessPosition, start: number): Verdict {
  const code = board[start] ?? EMPTY;
  const player = COLOURS[turn]?.name;
  const rule = `The start square holds one of ${player}'s pieces.`;
  if (code === EMPTY) {
    return {
      rule,
      refusal: `The square ${nameOf(kernel, start)} is empty; start on one of ${player}'s pieces.`,
    };
  }
  const theirs = colourOf(code) !== turn;
  return {
    rule,
    refusal: theirs
      ? `The piece on ${nameOf(kernel, start)} is ${pieceOn(kernel, board, start)}, and it is ${player}'s turn.`
      : "",
  };
}

function finishIsNotOwn(
  kernel: Kernel,
  { board, turn }: ChessPosition,
  _start: number,
  finish: number,
): Verdict {
  const code = board[finish] ?? EMPTY;
  const own = code !== EMPTY && colourOf(code) === turn;
  return {
    rule: `The finish square does not hold one of ${COLOURS[turn]?.name}'s pieces.`,
    refusal: own
      ? `${pieceOn(kernel, board, finish)} stands on ${nameOf(kernel, finish)}; no piece moves onto its own colour.`
      : "",
  };
}

/** The movements from start to finish on an empty board, with the squares in between. */
function waysOf(kernel: Kernel, code: Code, start: number, finish: number) {
  const kind = kernel.kinds[code];
  const ways: { movement: Movement; between: number[] }[] = [];
  for (const movement of movementsOf(kind)) {
    const squares = squaresReached(kernel.rules.board, movement, colourOf(code), start);
    const distance = squares.indexOf(finish);
    if (distance >= 0) ways.push({ movement, between: squares.slice(0, distance) });
  }
  return ways;
}

function hasMovement(
  kernel: Kernel,
  { board }: ChessPosition,
  start: number,
  finish: number,
): Verdict {
  const code = board[start] ?? EMPTY;
  const piece = kernel.kinds[code]?.piece;
  if (!piece) return undefined;
  const rule = `${capital(withArticle(piece.name))} ${piece.sentence}.`;
  const ways = waysOf(kernel, code, start, finish);
  if (ways.some(({ movement }) => movement[purposeOn(board, finish)])) return { rule, refusal: "" };
  const way = ways[0]?.movement;
  if (way) return { rule, refusal: wrongPurpose(kernel, board, piece.name, finish, way) };
  return { rule, refusal: wrongWay(kernel, code, start, finish) };
}

function purposeOn(board: Uint8Array, finish: number): "moves" | "captures" {
  return board[finish] === EMPTY ? "moves" : "captures";
}

/** Refuses a movement that is only for captures, or only for plain moves. */
function wrongPurpose(
  kernel: Kernel,
  board: Uint8Array,
  name: string,
  finish: number,
  movement: Movement,
): string {
  const way = wayWords(movement);
  const who = capital(withArticle(name));
  return movement.moves
    ? `${who} cannot capture ${way}, and ${pieceOn(kernel, board, finish)} stands on ${nameOf(kernel, finish)}.`
    : `${who} moves ${way} only to capture, and ${nameOf(kernel, finish)} is empty.`;
}

function wayWords({ right, forward }: Movement): string {
  if (Math.max(Math.abs(right), Math.abs(forward)) > 1) return "with a jump";
  if (right === 0) return forward > 0 ? "straight ahead" : "straight back";
  return forward === 0 ? "sideways" : "diagonally";
}

/** Refuses a movement that the piece does not have, and says how it moves. */
function wrongWay(kernel: Kernel, code: Code, start: number, finish: number): string {
  const { kinds } = kernel;
  const piece = kinds[code]?.piece;
  if (!piece) return "";
  const colour = colourOf(code);
  const unmoved = codeOf(kinds, piece.letter, colour, true);
  if (unmoved !== EMPTY && waysOf(kernel, unmoved, start, finish).length > 0) {
    return `The ${piece.name} on ${nameOf(kernel, start)} has already moved, and only its first move may be such a jump.`;
  }
  const missed = doubleStepRow(kernel, code, start, finish);
  if (missed !== undefined) {
    const rank = kernel.rules.notation.coordinates.ranks[missed];
    return `The ${piece.name} on ${nameOf(kernel, start)} is not on its starting rank, ${rank}; only from there may it move two squares.`;
  }
  const { width } = kernel.rules.board;
  const rows = Math.floor(finish / width) - Math.floor(start / width);
  const forwards = colour === WHITE ? -rows : rows;
  if (forwards <= 0 && piece.movement.every((movement) => movement.forward > 0)) {
    const direction = colour === WHITE ? "up" : "down";
    return `${capital(withArticle(piece.name))} moves only forward, and ${COLOURS[colour]?.name} plays ${direction} the board.`;
  }
  return `The ${piece.name} on ${nameOf(kernel, start)} does not move like that: ${withArticle(piece.name)} ${piece.sentence}.`;
}

/** The row from which a move would be a double step; undefined if it would not be one. */
function doubleStepRow({ moveTables, rules }: Kernel, code: Code, start: number, finish: number) {
  const colour = colourOf(code);
  const movement = movementsOf(moveTables.kinds[code]).find((step) => {
    const { columns, rows } = stepOf(step, colour);
    return step.doubleStepRows && ray(rules.board, start, columns, rows, 2)[1] === finish;
  });
  return movement?.doubleStepRows?.[colour];
}

function pathIsClear(
  kernel: Kernel,
  { board }: ChessPosition,
  start: number,
  finish: number,
): Verdict {
  const ways = waysOf(kernel, board[start] ?? EMPTY, start, finish).filter(
    ({ movement }) => movement[purposeOn(board, finish)],
  );
  if (ways.some(({ between }) => between.length === 0)) return undefined;
  const rule = "The squares on the way are empty.";
  const blockers = ways.map(({ between }) => between.find((square) => board[square] !== EMPTY));
  const blocker = blockers.includes(undefined) ? undefined : blockers[0];
  return {
    rule,
    refusal:
      blocker === undefined
        ? ""
        : `The way from ${nameOf(kernel, start)} to ${nameOf(kernel, finish)} is blocked by ${pieceOn(kernel, board, blocker)} on ${nameOf(kernel, blocker)}.`,
  };
}

function royalIsSafe(
  kernel: Kernel,
  position: ChessPosition,
  start: number,
  finish: number,
): Verdict {
  const { check, danger } = kernel.rules;
  if (!check || finish === position.royals[opponentOf(position.turn)]) return undefined;
  const after = play(kernel, position, moveOf(start, finish));
  const square = after.royals[position.turn];
  const attacker = checkingSquare(kernel, after, position.turn);
  const royal = kernel.kinds[after.board[square] ?? EMPTY]?.piece.name;
  return {
    rule: `The move does not leave the ${royal} in ${danger ? "danger" : "check"}.`,
    refusal:
      attacker < 0
        ? ""
        : `The ${royal} on ${nameOf(kernel, square)} would be attacked by ${pieceOn(kernel, after.board, attacker)} on ${nameOf(kernel, attacker)}.`,
  };
}
