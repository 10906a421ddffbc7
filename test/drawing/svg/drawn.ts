import type { DrawnBoard, Marks } from "../../../src/drawing/board.ts";
import type { Diagram } from "../../../src/drawing/diagram.ts";
import { drawSvg } from "../../../src/drawing/svg/board.ts";
import { readXml, withinXml, type XmlElement } from "./xml.ts";

export const STYLES = ["exam", "colour"] as const;
export const NO_MARKS: Marks = { lastMove: [], targets: [] };

/** A parsed picture: all its elements, and its texts by role. */
export interface Drawn {
  readonly svg: string;
  readonly root: XmlElement;
  readonly elements: readonly XmlElement[];
  readonly onBoard: readonly XmlElement[];
  readonly ranks: readonly XmlElement[];
  readonly files: readonly XmlElement[];
  readonly axisTitles: readonly XmlElement[];
  readonly notes: readonly XmlElement[];
}

/** Draws a diagram and parses the picture, which must be XML. */
export function draw(...drawn: Parameters<typeof svgOf>): Drawn {
  return readDrawn(svgOf(...drawn), drawn[0]);
}

/** Draws a diagram. */
export function svgOf(
  diagram: Diagram,
  sides: readonly string[],
  marks: Marks,
  style: (typeof STYLES)[number],
  title = "A board",
  words: readonly string[] = [],
): string {
  return drawSvg(boardOf(diagram, sides, marks), style, title, words);
}

function boardOf(diagram: Diagram, letters: readonly string[], marks: Marks): DrawnBoard {
  return { sides: letters.map((letter) => ({ name: letter, letter })), diagram, marks };
}

/** Parses the picture of a board with that many rows and columns; it must be XML. */
export function readDrawn(
  svg: string,
  { rows, columns }: Pick<Diagram, "rows" | "columns">,
): Drawn {
  const root = readXml(svg);
  const elements = withinXml(root);
  const labels = elements.find(isLabels)?.children ?? [];
  const texts = elements.filter(({ name }) => name === "text");
  const first = labels[0] ? texts.indexOf(labels[0]) : texts.length;
  return {
    svg,
    root,
    elements,
    onBoard: texts.slice(0, first),
    ranks: labels.slice(0, rows),
    files: labels.slice(rows, rows + columns),
    axisTitles: labels.slice(rows + columns),
    notes: texts.slice(first + labels.length),
  };
}

/** Returns true for a group of labels: the only groups of horizontally centred texts. */
function isLabels({ name, attributes }: XmlElement): boolean {
  return name === "g" && attributes["text-anchor"] === "middle";
}

export const numberOf = (element: XmlElement, attribute: string) =>
  Number(element.attributes[attribute] ?? Number.NaN);

/** Returns the index of the cell on whose middle an element is, by the labels; -1 for none. */
export function cellUnder({ ranks, files }: Drawn, element: XmlElement): number {
  const [x, y] = middleOf(element);
  const column = files.findIndex((label) => Math.abs(middleOf(label)[0] - x) < 0.02);
  const row = ranks.findIndex((label) => Math.abs(middleOf(label)[1] - y) < 0.02);
  return column < 0 || row < 0 ? -1 : row * files.length + column;
}

/** Returns the middle of a rectangle, a circle or a text. */
function middleOf(element: XmlElement): readonly [number, number] {
  const value = (attribute: string) => numberOf(element, attribute);
  switch (element.name) {
    case "circle":
      return [value("cx"), value("cy")];
    case "rect":
      return [value("x") + value("width") / 2, value("y") + value("height") / 2];
    default:
      return [value("x"), value("y") - 0.36 * value("font-size")];
  }
}

/**
 * Returns the cells of the elements whose attribute has one of these values, in ascending order.
 */
export function cellsWith(drawn: Drawn, attribute: string, ...values: string[]): number[] {
  return drawn.elements
    .filter(({ attributes }) => values.includes(attributes[attribute] ?? ""))
    .map((element) => cellUnder(drawn, element))
    .sort((one, other) => one - other);
}
