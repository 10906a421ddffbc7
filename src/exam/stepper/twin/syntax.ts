import { parse } from "@babel/parser";
import { err, ok, type Result } from "../../../base/result.ts";

/** A node of a program's syntax tree, as the parser makes it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: Readonly<Record<"start" | "end", { readonly line: number }>>;
  readonly [property: string]: unknown;
}

/** Parses a file of TypeScript; the refusal names the line of a syntax error. */
export function parseFile(name: string, text: string): Result<readonly Node[]> {
  try {
    const { program } = parse(text, {
      sourceType: "module",
      plugins: ["typescript"],
      attachComment: false,
    });
    return ok(program.body as unknown as readonly Node[]);
  } catch (error) {
    // So long an expression that its parts, one in the other, are too many.
    if (error instanceof RangeError) throw error;
    const { loc, message } = error as { loc?: { line: number }; message: string };
    const what = message.replace(/\.?\s*\(\d+:\d+\)$/, ".");
    const hint = /top level/.test(what) ? " A } may be missing above it." : "";
    return err(`${name}, line ${loc?.line} cannot be read: ${what}${hint}`);
  }
}

/** The nodes of which a node consists, in the order of the text. */
export function partsOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
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

/** The name in a property, such as the local name of an import; "" if it has none. */
export const nameOf = (node: Node, property: string) => String(child(node, property)?.name ?? "");

/** The variables to which a declaration, an assignment or a pattern such as [a, b] gives values. */
export function namesIn(node: Node): readonly string[] {
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type === "VariableDeclaration") return children(node, "declarations").flatMap(namesIn);
  if (/^(Array|Object)Pattern$/.test(node.type)) return partsOf(node).flatMap(namesIn);
  const inner = ["id", "left", "argument", "value"].map((property) => child(node, property));
  return inner.find(Boolean) ? namesIn(inner.find(Boolean)!) : [];
}

/**
 * The variable of board[1][2] and the nodes of its members, the first of which is the variable's own;
 * undefined for what is not a part of a variable's value.
 */
export function pathOf(
  node: Node,
): { readonly variable: string; readonly members: readonly Node[] } | undefined {
  if (node.type === "Identifier") return { variable: String(node.name), members: [] };
  const whole = node.type === "MemberExpression" && pathOf(child(node, "object")!);
  return whole ? { ...whole, members: [...whole.members, node] } : undefined;
}
