import chalkOfTerminal, { Chalk, type ChalkInstance, type ColorSupportLevel } from "chalk";
import type { Palette, Theme } from "./look.ts";

type Ground = "light" | "dark" | "target" | "last move";

interface Colours {
  readonly 256: Readonly<Record<Ground | Army, number>>;
  readonly "16 million": Readonly<Record<Ground | Army, string>>;
}

/**
 * The themes for terminals with 256 and with 16 million colours. The first army's pieces are black on a
 * tile in its colour, which has a contrast (WCAG) of at least 6 with every background; those of the other
 * armies are letters with one of at least 4.5. So it is for people who do not see red and green alike.
 */
export const COLOURS: Readonly<Record<Theme, Colours>> = {
  slate: {
    256: {
      ...{ light: 59, dark: 236, target: 22, "last move": 52 },
      ...{ first: 231, second: 227, third: 159, fourth: 225 },
    },
    "16 million": {
      ...{ light: "#44546a", dark: "#2b3648", target: "#00573f", "last move": "#5e3511" },
      ...{ first: "#ffffff", second: "#f0e442", third: "#9fe8ff", fourth: "#ffc4dc" },
    },
  },
  contrast: {
    256: {
      ...{ light: 19, dark: 16, target: 22, "last move": 52 },
      ...{ first: 231, second: 226, third: 123, fourth: 225 },
    },
    "16 million": {
      ...{ light: "#0000a0", dark: "#000000", target: "#004d00", "last move": "#660000" },
      ...{ first: "#ffffff", second: "#ffff00", third: "#66ffff", fourth: "#ffb3ff" },
    },
  },
  warm: {
    256: {
      ...{ light: 58, dark: 234, target: 22, "last move": 53 },
      ...{ first: 231, second: 227, third: 159, fourth: 225 },
    },
    "16 million": {
      ...{ light: "#6b4a2f", dark: "#3b2618", target: "#2a5230", "last move": "#5a2a50" },
      ...{ first: "#ffffff", second: "#ffe066", third: "#b5ecff", fourth: "#ffd0de" },
    },
  },
};

/** The armies, in the order of the sides. */
const ARMIES = ["first", "second", "third", "fourth"] as const;

type Army = (typeof ARMIES)[number];

const COLOUR_LEVELS = [0, 1, 2, 3] as const;

/** The palettes for the terminal's colours, or the level in FORCE_COLOR ("0" to "3"); undefined for none. */
export function palettesFor(forced: string | undefined): ((theme: Theme) => Palette) | undefined {
  const forcedLevel = COLOUR_LEVELS.find((candidate) => String(candidate) === forced);
  const level = forcedLevel ?? chalkOfTerminal.level;
  return level === 0 ? undefined : (theme) => makePalette(level, theme);
}

/** The palette of a theme for 16 colours (1), 256 (2) or 16 million (3). */
export function makePalette(level: ColorSupportLevel, theme: Theme = "slate"): Palette {
  const chalk = new Chalk({ level });
  return {
    square(text, light, mark, index, piece = "") {
      const unmarked = light ? "light" : "dark";
      const ground = mark === "none" || mark === "earlier move" ? unmarked : mark;
      const army = ARMIES[index] ?? "first";
      const depth = level === 3 ? "16 million" : 256;
      const colours = COLOURS[theme][depth];
      const named = level === 1;
      const painted = named
        ? namedColours(chalk, theme, ground, army)
        : paint(chalk, colours[ground], colours[army]);
      if (army !== "first" || piece === "") return painted(text);
      const tile = named ? chalk.bgWhiteBright.black : paint(chalk, colours.first, BLACK[depth]);
      return text
        .split(piece)
        .map((part) => painted(part))
        .join(tile(piece));
    },
    paint: (text) => chalk.inverse(text),
  };
}

const BLACK = { 256: 16, "16 million": "#000000" } as const;

function paint(chalk: ChalkInstance, ground: number | string, army: number | string) {
  const painted = typeof ground === "number" ? chalk.bgAnsi256(ground) : chalk.bgHex(ground);
  return typeof army === "number" ? painted.ansi256(army) : painted.hex(army);
}

/** The backgrounds of each theme at 16 colours. */
const NAMED: Readonly<Record<Theme, Readonly<Record<Ground, "bgBlue" | "bgBlack" | "bgRed">>>> = {
  slate: { light: "bgBlue", dark: "bgBlack", target: "bgRed", "last move": "bgBlack" },
  contrast: { light: "bgBlue", dark: "bgBlack", target: "bgBlack", "last move": "bgBlack" },
  warm: { light: "bgRed", dark: "bgBlack", target: "bgBlue", "last move": "bgBlack" },
};

/** Uses named colours only: with the nearest matches, pieces or chequers would be invisible. */
function namedColours(chalk: ChalkInstance, theme: Theme, ground: Ground, army: Army) {
  const name = NAMED[theme][ground];
  const painted = chalk[name];
  return {
    first: painted.whiteBright,
    second: painted.yellowBright,
    third: painted.cyanBright,
    // Green on red is hard to read.
    fourth: name === "bgRed" ? painted.white : painted.greenBright,
  }[army];
}
