import { ok, type Result } from "../../core/result.ts";
import { type Edits, editsOf } from "./edits.ts";
import { eraseTypes, isOfTypes } from "./erase-types.ts";
import { declaredIn, nameOf, type Rewriting, rewrite } from "./rewrite.ts";
import { child, children, type Node, parseFile } from "./syntax.ts";
import type { Template } from "./template.ts";

/** A file of a program that tells a tracer what it does. */
export interface Twin {
  /** The body of a function of `$step`, which is the tracer of this file. */
  readonly code: string;
  /** Its imports: the name here, the name there ("*" for all), and the module. */
  readonly imports: readonly (readonly [local: string, imported: string, module: string])[];
  /** The expressions that it tells of, by the numbers that it names. */
  readonly templates: readonly Template[];
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
  const rewriting: Rewriting = {
    source,
    edits,
    templates: [],
    subroutines: [],
    passed: new Set(),
    names: new Map(),
    isHidden,
  };
  const imports: Twin["imports"][number][] = [];
  const exported: string[] = [];
  for (const statement of parsed.value) {
    if (isOfTypes(statement)) continue;
    if (statement.type === "ImportDeclaration") imports.push(...importsIn(statement, edits));
    else exported.push(...exportsIn(statement, edits));
    // The last lines start the program; its tracer does.
    if (/import\.meta/.test(source.slice(statement.start, statement.end)))
      edits.remove(statement.start, statement.end);
    else rewrite(child(statement, "declaration") ?? statement, rewriting);
  }
  const erased = eraseAll(parsed.value, source, edits);
  if (!erased.ok) return { ok: false, reason: `${file} cannot be followed. ${erased.reason}` };
  const given = `$step.exports({${exported.join(",")}});`;
  const { templates, subroutines } = rewriting;
  return ok({ code: `${given}\n${edits.text()}`, imports, templates, subroutines });
}

function eraseAll(statements: readonly Node[], source: string, edits: Edits): Result<true> {
  for (const statement of statements) {
    const erased = eraseTypes(statement, source, edits);
    if (!erased.ok) return erased;
  }
  return ok(true);
}

function importsIn(node: Node, edits: Edits): Twin["imports"] {
  edits.remove(node.start, node.end);
  const module = String(child(node, "source")?.value);
  return children(node, "specifiers")
    .filter((one) => !isOfTypes(one))
    .map((one) => {
      const imported = child(one, "imported");
      const name = one.type === "ImportNamespaceSpecifier" ? "*" : "default";
      return [nameOf(one, "local"), imported ? nameOf(one, "imported") : name, module];
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
  if (node.type === "ExportDefaultDeclaration") return [getter("default", nameOf(declared, "id"))];
  const names =
    declared.type === "VariableDeclaration" ? declaredIn(declared) : [nameOf(declared, "id")];
  return names.map((name) => getter(name, name));
}

const getter = (name: string, local: string) => `get ${name}(){return ${local || "undefined"}}`;
