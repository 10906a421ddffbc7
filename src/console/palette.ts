import { Chalk, type ChalkInstance, type ColorSupportLevel } from "chalk";
import type { Mark, Palette } from "./port.ts";

/**
 * Colours chosen by contrast (WCAG), with white and yellow pieces on every ground: at 16 colours
 * named grounds, since approximations of the others would swallow the pieces; above that, 4.5 at
 * the least. White's pieces are bold as well, so that hue is never all that tells them apart.
 */
const GROUNDS = {
  light: "#44546a",
  dark: "#2b3648",
  target: "#00604a",
  "last move": "#6b3f14",
} as const;

const YELLOW = "#f0e442";

/** A palette for 16 colours (1), 256 (2) or 16 million (3). */
export function makePalette(level: ColorSupportLevel): Palette {
  const chalk = new Chalk({ level });
  return {
    square(text, light, mark, side) {
      const ground = level === 1 ? namedGround(chalk, light, mark) : trueGround(chalk, light, mark);
      return armyColour(ground, level, side)(text);
    },
  };
}

function namedGround(chalk: ChalkInstance, light: boolean, mark: Mark): ChalkInstance {
  if (mark === "target") return chalk.bgMagenta;
  return light ? chalk.bgBlue : chalk.bgBlack;
}

function trueGround(chalk: ChalkInstance, light: boolean, mark: Mark): ChalkInstance {
  return chalk.bgHex(GROUNDS[mark === "none" ? (light ? "light" : "dark") : mark]);
}

function armyColour(ground: ChalkInstance, level: number, side: number | undefined) {
  if (side === 1) return level === 1 ? ground.yellowBright : ground.hex(YELLOW);
  return level === 1 ? ground.whiteBright.bold : ground.hex("#ffffff").bold;
}
