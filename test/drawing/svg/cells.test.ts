/** The colours of pictures, and whether they can be told apart. */
import { describe, expect, test } from "vitest";
import { PRINT_COLOURS } from "../../../src/drawing/svg/cells.ts";

/** The lowest contrasts (WCAG 2, level AA) of readable text and of recognisable marks. */
const READABLE = 4.5;
const VISIBLE = 3;

/** Returns the relative luminance of a colour "#rrggbb", from 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the colours of the pictures", () => {
  const { light, dark, lastMoveOnLight, lastMoveOnDark, shade, paper, ink, target } = PRINT_COLOURS;
  const grounds = [light, dark, lastMoveOnLight, lastMoveOnDark];

  test("letters are readable on every disc and on every ground", () => {
    for (const army of PRINT_COLOURS.armies) {
      expect(contrast(army.disc, army.ink)).toBeGreaterThan(READABLE);
    }
    for (const ground of [...grounds, shade, paper]) {
      expect(contrast(ground, ink)).toBeGreaterThan(READABLE);
    }
  });

  test("any two players' discs differ in brightness by a factor of two or more", () => {
    const discs = PRINT_COLOURS.armies.map(({ disc }) => disc);
    const pairs = discs.flatMap((one, index) => discs.slice(index + 1).map((two) => [one, two]));
    expect(pairs).toHaveLength(6);
    for (const [one = "", two = ""] of pairs) expect(contrast(one, two)).toBeGreaterThan(2);
  });

  test("light squares, dark squares, shaded squares and targets can be told apart", () => {
    expect(contrast(light, dark)).toBeGreaterThan(1.4);
    expect(contrast(paper, shade)).toBeGreaterThan(1.4);
    for (const ground of grounds) expect(contrast(ground, target)).toBeGreaterThan(VISIBLE);
  });
});
