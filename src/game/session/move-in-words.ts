import leven from "leven";
import { err, ok, type Result } from "../../base/result.ts";
import { inWords, quoted, withArticle } from "../../base/text.ts";
import { plainMove } from "../../base/typed-squares.ts";
import { current, type Match, playerToMove, sideToAct } from "../match/match.ts";
import { capturedSquares } from "../match/threats.ts";
import { type AnyGame, isPossible, type Move, type Position } from "../rules/game.ts";
import { withLegalExample } from "../view/legal-moves.ts";

/** The most moves that a refusal lists. */
const MOST_LISTED = 6;

/** A move in words: its piece, perhaps with its square, and the square or the piece at its end. */
interface NamedMove {
  readonly piece: string;
  readonly captured: string | undefined;
  /** The name of its square, its file or its rank; "" if it is not said. */
  readonly from: string;
  /** An index of the diagram. */
  readonly target: number | undefined;
  /** Whether it is said to capture. */
  readonly takes: boolean;
}

/** What fits several moves is legal, but not clear. */
type NamingResult = Result<Move> & { readonly fitsSeveral?: true };

/**
 * Reads a move that names its piece, and where it goes or what it captures: "redum 56", "sarrum takes
 * etlu", "king to 57", "etlu 23 25". Rejects what fits no legal move or several; undefined for another text.
 */
export function readMoveInWords(match: Match, line: string): NamingResult | undefined {
  // Squares of digits alone name no piece.
  if (!/\p{L}/u.test(line)) return undefined;
  const game = withLegalExample(match);
  const { position } = current(match);
  const named = game.squares && (pawnIn(match, line) ?? moveNamed(game, game.squares, line));
  if (!named?.ok) return named;
  const fitting = movesFitting(match, position, named.value);
  if (fitting.length === 1) return ok(fitting[0]!);
  if (fitting.length === 0) return err(whyNone(match, named.value));
  const typed = quoted(line.trim(), line.length);
  const moves = fitting.slice(0, MOST_LISTED).map((move) => game.writeMove(position, move));
  return {
    ...err(`${typed} may be ${inWords(moves, "or")}; type the squares.`),
    fitsSeveral: true,
  };
}

/** The names of the pieces, each also by every word for it. */
const namesOf = ({ ruleBook }: AnyGame) =>
  ruleBook.pieces.flatMap(({ name, meaning = name }) => [
    { word: name.toLowerCase(), name },
    { word: meaning, name },
  ]);

const nameOf = (game: AnyGame, text: string) =>
  namesOf(game).find(({ word }) => word === text || word.split(" ").includes(text))?.name;

