import { ok, type Result } from "../../../base/result.ts";
import { capital, inWords } from "../../../base/text.ts";
import { notOver, type RuleVerdict, refuseByRule, verdict } from "../verdict.ts";
import { coordinatesOf, hasDiagonals, rankAt } from "./board.ts";
import { canReachByCapture, TAKEN } from "./captures.ts";
import { isForward, legalMoves, outcome } from "./moves.ts";
import {
  EMPTY,
  isMullah,
  ownerOf,
  pieceName,
  readPoints,
  sideName,
  writeMove,
  type ZammaMove,
  type ZammaPosition,
} from "./position.ts";

/** The most routes that a refusal lists; the rest are only counted. */
const MAX_ROUTES = 5;

/** One leg of a typed move, from one point to the next, and the pieces on its way at that moment. */
type Leg = ReturnType<typeof legsOf>[number];

/** A typed move and everything needed to judge it. */
type ZammaAttempt = ReturnType<typeof attemptOf>;

interface Rule {
  readonly rule: string;
  /** True if the rule applies to men only. */
  readonly menOnly?: true;
  readonly isDuty?: true;
  /** Why the attempt breaks the rule, or "". */
  fault(attempt: ZammaAttempt): string;
}

/** A rule that every leg must keep; it says what is wrong with one, or "". */
const eachLeg =
  (fault: (leg: Leg, attempt: ZammaAttempt) => string): Rule["fault"] =>
  (attempt) =>
    attempt.legs.map((leg) => fault(leg, attempt)).find((sentence) => sentence !== "") ?? "";

/** In the order in which they are checked; each may rely on those before it. */
const RULES: readonly Rule[] = [
  {
    rule: "There is a piece on the start.",
    fault: ({ piece, names }) =>
      piece === EMPTY ? `There is no piece on ${names[0]} to move.` : "",
  },
  {
    rule: "The piece is the player's own.",
    fault: ({ position, piece, names }) =>
      isEnemy(piece, position)
        ? `${pieceName(piece)} is on ${names[0]}, and it is ${sideName(position.toMove)}'s turn.`
        : "",
  },
  { rule: "Each step leads to another point.", fault: eachLeg(staysPut) },
  {
    rule: "Each step ends on an empty point.",
    fault: eachLeg(({ on, finish }) =>
      on === EMPTY
        ? ""
        : `${capital(standingName(on))} is on ${finish}; a piece must end on an empty point.`,
    ),
  },
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
    fault: eachLeg(({ from, to, start, finish }, { position, points }) =>
      points.length > 2 || isForward(position, from, to)
        ? ""
        : `A man moves only forwards, straight or diagonally, and ${start} to ${finish} is not forwards.`,
    ),
  },
  {
    rule: "Every step of a longer move captures.",
    fault: eachLeg(({ between, start, finish }, { points }) =>
      points.length === 2 || between.length > 0
        ? ""
        : `Nothing is captured from ${start} to ${finish}; every step of a longer move must capture.`,
    ),
  },
  { rule: "Capturing the most pieces is compulsory.", isDuty: true, fault: notTheMost },
  { rule: "Only one move matches what was typed.", fault: ambiguous },
];

/** Finds the move with these points, or the only one with these two ends, or the broken rule. */
export function readMove(position: ZammaPosition, text: string): Result<ZammaMove> {
  const typed = readPoints(position.variant.board, text);
  const [move, another] = typed.ok ? movesThrough(legalMoves(position), typed.value) : [];
  return move && !another ? ok(move) : refuseByRule(explain(position, text));
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
  for (const { rule, menOnly, fault, ...kind } of RULES) {
    if (menOnly && isMullah(attempt.piece)) continue;
    const refusal = fault(attempt);
    checks.push({ ...verdict(rule, refusal), ...kind });
    if (refusal) break;
  }
  return checks;
}

function attemptOf(position: ZammaPosition, points: readonly number[]) {
  const legal = legalMoves(position);
  // The legal moves that match the typed points.
  const fits = movesThrough(legal, points);
  const [from, to] = [points[0]!, points[1]!];
  const piece = position.points[from]!;
  const own = ownerOf(piece) === position.toMove;
  const endsOnly = () => points.length === 2 && own && canReachByCapture(position, from, to);
  // None if the points are the two ends of a longer capture.
  const legs = fits.length > 0 || endsOnly() ? [] : legsOf(position, points);
  const names = points.map(coordinatesOf(position.variant.board).name);
  return { position, points, piece, names, legal, fits, legs };
}

