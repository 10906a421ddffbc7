import type { AnyGame, Move } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted, withArticle } from "../../core/text.ts";
import { current, type Match, playerToMove, sideToAct } from "../../match/match.ts";
import { capturedSquares } from "../../match/threats.ts";

/** The most moves that a refusal lists. */
const MOST_LISTED = 6;

/** Ends the sentence about a move that fits several legal ones, which is no refusal. */
export const TYPE_SQUARES = "; type the squares.";

/** A move in words: its piece, perhaps with its square, and the square or the piece at its end. */
interface NamedMove {
  readonly piece: string;
  readonly captured: string | undefined;
  /** Indexes of the diagram. */
  readonly start: number | undefined;
  readonly target: number | undefined;
}

/**
 * Reads a move that names its piece, and where it goes or what it captures: "redum 56", "sarrum takes
 * etlu", "king to 57", "etlu 23 25". Rejects what fits no legal move or several; undefined for another text.
 */
export function readMoveInWords(match: Match, line: string): Result<Move> | undefined {
  const { game } = match;
  const { position } = current(match);
  const named = namesIn(game, line);
  if (!named?.ok) return named;
  const fitting = movesFitting(match, named.value);
  if (fitting.length === 1) return ok(fitting[0]!);
  if (fitting.length === 0) return err(whyNone(match, named.value));
  const typed = quoted(line.trim(), line.length);
  const moves = fitting.slice(0, MOST_LISTED).map((move) => game.writeMove(position, move));
  return err(`${typed} may be ${inWords(moves, "or")}${TYPE_SQUARES}`);
}

/** The piece that a text names, and the square or the captured piece after it. Rejects a piece alone. */
function namesIn({ ruleBook, squares }: AnyGame, line: string): Result<NamedMove> | undefined {
  const typed = line.trim().toLowerCase();
  const names = ruleBook.pieces.flatMap(({ name, meaning = name }) => [
    { word: name.toLowerCase(), name },
    { word: meaning, name },
  ]);
  const nameOf = (text: string) =>
    names.find(({ word }) => word === text || word.split(" ").includes(text))?.name;
  const whole = names.find(({ word }) => `${typed} `.startsWith(`${word} `))?.word;
  const first = whole ?? /^[a-z]+/.exec(typed)?.[0] ?? "";
  const piece = nameOf(first);
  if (!squares || piece === undefined) return undefined;
  const words = /^(?: +([a-z]?\d\d?)(?= .))?(?: +(?:to|takes|captures|x|-))? *(?:the )?(.*)$/;
  const [, from, rest = ""] = words.exec(typed.slice(first.length)) ?? [];
  if (rest === "")
    return err(`Say where the ${piece} goes, with a ${squares.noun} after its name.`);
  const start = from === undefined ? undefined : squares.read(from);
  const [captured, square] = [nameOf(rest), squares.read(rest)];
  if (start?.ok === false) return start;
  if (captured === undefined && !square.ok) return square;
  const target = square.ok ? square.value : undefined;
  return ok({ piece, captured, start: start?.value, target });
}

function movesFitting(match: Match, { piece, captured, start, target }: NamedMove) {
  const { game } = match;
  const { position, diagram } = current(match);
  const { cells } = diagram;
  const pieceAt = (cell: number | undefined) => cells[cell ?? -1]?.pieces[0]?.name;
  // Constructed positions of zamma have hundreds of thousands.
  const moves = game.legalMoves(position).slice(0, 10_000);
  return moves.filter((move) => {
    const path = game.squaresTouched(position, move);
    if (pieceAt(path[0]) !== piece || path[0] !== (start ?? path[0])) return false;
    if (path.at(-1) === target) return true;
    // In zamma a piece does not end on the square of what it captures.
    const after = game.diagram(game.play(position, move));
    const taken = capturedSquares(cells, after.cells, game.toMove(position));
    return taken.some((square) => square === target || pieceAt(square) === captured);
  });
}

/** Why no legal move is one in words: the refusal of the one that breaks the fewest rules. */
function whyNone(match: Match, { piece, captured, start, target }: NamedMove): string {
  const { game } = match;
  const { position, diagram } = current(match);
  const mover = sideToAct(match);
  const placesOf = (name: string | undefined, own: boolean) =>
    [...diagram.cells.entries()].flatMap(([at, cell]) => {
      const [one] = cell?.pieces ?? [];
      return one?.name === name && (one?.side === mover) === own ? at : [];
    });
  const starts = placesOf(piece, true).filter((at) => at === (start ?? at));
  const on = start === undefined ? "" : ` on ${diagram.cells[start]?.name}`;
  if (starts.length === 0) return `${playerToMove(match)} has no ${piece}${on}.`;
  const ends = target === undefined ? placesOf(captured, false) : [target];
  if (ends.length === 0) return `There is no ${captured} to capture.`;
  const isOne = starts.length * ends.length === 1;
  if (captured === undefined || (isOne && !game.duty)) return nearestRefusal(match, starts, ends);
  const duty = game.duty?.(position) ?? "";
  return `No ${piece} can capture ${withArticle(captured)} now. ${duty}`.trimEnd();
}

/** The refusal of the move, from one of some squares to one of others, that breaks the fewest rules. */
function nearestRefusal(
  { game, plies, at }: Match,
  starts: readonly number[],
  ends: readonly number[],
): string {
  const { position, diagram } = plies[at]!;
  const tries = starts.flatMap((start) =>
    ends.map((end) => {
      const text = [start, end].map((square) => diagram.cells[square]?.name).join(" ");
      const kept = game.explain(position, text).findIndex(({ holds }) => !holds);
      return { text, kept, apart: distance(start, end, diagram.columns) };
    }),
  );
  const [nearest] = tries.sort((one, two) => two.kept - one.kept || one.apart - two.apart);
  const refused = game.readMove(position, nearest?.text ?? "");
  if (refused.ok) throw new Error(`a legal move was not found: ${nearest?.text}`);
  return refused.reason;
}

/** The columns and rows between two squares of a board with so many columns. */
const distance = (start: number, end: number, columns: number): number =>
  Math.abs((start % columns) - (end % columns)) +
  Math.abs(Math.floor(start / columns) - Math.floor(end / columns));
