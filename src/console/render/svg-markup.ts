import { printable } from "../../core/text.ts";

/** Names of an element's attributes, with their values as they stand in XML. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An element of SVG; `content` is markup already. Numbers are written with two decimals at most. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : value}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Elements that share attributes, a line each; nothing where there are none. */
export function group(attributes: Attributes, elements: readonly string[]): string {
  return elements.length === 0 ? "" : element("g", attributes, `\n${elements.join("\n")}\n`);
}

/**
 * Text of one line whose middle is at a height. The baseline is worked out here because the
 * attribute for it (dominant-baseline) is unknown to many programs.
 */
export function textAt(
  x: number,
  middle: number,
  size: number,
  text: string,
  attributes: Attributes = {},
): string {
  const place = { x, y: middle + 0.36 * size, "font-size": size };
  return element("text", { ...place, ...attributes }, escaped(plain(text)));
}

/** A text in one line, without the characters that cannot be seen: XML forbids most of them. */
export function plain(text: string): string {
  return printable(text.replace(/\s+/gu, " "), "");
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it stands in XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? "");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
