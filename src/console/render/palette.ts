import chalkOfTerminal, { Chalk, type ChalkInstance, type ColorSupportLevel } from "chalk";
import type { Mark, Palette } from "../ports.ts";

/** The role that decides a square's background colour. */
type Ground = "light" | "dark" | "target" | "last move";

/**
 * Colours for terminals with 256 and with 16 million colours. Every army has a contrast of at least
 * 4.5 (WCAG) on every background, on dark and light terminals alike.
 */
export const COLOURS = {
  256: {
    light: 60,
    dark: 236,
    target: 22,
    "last move": 52,
    first: 231,
    second: 227,
    third: 159,
    fourth: 225,
  },
  "16 million": {
    light: "#44546a",
    dark: "#2b3648",
    target: "#00573f",
    "last move": "#5e3511",
    first: "#ffffff",
    second: "#f0e442",
    third: "#9fe8ff",
    fourth: "#ffc4dc",
  },
} as const;

/** The armies, in the order of the sides. */
const ARMIES = ["first", "second", "third", "fourth"] as const;

const COLOUR_LEVELS = [0, 1, 2, 3] as const;

/**
 * Returns the palette for the number of colours of the terminal, or for the level that FORCE_COLOR
 * ("0" to "3") sets; undefined for no colour.
 */
export function paletteFor(forced: string | undefined): Palette | undefined {
  const given = COLOUR_LEVELS.find((candidate) => String(candidate) === forced);
  const level = given ?? chalkOfTerminal.level;
  return level === 0 ? undefined : makePalette(level);
}

/** Returns a palette for 16 colours (1), 256 (2) or 16 million (3). */
export function makePalette(level: ColorSupportLevel): Palette {
  const chalk = new Chalk({ level });
  return {
    square(text, light, mark, index) {
      const ground = groundOf(light, mark);
      const army = ARMIES[index] ?? "first";
      if (level === 1) return namedColours(chalk, ground, army)(text);
      const colours = level === 2 ? COLOURS[256] : COLOURS["16 million"];
      const painted = paint(chalk, colours[ground], colours[army]);
      return (army === "first" ? painted.bold : painted)(text);
    },
  };
}

function groundOf(light: boolean, mark: Mark): Ground {
  if (mark !== "none") return mark;
  return light ? "light" : "dark";
}

function paint(chalk: ChalkInstance, ground: number | string, army: number | string) {
  const painted = typeof ground === "number" ? chalk.bgAnsi256(ground) : chalk.bgHex(ground);
  return typeof army === "number" ? painted.ansi256(army) : painted.hex(army);
}

/** Uses named colours only: with the nearest matches, pieces or chequers would be invisible. */
function namedColours(chalk: ChalkInstance, ground: Ground, army: (typeof ARMIES)[number]) {
  const painted = {
    light: chalk.bgBlue,
    dark: chalk.bgBlack,
    target: chalk.bgMagenta,
    "last move": chalk.bgBlack,
  }[ground];
  return {
    first: painted.whiteBright.bold,
    second: painted.yellowBright,
    third: painted.cyanBright,
    fourth: painted.greenBright,
  }[army];
}
