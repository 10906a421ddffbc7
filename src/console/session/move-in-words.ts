import type { AnyGame, Move } from "../../core/game.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import { current, type Match } from "../../match/match.ts";

/** The most moves that a refusal lists. */
const MOST_LISTED = 6;

/**
 * Reads a move that names its piece, and where it goes or what it captures: "redum 56", "sarrum takes
 * etlu". Rejects what fits no legal move or several; undefined for a text of another kind.
 */
export function readMoveInWords(match: Match, line: string): Result<Move> | undefined {
  const { game } = match;
  const { position, diagram } = current(match);
  const pieceAt = (cell: number | undefined) => diagram.cells[cell ?? -1]?.pieces[0]?.name;
  const named = namesIn(game, line);
  if (!named) return undefined;
  const fitting = game.legalMoves(position).filter((move) => {
    const path = game.squaresTouched(position, move);
    const [from, to] = [path[0], path.at(-1)];
    const reaches = named.target.ok ? named.target.value === to : named.captured === pieceAt(to);
    return pieceAt(from) === named.piece && reaches;
  });
  if (fitting.length === 1) return ok(fitting[0]!);
  const typed = quoted(line.trim(), line.length);
  if (fitting.length === 0) return err(`No legal move is ${typed}.`);
  const moves = fitting.slice(0, MOST_LISTED).map((move) => game.writeMove(position, move));
  return err(`${typed} may be ${inWords(moves, "or")}; type the squares.`);
}

/** The piece that a text names, and the square or the captured piece after it. */
function namesIn({ ruleBook, squares }: AnyGame, line: string) {
  const typed = line.trim().toLowerCase();
  const names = ruleBook.pieces.map(({ name }) => name);
  const piece = names.find((name) => typed.startsWith(`${name.toLowerCase()} `));
  if (piece === undefined || !squares) return undefined;
  const rest = typed
    .slice(piece.length)
    .replace(/^ +(?:(?:to|takes|captures|x|-) *)?(?:the )?/, "");
  const captured = names.find((name) => name.toLowerCase() === rest);
  const target = squares.read(rest);
  return target.ok || captured !== undefined ? { piece, captured, target } : undefined;
}
