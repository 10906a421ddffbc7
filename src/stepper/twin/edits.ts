import { type Node, partsOf } from "./syntax.ts";

/** A file with texts around its nodes; of two texts around the same node the later is the outer one. */
export interface Edits {
  wrap(node: Node, before: string, after: string): void;
  textOf(node: Node): string;
}

export function editsOf(source: string): Edits {
  const around = new Map<Node, readonly [before: string, after: string]>();

  function textOf(node: Node): string {
    let [text, from] = ["", node.start];
    // A name may stand for two nodes, as in { a }.
    for (const part of partsOf(node).filter(({ start }, at, all) => start !== all[at - 1]?.start)) {
      text += source.slice(from, part.start) + textOf(part);
      from = part.end;
    }
    text += source.slice(from, node.end);
    const [before, after] = around.get(node) ?? ["", ""];
    return before + text + after;
  }

  return {
    wrap(node, before, after) {
      const [first, last] = around.get(node) ?? ["", ""];
      around.set(node, [before + first, last + after]);
    },
    textOf,
  };
}
