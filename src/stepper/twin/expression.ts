import { child, isFunction, type Node, partsOf, pathOf } from "./syntax.ts";

/** A part of a text, in characters from its start. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** An expression whose values are noted while it is worked out. */
export interface Expression {
  readonly text: string;
  /** What is noted, in the order of the text. */
  readonly parts: readonly NotedPart[];
}

/**
 * A variable or an index, an element of an array, a call such as that of Math.abs, or one of the conditions
 * that and, or and not combine, in characters from the start of the expression.
 */
export interface NotedPart extends Part {
  readonly kind: "value" | "element" | "call" | "condition";
}

/** Makes an expression note its values; `note` does so with a node, under the part that is given. */
export function noted(
  node: Node,
  source: string,
  note: (node: Node, part: NotedPart) => void,
): Expression {
  const parts: NotedPart[] = [];
  const add = (inner: Node, kind: NotedPart["kind"]) => {
    const part = { kind, start: inner.start - node.start, end: inner.end - node.start };
    parts.push(part);
    note(inner, part);
  };

  function addValues(part: Node): void {
    const path = pathOf(part);
    const callee = child(part, "callee");
    if (callee && pathOf(callee)?.variable === "Math") add(part, "call");
    if (part.type === "Identifier") add(part, "value");
    else if (path && part.computed === true) {
      add(part, "element");
      for (const index of path.members.filter(({ computed }) => computed === true))
        add(child(index, "property")!, "value");
    } else for (const inner of readIn(part)) addValues(inner);
  }

  function addConditions(part: Node): void {
    if (part.type === "LogicalExpression" && part.operator !== "??") {
      for (const side of partsOf(part)) addConditions(side);
      return;
    }
    addValues(part);
    add(part, "condition");
  }

  addConditions(node);
  return { text: source.slice(node.start, node.end), parts };
}

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
