import type { Edits } from "./edits.ts";
import { child, children, isFunction, type Node, namesIn, partsOf } from "./syntax.ts";
import { type Template, templateOf } from "./template.ts";

/** What the statements of a file are rewritten with. */
export interface Rewriting {
  readonly source: string;
  readonly edits: Edits;
  readonly templates: Template[];
  readonly subroutines: string[];
  /** Statements in the head of a loop, and what is not to be told of. */
  readonly passed: Set<Node>;
  /** The names of functions that variables hold. */
  readonly names: Map<Node | undefined, string>;
  /** Functions that run untold, by name and text. */
  isHidden(name: string, text: string): boolean;
}

/** Rewrites a statement or an expression, and all that it consists of. */
export function rewrite(node: Node, to: Rewriting): void {
  if (isFunction(node) && !rewriteFunction(node, to)) return;
  if (!to.passed.has(node)) REWRITERS[node.type]?.(node, to);
  for (const part of partsOf(node)) rewrite(part, to);
}

type Rewriter = (node: Node, to: Rewriting) => void;

const REWRITERS: Readonly<Record<string, Rewriter>> = {
  VariableDeclaration: rewriteDeclaration,
  ExpressionStatement: rewriteExpression,
  ReturnStatement: rewriteReturn,
  IfStatement: rewriteIf,
  SwitchStatement: (node, to) => tellOf(node, "discriminant", to),
  ThrowStatement: (node, to) => to.edits.wrap(node, at(node), ""),
  WhileStatement: rewriteLoop,
  DoWhileStatement: rewriteLoop,
  ForStatement: rewriteFor,
  ForOfStatement: rewriteEach,
  ForInStatement: rewriteEach,
};

const lineOf = ({ loc }: Node) => loc.start.line;
const at = (node: Node) => `$step.at(${lineOf(node)});`;
const record = (names: readonly string[]) => `{${names.join(",")}}`;

/** Returns false for a function that runs untold. */
function rewriteFunction(node: Node, to: Rewriting): boolean {
  const { source, edits, subroutines, names, isHidden } = to;
  const own = nameOf(node, "id") || nameOf(node, "key") || names.get(node);
  const name = own ?? `the function in line ${lineOf(node)}`;
  const body = child(node, "body");
  const isUntold =
    node.async === true || node.generator === true || body?.type !== "BlockStatement";
  if (isUntold || isHidden(name, source.slice(node.start, node.end))) return false;
  subroutines.push(name);
  const given = children(node, "params").flatMap(namesIn);
  const endLine = source.slice(0, node.end).split("\n").length;
  const entry = `$step.enter(${JSON.stringify(name)},${record(given)},${lineOf(node)});try{`;
  edits.wrap(
    { start: body.start + 1, end: body.end - 1 },
    entry,
    `;$step.ends(${endLine})}finally{$step.leave()}`,
  );
  return true;
}

function rewriteDeclaration(node: Node, to: Rewriting): void {
  const given = children(node, "declarations").filter((one) => {
    const value = child(one, "init");
    if (value && isFunction(value)) to.names.set(value, nameOf(one, "id"));
    return value && !isFunction(value);
  });
  const names = given.flatMap((one) => namesIn(child(one, "id") ?? one));
  const [only] = given;
  const value = given.length === 1 && only ? child(only, "init") : undefined;
  if (names.length > 0)
    to.edits.wrap(node, at(node), `;${setting(node, names, shownValue(value, to), true)};`);
}

/** Tells of variables after they have been given values. */
const setting = (node: Node, names: readonly string[], id = -1, declared = false) =>
  `$step.set(${lineOf(node)},${record(names)},${id},${declared})`;

/** The number of the template of a value that is worked out here; -1 for one that needs no explanation. */
function shownValue(value: Node | undefined, to: Rewriting): number {
  if (!value) return -1;
  const inner = value.type.startsWith("TS") ? child(value, "expression") : undefined;
  if (inner) return shownValue(inner, to);
  const isWorkedOut = /^(Binary|Logical|Unary|Conditional|Call|Member)Expression$/.test(value.type);
  return isWorkedOut && !callsFunction(value) ? addTemplate(value, to) : -1;
}

/** Whether an expression calls a function by its name, so that its steps explain the value. */
const callsFunction = (node: Node): boolean =>
  (node.type === "CallExpression" && child(node, "callee")?.type === "Identifier") ||
  partsOf(node).some(callsFunction);

function addTemplate(node: Node, { source, edits, templates }: Rewriting): number {
  return templates.push(templateOf(node, source, edits)) - 1;
}

