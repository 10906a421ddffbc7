/** Rules as a page: tables, and small boards of the pieces' moves. */
import { ok, type Result } from "../../base/result.ts";
import { capital } from "../../base/text.ts";
import { armyOf } from "../../drawing/board.ts";
import { type Line, lineOf } from "../../drawing/line.ts";
import type { Report, TitledBoard } from "../../drawing/shown.ts";
import { headRow, tableLines } from "../../drawing/table.ts";
import { smallTile } from "../../drawing/text/coloured-board.ts";
import type { AnyGame } from "../rules/game.ts";
import type { PieceRow } from "../rules/presentation.ts";
import { movesFrom } from "./legal-moves.ts";
import { pieceNamed, pieceSentence, piecesText, ruleOf, rulesText } from "./rules-text.ts";

/** The rules, or with the name of a piece those of that one. Rejects a name that no piece has. */
export function rulesPage(game: AnyGame, name: string): Result<Report> {
  if (name === "") return ok(rulesReport(game));
  const row = pieceNamed(game, name);
  return row.ok ? ok(pieceReport(game, row.value)) : row;
}

/** The rule book with small boards of the pieces' moves. */
function rulesReport(game: AnyGame): Report {
  const { title, ruleBook } = game;
  const boards = ruleBook.pieces.flatMap((row) => moveBoard(game, row) ?? []);
  const sections = Object.entries(ruleBook.sections).map(([heading, lines]) => ({
    title: heading,
    lines: lines.map((line) => `  ${line}`),
  }));
  const source = lineOf([{ text: `Source: ${ruleBook.source}`, role: "quiet" }]);
  return {
    kind: "report",
    sections: [
      { title, lines: [source] },
      { title: "Pieces", boards, lines: pieceLines(game) },
      ...sections,
    ],
    otherwise: [rulesText(game, false)],
  };
}

/** The list of pieces as a table. */
export const piecesReport = (game: AnyGame): Report => ({
  kind: "report",
  sections: [{ title: "Pieces", lines: pieceLines(game) }],
  otherwise: [piecesText(game, false)],
});

/** The rule of a piece, with a small board. */
function pieceReport(game: AnyGame, row: PieceRow): Report {
  const board = moveBoard(game, row);
  const sentence = pieceSentence(row);
  const section = { title: capital(row.name), lines: [sentence], boards: board ? [board] : [] };
  return { kind: "report", sections: [section], otherwise: [sentence] };
}

/** The codes of the pieces, their names, and what is read second: how they move. */
function pieceLines({ sides, ruleBook }: AnyGame): readonly Line[] {
  const { pieces } = ruleBook;
  const codesOf = ({ letter }: PieceRow) =>
    letter.length > 1
      ? [{ text: letter }]
      : sides.flatMap((side, index) => smallTile(side.letter + letter, armyOf(index, sides)));
  return tableLines([
    headRow("Codes", "Piece", "Moves"),
    ...pieces.map((row) => [
      lineOf(codesOf(row)),
      row.name,
      lineOf([{ text: ruleOf(row), role: "quiet" }]),
    ]),
  ]);
}

/** Where a piece of the first side may go from the middle of an empty board; undefined for nowhere. */
function moveBoard(game: AnyGame, { name, letter }: PieceRow): TitledBoard | undefined {
  const { editing, sides, ruleBook } = game;
  if (!editing) return undefined;
  const { columns, rows } = game.diagram(editing.empty);
  const square = columns * (rows >> 1) + (columns >> 1);
  const alone = editing.put(editing.empty, square, 0, letter);
  if (!alone.ok) return undefined;
  // Without the pieces on which a game turns it may be over; in these corners they are in nobody's way.
  const kings = [
    [1, columns - 1],
    [0, columns * (rows - 1)],
  ] as const;
  const positions = [alone.value];
  for (const [side, corner] of kings) {
    const put = editing.put(positions.at(-1)!, corner, side, ruleBook.pieces[0]!.letter);
    if (put.ok) positions.push(put.value);
  }
  const targets = positions
    .map((position) => movesFrom({ game, position }, square).targets)
    .find((found) => found.length > 0);
  const marks = { lastMove: [], targets: targets ?? [] };
  const board = { sides, diagram: game.diagram(alone.value), marks };
  return targets && { title: name, board };
}
