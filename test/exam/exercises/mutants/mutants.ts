/**
 * Makes mutants of a model solution: programs with one change. All are in one program, which does what the
 * mutant does whose number it is given: so it is compiled only once.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { diffLines } from "diff";
import {
  child,
  children,
  isFunction,
  type Node,
  nameOf,
  namesIn,
  parseFile,
  partsOf,
} from "../../../../src/exam/stepper/twin/syntax.ts";
import { loadInside } from "../inside.ts";
import { forSomeMoves, inSomeCases, type Rules, wrongAboutSome } from "./circumstances.ts";
import { type Change, MUTATORS, type Mutator } from "./mutators.ts";

export interface Mutant {
  /** Counted from 1. */
  readonly number: number;
  /** What was there, and what is there instead. */
  readonly about: string;
  /** Whether the change is in code that the solution has changed. */
  readonly isNear: boolean;
}

/** Of the changes in code that is the skeleton's, one in so many is made. */
const EVERY = 5;

/** Writes a program with all mutants of the bundled solution in a folder into another one. */
export function writeMutants(folder: string, skeleton: string, target: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  mkdirSync(target, { recursive: true });
  for (const name of ["rules.cjs", "program.cjs"]) {
    const { head, own } = readBundle(join(folder, name));
    const changed = changedParts(readBundle(join(skeleton, name)).own, own);
    const rules = name === "rules.cjs" && { code: own, exports: loadInside(join(folder, name)) };
    const { code } = new Mutated(own, changed, mutants, rules || undefined);
    writeFileSync(join(target, name), head + PRELUDE + code);
  }
  return mutants;
}

/**
 * What comes first in a file. A run with the number -1 collects the numbers of the mutants that might have made a
 * difference.
 */
const PRELUDE = `
const { number: mutant = 0, reached, mostRounds = Infinity } = process.mutant ?? {};
let rounds = 0;
function countRound() {
  rounds += 1;
  if (rounds > mostRounds) throw new Error("It does not end.");
}
function reach(number, isReached) {
  if (reached.has(number)) return;
  try {
    if (isReached === undefined || isReached()) reached.add(number);
  } catch {}
}
`;

/** Counts the games of a run. */
const COUNT_GAMES = "process.games = (process.games ?? 0) + 1;";

/** A bundled file; the name by which it knows the rules differs from folder to folder. */
function readBundle(file: string) {
  const text = readFileSync(file, "utf8").replaceAll(/require_[\w$]+_rules/g, "require_rules");
  const start = text.search(/^\/\/ .*(program|rules)\.ts$/m);
  const place = text.indexOf("\n", start) + 1;
  return { head: text.slice(0, place), own: text.slice(place) };
}

type Part = readonly [start: number, end: number];

/** The parts of a text that are not in an older one, as whole lines. */
function changedParts(before: string, after: string): readonly Part[] {
  const parts: Part[] = [];
  let place = 0;
  for (const { value, added, removed } of diffLines(before, after)) {
    if (added) parts.push([place, place + value.length]);
    if (!removed) place += value.length;
  }
  return parts;
}

/** The code of a file in which every mutant can be chosen. */
class Mutated {
  readonly code: string;
  readonly #text: string;
  readonly #changed: readonly Part[];
  readonly #mutants: Mutant[];
  readonly #rules: Rules | undefined;
  #others = 0;

  constructor(text: string, changed: readonly Part[], mutants: Mutant[], rules?: Rules) {
    [this.#text, this.#changed, this.#mutants] = [text, changed, mutants];
    this.#rules = rules;
    const parsed = parseFile("the solution", text);
    if (!parsed.ok) throw new Error(parsed.reason);
    const own = parsed.value.filter((node) => isFunction(node) || /^Variable/.test(node.type));
    this.code = this.#join(own, 0, text.length, (node) => this.#rendered(node, new Set()));
  }

  readonly #codeOf = ({ start, end }: Node) => this.#text.slice(start, end);

  /** The text between two places, with something else for the nodes in it. */
  #join(nodes: readonly Node[], from: number, to: number, render: (node: Node) => string): string {
    let [code, place] = ["", from];
    for (const node of nodes) {
      code += this.#text.slice(place, node.start) + render(node);
      place = node.end;
    }
    return code + this.#text.slice(place, to);
  }

