import type { AnyGame, Diagram, Figure, FigureDiagram } from "../core/game.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { inWords, quoted } from "../core/sentence.ts";

/** How few letters of a piece's name name it. */
const ENOUGH = 3;

/** A diagram as its game reads it: the position, and what is on the board. */
export interface ReadDiagram {
  readonly position: unknown;
  readonly diagram: Diagram;
  /** The square whose piece's moves are shaded, and the piece: "White's etlu on 45". */
  readonly piece:
    | { readonly square: number; readonly name: string; readonly whose: string }
    | undefined;
}

/** Reads a diagram by the rules in force, which may not allow its position. */
export function readDiagram(game: AnyGame, { position, piece, id }: FigureDiagram) {
  const read = game.readPosition(position);
  if (!read.ok)
    return refuse(`These rules do not allow the position of Figure ${id}. ${read.reason}`);
  const diagram = game.diagram(read.value);
  const square = piece === undefined ? undefined : game.squares?.read(piece);
  const shown = square?.ok ? diagram.cells[square.value]?.pieces[0] : undefined;
  const found: ReadDiagram = {
    position: read.value,
    diagram,
    piece:
      square?.ok && shown
        ? {
            square: square.value,
            name: shown.name,
            whose: `${game.sides[shown.side]?.name}'s ${shown.name} on ${piece}`,
          }
        : undefined,
  };
  return accept(found);
}

/** The name of the piece whose moves a diagram shades; empty where it shades none. */
function pieceName(game: AnyGame, diagram: FigureDiagram): string {
  const read = readDiagram(game, diagram);
  return read.ok ? (read.value.piece?.name ?? "") : "";
}

/** The figures of a game, a line each. `plain`: in words that read well aloud. */
export function figuresList(game: AnyGame, plain: boolean): Read<string> {
  const { figures } = game;
  if (figures.length === 0) return refuse(noFigures(game));
  const lines = figures.map(({ number, title }) =>
    plain ? `Figure ${number}: ${title}.` : `  ${number}  ${title}`,
  );
  return accept([`The figures of the paper on ${game.title}:`, ...lines].join("\n"));
}

function noFigures({ title }: AnyGame): string {
  return `The figures are those of the paper on Capture the Sarrum; there are none of ${title}.`;
}

/** The diagrams of a figure, a line for each piece: "  5e 5f  etlu", or plainly "etlu: 5e and 5f." */
export function diagramsList(game: AnyGame, { diagrams }: Figure, plain: boolean): string {
  const groups = new Map<string, string[]>();
  for (const diagram of diagrams) {
    const name = pieceName(game, diagram);
    groups.set(name, [...(groups.get(name) ?? []), diagram.id]);
  }
  if (plain) return [...groups].map(([name, ids]) => `${name}: ${inWords(ids)}.`).join("\n");
  const rows = [...groups].map(([name, ids]) => [ids.join(" "), name] as const);
  const width = Math.max(...rows.map(([ids]) => ids.length));
  return rows.map(([ids, name]) => `  ${ids.padEnd(width)}  ${name}`).join("\n");
}

/**
 * The figure that a text names, with those of its diagrams that it asks for: "5" for all of them,
 * "5e" for one, "5 etlu" for those of a piece.
 */
export function readFigure(game: AnyGame, text: string): Read<Figure> {
  const { figures } = game;
  if (figures.length === 0) return refuse(noFigures(game));
  const [, digits = "", rest = ""] = /^([0-9]*)\s*(.*)$/su.exec(text.trim()) ?? [];
  const figure = figures.find(({ number }) => String(number) === digits);
  if (!figure) {
    return refuse(
      `There is no figure ${quoted(text)}; they are ${figures[0]?.number} to ${figures.at(-1)?.number}.`,
    );
  }
  if (rest === "") return accept(figure);
  const wanted = rest.toLowerCase().replace(/\s+/gu, " ");
  const diagrams = figure.diagrams.filter(
    (diagram) =>
      diagram.id === digits + wanted ||
      (wanted.length >= ENOUGH && pieceName(game, diagram).startsWith(wanted)),
  );
  return diagrams.length > 0 ? accept({ ...figure, diagrams }) : refuse(noPart(game, figure, rest));
}

function noPart(game: AnyGame, { number, diagrams }: Figure, rest: string): string {
  const [first, last] = [diagrams[0]?.id, diagrams.at(-1)?.id];
  if (first === last) return `Figure ${number} has no part ${quoted(rest)}; type figure ${number}.`;
  const names = [...new Set(diagrams.map((diagram) => pieceName(game, diagram)))];
  return `Figure ${number} has no part ${quoted(rest)}; it has ${first} to ${last}, of ${inWords(names)}.`;
}
