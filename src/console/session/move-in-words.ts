import leven from "leven";
import { type AnyGame, isPossible, type Move, type Position } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import { current, type Match, playerToMove, sideToAct } from "../../match/match.ts";

/** The most moves that a refusal lists. */
const MOST_LISTED = 6;

/** A move in words: its piece, and the square or the piece at its end. */
interface NamedMove {
  readonly piece: string;
  readonly captured: string | undefined;
  /** An index of the diagram. */
  readonly target: number | undefined;
}

/**
 * Reads a move that names its piece, and where it goes or what it captures: "redum 56", "sarrum takes
 * etlu", "king to 57". Rejects what fits no legal move or several; undefined for a text of another kind.
 */
export function readMoveInWords(match: Match, line: string): Result<Move> | undefined {
  const { game } = match;
  const { position } = current(match);
  const named = namesIn(game, line);
  if (!named?.ok) return named;
  const fitting = movesFitting(match, position, named.value);
  if (fitting.length === 1) return ok(fitting[0]!);
  if (fitting.length === 0) return err(whyNone(match, named.value));
  const typed = quoted(line.trim(), line.length);
  const moves = fitting.slice(0, MOST_LISTED).map((move) => game.writeMove(position, move));
  return err(`${typed} may be ${inWords(moves, "or")}; type the squares.`);
}

/**
 * The piece that a text names, and the square or the captured piece after it. Rejects a piece alone, and a
 * name with one wrong letter.
 */
function namesIn({ ruleBook, squares }: AnyGame, line: string): Result<NamedMove> | undefined {
  const typed = line.trim().toLowerCase();
  const names = ruleBook.pieces.flatMap(({ name, meaning = name }) => [
    { word: name.toLowerCase(), name },
    { word: meaning, name },
  ]);
  const nameOf = (text: string) =>
    names.find(({ word }) => word === text || word.split(" ").includes(text))?.name;
  const named = names.find(({ word }) => `${typed} `.startsWith(`${word} `))?.word;
  const first = named ?? /^[a-z]+(?= |$)/.exec(typed)?.[0];
  if (first === undefined || !squares) return undefined;
  const rest = typed
    .slice(first.length)
    .replace(/^ +(?:(?:to|takes|captures|x|-) *)?(?:the )?/, "");
  const [piece, captured, square] = [nameOf(first), nameOf(rest), squares.read(rest)];
  const misspelt = (text: string) => {
    const near = names.find(({ word }) => leven(word, text) === 1);
    return near && err(`${quoted(text)} is not a piece; did you mean ${quoted(near.word)}?`);
  };
  const ends = captured !== undefined || square.ok;
  if (piece === undefined) return ends || rest === "" ? misspelt(first) : undefined;
  if (rest === "")
    return err(`Say where the ${piece} goes, with a ${squares.noun} after its name.`);
  if (!ends) return misspelt(rest) ?? square;
  return ok({ piece, captured, target: square.ok ? square.value : undefined });
}

function movesFitting({ game }: Match, position: Position, { piece, captured, target }: NamedMove) {
  const { cells } = game.diagram(position);
  const pieceAt = (cell: number | undefined) => cells[cell ?? -1]?.pieces[0]?.name;
  return game.legalMoves(position).filter((move) => {
    const path = game.squaresTouched(position, move);
    const [from, to] = [path[0], path.at(-1)];
    const reaches = target === undefined ? captured === pieceAt(to) : target === to;
    return pieceAt(from) === piece && reaches;
  });
}

/** Why no legal move is one in words: the refusal of the one that breaks the fewest rules. */
function whyNone(match: Match, named: NamedMove): string {
  const { game } = match;
  const { position, diagram } = current(match);
  const { piece, captured, target } = named;
  const mover = sideToAct(match);
  const turned = game.withTurn(position, 1 - mover);
  const [other] = isPossible(game, turned) ? movesFitting(match, turned, named) : [];
  if (other !== undefined) {
    const [start = -1] = game.squaresTouched(turned, other);
    const on = diagram.cells[start]?.name;
    return `The ${piece} on ${on} is ${game.sides[1 - mover]?.name}'s, and it is ${playerToMove(match)}'s turn.`;
  }
  const placesOf = (name: string | undefined, own: boolean) =>
    [...diagram.cells.entries()].flatMap(([at, cell]) => {
      const [one] = cell?.pieces ?? [];
      return one?.name === name && (one?.side === mover) === own ? at : [];
    });
  const starts = placesOf(piece, true);
  if (starts.length === 0) return `${playerToMove(match)} has no ${piece}.`;
  const ends = target === undefined ? placesOf(captured, false) : [target];
  if (ends.length === 0) return `There is no ${captured} to capture.`;
  return nearestRefusal(match, starts, ends);
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
