/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside it, with references decoded. */
  readonly text: string;
}

/** An element whose end has not been read yet. */
interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const NAME = "[A-Za-z_][A-Za-z0-9_-]*";
const TAG = new RegExp(`^<(${NAME})((?: ${NAME}="[^"<>]*")*)(/?)>$`);
const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const REFERENCES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Parses a document strictly: one root element, every tag closed in order, no attribute twice,
 * every `&` a reference. Comments, declarations and CDATA sections are refused; the program's
 * pictures need none of them.
 */
export function readXml(document: string): XmlElement {
  if (!CHARACTERS.test(document)) throw new Error("a character that XML forbids");
  const top: Open = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  for (const token of document.match(/<[^<]*?>|[^<]+|</g) ?? []) readToken(token, open);
  const [root, ...others] = top.children;
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} is not closed`);
  if (!root || others.length > 0 || top.text !== "") throw new Error("not one element at the top");
  return root;
}

function readToken(token: string, open: Open[]): void {
  const parent = open.at(-1)!;
  if (!token.startsWith("<")) {
    parent.text += unescaped(token);
  } else if (token.startsWith("</")) {
    if (token !== `</${parent.name}>` || open.length === 1)
      throw new Error(`${token} closes nothing`);
    open.pop();
  } else {
    const [, name, attributes = "", closed] = TAG.exec(token) ?? [];
    if (!name) throw new Error(`${token} is no tag`);
    const element: Open = { name, attributes: readAttributes(attributes), children: [], text: "" };
    parent.children.push(element);
    if (!closed) open.push(element);
  }
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/ ([^ =]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`${name} stands twice`);
    attributes[name] = unescaped(value);
  }
  return attributes;
}

function unescaped(text: string): string {
  if (text.includes("]]>")) throw new Error("an end of a section");
  return text.replace(/&([^&;]*;)?/g, (_, reference: string | undefined) => {
    const character = REFERENCES.get(reference?.slice(0, -1) ?? "");
    if (character === undefined) throw new Error(`&${reference ?? ""} is no reference`);
    return character;
  });
}

/** Returns an element and all its descendants. */
export function withinXml(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(withinXml)];
}
