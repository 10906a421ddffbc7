/** The XML reader that the tests of pictures use. */
import { describe, expect, test } from "vitest";
import { readXml, withinXml } from "./xml.ts";

describe("the XML reader of these tests", () => {
  test("gives elements, attributes and text", () => {
    const root = readXml('<a b="1 &lt; 2"><c>x &amp; y</c>\n<d/></a>');
    expect(root.attributes).toEqual({ b: "1 < 2" });
    expect(root.children.map(({ name, text }) => name + text)).toEqual(["cx & y", "d"]);
    expect(withinXml(root).map(({ name }) => name)).toEqual(["a", "c", "d"]);
  });

  test.each([
    "",
    "text",
    "<a>",
    "</a>",
    "<a></b>",
    "<a><b></a></b>",
    "<a/><b/>",
    "<a/>text",
    "<a>1 < 2</a>",
    "<a>1 & 2</a>",
    "<a>&nbsp;</a>",
    "<a>&amp</a>",
    "<a>]]></a>",
    "<a b=1/>",
    '<a b="1" b="2"/>',
    '<a b="1"c="2"/>',
    '<a b="<"/>',
    '<a b="&"/>',
    "<a>\u0007</a>",
    "<a>\ud800</a>",
    "<a>\uffff</a>",
    "<!-- a --><a/>",
    "<1/>",
  ])("refuses %j", (document) => {
    expect(() => readXml(document)).toThrow();
  });
});
