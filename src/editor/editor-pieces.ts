import { readSquares } from "../console/activities/find-move.ts";
import type { AnyGame } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { inWords, quoted } from "../core/text.ts";

/** An example of a change, for prompts. */
export const exampleOf = ({ sides, ruleBook, squares }: AnyGame) =>
  `put ${sides[0]?.letter}${ruleBook.pieces[0]?.letter} ${squares?.example}`;

interface PieceCode {
  readonly side: number;
  readonly letter: string;
  /** "White's sarrum" */
  readonly whose: string;
  /** Its letters on the board: WS, BR. */
  readonly code: string;
}

export function pieceCodes({ sides, ruleBook }: AnyGame): readonly PieceCode[] {
  return sides.flatMap((owner, side) =>
    ruleBook.pieces.map(({ letter, name }) => ({
      side,
      letter,
      whose: `${owner.name}'s ${name}`,
      code: owner.letter + letter,
    })),
  );
}

/** Reads pieces, each with the squares that follow it. Rejects a list that begins otherwise. */
export function readPieces(
  game: AnyGame,
  [first = "", ...others]: readonly string[],
): Result<readonly (PieceCode & { readonly squares: readonly number[] })[]> {
  const codes = pieceCodes(game);
  const pieceOf = (name: string) =>
    codes.find(({ code }) => code.toLowerCase() === name.toLowerCase());
  const piece = pieceOf(first);
  if (!piece) return err(notAPiece(game, first));
  const next = others.findIndex((name) => pieceOf(name));
  const squares = squaresNamed(game, next < 0 ? others : others.slice(0, next));
  if (!squares.ok) return squares;
  const group = { ...piece, squares: squares.value };
  if (next < 0) return ok([group]);
  const more = readPieces(game, others.slice(next));
  return more.ok ? ok([group, ...more.value]) : more;
}

function notAPiece(game: AnyGame, typed: string): string {
  const codes = inWords(pieceCodes(game).map(({ code }) => code));
  const wrong =
    typed === ""
      ? `put needs a piece and a square, for example: ${exampleOf(game)}`
      : `${quoted(typed)} is not a piece`;
  return `${wrong}; the pieces are ${codes}.`;
}

/** Reads squares by their names. Rejects an empty list. */
export const squaresNamed = (
  { squares }: AnyGame,
  names: readonly string[],
): Result<readonly number[]> =>
  squares && names.length > 0
    ? readSquares(squares, names.join(" "))
    : err(`Name one or more squares, such as ${squares?.example}.`);
