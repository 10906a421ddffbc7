import { type Node, partsOf } from "./syntax.ts";

/** A file with texts around its nodes; of two texts around the same node the later is the outer one. */
export interface Edits {
  wrap(node: Node, before: string, after: string): void;
  /** Puts texts between the braces of a block and its statements. */
  inside(block: Node, before: string, after: string): void;
  textOf(node: Node): string;
}

export function editsOf(source: string): Edits {
  const edits = new Map<Node, (text: string) => string>();

  function edit(node: Node, change: (text: string) => string): void {
    const earlier = edits.get(node);
    edits.set(node, earlier ? (text) => change(earlier(text)) : change);
  }

  function textOf(node: Node): string {
    let [text, from] = ["", node.start];
    // A name may stand for two nodes, as in { a }.
    for (const part of partsOf(node).filter(({ start }, at, all) => start !== all[at - 1]?.start)) {
      text += source.slice(from, part.start) + textOf(part);
      from = part.end;
    }
    text += source.slice(from, node.end);
    return edits.get(node)?.(text) ?? text;
  }

  return {
    wrap: (node, before, after) => edit(node, (text) => before + text + after),
    inside: (block, before, after) =>
      edit(block, (text) => `{${before}${text.slice(1, -1)}${after}}`),
    textOf,
  };
}
