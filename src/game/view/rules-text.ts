import { err, ok, type Result } from "../../base/result.ts";
import { capital, quoted, withArticle } from "../../base/text.ts";
import { tableText } from "../../drawing/table.ts";
import type { AnyGame } from "../rules/game.ts";
import type { PieceRow } from "../rules/presentation.ts";

/** The rule book as text: the piece table, then the other sections. */
export function rulesText({ title, ruleBook }: AnyGame, plain: boolean): string {
  const [indent, colon] = plain ? ["", ":"] : ["  ", ""];
  const pieces = ruleBook.pieces.map((row) =>
    plain
      ? `${pieceSentence(row)} Its letter is ${row.letter}.`
      : `  ${row.letter}  ${pieceSentence(row)}`,
  );
  const sections = Object.entries(ruleBook.sections).flatMap(([heading, lines]) => [
    "",
    heading + colon,
    ...lines.map((line) => indent + line),
  ]);
  const source = `Source: ${ruleBook.source}`;
  return [title, source, "", `Pieces${colon}`, ...pieces, ...sections].join("\n");
}

/** Lists the pieces: their letters on the board, their names and moves. */
export function piecesText({ sides, ruleBook }: AnyGame, plain: boolean): string {
  const { pieces } = ruleBook;
  if (plain) return pieces.map(pieceSentence).join("\n");
  const rows = pieces.map(({ name, letter, sentence }) => [
    `  ${letter.length === 1 ? sides.map((side) => side.letter + letter).join(" ") : letter}`,
    name,
    sentence,
  ]);
  return tableText(rows);
}

/** The rule of a piece, by name or letter; also what the source says of one that is not in play. */
export function pieceRule(game: AnyGame, text: string): Result<string> {
  const row = pieceNamed(game, text);
  return row.ok ? ok(pieceSentence(row.value)) : row;
}

/** Finds a piece by name or letter, also one that only the source names. */
export function pieceNamed({ ruleBook }: AnyGame, text: string): Result<PieceRow> {
  const wanted = text.toLowerCase();
  const row = [...ruleBook.pieces, ...(ruleBook.absent ?? [])].find(
    ({ name, letter }) => name.toLowerCase() === wanted || letter.toLowerCase() === wanted,
  );
  if (row) return ok(row);
  const names = ruleBook.pieces.map(({ name }) => name).join(", ");
  return err(`There is no piece ${quoted(text)} in this game; its pieces are ${names}.`);
}

export const pieceSentence = (row: PieceRow): string =>
  `${capital(withArticle(row.name))} ${ruleOf(row)}.`;

/** How a piece moves, and where that is given. */
export const ruleOf = ({ sentence, source }: PieceRow): string =>
  sentence + (source ? ` (${source})` : "");
