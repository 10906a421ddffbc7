import { type Expression, notedIn } from "./expression.ts";
import type { Place } from "./step.ts";
import {
  child,
  children,
  isFunction,
  type Node,
  nameOf,
  namesIn,
  partsOf,
  pathOf,
} from "./syntax.ts";

/** A place of which a twin tells. */
export interface Site extends Place {
  /** What is executed there may change arrays without telling. */
  readonly mayChange: boolean;
  /** The expression that is worked out there; undefined for one whose value needs no explanation. */
  readonly worked?: Expression | undefined;
  /** The name of a subroutine that begins here. */
  readonly name?: string | undefined;
  /** The loop that begins or is tested here, by its place in the file. */
  readonly loop?: number | undefined;
  /** The selection that is tested here has something else to execute. */
  readonly hasElse?: boolean | undefined;
  /** Variables are declared here, so that they belong to the call that runs. */
  readonly declared?: boolean | undefined;
  /** The way to the element that is given a value: names, and the numbers by which its indexes are noted. */
  readonly path?: readonly (string | number)[] | undefined;
}

/** Texts to put around a node. */
export interface Edit {
  readonly node: Node;
  readonly before: string;
  readonly after: string;
}

/** What the statements of a file are rewritten with. */
export interface Rewriting {
  readonly file: string;
  readonly source: string;
  /** The text without its types. */
  readonly erased: string;
  readonly edits: Edit[];
  /** What the twin tells of. */
  readonly sites: Site[];
  /** How many values it notes. */
  noted: number;
  /** The texts of the exam's program. */
  readonly original: string;
}

/** Rewrites a node of a file, after all of which it consists, so that it tells of each step. */
export function rewrite(node: Node, to: Rewriting, parent?: Node): void {
  const name = isFunction(node) ? functionName(node, parent) : undefined;
  if (name !== undefined && isUntold(node, name, to)) return;
  for (const part of partsOf(node)) rewrite(part, to, node);
  if (name !== undefined) rewriteFunction(node, name, to);
  REWRITERS[node.type]?.(node, to);
  // What is worked out for its effect.
  if (node === parent?.expression || node === parent?.update)
    wrap(to, node, "", `,${hookCall("look", node, to)})`);
  if (isStatement(node, parent)) beginStatement(node, to, parent);
}

const REWRITERS: Readonly<Record<string, (node: Node, to: Rewriting) => void>> = {
  VariableDeclaration: rewriteDeclaration,
  AssignmentExpression: rewriteAssignment,
  UpdateExpression: rewriteAssignment,
  ReturnStatement: rewriteReturn,
  IfStatement: rewriteTest,
  SwitchStatement: rewriteTest,
  WhileStatement: rewriteTest,
  DoWhileStatement: rewriteTest,
  ForStatement: rewriteTest,
  ForOfStatement: rewriteForEach,
  ForInStatement: rewriteForEach,
  AwaitExpression: (node, to) => wrap(to, node, "$step.resume($call,", ")"),
  BlockStatement: (node, to) => wrap(to, node, ...aroundBlock(node)),
};

