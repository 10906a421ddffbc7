import chalkOfTerminal, { Chalk, type ChalkInstance, type ColorSupportLevel } from "chalk";
import type { Role } from "./line.ts";
import type { Palette } from "./look.ts";
import {
  BOLD,
  BOLD_UNCOLOURED,
  COLOURS,
  type ColourName,
  ROLES,
  THEME_COLOURS,
  type Theme,
  UNDERLINED,
} from "./theme-colours.ts";

const COLOUR_LEVELS = [0, 1, 2, 3] as const;

/**
 * The palettes for the terminal's colours, or the level in FORCE_COLOR ("0" to "3"); undefined for none.
 * @param shown what COLORFGBG says of the window, which chooses the default theme
 */
export function palettesFor(
  forced: string | undefined,
  shown = "",
): ((theme: Theme) => Palette) | undefined {
  const forcedLevel = COLOUR_LEVELS.find((candidate) => String(candidate) === forced);
  const level = forcedLevel ?? chalkOfTerminal.level;
  if (level === 0) return undefined;
  const made = new Map<Theme, Palette>();
  const known = /;(7|15)$/.test(shown) ? "light" : /;\d+$/.test(shown) ? "slate" : "default";
  return (wanted) => {
    const theme = wanted === "default" ? known : wanted;
    const palette = made.get(theme) ?? makePalette(level, theme);
    made.set(theme, palette);
    return palette;
  };
}

/** The palette of a theme for 16 colours (1), 256 (2) or 16 million (3). */
export function makePalette(level: ColorSupportLevel, theme: Theme = "slate"): Palette {
  const chalk = new Chalk({ level });
  const made = new Map<Role, ChalkInstance>();
  const styleOf = (role: Role) => {
    const [ink, ground] = coloursOf(role, theme);
    const colour = colourCode(ink, theme, level);
    const inked = withColour(chalk, "ink", colour);
    const painted = ground ? withColour(inked, "ground", colourCode(ground, theme, level)) : inked;
    const isBold = BOLD.has(ink) || (colour === undefined && BOLD_UNCOLOURED.has(ink));
    const weighted = isBold ? painted.bold : painted;
    return UNDERLINED.has(ink) ? weighted.underline : weighted;
  };
  return {
    paint(text, role, other = theme) {
      if (other !== theme) return makePalette(level, other).paint(text, role);
      const style = made.get(role) ?? styleOf(role);
      made.set(role, style);
      return style(text);
    },
  };
}

/** The colour of a role's text, and that of its ground if it has one of its own. */
export function coloursOf(role: Role, theme: Theme): readonly [ColourName, ColourName | undefined] {
  const own = role in ROLES ? ROLES[role as keyof typeof ROLES] : role;
  const painted = THEME_COLOURS[theme].roles?.[role] ?? own;
  const [ink, ground] = painted.split(" on ") as [ColourName, ColourName?];
  return [ink, ground];
}

/** A colour as "#rrggbb" or as one of 256 or 16; undefined for the terminal's own. */
export function colourCode(colour: ColourName, theme: Theme, level: ColorSupportLevel) {
  const { window, changes } = THEME_COLOURS[theme];
  const [dark, light] = COLOURS[colour];
  const [million, some, few] = (changes[colour] ?? (window === "light" ? light : dark)).split("/");
  const code = level === 3 ? million : level === 2 ? some : few;
  if (code === "-") return undefined;
  return level === 3 ? code : Number(code);
}

const NAMES = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"] as const;

function withColour(
  chalk: ChalkInstance,
  part: "ink" | "ground",
  colour: string | number | undefined,
) {
  const isInk = part === "ink";
  if (colour === undefined) return chalk;
  if (typeof colour === "string") return isInk ? chalk.hex(colour) : chalk.bgHex(colour);
  if (chalk.level > 1) return isInk ? chalk.ansi256(colour) : chalk.bgAnsi256(colour);
  // Of 256 the first 16 are not named by the codes that all terminals know.
  const name = NAMES[colour % NAMES.length]!;
  const bright = colour < NAMES.length ? "" : "Bright";
  const capital = `${name[0]!.toUpperCase()}${name.slice(1)}` as Capitalize<typeof name>;
  return isInk ? chalk[`${name}${bright}`] : chalk[`bg${capital}${bright}`];
}
