import type { Node } from "./syntax.ts";

/** Texts to put around a node. */
export interface Edit {
  readonly node: Node;
  readonly before: string;
  readonly after: string;
}

const lengthOf = ({ node }: Edit) => node.end - node.start;

/** The characters of a file with texts around its nodes: those of the longer node outside, else the later ones. */
export function edited(source: string, edits: readonly Edit[]): readonly string[] {
  const characters = source.split("");
  for (const { node, before, after } of edits.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    characters[node.start] = before + characters[node.start];
    characters[node.end - 1] += after;
  }
  return characters;
}
