import { describe, expect, test } from "vitest";
import { COLOURS, makePalette } from "../../src/view/palette.ts";
import { THEMES } from "../../src/view/view-settings.ts";

/** The lowest contrast at which text of normal size is readable (WCAG 2, level AA). */
const READABLE = 4.5;

/**
 * Returns red, green and blue (0 to 255) of "#rrggbb", or of one of the upper 240 of 256 colours.
 */
function rgb(colour: string | number): readonly number[] {
  if (typeof colour === "string") {
    return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  }
  if (colour >= 232) return new Array<number>(3).fill(8 + 10 * (colour - 232));
  const cube = colour - 16;
  return [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((level) =>
    level === 0 ? 0 : 55 + 40 * level,
  );
}

function luminance(colour: string | number): number {
  const [red = 0, green = 0, blue = 0] = rgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | number, other: string | number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = Object.entries(COLOURS).flatMap(([theme, depths]) =>
  Object.entries(depths).map(([depth, colours]) => [theme, depth, colours] as const),
);

describe.each(SCHEMES)("theme %s with %s colours", (_theme, _depth, colours) => {
  const grounds = [colours.light, colours.dark, colours.target, colours["last move"]];
  const armies = [colours.first, colours.second, colours.third, colours.fourth];

  test("every army is readable on every ground", () => {
    for (const ground of grounds) {
      for (const army of armies) {
        expect(contrast(ground, army), `${army} on ${ground}`).toBeGreaterThan(READABLE);
      }
    }
  });

  test("light and dark squares differ", () => {
    expect(contrast(colours.light, colours.dark)).toBeGreaterThan(1.4);
  });
});

/** The 16 colours of xterm, by the code that selects them as a background or as text. */
const XTERM: Readonly<Record<string, string>> = {
  ...{ 40: "#000000", 41: "#cd0000", 44: "#0000ee", 45: "#cd00cd" },
  ...{ 37: "#e5e5e5", 97: "#ffffff", 93: "#ffff00", 96: "#00ffff", 92: "#00ff00" },
};

describe.each(THEMES)("theme %s with 16 colours", (theme) => {
  const palette = makePalette(1, theme);

  test("the armies and the grounds differ", () => {
    const looks = [0, 1, 2, 3].flatMap((side) =>
      [true, false].map((light) => palette.square("WS", light, "none", side)),
    );
    expect(new Set(looks).size).toBe(8);
  });

  test("every army is readable on every ground", () => {
    for (const side of [0, 1, 2, 3]) {
      for (const mark of ["none", "target", "last move"] as const) {
        for (const light of [true, false]) {
          const codes = palette.square("WS", light, mark, side).match(/\d+(?=m)/g) ?? [];
          const ground = XTERM[codes.find((code) => code.startsWith("4")) ?? ""] ?? "";
          const ink = XTERM[codes.find((code) => /^(37|9\d)$/.test(code)) ?? ""] ?? "";
          expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThan(READABLE);
        }
      }
    }
  });
});
