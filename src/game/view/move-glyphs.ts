/** How the signs that follow moves look. */
import type { Role, Span } from "../../drawing/line.ts";
import { suffixOf } from "../records/record.ts";

/** Good moves and faults differ by their signs as well. */
const ROLES: Readonly<Record<string, Role>> = {
  "!": "good",
  "!!": "good",
  "?!": "number",
  "?": "bad",
  "??": "badLabel",
};

/** The sign of the first glyph that has one, such as "?!"; empty without any. */
export function glyphSpan(glyphs: readonly number[] = []): Span {
  const text = glyphs.flatMap((glyph) => suffixOf(glyph) ?? [])[0] ?? "";
  return { text, role: ROLES[text] };
}