function rewriteExpression(node: Node, to: Rewriting): void {
  const expression = child(node, "expression") ?? node;
  const target = child(expression, "left") ?? child(expression, "argument");
  const isAssigned = /^(Assignment|Update)Expression$/.test(expression.type);
  const value = expression.operator === "=" ? child(expression, "right") : undefined;
  const names = isAssigned && target ? namesIn(target) : [];
  const element = isAssigned && target ? elementOf(target, to) : undefined;
  if (names.length > 0)
    to.edits.wrap(node, at(node), `;${setting(node, names, shownValue(value, to))};`);
  else if (element) {
    const told = `;$step.put(${lineOf(node)},${element},${shownValue(value, to)});`;
    to.edits.wrap(node, at(node), told);
  } else to.edits.wrap(node, at(node), `;$step.look(${lineOf(node)});`);
}

/** The arguments that tell which element of which variable is given a value; undefined for another target. */
function elementOf(target: Node, { edits }: Rewriting): string | undefined {
  const path: string[] = [];
  let node = target;
  for (;;) {
    const object = child(node, "object") ?? child(node, "expression");
    if (!object) break;
    const property = child(node, "property");
    if (property && node.computed === true) {
      edits.wrap(property, "$step.key(", ")");
      path.unshift("null");
    } else if (property) path.unshift(JSON.stringify(property.name));
    node = object;
  }
  if (node.type !== "Identifier" || path.length === 0) return undefined;
  return `"${node.name}",${node.name},[${path.join(",")}]`;
}

function rewriteReturn(node: Node, to: Rewriting): void {
  const value = child(node, "argument");
  to.edits.wrap(node, at(node), value ? "" : `$step.ends(${lineOf(node)});`);
  if (value) to.edits.wrap(value, `$step.returns(${lineOf(node)},${shownValue(value, to)},`, ")");
}

/** Tells of the value that decides how a statement continues. */
function tellOf(node: Node, property: string, to: Rewriting, loop = -1): void {
  const test = child(node, property);
  if (!test) return;
  const here = lineOf(test);
  const id = to.templates.length;
  to.edits.wrap(test, `$step.test(${here},${id},${loop},($step.at(${here}),`, "))");
  addTemplate(test, to);
}

function rewriteIf(node: Node, to: Rewriting): void {
  for (const branch of ["consequent", "alternate"]) inBraces(child(node, branch), to);
  tellOf(node, "test", to);
}

/** Puts braces around a statement, so that it may become several. */
function inBraces(node: Node | undefined, { edits }: Rewriting, before = ""): void {
  if (node?.type === "BlockStatement") {
    edits.wrap({ start: node.start + 1, end: node.start + 1 }, before, "");
  } else if (node) edits.wrap(node, `{${before}`, "}");
}

/** The place of a loop in the text stands for it where its repetitions are counted. */
function rewriteLoop(node: Node, to: Rewriting): void {
  to.edits.wrap(node, `$step.loop(${node.start});`, "");
  inBraces(child(node, "body"), to);
  tellOf(node, "test", to, node.start);
}

function rewriteFor(node: Node, to: Rewriting): void {
  const { edits, passed } = to;
  const init = child(node, "init");
  const update = child(node, "update");
  const names = init?.type === "VariableDeclaration" ? declaredIn(init) : [];
  edits.wrap(
    node,
    `$step.loop(${node.start});${at(node)}`,
    `$step.drop(${JSON.stringify(names)});`,
  );
  if (init) passed.add(init);
  if (init && names.length > 0) edits.wrap(init, "", `,$told=${setting(init, names, -1, true)}`);
  else if (init) edits.wrap(init, "", `,${setting(init, targetsIn(init))}`);
  if (update) edits.wrap(update, "", `,${setting(update, targetsIn(update))}`);
  inBraces(child(node, "body"), to);
  tellOf(node, "test", to, node.start);
}

/** The variables that expressions such as count += 1 give values. */
function targetsIn(expression: Node): readonly string[] {
  const listed = children(expression, "expressions").flatMap(targetsIn);
  const target = child(expression, "left") ?? child(expression, "argument");
  return target ? [...listed, ...namesIn(target)] : listed;
}

function rewriteEach(node: Node, to: Rewriting): void {
  const { edits, passed } = to;
  const left = child(node, "left");
  const names = left?.type === "VariableDeclaration" ? declaredIn(left) : left ? namesIn(left) : [];
  if (left) passed.add(left);
  edits.wrap(
    node,
    `$step.loop(${node.start});${at(node)}`,
    `$step.drop(${JSON.stringify(names)});`,
  );
  inBraces(child(node, "body"), to, `${setting(node, names, -1, true)};`);
}

/** The name in a property, such as the local name of an import; "" if it has none. */
export const nameOf = (node: Node, property: string) => String(child(node, property)?.name ?? "");

/** The variables that a declaration declares. */
export const declaredIn = (node: Node) =>
  children(node, "declarations").flatMap((one) => namesIn(child(one, "id") ?? one));