/** What calls something, deletes an element, or assigns to one, to several or to a member of this. */
const MAY_CHANGE = /[(`]|\b(delete|this)\b|\]\s*=[^=]/;

/** The text of a call of a hook, with a site at the line of a node and without its other arguments. */
function hookCall(hook: string, node: Node, to: Rewriting, site: Partial<Site> = {}): string {
  const mayChange = MAY_CHANGE.test(to.source.slice(node.start, node.end));
  to.sites.push({ file: to.file, line: node.loc.start.line, mayChange, ...site });
  return `$step.${hook}($sites[${to.sites.length - 1}]`;
}

const wrap = ({ edits }: Rewriting, node: Node, before: string, after: string) =>
  edits.push({ node, before, after });

/** Makes the value of a node be noted, by a number that is returned. */
function noteIn(to: Rewriting, node: Node): number {
  to.noted += 1;
  wrap(to, node, `$step.note(${to.noted},`, ")");
  return to.noted;
}

/** Makes an expression note its values. */
function explain(node: Node, to: Rewriting): Expression {
  const parts = notedIn(node).map(({ node: inner, kind }) => {
    const id = noteIn(to, inner);
    return { id, kind, start: inner.start - node.start, end: inner.end - node.start };
  });
  return { text: to.erased.slice(node.start, node.end), parts };
}

const isLoop = ({ type }: Node) => /^(While|DoWhile|For|ForOf|ForIn)Statement$/.test(type);

/** The variables in the head of a loop are not a statement. */
const isStatement = (node: Node, parent: Node | undefined) =>
  /(Statement|VariableDeclaration)$/.test(node.type) &&
  !/^(Block|Labeled)/.test(node.type) &&
  parent?.init !== node &&
  parent?.left !== node;

function beginStatement(node: Node, to: Rewriting, parent: Node | undefined): void {
  const loop = isLoop(node) ? node.start : undefined;
  const [open, close] = aroundBlock(node);
  // A label belongs to the loop after it.
  const whole = parent?.type === "LabeledStatement" ? parent : node;
  wrap(to, whole, `${hookCall("at", node, to, { loop })});${open}`, close);
}

/** Texts around a block or a loop: the variables that are declared in it exist only there. */
function aroundBlock(node: Node): readonly [before: string, after: string] {
  const declared = partsOf(node).filter(({ kind }) => kind === "let" || kind === "const");
  const names = declared.flatMap(namesIn);
  const open = `{const $close=$step.open(${JSON.stringify(names)});try{`;
  return names.length > 0 ? [open, "}finally{$close()}}"] : ["", ""];
}

const functionName = (node: Node, parent: Node | undefined) =>
  nameOf(node, "id") ||
  nameOf(node, "key") ||
  (parent && nameOf(parent, "id")) ||
  `the function in line ${node.loc.start.line}`;

/** The port's own subroutines run untold, unless they have been changed; so does what several things at a time do. */
const isUntold = (node: Node, name: string, { file, source, original }: Rewriting) =>
  (node.async === true && !isAwaited(name, source)) ||
  node.generator === true ||
  child(node, "body")?.type !== "BlockStatement" ||
  ((name === "inColour" || file === "input.ts") &&
    original.includes(source.slice(node.start, node.end)));

/** Whether an asynchronous subroutine is waited for wherever it is called. */
function isAwaited(name: string, source: string): boolean {
  const calls = [...source.matchAll(/(\w*)\s*\b(\w+)\s*\(/g)].filter(
    ([, , called]) => called === name,
  );
  const isWaited = calls.every(([, before = ""]) => /^(await|function)$/.test(before));
  return name === "main" || (calls.length > 0 && isWaited);
}

function rewriteFunction(node: Node, name: string, to: Rewriting): void {
  const body = child(node, "body")!;
  const given = objectOf(children(node, "params").flatMap(namesIn));
  const { line } = body.loc.end;
  const entry = `const $call=${hookCall("enter", node, to, { name })},${given});try{`;
  const exit = `;${hookCall("returns", node, to, { line })})}finally{$step.leave($call)}`;
  wrap(to, body, `{${entry}`, `${exit}}`);
}

/** The text of an object with variables as its members. */
const objectOf = (names: readonly string[]) => `{${names.join(",")}}`;

/** Tells of the values of a declaration in one more declarator, which may also stand in the head of a loop. */
function rewriteDeclaration(node: Node, to: Rewriting): void {
  const given = children(node, "declarations").filter((one) => {
    const value = child(one, "init");
    return value && !isFunction(value);
  });
  const [first] = given;
  if (!first) return;
  const worked = given.length > 1 ? undefined : explained(child(first, "init"), to);
  const site = hookCall("set", node, to, { declared: true, worked });
  const last = children(node, "declarations").at(-1)!;
  const names = objectOf(given.flatMap(namesIn));
  wrap(to, last, "", `,$told${to.sites.length}=${site},0,${names})`);
}

/** The expression of a value that needs an explanation: it is worked out, but not by a subroutine. */
function explained(value: Node | undefined, to: Rewriting): Expression | undefined {
  const isWorkedOut = value && /^(Binary|Logical|Unary|Conditional|Call|Member)/.test(value.type);
  return isWorkedOut && !callsFunction(value) ? explain(value, to) : undefined;
}

/** Whether an expression calls a function by its name, so that its steps explain the value. */
const callsFunction = (node: Node): boolean =>
  (node.type === "CallExpression" && child(node, "callee")?.type === "Identifier") ||
  partsOf(node).some(callsFunction);

function rewriteAssignment(node: Node, to: Rewriting): void {
  const target = child(node, "left") ?? child(node, "argument")!;
  const element = pathOf(target);
  const names = element ? [element.variable] : namesIn(target);
  if (names.length === 0) return;
  const path = element?.members.map((member) => {
    const key = child(member, "property")!;
    return member.computed === true ? noteIn(to, key) : String(key.name);
  });
  const worked = node.operator === "=" ? explained(child(node, "right"), to) : undefined;
  wrap(to, node, `${hookCall("set", node, to, { path, worked })},`, `,${objectOf(names)})`);
}

function rewriteReturn(node: Node, to: Rewriting): void {
  const value = child(node, "argument");
  const site = hookCall("returns", node, to, { worked: explained(value, to) });
  if (value) wrap(to, value, `${site},`, ")");
  else wrap(to, node, `${site});`, "");
}

/** Tells of the value that decides how a selection or a loop continues. */
function rewriteTest(node: Node, to: Rewriting): void {
  inBraces(node, to);
  const test = child(node, "test") ?? child(node, "discriminant");
  if (!test) return;
  const loop = isLoop(node) ? node.start : undefined;
  const hasElse = child(node, "alternate") !== undefined;
  const worked = explain(test, to);
  const site = hookCall("test", test, to, { loop, hasElse, worked });
  wrap(to, test, `${site},(${hookCall("at", test, to)}),`, "))");
}

/** Puts braces around what depends on a node, so that it may become several statements. */
function inBraces(node: Node, to: Rewriting, before = ""): void {
  for (const property of ["consequent", "alternate", "body"]) {
    const part = child(node, property);
    if (part) wrap(to, part, `{${before}`, "}");
  }
}

function rewriteForEach(node: Node, to: Rewriting): void {
  const names = objectOf(namesIn(child(node, "left")!));
  inBraces(node, to, `${hookCall("set", node, to, { declared: true })},0,${names});`);
}
