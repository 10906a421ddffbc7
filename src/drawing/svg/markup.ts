import { escapeXml, printable } from "../../base/text.ts";

/** The attributes of an element; the values are not escaped yet. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element; `content` is markup. Numbers are rounded to two decimals. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A group of elements that share attributes, one per line; "" if there are none. */
export function group(attributes: Attributes, elements: readonly string[]): string {
  return elements.length === 0 ? "" : element("g", attributes, `\n${elements.join("\n")}\n`);
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
  return element("svg", { ...attributes, ...font }, `\n${all.join("\n")}\n`);
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

/** A text as markup, on one line and without control characters. */
export const textMarkup = (text: string): string => escapeXml(oneLine(text));

/** A text on one line without control characters, most of which XML forbids. */
export function oneLine(text: string): string {
  return printable(text.replace(/\s+/gu, " "), "");
}
