import { ok, type Result } from "../../core/result.ts";
import { capital, inWords } from "../../core/text.ts";
import { notOver, type RuleVerdict, refuseMove, verdict } from "../../core/verdict.ts";
import { coordinatesOf, hasDiagonals, rankOf } from "./board.ts";
import { canReachByCapture, TAKEN } from "./captures.ts";
import { isEnemy, type Leg, legsOf, standingName } from "./legs.ts";
import { isForward, legalMoves, outcome } from "./moves.ts";
import {
  EMPTY,
  isMullah,
  ownerOf,
  pieceName,
  sideName,
  type ZammaMove,
  type ZammaPosition,
} from "./position.ts";
import { readPoints, writeMove } from "./text.ts";

/** The most routes that a refusal lists; the rest are only counted. */
const MAX_ROUTES = 5;

/** A typed move and everything needed to judge it. */
interface Attempt {
  readonly position: ZammaPosition;
  readonly points: readonly number[];
  readonly legal: readonly ZammaMove[];
  /** The legal moves that match the typed points. */
  readonly fits: readonly ZammaMove[];
  /** The legs of the typed move; empty if the points are the two ends of a longer capture. */
  readonly legs: readonly Leg[];
}

const pointName = ({ variant }: ZammaPosition, point: number): string =>
  coordinatesOf(variant.board).name(point);

interface Rule {
  readonly rule: string;
  /** True if the rule applies to men only. */
  readonly menOnly?: true;
  /** Why the attempt breaks the rule, or "". */
  readonly fault: (attempt: Attempt) => string;
}

/** In the order in which they are checked; each may rely on those before it. */
const RULES: readonly Rule[] = [
  { rule: "There is a piece on the start.", fault: emptyStart },
  { rule: "The piece is the player's own.", fault: notOwn },
  { rule: "Each step leads to another point.", fault: eachLeg(staysPut) },
  { rule: "Each step ends on an empty point.", fault: eachLeg(occupied) },
  { rule: "A line of the board joins the points of each step.", fault: eachLeg(noLine) },
  {
    rule: "A man moves one step, or leaps over an adjacent enemy.",
    menOnly: true,
    fault: eachLeg(tooFarForMan),
  },
  { rule: "The way is clear, except for one enemy to leap over.", fault: eachLeg(blocked) },
  {
    rule: "A man moves only forwards, but captures in any direction.",
    menOnly: true,
    fault: eachLeg(backward),
  },
  { rule: "Every step of a longer move captures.", fault: eachLeg(quietInChain) },
  { rule: "Capturing the most pieces is compulsory.", fault: notTheMost },
  { rule: "Only one move matches what was typed.", fault: ambiguous },
];

/** Finds the move with these points, or the only one with these two ends, or the broken rule. */
export function readMove(position: ZammaPosition, text: string): Result<ZammaMove> {
  const typed = readPoints(position.variant.board, text);
  const [move, another] = typed.ok ? movesThrough(legalMoves(position), typed.value) : [];
  return move && !another ? ok(move) : refuseMove(explain(position, text));
}

/** The rules about a typed move in order, up to the first that it breaks. */
export function explain(position: ZammaPosition, text: string): readonly RuleVerdict[] {
  const open = notOver(outcome(position));
  if (!open.holds) return [open];
  const example = writeMove(position, legalMoves(position)[0]!);
  const typed = readPoints(position.variant.board, text, example);
  const rule = "A move is written as the points it visits.";
  if (!typed.ok) return [open, verdict(rule, typed.reason)];
  const checks = [open, verdict(rule, "")];
  const attempt = attemptOf(position, typed.value);
  for (const { rule, menOnly, fault } of RULES) {
    if (menOnly && isMullah(position.points[typed.value[0]!]!)) continue;
    const refusal = fault(attempt);
    checks.push(verdict(rule, refusal));
    if (refusal) break;
  }
  return checks;
}

function attemptOf(position: ZammaPosition, points: readonly number[]): Attempt {
  const legal = legalMoves(position);
  const fits = movesThrough(legal, points);
  const [from, to] = [points[0]!, points[1]!];
  const own = ownerOf(position.points[from]!) === position.toMove;
  const endsOnly = () => points.length === 2 && own && canReachByCapture(position, from, to);
  const legs = fits.length > 0 || endsOnly() ? [] : legsOf(position, points);
  return { position, points, legal, fits, legs };
}

/** The move with the typed points; two points also match every move with those ends. */
function movesThrough(legal: readonly ZammaMove[], points: readonly number[]) {
  const same = legal.find(
    ({ path }) =>
      path.length === points.length && path.every((point, index) => point === points[index]),
  );
  if (same) return [same];
  if (points.length > 2) return [];
  return legal.filter(({ path }) => path[0] === points[0] && path.at(-1) === points[1]);
}

function emptyStart({ position, points }: Attempt): string {
  const start = points[0]!;
  if (position.points[start] !== EMPTY) return "";
  return `There is no piece on ${pointName(position, start)} to move.`;
}

