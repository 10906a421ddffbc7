/** Elements of markup with escaped texts. */
import { expect, test } from "vitest";
import { element } from "../../src/drawing/markup.ts";

test.each([
  [element("wbr", {}), "<wbr/>"],
  [element("p", {}, ""), "<p></p>"],
  [element("p", { class: undefined, id: "s1" }, "text"), '<p id="s1">text</p>'],
  [element("circle", { cx: 1.23456, r: 4 }), '<circle cx="1.23" r="4"/>'],
  [element("g", { fill: "none" }, ["<a/>", "<b/>"]), '<g fill="none">\n<a/>\n<b/>\n</g>'],
])("an element is written as %s", (made, expected) => {
  expect(made).toBe(expected);
});
