/** The colours of every theme, and whether they can be told apart. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import type { Role } from "../../src/drawing/line.ts";
import { colourCode, coloursOf, makePalette, palettesFor } from "../../src/drawing/palette.ts";
import {
  COLOURS,
  type ColourName,
  ROLES,
  THEME_COLOURS,
  THEMES,
} from "../../src/drawing/theme-colours.ts";

/** The lowest contrast at which text of normal size is readable (WCAG 2, level AA). */
const READABLE = 4.5;
/** The lowest contrast of what is large, such as the tile of a piece. */
const LARGE = 3;

/** The 16 colours of a common terminal. */
const NAMED =
  "#000000 #cd3131 #0dbc79 #e5e510 #2472c8 #bc3fbc #11a8cd #e5e5e5 " +
  "#666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff";

/** Returns red, green and blue (0 to 255) of "#rrggbb", or of one of 256 colours. */
function rgb(colour: string | number): readonly number[] {
  if (typeof colour === "number" && colour < 16) return rgb(NAMED.split(" ")[colour]!);
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

const LEVELS = [1, 2, 3] as const;
const WINDOWS = {
  dark: [{ text: "#e6e6e6", window: "#161b22" }],
  light: [{ text: "#1a1a1a", window: "#ffffff" }],
  any: [
    { text: "#e6e6e6", window: "#000000" },
    { text: "#1a1a1a", window: "#ffffff" },
  ],
} as const;

/** Colours that are not read: grounds, tiles and marks, and what is fainter than text. */
const NOT_READ =
  /^(?:window|rule|ran|cursor|.*(?:Ground|Square|OnDark|OnLight|Mark)|current|shared|printed|waitingTime)$|^(?:target|first|second|third|fourth)$/;
const INKS = (Object.keys(COLOURS) as ColourName[]).filter(
  (name) => !/^on[A-Z]|OnCurrent$/.test(name),
);

const ON_GROUNDS: readonly Role[] = [
  ...["onNow on now", "onGood on goodGround", "onBad on badGround", "onCurrent on current"],
  ...["comment", "keyword", "string", "number", "name", "condition"].map(
    (ink) => `${ink}OnCurrent on current`,
  ),
  ...["onDarkSquare on darkSquare", "onLightSquare on lightSquare"],
  ...["onShared on shared", "text on printed", "command on printed"],
  ...["onFirst on first", "onSecond on second", "onThird on third", "onFourth on fourth"],
] as Role[];

const SQUARES = [
  "darkSquare",
  "lightSquare",
  "lastMoveOnDark",
  "lastMoveOnLight",
  "earlierOnDark",
  "earlierOnLight",
  "target",
] as const;
const ON_SQUARES = [
  ...SQUARES.flatMap((square) => [`first on ${square}`, `second on ${square}`] as const),
  ...(["darkSquare", "specialSquare"] as const).flatMap((square) =>
    (["first", "second", "third", "fourth"] as const).map(
      (army) => `${army} on ${square}` as const,
    ),
  ),
  ...(["first on badSquare", "second on badSquare", "targetMark on badSquare"] as const),
  ...(["onLightSquare on specialSquare", "waitingTime", "pointMark on darkSquare"] as const),
  ...(["cursor on darkSquare", "cursor on lightSquare", "targetMark on target"] as const),
  ...(["cursor on specialSquare", "cursor on target", "cursor on badSquare"] as const),
  ...(["Dark", "Light"] as const).flatMap(
    (on) => [`lastMoveMark on lastMoveOn${on}`, `earlierMark on earlierOn${on}`] as const,
  ),
] satisfies readonly Role[];

describe.each([...THEMES, "default"] as const)("theme %s", (theme) => {
  const { window } = THEME_COLOURS[theme];

  /** The contrast of a role, at worst as anyone sees it. */
  function leastContrast(role: Role, level: (typeof LEVELS)[number]): number {
    const [ink, ground = "window"] = coloursOf(role, theme);
    // Of 16 colours the terminal has the say; on black and white alike only greys are the same to all.
    const sights = level === 1 || window === "any" ? (["full"] as const) : SIGHTS;
    const contrasts = WINDOWS[window].flatMap((own) => {
      const ofWindow = (colour: ColourName) => (colour === "window" ? own.window : undefined);
      const seen = (colour: ColourName, its: string) =>
        ofWindow(colour) ?? colourCode(colour, theme, level) ?? its;
      return sights.map((sight) => contrast(seen(ink, own.text), seen(ground, own.window), sight));
    });
    return Math.min(...contrasts);
  }

  /** The roles with too low a contrast, and theirs. */
  const below = (least: number, roles: readonly Role[], level: (typeof LEVELS)[number]) =>
    roles.flatMap((role) => {
      const found = leastContrast(role, level);
      return found < least ? `${role}: ${found.toFixed(2)}` : [];
    });

  test.each(LEVELS)("with colours of level %i all text is readable on its ground", (level) => {
    const named = Object.keys(ROLES).filter((role) => role !== "rule") as Role[];
    const read = INKS.filter((name) => !NOT_READ.test(name));
    expect(below(READABLE, [...named, ...read, ...ON_GROUNDS], level)).toEqual([]);
  });

  test.each(LEVELS)(
    "with colours of level %i pieces and marks are seen on every square",
    (level) => {
      expect(below(LARGE, ON_SQUARES, level)).toEqual([]);
    },
  );

  test.each(LEVELS)("with colours of level %i commands are set off from other text", (level) => {
    const { paint } = makePalette(level, theme);
    expect(paint("save", "command")).not.toBe(paint("save", "text"));
  });

  test.each(LEVELS)(
    "with colours of level %i every role is painted, and its text stays",
    (level) => {
      const { paint } = makePalette(level, theme);
      for (const role of Object.keys(ROLES) as Role[])
        expect(stripVTControlCharacters(paint("text", role))).toBe("text");
      expect(paint("WS", "onFirst on first")).not.toBe(paint("WS", "onSecond on second"));
      expect(paint(" ", "onFirst on lightSquare")).not.toBe(paint(" ", "onFirst on darkSquare"));
    },
  );
});

test.each(LEVELS)(
  "of level %i what is so now, waits or was before differs from its likes",
  (level) => {
    for (const theme of [...THEMES, "default"] as const) {
      const { paint } = makePalette(level, theme);
      for (const [one, other] of [
        ["lastMoveMark on lastMoveOnDark", "earlierMark on earlierOnDark"],
        ["lastMoveMark on lastMoveOnLight", "earlierMark on earlierOnLight"],
        ["heading", "waitingTime"],
        ["now", "bad"],
        ["nowLabel", "badLabel"],
      ] as const)
        expect(paint(" x", one), `${theme}: ${one}`).not.toBe(paint(" x", other));
    }
  },
);

test.each(LEVELS)("where the ground is not known, level %i has no grey text", (level) => {
  const { paint } = makePalette(level, "default");
  for (const role of ["quiet", "comment"] as const) expect(paint("x", role)).toBe("x");
  expect(paint("x", "coordinate")).toBe("\x1b[1mx\x1b[22m");
});

test.each([
  ["0;15", "default", "light"],
  ["0;default;7", "default", "light"],
  ["15;0", "default", "slate"],
  ["15;default", "default", "default"],
  ["", "default", "default"],
  ["0;15", "slate", "slate"],
  ["0;15", "warm", "warm"],
] as const)("where COLORFGBG is %j, theme %s is %s", (shown, theme, expected) => {
  const palette = palettesFor("3", shown)!(theme);
  expect(palette.paint("x", "now")).toBe(makePalette(3, expected).paint("x", "now"));
});
