import { type Attributes, element, textMarkup } from "../markup.ts";

/** A group of elements that share attributes, one per line; "" if there are none. */
export function group(attributes: Attributes, elements: readonly string[]): string {
  return elements.length === 0 ? "" : element("g", attributes, elements);
}

/** A picture (SVG) without other files. Its title, also a tooltip, and its words, a line each, are read aloud. */
export function picture(
  viewBox: string,
  title: string,
  words: readonly string[],
  parts: readonly string[],
  size: Attributes = {},
): string {
  const all = [
    element("title", {}, textMarkup(title)),
    element("desc", {}, words.map(textMarkup).join("\n")),
    ...parts.filter((part) => part !== ""),
  ];
  const attributes = { xmlns: "http://www.w3.org/2000/svg", role: "img", viewBox, ...size };
  const font = { "font-family": "Helvetica, Arial, sans-serif" };
  return element("svg", { ...attributes, ...font }, all);
}

/** Vertically centred by a computed baseline: many programs do not support dominant-baseline. */
export function textAt(
  x: number,
  middle: number,
  size: number,
  text: string,
  attributes: Attributes = {},
): string {
  const place = { x, y: middle + 0.36 * size, "font-size": size };
  return element("text", { ...place, ...attributes }, textMarkup(text));
}
