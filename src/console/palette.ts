import { Chalk, type ChalkInstance, type ColorSupportLevel } from "chalk";
import type { Mark, Palette } from "./port.ts";

/** What a square's ground is chosen by. */
type Ground = "light" | "dark" | "target" | "last move";

/**
 * Colours for 256 and for 16 million colours, chosen by contrast: white and yellow pieces stand
 * out by 4.5 (WCAG) at the least on every ground, on dark and light terminals alike.
 */
export const COLOURS = {
  256: { light: 60, dark: 236, target: 22, "last move": 52, first: 231, second: 227 },
  16e6: {
    light: "#44546a",
    dark: "#2b3648",
    target: "#00573f",
    "last move": "#5e3511",
    first: "#ffffff",
    second: "#f0e442",
  },
} as const;

/** A palette for 16 colours (1), 256 (2) or 16 million (3). */
export function makePalette(level: ColorSupportLevel): Palette {
  const chalk = new Chalk({ level });
  return {
    square(text, light, mark, side) {
      const ground = groundOf(light, mark);
      if (level === 1) return sixteen(chalk, ground, side)(text);
      const colours = level === 2 ? COLOURS[256] : COLOURS[16e6];
      const army = side === 1 ? colours.second : colours.first;
      const painted = paint(chalk, colours[ground], army);
      return (side === 1 ? painted : painted.bold)(text);
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

/** With 16 colours only named ones are used: nearest matches would swallow pieces or chequers. */
function sixteen(chalk: ChalkInstance, ground: Ground, side: number | undefined): ChalkInstance {
  const grounds = {
    light: chalk.bgBlue,
    dark: chalk.bgBlack,
    target: chalk.bgMagenta,
    "last move": chalk.bgBlack,
  };
  return side === 1 ? grounds[ground].yellowBright : grounds[ground].whiteBright.bold;
}
