/** Changes to code that students make by mistake: one expression or statement at a time. */
import { child, children, type Node, nameOf } from "../../../../src/exam/stepper/twin/syntax.ts";

/** The code of a mistake; and when it makes a difference, unless that is always so. */
export type Change = string | { readonly code: string; readonly when: string };

/** Returns what may stand in place of a node; `text` gives the code of a node. */
export type Mutator = (node: Node, text: (node: Node) => string) => readonly Change[];

const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "===": ["!==", "<=", ">="],
  "!==": ["===", "<", ">"],
  "+": ["-"],
  "-": ["+"],
  "&&": ["||"],
  "||": ["&&"],
};

/** Another operator, or only one of the two terms. */
const otherOperator: Mutator = (node, text) => {
  const isLogical = node.type === "LogicalExpression";
  if (!isLogical && node.type !== "BinaryExpression") return [];
  const [left, right] = [text(child(node, "left")!), text(child(node, "right")!)];
  const operator = String(node.operator);
  const isOrdered = /^[<>]/.test(operator) || isNumber(child(node, "right")!);
  const others = (OTHER_OPERATORS[operator] ?? []).filter(
    (other) => isOrdered || isLogical || !/^[<>]/.test(other),
  );
  const isOfText = /["`]/.test(left + right) && /[+]/.test(operator);
  const swapped = isOfText ? [] : others.map((other) => `(${left} ${other} ${right})`);
  return isLogical ? [...swapped, left, right] : swapped;
};

const isNumber = ({ type }: Node) => type === "NumericLiteral";

/** A number that is one too large or too small. */
const otherNumber: Mutator = ({ type, value }) =>
  type === "NumericLiteral" ? [`${Number(value) + 1}`, `(${Number(value) - 1})`] : [];

const SWAPPED: readonly (readonly [RegExp, string])[] = [
  [/^W(?=.?$)/, "B"],
  [/^B(?=.?$)/, "W"],
  [/White/, "Black"],
  [/Black/, "White"],
];
const PIECES = "RSMGNEK";

/** The other colour, another piece, or nothing. */
const otherText: Mutator = ({ type, value }) => {
  if (type !== "StringLiteral") return [];
  const old = String(value);
  const swapped = SWAPPED.filter(([pattern]) => pattern.test(old)).map(([pattern, other]) =>
    old.replace(pattern, other),
  );
  const piece = PIECES.indexOf(old.at(-1) ?? "");
  const isPiece = /^[WB]?[RSMGNEK]$/.test(old);
  const pieces = isPiece ? [old.slice(0, -1) + PIECES[(piece + 2) % 6]!] : [];
  const cut = old.length > 2 || old === "Y" || old === "y" ? [""] : [];
  return [...swapped, ...pieces, ...cut].map((other) => JSON.stringify(other));
};

/** The other colour in a template. */
const otherTemplate: Mutator = (node, text) =>
  node.type === "TemplateLiteral"
    ? SWAPPED.slice(2)
        .map(([pattern, other]) => text(node).replace(pattern, other))
        .filter((other) => other !== text(node))
    : [];

/** A condition that is always or never fulfilled, or the opposite one. */
const otherCondition: Mutator = (node, text) => {
  if (node.type === "UnaryExpression" && node.operator === "!")
    return [text(child(node, "argument")!)];
  const test = /^(If|Conditional|While)/.test(node.type) ? child(node, "test") : undefined;
  if (!test) return [];
  const [before, after] = [
    text(node).slice(0, test.start - node.start),
    text(node).slice(test.end - node.start),
  ];
  const values = node.type === "WhileStatement" ? ["false"] : ["true", "false"];
  return values.map((value) => before + value + after);
};

/** A statement left out. */
const leftOut: Mutator = (node) =>
  /^(Expression|Return|Break|Continue)Statement$/.test(node.type) ? [";"] : [];

/** An `else` left out, so that both happen. */
const noElse: Mutator = (node, text) => {
  const otherwise = node.type === "IfStatement" && child(node, "alternate");
  if (!otherwise) return [];
  const before = text(node).slice(0, otherwise.start - node.start);
  return [`{ ${before.replace(/\belse\s*$/, "")} ${text(otherwise)} }`];
};

/** Two arguments in the wrong order. */
const otherOrder: Mutator = (node, text) => {
  if (node.type !== "CallExpression") return [];
  const all = children(node, "arguments").map(text);
  return all.slice(1).flatMap((argument, index) => {
    if (argument === all[index] || /\W/.test(argument + all[index])) return [];
    const swapped = all.with(index, argument).with(index + 1, all[index]!);
    return [`${text(child(node, "callee")!)}(${swapped.join(", ")})`];
  });
};

const METHODS: Readonly<Record<string, readonly string[]>> = {
  push: ["unshift"],
  unshift: ["push"],
  pop: ["shift"],
  some: ["every"],
  every: ["some"],
};

/** Another method, or none; a list that ends after a few entries, or has lost its first ones. */
const otherMethod: Mutator = (node, text) => {
  const callee = child(node, "callee");
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") return [];
  const [object, method] = [text(child(callee, "object")!), nameOf(callee, "property")];
  const rest = text(node).slice(callee.end - node.start);
  const others = (METHODS[method] ?? []).map((other) => `${object}.${other}${rest}`);
  const isText = /^(toUpperCase|toLowerCase|trim|slice|sort|toSorted|reverse|toReversed|map)$/.test(
    method,
  );
  const cut = ["slice(0, 5)", "slice(0, 10)", "slice(1)", "slice(-3)", "toReversed()"];
  const isList = /^(join|map|some|every|forEach|filter)$/.test(method);
  const lists = isList ? cut.map((part) => `${object}.${part}.${method}${rest}`) : [];
  const short =
    method === "push"
      ? [3, 10].map((most) => `(${text(node)}, ${object}.splice(0, ${object}.length - ${most}))`)
      : [];
  const last =
    method === "push"
      ? [`${object}.splice(0, 9, ...${rest.replace(/^\(|\)$/g, "[").replace(/\[$/, "]")})`]
      : [];
  return [...others, ...(isText ? [object] : []), ...lists, ...short, ...last];
};

/** A list that lacks one element, or no copy of a list. */
const otherList: Mutator = (node, text) => {
  if (node.type !== "ArrayExpression") return [];
  const elements = children(node, "elements");
  const [only] = elements;
  if (elements.length === 1 && only?.type === "SpreadElement")
    return [text(child(only, "argument")!)];
  if (elements.length < 2) return [];
  return elements.map((_, left) => `[${elements.filter((__, index) => index !== left).map(text)}]`);
};

/** A pattern that matches more or less. */
const otherPattern: Mutator = ({ type, pattern, flags }) => {
  if (type !== "RegExpLiteral") return [];
  const old = String(pattern);
  const others = [
    old.replace(/^\^/, ""),
    old.replace(/\$$/, ""),
    old.replace("1-8", "0-9"),
    old.replace("1-8", "0-8"),
    old.replace("1-8", "1-9"),
    old.replace("0-9", "1-8"),
    old.replace("1-9", "0-9"),
    old.replace("\\d", "."),
    old.replace(" *", " +"),
    old.replace(" *", " ?"),
    old.replace(" *", ""),
  ].filter((other) => other !== old && other !== "");
  const flag = String(flags);
  const cases = /[a-z]/i.test(old.replace(/\\./g, ""))
    ? [flag.includes("i") ? "" : `${flag}i`]
    : [];
  return [...new Set(others)]
    .map((other) => `/${other}/${flag}`)
    .concat(cases.map((other) => `/${old}/${other}`));
};

/** A comparison for sorting that gives the opposite order, or none. */
const otherComparison: Mutator = (node, text) => {
  if (node.type !== "ArrowFunctionExpression") return [];
  const parameters = children(node, "params");
  const body = child(node, "body")!;
  if (parameters.length !== 2 || body.type === "BlockStatement") return [];
  return [`(${parameters.map(text)}) => -(${text(body)})`, `(${parameters.map(text)}) => 0`];
};

export const MUTATORS: readonly Mutator[] = [
  otherOperator,
  otherNumber,
  otherText,
  otherTemplate,
  otherCondition,
  leftOut,
  noElse,
  otherOrder,
  otherMethod,
  otherList,
  otherPattern,
  otherComparison,
];
