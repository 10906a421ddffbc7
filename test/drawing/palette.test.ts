import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { THEMES } from "../../src/drawing/look.ts";
import { COLOURS, makePalette } from "../../src/drawing/palette.ts";

/** The lowest contrast at which text of normal size is readable (WCAG 2, level AA). */
const READABLE = 4.5;
/** The lowest contrast of tiles with the squares. */
const TILE = 6;

/** The backgrounds that a coloured text sets, by their codes. */
const groundsIn = (text: string) =>
  text.split("\u001b[").flatMap((part) => /^(?:4[0-7]|10[0-7]|48;[\d;]+)m/.exec(part)?.[0] ?? []);

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

/**
 * How people see linear red, green and blue: each row gives one of them. Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
 */
const SIGHT = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

type Sight = keyof typeof SIGHT;

const SIGHTS = Object.keys(SIGHT) as readonly Sight[];

function luminance(colour: string | number, sight: Sight): number {
  const linear = rgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = SIGHT[sight].map((row) => {
    const seen = row.reduce((sum: number, share, index) => sum + share * linear[index]!, 0);
    return Math.min(1, Math.max(0, seen));
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | number, other: string | number, sight: Sight = "full"): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => luminance(colour, sight))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = Object.entries(COLOURS).flatMap(([theme, depths]) =>
  Object.entries(depths).map(([depth, colours]) => [theme, depth, colours] as const),
);

describe.each(SCHEMES)("theme %s with %s colours", (_theme, _depth, colours) => {
  const grounds = [colours.light, colours.dark, colours.target, colours["last move"]];
  const armies = [colours.first, colours.second, colours.third, colours.fourth];

  test.each(SIGHTS)("every army is readable on every ground, seen with %s sight", (sight) => {
    for (const ground of grounds) {
      for (const army of armies) {
        expect(contrast(ground, army, sight), `${army} on ${ground}`).toBeGreaterThan(READABLE);
      }
    }
  });

  test.each(SIGHTS)("the first army's tiles differ from all other grounds, %s", (sight) => {
    for (const ground of grounds) {
      expect(contrast(ground, colours.first, sight), `${ground}`).toBeGreaterThan(TILE);
    }
  });

  test.each(SIGHTS)("light and dark squares differ, %s", (sight) => {
    expect(contrast(colours.light, colours.dark, sight)).toBeGreaterThan(1.4);
  });
});

describe.each([1, 2, 3] as const)("with colours of level %i", (level) => {
  test.each(THEMES)("the armies differ in more than colour in theme %s", (theme) => {
    const palette = makePalette(level, theme);
    // The first army's code has a background of its own; the brackets around it have the square's.
    const grounds = (army: number, piece: string) =>
      groundsIn(palette.square(`(${piece})`, true, "last move", army, piece));
    expect(new Set(grounds(0, "WR")).size).toBe(2);
    expect(new Set(grounds(1, "BR")).size).toBe(1);
    const plain = stripVTControlCharacters(palette.square(" WR ", true, "none", 0, "WR"));
    expect(plain).toBe(" WR ");
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
