import leven from "leven";
import { type AnyGame, isPossible, type Move, type Position } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted, withArticle } from "../../core/text.ts";
import { plainMove } from "../../core/typed-squares.ts";
import { current, type Match, playerToMove, sideToAct } from "../../match/match.ts";
import { capturedSquares } from "../../match/threats.ts";

/** The most moves that a refusal lists. */
const MOST_LISTED = 6;

/** Ends the sentence about a move that fits several legal ones, which is not a refusal. */
export const TYPE_SQUARES = "; type the squares.";

/** A move in words: its piece, perhaps with its square, and the square or the piece at its end. */
interface NamedMove {
  readonly piece: string;
  readonly captured: string | undefined;
  /** Indexes of the diagram. */
  readonly start: number | undefined;
  readonly target: number | undefined;
  /** Whether it is said to capture. */
  readonly takes: boolean;
}

/**
 * Reads a move that names its piece, and where it goes or what it captures: "redum 56", "sarrum takes
 * etlu", "king to 57", "etlu 23 25". Rejects what fits no legal move or several; undefined for another text.
 */
export function readMoveInWords(match: Match, line: string): Result<Move> | undefined {
  const { game } = match;
  const { position } = current(match);
  const named = game.squares && namesIn(game, game.squares, line);
  if (!named?.ok) return named;
  const fitting = movesFitting(match, position, named.value);
  if (fitting.length === 1) return ok(fitting[0]!);
  if (fitting.length === 0) return err(whyNone(match, named.value));
  const typed = quoted(line.trim(), line.length);
  const moves = fitting.slice(0, MOST_LISTED).map((move) => game.writeMove(position, move));
  return err(`${typed} may be ${inWords(moves, "or")}${TYPE_SQUARES}`);
}

/**
 * The piece that a text names, and the square or the captured piece after it. Rejects a piece alone, and a
 * name with one wrong letter.
 */
function namesIn({ ruleBook }: AnyGame, squares: NonNullable<AnyGame["squares"]>, line: string) {
  const typed = plainMove(line).toLowerCase();
  const names = ruleBook.pieces.flatMap(({ name, meaning = name }) => [
    { word: name.toLowerCase(), name },
    { word: meaning, name },
  ]);
  const nameOf = (text: string) =>
    names.find(({ word }) => word === text || word.split(" ").includes(text))?.name;
  const named = names.find(({ word }) => `${typed} `.startsWith(`${word} `))?.word;
  const first = named ?? /^[a-z]+(?= |$)/.exec(typed)?.[0];
  if (first === undefined) return undefined;
  const words = /^(?: +([a-z]?\d\d?)(?= .))?(?: +(to|takes|captures|x|-))? *(?:the )?(.*)$/;
  const [, from, verb = "to", rest = ""] = words.exec(typed.slice(first.length)) ?? [];
  const start = from === undefined ? undefined : squares.read(from);
  const [piece, captured, square] = [nameOf(first), nameOf(rest), squares.read(rest)];
  const ends = captured !== undefined || square.ok;
  if (piece === undefined) {
    const how = ends && `type squares, or words such as ${names[0]?.word} to ${squares.example}.`;
    return ends || rest === "" ? misspelt(names, first, how) : undefined;
  }
  if (rest === "")
    return err(`Say where the ${piece} goes, with a ${squares.noun} after its name.`);
  if (!ends) return misspelt(names, rest) ?? square;
  if (start?.ok === false) return start;
  const target = square.ok ? square.value : undefined;
  return ok({ piece, captured, start: start?.value, target, takes: verb !== "to" });
}

/** Refuses a word that is nearly the name of a piece, and others if a hint says what to type instead. */
function misspelt(names: readonly { word: string }[], text: string, hint?: string | false) {
  const near = names.find(({ word }) => leven(word, text) === 1);
  const how = near ? `did you mean ${quoted(near.word)}?` : hint;
  return how ? err(`${quoted(text)} is not a piece; ${how}`) : undefined;
}

function movesFitting({ game }: Match, position: Position, named: NamedMove) {
  const { piece, captured, start, target } = named;
  const { cells } = game.diagram(position);
  const side = game.toMove(position);
  const pieceAt = (cell: number | undefined) => cells[cell ?? -1]?.pieces[0]?.name;
  // Constructed positions of zamma have hundreds of thousands.
  const moves = game.legalMoves(position).slice(0, 10_000);
  return moves.filter((move) => {
    const path = game.squaresTouched(position, move);
    if (pieceAt(path[0]) !== piece || path[0] !== (start ?? path[0])) return false;
    if (path.at(-1) === target) return true;
    // In zamma a piece does not end on the square of what it captures.
    const taken = capturedSquares(cells, game.diagram(game.play(position, move)).cells, side);
    return taken.some((square) => square === target || pieceAt(square) === captured);
  });
}

/** Why no legal move is one in words: the refusal of the one that breaks the fewest rules. */
function whyNone(match: Match, named: NamedMove): string {
  const { game } = match;
  const { position, diagram } = current(match);
  const { piece, captured, start, target } = named;
  const mover = sideToAct(match);
  const turned = game.withTurn(position, 1 - mover);
  const [other] = isPossible(game, turned) ? movesFitting(match, turned, named) : [];
  if (other !== undefined) {
    const [from = -1] = game.squaresTouched(turned, other);
    const on = diagram.cells[from]?.name;
    return `The ${piece} on ${on} is ${game.sides[1 - mover]?.name}'s, and it is ${playerToMove(match)}'s turn.`;
  }
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
  const moves = starts.length * ends.length;
  return whyNoCapture(match, named, moves) ?? nearestRefusal(match, starts, ends);
}

/** Why nothing can be captured; undefined if the refusal of one of so many moves says so. */
function whyNoCapture({ game, plies, at }: Match, named: NamedMove, moves: number) {
  const { piece, captured, target, takes } = named;
  const { position, diagram } = plies[at]!;
  const cell = diagram.cells[target ?? -1];
  if (takes && cell?.pieces.length === 0)
    return `${cell.name} is empty, so nothing can be captured there.`;
  if (captured === undefined || (moves === 1 && !game.duty)) return undefined;
  return `No ${piece} can capture ${withArticle(captured)} now. ${game.duty?.(position) ?? ""}`.trimEnd();
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
