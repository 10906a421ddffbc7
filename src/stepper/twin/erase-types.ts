import { err, ok, type Result } from "../../core/result.ts";
import type { Edits } from "./edits.ts";
import { child, type Node, partsOf } from "./syntax.ts";

/** What stands for types alone. */
const TYPES =
  /^(TSTypeAnnotation|TSTypeParameterDeclaration|TSTypeParameterInstantiation|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclareFunction|TSDeclareMethod)$/;
/** What adds a type, or an assurance, after an expression. */
const ASSURED = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression)$/;
/** What is more than a type, so that it would have to be translated. */
const CODE =
  /^(TSEnumDeclaration|TSModuleDeclaration|TSParameterProperty|TSImportEqualsDeclaration|TSExportAssignment)$/;

/** Whether an import, an export or a declaration is about types alone. */
export const isOfTypes = (node: Node): boolean =>
  TYPES.test(node.type) ||
  node.importKind === "type" ||
  node.exportKind === "type" ||
  node.declare === true;

/** Removes the types of a program, as Node does; refuses what is more than types, such as an enum. */
export function eraseTypes(node: Node, source: string, edits: Edits): Result<true> {
  if (isOfTypes(node)) {
    edits.remove(node.start, node.end);
    return ok(true);
  }
  if (CODE.test(node.type)) {
    const [word] = source.slice(node.start).split(/\W/, 1);
    return err(`Line ${node.loc.start.line} has “${word}”, which is more than a type.`);
  }
  const expression = child(node, "expression");
  if (ASSURED.test(node.type) && expression) edits.remove(expression.end, node.end);
  if (node.optional === true && node.type === "Identifier") {
    const mark = source.indexOf("?", node.start);
    edits.remove(mark, mark + 1);
  }
  for (const part of partsOf(node)) {
    const erased = eraseTypes(part, source, edits);
    if (!erased.ok) return erased;
  }
  return ok(true);
}
