import { Script } from "node:vm";
import { err, ok, orElse, type Result } from "../../../base/result.ts";
import { type Edit, type Rewriting, rewrite } from "./rewrite.ts";
import { child, children, type Node, nameOf, namesIn, parseFile, partsOf } from "./syntax.ts";

/** A file of a program that tells a tracer what it does. */
export interface Twin {
  /** It needs `$step`, the hooks of the tracer, and `$sites`, `$imports` and `$export`. */
  readonly code: string;
  /** Its imports: the name here, the name there ("*" for all), and the module. */
  readonly imports: readonly (readonly [local: string, imported: string, module: string])[];
  /** What it tells of. */
  readonly sites: Rewriting["sites"];
}

/** Rewrites a file of TypeScript so that it does the same and tells of each step. */
export const instrument = (file: string, source: string, original: string): Result<Twin> =>
  orElse(
    () => rewritten(file, source, original),
    err(`${file} cannot be followed. It has an expression of too many parts.`),
  );

function rewritten(file: string, source: string, original: string): Result<Twin> {
  const erased = eraseTypes(file, source);
  const parsed = erased.ok ? parseFile(file, erased.value) : erased;
  if (!parsed.ok || !erased.ok) return parsed as Result<never>;
  const to: Rewriting = {
    file,
    source,
    erased: erased.value,
    edits: [],
    sites: [],
    noted: 0,
    original,
  };
  const bodies = parsed.value
    // The last lines start the program; its recorder does.
    .filter(({ start, end }) => !/import\.meta/.test(source.slice(start, end)))
    .flatMap(bodyOf);
  for (const body of bodies) rewrite(body, to);
  const characters = edited(erased.value, to.edits);
  const texts = bodies.map(({ start, end }) => characters.slice(start, end).join(""));
  const exported = parsed.value.flatMap(exportsIn).join();
  const code = [`$export({${exported}})`, ...texts].join(";\n");
  try {
    // An imported variable is read when it is used, as from a module.
    const own = `(function ($step, $sites) { "use strict"; ${code}\n})($step, $sites)`;
    const whole = `with ($imports) { ${own} }`;
    new Script(whole);
    return ok({ code: whole, imports: parsed.value.flatMap(importsIn), sites: to.sites });
  } catch (error) {
    return err(`${file} cannot be followed. ${(error as Error).message}.`);
  }
}

const lengthOf = ({ node }: Edit) => node.end - node.start;

/** The characters of a file with texts around its nodes: those of the longer node outside, else the later ones. */
function edited(source: string, edits: readonly Edit[]): readonly string[] {
  const characters = source.split("");
  for (const { node, before, after } of edits.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    characters[node.start] = before + characters[node.start];
    characters[node.end - 1] += after;
  }
  return characters;
}

/** What a statement executes, if it is not about modules. */
export function bodyOf(statement: Node): readonly Node[] {
  const { type } = statement;
  return /^(Im|Ex)port/.test(type) ? [child(statement, "declaration") ?? []].flat() : [statement];
}

function importsIn(node: Node): Twin["imports"] {
  if (node.type !== "ImportDeclaration") return [];
  const module = String(child(node, "source")?.value);
  return children(node, "specifiers").map((one) => {
    const name = one.type === "ImportNamespaceSpecifier" ? "*" : "default";
    return [nameOf(one, "local"), nameOf(one, "imported") || name, module];
  });
}

/** What a statement exports, as properties of an object. */
function exportsIn(node: Node): readonly string[] {
  if (!node.type.startsWith("Export")) return [];
  const declared = child(node, "declaration");
  if (!declared)
    return children(node, "specifiers").map((one) =>
      getter(nameOf(one, "exported"), nameOf(one, "local")),
    );
  const isDefault = node.type === "ExportDefaultDeclaration";
  return namesIn(declared).map((name) => getter(isDefault ? "default" : name, name));
}

const getter = (name: string, local: string) => `get ${name}(){return ${local || "undefined"}}`;

/** What stands for types alone. */
const TYPES =
  /^(TSTypeAnnotation|TSTypeParameter(Declaration|Instantiation)|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclare(Function|Method))$/;
/** What is more than a type, so that it would have to be translated. */
const CODE =
  /^(TSEnumDeclaration|TSModuleDeclaration|TSParameterProperty|TSImportEqualsDeclaration|TSExportAssignment)$/;
/** What stands before a member of a class, and in an optional one after its name. */
const MODIFIERS = /\b(?:private|protected|public|readonly|override)\b(?=\s+\S)|[?!]$/g;

/** The text of a file with vertical tabs in place of its types; refuses what is more than types, such as an enum. */
export function eraseTypes(file: string, source: string): Result<string> {
  const parsed = parseFile(file, source);
  if (!parsed.ok) return parsed;
  const nodes = parsed.value.flatMap(allIn);
  const code = nodes.find(({ type }) => CODE.test(type));
  if (code) {
    const [word] = source.slice(code.start).split(/\W/, 1);
    const why = `Line ${code.loc.start.line} has “${word}”, which is more than a type.`;
    return err(`${file} cannot be followed. ${why}`);
  }
  let text = source;
  for (const [start, end] of nodes.flatMap((node) => typesIn(node, source)))
    text = text.slice(0, start) + text.slice(start, end).replace(/./g, "\v") + text.slice(end);
  return ok(text);
}

/** A node and all of which it consists. */
const allIn = (node: Node): readonly Node[] => [node, ...partsOf(node).flatMap(allIn)];

/** Where the text of a node has types, in characters. */
function typesIn(node: Node, source: string): readonly (readonly [start: number, end: number])[] {
  const { type, start, end } = node;
  // In a list of imports only the word type goes: nobody uses the name.
  if (isOfTypes(node)) return [[start, type.endsWith("Specifier") ? start + "type".length : end]];
  if (/^TS(NonNull|As|Satisfies)Expression$/.test(type)) {
    const from = child(node, "expression")!.end;
    return [[from + source.slice(from).search(/!|as|satisfies/), end]];
  }
  const mark = source.indexOf("?", start);
  if (type === "Identifier") return node.optional === true ? [[mark, mark + 1]] : [];
  const key = /^Class(Private)?(Property|Method)$/.test(type) && child(node, "key");
  const head = key ? source.slice(start, key.end + 1) : "";
  return [...head.matchAll(MODIFIERS)].map(({ index, 0: { length } }) => [
    start + index,
    start + index + length,
  ]);
}

/** Whether an import, an export or a declaration is about types alone. */
const isOfTypes = (node: Node): boolean =>
  TYPES.test(node.type) ||
  node.importKind === "type" ||
  node.exportKind === "type" ||
  node.declare === true ||
  (child(node, "declaration") !== undefined && isOfTypes(child(node, "declaration")!));