/** Chess players' letters, which count where no piece of the game has them. */
const CHESS: Readonly<Record<string, string>> = {
  ...{ K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
};

/** A pawn's move as chess players write it: "e6", if no piece of one's own is there, or "exd5". */
function pawnIn(match: Match, line: string): Result<NamedMove> | undefined {
  const { game } = match;
  const { position, diagram } = current(match);
  const piece = nameOf(game, "pawn");
  const [, from = "", square = ""] = /^(?:([a-z]) ?x ?)?([a-z]\d\d?)$/i.exec(plainMove(line)) ?? [];
  const target = game.squares?.read(square);
  if (piece === undefined || !target?.ok || /[A-Z]/.test(from)) return undefined;
  const [there] = diagram.cells[target.value]?.pieces ?? [];
  if (from === "" && there) return undefined;
  const takes = from !== "";
  const move: NamedMove = { piece, captured: undefined, from, target: target.value, takes };
  return takes || movesFitting(match, position, move).length > 0 ? ok(move) : undefined;
}

/** A letter for a piece, with its square, its file or its rank, and where it goes: "Nbd7". */
const LETTERS = /^([a-z]) ?([a-l]?\d{0,2}?)( ?[-x] ?| )?([a-z]\d\d?)$/i;

/** The same where squares are numbers, "R 53x54"; "e2" is a square of chess there. */
const LETTERS_OF_GRID = /^([a-z]) ?(\d\d)??( ?[-x] ?| )?([a-z]\d|\d\d)$/i;

/** A text with the name of a piece in place of its letter; rejects a letter that stands for none. */
function withName(game: AnyGame, typed: string): Result<string> {
  const form = /^\d/.test(game.squares?.example ?? "") ? LETTERS_OF_GRID : LETTERS;
  const [, letter, from = "", verb = "", target] = form.exec(typed) ?? [];
  if (letter === undefined || game.squares?.readAll(typed).ok) return ok(typed);
  const { pieces } = game.ruleBook;
  const capital = letter.toUpperCase();
  const named = pieces.find((piece) => piece.letter.toUpperCase() === capital)?.name;
  const name = named ?? nameOf(game, CHESS[capital] ?? "");
  const known = inWords(pieces.map((piece) => piece.letter));
  return name === undefined
    ? err(`${quoted(letter)} is not a piece; the letters of the pieces are ${known}.`)
    : ok(`${name} ${from} ${verb.trim()} ${target}`);
}

/** The words of a move after the name of its piece. */
const WORDS = /^(?: +([a-l]|[a-z]?\d\d?)(?= .))?(?: +(to|takes|captures|x|-))? *(?:the )?(.*)$/;

/** The piece that a text names, and its target. Rejects a piece alone, and a name with one wrong letter. */
function moveNamed(game: AnyGame, squares: NonNullable<AnyGame["squares"]>, line: string) {
  const spelt = withName(game, plainMove(line));
  if (!spelt.ok) return spelt;
  const typed = spelt.value.toLowerCase().replace(/ +/g, " ");
  const names = namesOf(game);
  const named = names.find(({ word }) => `${typed} `.startsWith(`${word} `))?.word;
  const first = named ?? /^[a-z]+(?= |$)/.exec(typed)?.[0];
  if (first === undefined) return undefined;
  const [, from = "", verb = "to", rest = ""] = WORDS.exec(typed.slice(first.length)) ?? [];
  const piece = nameOf(game, first);
  const target = squares.read(rest);
  const captured = nameOf(game, rest);
  const ends = captured !== undefined || target.ok;
  if (piece === undefined) {
    const how = ends && `type squares, or words such as ${squares.inWords}.`;
    return ends || rest === "" ? misspelt(names, first, how) : undefined;
  }
  if (rest === "")
    return err(`Say where the ${piece} goes, with a ${squares.noun} after its name.`);
  if (!ends) return misspelt(names, rest) ?? target;
  const takes = !["to", "-"].includes(verb);
  const end = target.ok ? target.value : undefined;
  const move: NamedMove = { piece, captured, from, target: end, takes };
  return faultOf(squares, from) ?? ok(move);
}

/** Why a word with a letter or digit and a digit is no square; undefined for a file, a rank or nothing. */
function faultOf({ read }: NonNullable<AnyGame["squares"]>, from: string) {
  const square = /^.\d/.test(from) ? read(from) : undefined;
  return square?.ok === false ? square : undefined;
}

/** Refuses a word that is nearly the name of a piece, and others if a hint says what to type instead. */
function misspelt(names: readonly { word: string }[], text: string, hint?: string | false) {
  const near = names.find(({ word }) => leven(word, text) === 1);
  const how = near ? `did you mean ${quoted(near.word)}?` : hint;
  return how ? err(`${quoted(text)} is not a piece; ${how}`) : undefined;
}

/** Whether a square is the one, or on the file or the rank, that is said. */
const isFrom = (name = "", { from }: NamedMove): boolean =>
  [name, name.slice(0, from.length), name.slice(1)].includes(from);

function movesFitting({ game }: Match, position: Position, named: NamedMove) {
  const { piece, captured, target } = named;
  const { cells } = game.diagram(position);
  const side = game.toMove(position);
  const pieceAt = (cell: number | undefined) => cells[cell ?? -1]?.pieces[0]?.name;
  // Constructed positions of zamma have hundreds of thousands.
  const moves = game.legalMoves(position).slice(0, 10_000);
  return moves.filter((move) => {
    const path = game.squaresTouched(position, move);
    if (pieceAt(path[0]) !== piece || !isFrom(cells[path[0] ?? -1]?.name, named)) return false;
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
  const { piece, captured, from, target } = named;
  const mover = sideToAct(match);
  const turned = game.withTurn(position, 1 - mover);
  const [other] = isPossible(game, turned) ? movesFitting(match, turned, named) : [];
  if (other !== undefined) {
    const [square = -1] = game.squaresTouched(turned, other);
    const on = diagram.cells[square]?.name;
    return `The ${piece} on ${on} is ${game.sides[1 - mover]?.name}'s, and it is ${playerToMove(match)}'s turn.`;
  }
  const placesOf = (name: string | undefined, own: boolean) =>
    [...diagram.cells.entries()].flatMap(([at, cell]) => {
      const [one] = cell?.pieces ?? [];
      return one?.name === name && (one?.side === mover) === own ? at : [];
    });
  const starts = placesOf(piece, true).filter((at) => isFrom(diagram.cells[at]?.name, named));
  const on = from === "" ? "" : ` on ${from}`;
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
