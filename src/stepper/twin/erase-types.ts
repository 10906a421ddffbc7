import { err, ok, type Result } from "../../core/result.ts";
import type { Edits } from "./edits.ts";
import { ASSURED, child, type Node, partsOf } from "./syntax.ts";

/** What stands for types alone. */
const TYPES =
  /^(TSTypeAnnotation|TSTypeParameter(Declaration|Instantiation)|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclare(Function|Method))$/;
/** What is more than a type, so that it would have to be translated. */
const CODE =
  /^(TSEnumDeclaration|TSModuleDeclaration|TSParameterProperty|TSImportEqualsDeclaration|TSExportAssignment)$/;

/** What stands before a member of a class, and in an optional one after its name. */
const MODIFIERS = /\b(?:private|protected|public|readonly|override)\b|[?!]$/g;

/** Whether an import, an export or a declaration is about types alone. */
export const isOfTypes = (node: Node): boolean =>
  TYPES.test(node.type) ||
  node.importKind === "type" ||
  node.exportKind === "type" ||
  node.declare === true;

/** Removes the types of a program, as Node does; refuses what is more than types, such as an enum. */
export function eraseTypes(nodes: readonly Node[], source: string, edits: Edits): Result<true> {
  for (const node of nodes) {
    if (CODE.test(node.type)) {
      const [word] = source.slice(node.start).split(/\W/, 1);
      return err(`Line ${node.loc.start.line} has “${word}”, which is more than a type.`);
    }
    eraseMarks(node, source, edits);
    const erased = isOfTypes(node) ? ok(true as const) : eraseTypes(partsOf(node), source, edits);
    if (!erased.ok) return erased;
  }
  return ok(true);
}

/** Removes what belongs to types in a node that is more than that. */
function eraseMarks(node: Node, source: string, edits: Edits): void {
  if (isOfTypes(node)) edits.remove(node.start, node.end);
  if (ASSURED.test(node.type)) edits.remove(child(node, "expression")!.end, node.end);
  const member = /^Class(Property|Method)$/.test(node.type) ? child(node, "key") : undefined;
  if (node.optional === true && node.type === "Identifier") {
    const mark = source.indexOf("?", node.start);
    edits.remove(mark, mark + 1);
  }
  if (!member) return;
  const end = member.end + (node.optional === true || node.definite === true ? 1 : 0);
  for (const { index, 0: word } of source.slice(node.start, end).matchAll(MODIFIERS))
    edits.remove(node.start + index, node.start + index + word.length);
}
