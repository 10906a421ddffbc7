import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import type { Diagram } from "../../../drawing/diagram.ts";
import { tableText } from "../../../drawing/table.ts";
import type { AnyGame, Position } from "../../rules/game.ts";
import type { Figure, FigureDiagram } from "../../rules/presentation.ts";
import { pieceInWords } from "../../view/board-sentences.ts";
import { movesFrom } from "../../view/legal-moves.ts";

/** The fewest letters that identify a piece's name. */
const ENOUGH = 3;

/** A diagram as its game reads it: the position, and what is on the board. */
export interface ReadDiagram {
  readonly position: Position;
  /** True if the figure shows the board without a piece, which is not a position of the game. */
  readonly empty: boolean;
  readonly diagram: Diagram;
  /** The squares that are shaded, by index. */
  readonly shaded: readonly number[];
  /** The square whose piece's moves are shaded, and the piece: "White's etlu on 45". */
  readonly piece:
    | { readonly square: number; readonly name: string; readonly whose: string }
    | undefined;
}

/** Reads a diagram by the rules in force, which its piece's moves follow. Rejects a position they forbid. */
export function readDiagram(game: AnyGame, figure: FigureDiagram): Result<ReadDiagram> {
  const { id, shaded = [], axisTitles } = figure;
  const read = figure.position === undefined ? undefined : game.readPosition(figure.position);
  if (read && !read.ok)
    return err(`These rules do not allow the position of Figure ${id}. ${read.reason}`);
  const position = read?.value ?? game.editing?.empty;
  if (position === undefined) throw new Error(`${game.id} has no empty board for Figure ${id}`);
  const board = game.diagram(position);
  const { cells } = board;
  const at = cells.findIndex((cell) => cell && cell.name === figure.piece);
  const name = cells[at]?.pieces[0]?.name;
  const piece = name ? { square: at, name, whose: pieceInWords(game, cells[at]) } : undefined;
  return ok({
    position,
    empty: read === undefined,
    diagram: axisTitles ? { ...board, axisTitles } : board,
    shaded: piece
      ? movesFrom({ game, position }, piece.square).targets
      : cells.flatMap((cell, square) => (cell && shaded.includes(cell.name) ? square : [])),
    piece,
  });
}

/** The name of the piece whose moves a diagram shades; "" if it shades none. */
function pieceName(game: AnyGame, diagram: FigureDiagram): string {
  const read = readDiagram(game, diagram);
  return read.ok ? (read.value.piece?.name ?? "") : "";
}

/** Said where the letters of diagrams, as in 5e, first appear. */
export const LETTERS = "The paper's Figure 5 has no letters; a to m are ours.";

/** Lists the figures of a game, one per line; `plain` for screen readers. */
export function figuresList(game: AnyGame, plain: boolean): Result<string> {
  const { figures } = game;
  if (figures.length === 0) return err(noFigures(game));
  const lines = figures.map(({ number, title }) =>
    plain ? `Figure ${number}: ${title}.` : `  ${number}  ${title}`,
  );
  return ok([`The figures of the paper on ${game.title}:`, ...lines, LETTERS].join("\n"));
}

function noFigures({ id, title }: AnyGame): string {
  return `The figures are those of the paper on Capture the Sarrum; there are none of ${title}. learn ${id} sets stages.`;
}

/** Lists the diagrams of a figure, one line for each piece: "  5e 5f  etlu", or plainly "etlu: 5e and 5f." */
export function diagramsList(game: AnyGame, { diagrams }: Figure, plain: boolean): string {
  const groups = new Map<string, string[]>();
  for (const diagram of diagrams) {
    const name = pieceName(game, diagram);
    groups.set(name, [...(groups.get(name) ?? []), diagram.id]);
  }
  if (plain) return [...groups].map(([name, ids]) => `${name}: ${inWords(ids)}.`).join("\n");
  return tableText([...groups].map(([name, ids]) => [`  ${ids.join(" ")}`, name]));
}

/** The figure that a text names, with its diagrams: "5" for all, "5e" for one, "5 etlu" or "etlu" by piece. */
export function readFigure(game: AnyGame, text: string): Result<Figure> {
  const { figures } = game;
  if (figures.length === 0) return err(noFigures(game));
  const [, digits = "", rest = ""] = /^([0-9]*)\s*(.*)$/su.exec(text.trim()) ?? [];
  const wanted = rest.toLowerCase().replace(/\s+/gu, " ");
  const isWanted = (diagram: FigureDiagram) =>
    diagram.id === digits + wanted ||
    (wanted.length >= ENOUGH && pieceName(game, diagram).startsWith(wanted));
  const figure = figures.find(({ number, diagrams }) =>
    digits === "" ? diagrams.some(isWanted) : String(number) === digits,
  );
  if (!figure) {
    const range = `${figures[0]?.number} to ${figures.at(-1)?.number}`;
    return err(`There is no figure ${quoted(text)}; they are ${range}.`);
  }
  if (rest === "") return ok(figure);
  const diagrams = figure.diagrams.filter(isWanted);
  return diagrams.length > 0 ? ok({ ...figure, diagrams }) : err(noPart(game, figure, rest));
}

function noPart(game: AnyGame, { number, diagrams }: Figure, rest: string): string {
  const [first, last] = [diagrams[0]?.id, diagrams.at(-1)?.id];
  if (first === last) return `Figure ${number} has no part ${quoted(rest)}; type figure ${number}.`;
  const names = [...new Set(diagrams.map((diagram) => pieceName(game, diagram)))];
  return `Figure ${number} has no part ${quoted(rest)}; it has ${first} to ${last}, of ${inWords(names)}.`;
}
