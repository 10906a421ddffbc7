import { child, isFunction, type Node, partsOf, pathOf } from "./syntax.ts";

/** A part of a text, in characters from its start. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** An expression whose values are noted while it is worked out. */
export interface Expression {
  readonly text: string;
  /** What is noted, in the order of the text, and the number by which it is. */
  readonly parts: readonly (NotedPart & { readonly id: number })[];
}

/**
 * A variable or an index, an element of an array, a call such as that of Math.abs, or one of the conditions
 * that and, or and not combine, in characters from the start of the expression.
 */
export interface NotedPart extends TextPart {
  readonly kind: "value" | "element" | "call" | "condition";
}

interface Noted extends Pick<NotedPart, "kind"> {
  readonly node: Node;
}

/** What is noted in an expression, in the order of the text. */
export function notedIn(node: Node): readonly Noted[] {
  if (node.type === "LogicalExpression" && node.operator !== "??")
    return partsOf(node).flatMap(notedIn);
  return [...valuesIn(node), noted(node, "condition")];
}

function valuesIn(node: Node): readonly Noted[] {
  if (node.type === "Identifier") return [noted(node, "value")];
  const path = node.computed === true ? pathOf(node) : undefined;
  if (path) {
    const indexes = path.members.filter(({ computed }) => computed === true);
    const keys = indexes.map((index) => child(index, "property")!);
    return [noted(node, "element"), ...keys.map((key) => noted(key, "value"))];
  }
  const callee = child(node, "callee");
  const isOfMath = callee && pathOf(callee)?.variable === "Math";
  return [...(isOfMath ? [noted(node, "call")] : []), ...readIn(node).flatMap(valuesIn)];
}

const noted = (node: Node, kind: NotedPart["kind"]): Noted => ({ node, kind });

/** The parts of an expression whose values are read in it, and may be noted. */
function readIn(node: Node): readonly Node[] {
  if (isFunction(node) || /^(Object|Class|New|Update|TaggedTemplate)/.test(node.type)) return [];
  const callee = child(node, "callee");
  const unread = [
    node.type === "AssignmentExpression" && child(node, "left"),
    node.computed !== true && child(node, "property"),
    // A method would lose its object.
    callee && (callee.type === "Identifier" || callee.computed === true) && callee,
    node.operator === "delete" && child(node, "argument"),
  ];
  return partsOf(node).filter((part) => !unread.includes(part));
}