function notOwn({ position, points }: Attempt): string {
  const start = points[0]!;
  const piece = position.points[start]!;
  if (!isEnemy(piece, position)) return "";
  const mover = sideName(position.toMove);
  return `${pieceName(piece)} is on ${pointName(position, start)}, and it is ${mover}'s turn.`;
}

/** What is wrong with a leg, given the names of its ends; otherwise "". */
type LegFault = (leg: Leg, from: string, to: string, attempt: Attempt) => string;

function eachLeg(fault: LegFault): (attempt: Attempt) => string {
  return (attempt) => {
    const { name } = coordinatesOf(attempt.position.variant.board);
    const faults = attempt.legs.map((leg) => fault(leg, name(leg.from), name(leg.to), attempt));
    return faults.find((sentence) => sentence !== "") ?? "";
  };
}

function staysPut(leg: Leg, from: string, _to: string, { points }: Attempt): string {
  if (leg.from !== leg.to) return "";
  return points.length === 2
    ? `${from} is both the start and the finish; only a capture can return a piece to its start.`
    : `The move stays on ${from}; each step must go to another point.`;
}

function occupied(leg: Leg, _from: string, to: string): string {
  return leg.on === EMPTY
    ? ""
    : `${capital(standingName(leg.on))} is on ${to}; a piece must end on an empty point.`;
}

function noLine(leg: Leg, from: string, to: string, { position }: Attempt): string {
  if (leg.steps > 0) return "";
  const { size } = position.variant.board;
  const across = Math.abs((leg.from % size) - (leg.to % size));
  const up = Math.abs(rankOf(size, leg.from) - rankOf(size, leg.to));
  if (across === up && !hasDiagonals(size, leg.from)) {
    return `No diagonal line runs through ${from}; only every second point has them, such as a1, c1 and b2.`;
  }
  return `No straight line of the board joins ${from} and ${to}.`;
}

function tooFarForMan(leg: Leg, from: string, to: string): string {
  if (leg.steps > 2) {
    return `A man moves one step, or leaps over an adjacent enemy; from ${from} to ${to} is ${leg.steps} steps.`;
  }
  return leg.steps === 2 && leg.between.length === 0
    ? `A man moves one step, and there is no enemy between ${from} and ${to} to leap over.`
    : "";
}

function blocked(leg: Leg, from: string, to: string, { position }: Attempt): string {
  const inTheWay = leg.between.map(
    ({ point, piece }) => `${standingName(piece)} on ${pointName(position, point)}`,
  );
  const friend = leg.between.findIndex(({ piece }) => !isEnemy(piece, position));
  if (friend >= 0) {
    return leg.between[friend]!.piece === TAKEN
      ? `${capital(inTheWay[friend]!)} blocks the way from ${from} to ${to} until the move is over.`
      : `${inTheWay[friend]} blocks the way from ${from} to ${to}; only an enemy may be leaped over.`;
  }
  return inTheWay.length > 1
    ? `${inTheWay[0]} and ${inTheWay[1]} are in the way from ${from} to ${to}; a leap crosses one piece.`
    : "";
}

function backward(leg: Leg, from: string, to: string, { position, points }: Attempt): string {
  if (points.length > 2 || isForward(position, leg.from, leg.to)) return "";
  return `A man moves only forwards, straight or diagonally, and ${from} to ${to} is not forwards.`;
}

function quietInChain(leg: Leg, from: string, to: string, { points }: Attempt): string {
  if (points.length === 2 || leg.between.length > 0) return "";
  return `Nothing is captured from ${from} to ${to}; every step of a longer move must capture.`;
}

function notTheMost({ position, points, legal, fits }: Attempt): string {
  if (fits.length > 0) return "";
  const count = legal[0]!.captured.length;
  const own = legal.filter(({ path }) => path[0] === points[0]);
  const routes = listed(position, own.length > 0 ? own : legal);
  return `${count === 1 ? "Capturing" : `Capturing the most pieces (${count})`} is compulsory: type ${routes}.`;
}

function ambiguous({ position, points, fits }: Attempt): string {
  if (fits.length < 2) return "";
  const [from, to] = points.map((point) => pointName(position, point));
  return `${fits.length} moves lead from ${from} to ${to}: type ${listed(position, fits)}.`;
}

/** Moves to choose from, as they may be typed. */
function listed(position: ZammaPosition, moves: readonly ZammaMove[]): string {
  const routes = moves.slice(0, MAX_ROUTES).map((move) => writeMove(position, move, "-"));
  const more = moves.length - routes.length;
  return inWords([...routes, ...(more > 0 ? [`${more} more`] : [])], "or");
}

/** Which pieces must capture, and how many; "" if none can. */
export function duty(position: ZammaPosition): string {
  const legal = legalMoves(position);
  const count = legal[0]?.captured.length ?? 0;
  if (count === 0) return "";
  const starts = new Set(legal.map(({ path }) => pointName(position, path[0]!)));
  const pieces = count === 1 ? "a piece" : `${count} pieces`;
  return `You must capture ${pieces}, starting from ${inWords([...starts], "or")}.`;
}