/** Pieces leaped over count as captured in later legs, and the origin counts as empty. */
function legsOf(position: ZammaPosition, path: readonly number[]) {
  const { board, removal } = position.variant;
  const { name } = coordinatesOf(board);
  const points = [...position.points];
  points[path[0]!] = EMPTY;
  return path.slice(1).map((to, index) => {
    const from = path[index]!;
    const ray = board.rays[from]!.find((along) => along.includes(to)) ?? [];
    // Along the line that joins the points; 0 if no line does.
    const steps = ray.indexOf(to) + 1;
    const between = ray
      .slice(0, Math.max(0, steps - 1))
      .filter((point) => points[point] !== EMPTY)
      .map((point) => {
        // A letter, or `TAKEN`.
        const piece = points[point]!;
        return { point, piece, where: `${standingName(piece)} on ${name(point)}` };
      });
    const ends = { from, to, start: name(from), finish: name(to) };
    const leg = { ...ends, on: points[to]!, steps, between };
    for (const { point, piece } of between) {
      if (isEnemy(piece, position)) points[point] = removal === "deferred" ? TAKEN : EMPTY;
    }
    return leg;
  });
}

const isEnemy = (piece: string, position: ZammaPosition): boolean =>
  ownerOf(piece) === 1 - position.toMove;

/** "Black's man", or "the captured piece". */
const standingName = (piece: string): string =>
  piece === TAKEN ? "the captured piece" : pieceName(piece);

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

function staysPut({ from, to, start }: Leg, { points }: ZammaAttempt): string {
  if (from !== to) return "";
  return points.length === 2
    ? `${start} is both the start and the finish; only a capture can return a piece to its start.`
    : `The move stays on ${start}; each step must go to another point.`;
}

function noLine({ from, to, start, finish, steps }: Leg, { position }: ZammaAttempt): string {
  if (steps > 0) return "";
  const { size } = position.variant.board;
  const across = Math.abs((from % size) - (to % size));
  const up = Math.abs(rankAt(size, from) - rankAt(size, to));
  return across === up && !hasDiagonals(size, from)
    ? `No diagonal line runs through ${start}; only every second point has them, such as a1, c1 and b2.`
    : `No straight line of the board joins ${start} and ${finish}.`;
}

function tooFarForMan({ steps, between, start, finish }: Leg): string {
  if (steps > 2) {
    return `A man moves one step, or leaps over an adjacent enemy; from ${start} to ${finish} is ${steps} steps.`;
  }
  return steps === 2 && between.length === 0
    ? `A man moves one step, and there is no enemy between ${start} and ${finish} to leap over.`
    : "";
}

function blocked({ between, start, finish }: Leg, { position }: ZammaAttempt): string {
  const way = `the way from ${start} to ${finish}`;
  const friend = between.find(({ piece }) => !isEnemy(piece, position));
  if (friend?.piece === TAKEN) {
    return `${capital(friend.where)} blocks ${way} until the move is over.`;
  }
  if (friend) return `${friend.where} blocks ${way}; only an enemy may be leaped over.`;
  const [one, two] = between;
  return one && two ? `${one.where} and ${two.where} are in ${way}; a leap crosses one piece.` : "";
}

function notTheMost({ position, points, legal, fits }: ZammaAttempt): string {
  if (fits.length > 0) return "";
  const count = legal[0]!.captured.length;
  const own = legal.filter(({ path }) => path[0] === points[0]);
  const routes = listed(position, own.length > 0 ? own : legal);
  return `${count === 1 ? "Capturing" : `Capturing the most pieces (${count})`} is compulsory: type ${routes}.`;
}

function ambiguous({ position, names, fits }: ZammaAttempt): string {
  if (fits.length < 2) return "";
  return `${fits.length} moves lead from ${names[0]} to ${names[1]}: type ${listed(position, fits)}.`;
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
  const { name } = coordinatesOf(position.variant.board);
  const starts = new Set(legal.map(({ path }) => name(path[0]!)));
  const pieces = count === 1 ? "a piece" : `${count} pieces`;
  return `You must capture ${pieces}, starting from ${inWords([...starts], "or")}.`;
}
