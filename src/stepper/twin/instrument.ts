import { err, ok, type Result } from "../../core/result.ts";
import { type Edits, editsOf } from "./edits.ts";
import { eraseTypes, isOfTypes } from "./erase-types.ts";
import { type Rewriting, rewrite } from "./rewrite.ts";
import { child, children, type Node, nameOf, namesIn, parseFile } from "./syntax.ts";

/** A file of a program that tells a tracer what it does. */
export interface Twin {
  /** The body of a function of `$step`, which is the tracer of this file. */
  readonly code: string;
  /** Its imports: the name here, the name there ("*" for all), and the module. */
  readonly imports: readonly (readonly [local: string, imported: string, module: string])[];
  /** What it tells of, by the numbers that it names. */
  readonly sites: Rewriting["sites"];
  /** The names of its functions that it tells of. */
  readonly subroutines: readonly string[];
}

/**
 * Rewrites a file of TypeScript so that it does the same and tells of each step.
 * @param isHidden whether a function, given by its name and its text, runs without being told of
 */
export function instrument(
  file: string,
  source: string,
  isHidden: Rewriting["isHidden"],
): Result<Twin> {
  const parsed = parseFile(file, source);
  if (!parsed.ok) return parsed;
  const edits = editsOf(source);
  const erased = eraseTypes(parsed.value, source, edits);
  if (!erased.ok) return err(`${file} cannot be followed. ${erased.reason}`);
  const to: Rewriting = { file, source, edits, sites: [], subroutines: [], isHidden };
  const imports: Twin["imports"][number][] = [];
  const exported: string[] = [];
  for (const statement of parsed.value.filter((one) => !isOfTypes(one))) {
    if (statement.type === "ImportDeclaration") imports.push(...importsIn(statement, edits));
    else exported.push(...exportsIn(statement, edits));
    // The last lines start the program; its tracer does.
    if (/import\.meta/.test(source.slice(statement.start, statement.end)))
      edits.remove(statement.start, statement.end);
    else rewrite(child(statement, "declaration") ?? statement, to);
  }
  const { sites, subroutines } = to;
  const code = `$step.exports({${exported.join(",")}});\n${edits.text()}`;
  return ok({ code, imports, sites, subroutines });
}

function importsIn(node: Node, edits: Edits): Twin["imports"] {
  edits.remove(node.start, node.end);
  const module = String(child(node, "source")?.value);
  return children(node, "specifiers")
    .filter((one) => !isOfTypes(one))
    .map((one) => {
      const name = one.type === "ImportNamespaceSpecifier" ? "*" : "default";
      return [nameOf(one, "local"), nameOf(one, "imported") || name, module];
    });
}

/** Removes the word export, and returns what is exported as properties of an object. */
function exportsIn(node: Node, edits: Edits): readonly string[] {
  const declared = child(node, "declaration");
  const listed = children(node, "specifiers");
  if (!declared) {
    if (listed.length > 0) edits.remove(node.start, node.end);
    return listed.map((one) => getter(nameOf(one, "exported"), nameOf(one, "local")));
  }
  edits.remove(node.start, declared.start);
  const isDefault = node.type === "ExportDefaultDeclaration";
  return namesIn(declared).map((name) => getter(isDefault ? "default" : name, name));
}

const getter = (name: string, local: string) => `get ${name}(){return ${local || "undefined"}}`;
