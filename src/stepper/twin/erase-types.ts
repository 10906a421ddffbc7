import { err, ok, type Result } from "../../core/result.ts";
import { child, type Node, parseFile, partsOf } from "./syntax.ts";

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
  const key = /^Class(Property|Method)$/.test(type) && child(node, "key");
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
