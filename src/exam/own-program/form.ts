/** A form of subroutines that is the same in all languages, whatever their variables are called. */
import { child, children, type Node, parseFile, partsOf } from "../stepper/twin/syntax.ts";
import { asJavaScript, type InJavaScript } from "./as-javascript.ts";
import { calculation, not, operation, plus, sorted } from "./calculations.ts";
import {
  atOnce,
  expressionText,
  joinedParts,
  printing,
  type Statements,
  selection,
  simple,
} from "./statements.ts";

/** The form of a subroutine, and what it calls its parameters and variables, in the order in which they come. */
export interface Form {
  readonly text: string;
  readonly names: readonly string[];
}

/** The form of a subroutine in a file; undefined for what is not understood. */
export function formOf(file: string, text: string): Form | undefined {
  const made = asJavaScript(file, text);
  try {
    const parsed = made && parseFile(file, `function made() ${made.block}`);
    const body = parsed?.ok ? child(parsed.value[0]!, "body") : undefined;
    return body && readForm(made!, children(body, "body"), text);
  } catch (error) {
    // Its parts, one in the other, are too many.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readForm(made: InJavaScript, body: readonly Node[], text: string): Form {
  const names = [...new Set([...made.parameters.map(plain), ...body.flatMap(namesGiven)])];
  const writer = new Writer(names, made.countsFromOne);
  const statements = atOnce(writer.statements(body), writer.nameOf(made.name));
  const spelt = text.match(/[\p{L}_]\w*/gu) ?? [];
  return {
    text: expressionText(statements),
    names: names.map((name) => spelt.find((one) => plain(one) === name) ?? name),
  };
}

const plain = (name: string) => name.replaceAll("_", "").toLowerCase();

/** The variables that are given values, in the order of the text. */
function namesGiven(node: Node): readonly string[] {
  const target = child(node, "left") ?? (node.init ? child(node, "id") : undefined);
  const isGiven = target?.type === "Identifier" && /^(?:Assign|VariableDecl|ForOf)/.test(node.type);
  return [...(isGiven ? [plain(String(target.name))] : []), ...partsOf(node).flatMap(namesGiven)];
}

const ASKS = /(?:^|\.)(?:input|ask\w*|read\w*|next\w*)$/;
const PRINTS =
  /^(?:print|write(?:ln)?|console\.(?:write(?:line)?|print(?:ln)?)|system\.out\.print(?:ln)?)$/;
/** Functions whose value stands for the same as their argument. */
const CONVERTS =
  /^(?:ord|ascw?|chrw?|cint|cchar|int|char|str|strtoint|convert\.to\w+|(?:int|integer|int32|char)\.parse(?:int)?)$/;
const isBreak = ({ type }: Node) => type === "BreakStatement";

/** Writes statements and expressions whose variables have numbers. */
class Writer {
  readonly #names: readonly string[];
  readonly #countsFromOne: boolean;

  /** @param countsFromOne whether the letters of strings are counted from 1 */
  constructor(names: readonly string[], countsFromOne: boolean) {
    [this.#names, this.#countsFromOne] = [names, countsFromOne];
  }

  nameOf(name: string): string {
    const at = this.#names.indexOf(plain(name));
    return at < 0 ? plain(name) : `v${at}`;
  }

  statements = (nodes: readonly Node[]): Statements =>
    joinedParts(nodes.flatMap((node) => this.#statement(node)));

  #body = (node: Node, property: string) => {
    const body = child(node, property);
    return body ? this.statements([body]) : [];
  };

  #value = (node: Node, property: string) => {
    const value = child(node, property);
    return value ? this.#expression(value) : "";
  };

  #statement(node: Node): Statements {
    const loop = (head: string) => [{ head, bodies: [this.#body(node, "body")] }];
    switch (node.type) {
      case "EmptyStatement":
        return [];
      case "BlockStatement":
        return this.statements(children(node, "body"));
      case "IfStatement":
        return selection(
          this.#value(node, "test"),
          this.#body(node, "consequent"),
          this.#body(node, "alternate"),
        );
      case "WhileStatement":
        return loop(`while ${this.#value(node, "test")}`);
      case "DoWhileStatement":
        return loop(`until ${not(this.#value(node, "test"))}`);
      case "ForOfStatement":
        return loop(this.#range(node));
      case "SwitchStatement":
        return this.#choice(node);
      case "ReturnStatement":
        return [simple(`return ${this.#value(node, "argument")}`)];
      case "VariableDeclaration":
        return children(node, "declarations")
          .filter(({ init }) => init)
          .map((one) => simple(`${this.#value(one, "id")} := ${this.#value(one, "init")}`));
      default: {
        const head = this.#value(node, "expression") || node.type;
        return [simple(PRINTS.test(head) ? "print " : head)];
      }
    }
  }

  /** The variable of a definite loop, its first value, the first one that it does not have, and its step. */
  #range(node: Node): string {
    const call = child(node, "right")!;
    const [one = "0", other, by = "1"] = this.#all(children(call, "arguments"));
    const kind = this.#value(call, "callee");
    const step = kind === "downto" ? "-1" : by;
    const [first, end] = other === undefined ? ["0", one] : [one, other];
    const last = kind === "range" ? end : plus(end, Math.sign(Number(step)));
    return `for ${this.#value(node, "left")} ${first} ${last} ${step}`;
  }

  #all = (nodes: readonly Node[]) => nodes.map((one) => this.#expression(one));

  /** A choice of cases, as selections one within another. */
  #choice(node: Node): Statements {
    const value = this.#value(node, "discriminant");
    const bodyOf = (one: Node) =>
      this.statements(children(one, "consequent").filter((statement) => !isBreak(statement)));
    const cases = children(node, "cases");
    const other = cases.find((one) => !child(one, "test"));
    let labels: readonly string[] = [];
    const selections = cases.flatMap((one) => {
      const test = child(one, "test");
      const own =
        test?.type === "SequenceExpression" ? children(test, "expressions") : [test ?? []].flat();
      labels = [...labels, ...this.#all(own).map((label) => calculation("==", value, label))];
      if (!test || children(one, "consequent").length === 0) return [];
      const all = labels;
      labels = [];
      return { test: all.length > 1 ? sorted("||", ...all) : all[0]!, body: bodyOf(one) };
    });
    return selections.reduceRight<Statements>(
      (rest, { test, body }) => selection(test, body, rest),
      other ? bodyOf(other) : [],
    );
  }

  #expression(node: Node): string {
    const [left, right] = [this.#value(node, "left"), this.#value(node, "right")];
    switch (node.type) {
      case "Identifier":
        return ASKS.test(String(node.name)) ? "ask" : this.nameOf(String(node.name));
      case "NumericLiteral":
      case "BooleanLiteral":
        return String(node.value);
      case "StringLiteral":
        return JSON.stringify(node.value);
      case "LogicalExpression":
        return sorted(String(node.operator), ...this.#operands(node, node.operator));
      case "BinaryExpression":
        return calculation(String(node.operator), left, right);
      case "UnaryExpression":
      case "UpdateExpression":
        return this.#sign(node);
      case "AssignmentExpression": {
        const sign = String(node.operator).slice(0, -1);
        return `${left} := ${sign ? calculation(sign, left, right) : right}`;
      }
      case "MemberExpression":
      case "CallExpression":
        return this.#access(node);
      default:
        return operation(node.type, ...this.#all(partsOf(node)));
    }
  }

  #sign(node: Node): string {
    const value = this.#value(node, "argument");
    if (node.operator === "!") return not(value);
    if (node.operator === "-") return `-${value}`.replace(/^--/, "");
    return `${value} := ${plus(value, node.operator === "++" ? 1 : -1)}`;
  }

  #operands = (node: Node, operator: unknown): readonly string[] =>
    node.type === "LogicalExpression" && node.operator === operator
      ? ["left", "right"].flatMap((side) => this.#operands(child(node, side)!, operator))
      : [this.#expression(node)];

  /** An element, a character, or a call. */
  #access(node: Node): string {
    const whole = this.#expression(child(node, "object") ?? child(node, "callee")!);
    const key = child(node, "property");
    if (key && node.computed !== true) {
      const name = `${whole}.${String(key.name)}`;
      return ASKS.test(name) ? "ask" : name;
    }
    const inner =
      key?.type === "SequenceExpression" ? children(key, "expressions") : [key ?? []].flat();
    const nodes = [...inner, ...children(node, "arguments")];
    const args = this.#all(nodes);
    const isDifference = nodes[0]?.type === "BinaryExpression" && nodes[0].operator === "-";
    if (/^(?:math\.)?abs$/.test(whole) && isDifference)
      return sorted("difference", ...this.#all(partsOf(nodes[0]!)));
    return this.#called(whole, args);
  }

  #called(whole: string, args: readonly string[]): string {
    if (PRINTS.test(whole)) return printing(args);
    if (whole === "ask") return "ask";
    if (CONVERTS.test(whole) && args.length === 1) return args[0]!;
    const [, of = whole, member] = /^(.*)\.(equals|charat|chars)$/.exec(whole) ?? [];
    if (member === "equals") return calculation("==", of, args[0]!);
    const inner = /^at\((.*)\)$/.exec(of)?.[1];
    const all = [inner ?? of, ...args].join().split(",");
    const isLetter = this.#countsFromOne && inner !== undefined && all.length === 4;
    return operation(
      "at",
      ...all.slice(0, 3),
      ...all.slice(3).map((one) => (isLetter ? plus(one, -1) : one)),
    );
  }
}