  /** The code of a node in which every mutant of it can be chosen. */
  #rendered(node: Node, outer: ReadonlySet<string>): string {
    const variables = isFunction(node) ? new Set([...outer, ...declaredIn(node)]) : outer;
    const isNamed = node.type === "FunctionDeclaration";
    const body = isNamed || isLoop(node) ? child(node, "body") : undefined;
    const parts = partsOf(node).filter((part) => !isKey(node, part));
    const old = this.#join(parts, node.start, node.end, (part) => {
      const code = this.#rendered(part, variables);
      if (part !== body) return code;
      return `{ ${isNamed ? this.#beginning(node) : "countRound();"} ${code} }`;
    });
    return this.#choice(node, this.#mutatorsOf(node, variables), old);
  }

  /** What a function does first. */
  #beginning(node: Node): string {
    const count = nameOf(node, "id") === "initialiseBoard" ? COUNT_GAMES : "";
    return this.#isNear(node)
      ? count + this.#choice(node, this.#rules ? [wrongAboutSome(this.#rules)] : [], ";")
      : count;
  }

  #mutatorsOf(node: Node, variables: ReadonlySet<string>): readonly Mutator[] {
    const isOwn = this.#isWithin(node) || (this.#isNear(node) && isStatement(node));
    return isOwn
      ? [...MUTATORS, inSomeCases(variables), ...(this.#rules ? [forSomeMoves(this.#rules)] : [])]
      : MUTATORS;
  }

  /** Code that does what a node does, or what a mutant does instead. */
  #choice(node: Node, mutators: readonly Mutator[], old: string): string {
    const isNear =
      this.#isWithin(node) || (this.#isNear(node) && !this.#codeOf(node).includes("\n"));
    const all = mutators.flatMap((mutate) => mutate(node, this.#codeOf));
    const changes = all.filter(() => isNear || old === ";" || this.#others++ % EVERY === 0);
    const first = this.#mutants.length + 1;
    for (const [index, change] of changes.entries()) {
      this.#mutants.push({
        number: first + index,
        about: difference(this.#codeOf(node), codeOf(change)),
        isNear: isNear || old === ";",
      });
    }
    if (changes.length === 0) return old;
    const chosen = changes.map(codeOf);
    const reached = changes.map((change, index) => reachedIf(change, first + index));
    const isAny = `mutant >= ${first} && mutant < ${first + changes.length}`;
    if (!isStatement(node) && old !== ";") {
      const chain = chosen.map((code, index) => `mutant === ${first + index} ? (${code}) : `);
      return `(mutant < 0 && (${reached.join(", ")}), ${isAny} ? ${chain.join("")}0 : ${old})`;
    }
    const chain = chosen.map((code, index) => `if (mutant === ${first + index}) { ${code} }`);
    return `{ if (mutant < 0) { ${reached.join("; ")} } if (${isAny}) { ${chain.join(" else ")} } else ${old} }`;
  }

  readonly #isNear = ({ start, end }: Node) =>
    this.#changed.some(([first, last]) => start < last && end > first);

  readonly #isWithin = ({ start, end }: Node) =>
    this.#changed.some(([first, last]) => start >= first && end <= last);
}

const isLoop = ({ type }: Node) => /^(For|While|DoWhile)/.test(type);
const isStatement = ({ type }: Node) => /Statement$/.test(type);
const codeOf = (change: Change) => (typeof change === "string" ? change : change.code);
const reachedIf = (change: Change, number: number) =>
  typeof change === "string" ? `reach(${number})` : `reach(${number}, () => ${change.when})`;

/** Whether a node is a name and not an expression. */
const isKey = (node: Node, part: Node) =>
  (node.type === "ObjectProperty" && child(node, "key") === part) ||
  part.type === "TemplateElement";

/** The parameters and variables of a function. */
function declaredIn(node: Node): readonly string[] {
  const body = children(child(node, "body")!, "body");
  const variables = body.filter(({ type }) => type === "VariableDeclaration");
  return [...children(node, "params"), ...variables].flatMap(namesIn);
}

/** What two texts do not share, with what stands around it. */
function difference(old: string, other: string): string {
  let [start, end] = [0, 0];
  while (start < old.length && old[start] === other[start]) start += 1;
  const most = Math.min(old.length, other.length) - start;
  while (end < most && old.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [before, after] = [old.slice(Math.max(0, start - 40), start), old.slice(old.length - end)];
  const between = (text: string) => text.slice(start, text.length - end);
  const changed = `«${between(old).slice(0, 60)}» -> «${between(other).slice(0, 90)}»`;
  return `${before}${changed}${after.slice(0, 40)}`.replaceAll(/\s+/g, " ");
}
