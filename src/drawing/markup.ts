import { escapeXml, oneLine } from "../base/text.ts";

/** The attributes of an element; texts are markup, and without a value an attribute is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element of SVG or HTML; numbers are rounded to two decimals.
 * @param content markup, or a list of markup on lines of their own; without it the element has no end tag
 */
export function element(
  name: string,
  attributes: Attributes,
  content?: string | readonly string[],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  if (content === undefined) return `<${name}${written}/>`;
  const inside = typeof content === "string" ? content : `\n${content.join("\n")}\n`;
  return `<${name}${written}>${inside}</${name}>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A text as markup, on one line and without control characters. */
export const textMarkup = (text: string): string => escapeXml(oneLine(text));
