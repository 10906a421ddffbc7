import { parse } from "@babel/parser";
import { err, ok, type Result } from "../../core/result.ts";

/** A node of a program's syntax tree, as the parser makes it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [property: string]: unknown;
}

/** Parses a file of TypeScript; the refusal names the line of a syntax error. */
export function parseFile(name: string, text: string): Result<readonly Node[]> {
  try {
    const { program } = parse(text, { sourceType: "module", plugins: ["typescript"] });
    return ok(program.body as unknown as readonly Node[]);
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number }; message: string };
    const what = message.replace(/\s*\(\d+:\d+\)$/, "");
    return err(`${name}, line ${loc?.line} cannot be read: ${what}`);
  }
}

/** The nodes of which a node consists, in the order of the text. */
export function partsOf(node: Node): readonly Node[] {
  return Object.entries(node)
    .filter(([name]) => name !== "loc" && !name.endsWith("Comments") && name !== "extra")
    .flatMap(([, value]) => value as unknown)
    .filter(isNode)
    .sort((one, other) => one.start - other.start);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** A node in a property, such as the test of an if; undefined if it has none. */
export const child = (node: Node, property: string): Node | undefined =>
  isNode(node[property]) ? node[property] : undefined;

/** The nodes of a list, such as the statements of a block; none are left out for gaps. */
export const children = (node: Node, property: string): readonly Node[] =>
  Array.isArray(node[property]) ? node[property].filter(isNode) : [];

export const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|(Object|Class|ClassPrivate)Method)$/.test(
    type,
  );

/** The variables to which a pattern such as [a, b] gives values. */
export function namesIn(pattern: Node): readonly string[] {
  if (pattern.type === "Identifier") return [String(pattern.name)];
  if (/^(Array|Object)Pattern$/.test(pattern.type)) return partsOf(pattern).flatMap(namesIn);
  const inner = child(pattern, "left") ?? child(pattern, "argument") ?? child(pattern, "value");
  return inner ? namesIn(inner) : [];
}
