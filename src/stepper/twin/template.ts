import type { Edits, Part } from "./edits.ts";
import { child, isFunction, type Node, partsOf } from "./syntax.ts";

/** An expression, with the places at which its values can be put. */
export interface Template {
  readonly text: string;
  /** Its places, in characters from its start, in the order of their numbers. */
  readonly slots: readonly Slot[];
  /** The conditions that and, or and not combine in it; one for the whole if they combine none. */
  readonly conditions: readonly Part[];
}

export interface Slot extends Part {
  /** An element of an array: its indexes are places of their own. */
  readonly isElement: boolean;
}

/** Makes the expression note its values as it is worked out. */
export function templateOf(node: Node, source: string, edits: Edits): Template {
  const slots: Slot[] = [];
  const conditions: Part[] = [];
  const within = ({ start, end }: Part): Part => ({
    start: start - node.start,
    end: end - node.start,
  });

  function note(part: Node, isElement: boolean): void {
    edits.wrap(part, `$step.slot(${slots.length},`, ")");
    slots.push({ ...within(part), isElement });
  }

  /** Notes the values of the variables in an expression, and of the elements of arrays. */
  function noteValues(part: Node): void {
    if (part.type === "Identifier") note(part, false);
    else if (isElement(part)) {
      note(part, true);
      for (const index of indexesOf(part)) note(index, false);
    } else for (const inner of readIn(part)) noteValues(inner);
  }

  function noteConditions(part: Node): void {
    const sides = part.type === "LogicalExpression" ? partsOf(part) : [];
    if (sides.length > 0) {
      for (const side of sides) noteConditions(side);
      return;
    }
    edits.wrap(part, `$step.condition(${conditions.length},`, ")");
    conditions.push(within(part));
    noteValues(part);
  }

  noteConditions(node);
  return { text: source.slice(node.start, node.end), slots, conditions };
}

const isElement = (node: Node): boolean =>
  node.type === "MemberExpression" && node.computed === true && rootOf(node).type === "Identifier";

/** The variable that holds an array, behind the indexes of an element. */
function rootOf(node: Node): Node {
  const inner =
    child(node, "object") ?? (node.type.startsWith("TS") ? child(node, "expression") : undefined);
  return inner ? rootOf(inner) : node;
}

function indexesOf(node: Node): readonly Node[] {
  const object =
    child(node, "object") ?? (node.type.startsWith("TS") ? child(node, "expression") : undefined);
  if (!object) return [];
  const index = node.computed === true ? child(node, "property") : undefined;
  return [...indexesOf(object), ...(index ? [index] : [])];
}

/** The parts of an expression whose values are read in it, and may be noted. */
function readIn(node: Node): readonly Node[] {
  if (isFunction(node) || /^(Object|Class|New|Update|TaggedTemplate)/.test(node.type)) return [];
  const unread = [
    ...(node.type === "AssignmentExpression" ? [child(node, "left")] : []),
    ...(node.computed === true ? [] : [child(node, "property")]),
    // A method would lose its object.
    ...(isNamedCallee(child(node, "callee")) ? [child(node, "callee")] : []),
    ...(node.operator === "delete" ? [child(node, "argument")] : []),
  ];
  return partsOf(node).filter((part) => !(unread.includes(part) || part.type.startsWith("TSType")));
}

const isNamedCallee = (callee: Node | undefined) =>
  callee !== undefined && (callee.type === "Identifier" || isElement(callee));
