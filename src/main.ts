import process from "node:process";
import { isatty } from "node:tty";
import facts from "../package.json" with { type: "json" };
import { parseCommandLine } from "./console/command-line.ts";
import type { AnyGame } from "./console/match.ts";
import { write } from "./console/output.ts";
import type { Palette } from "./console/port.ts";
import { sarrum } from "./games/sarrum.ts";

const KEYBOARD = 0;
const SCREEN = 1;
const COLOUR_LEVELS = [0, 1, 2, 3] as const;

const game: AnyGame = sarrum;

function leave(status: number): never {
  process.exit(status);
}

/** Nobody reads the output any more: there is nothing left to do, and nobody to tell. */
const closed = () => leave(0);

const request = parseCommandLine(process.argv.slice(2), game, facts.version, {
  say: (text) => write(text, closed),
  complain: (text) => process.stderr.write(text),
  leave,
});
if (request.kind === "perft") {
  const { perftReport } = await import("./console/perft-report.ts");
  write(`${perftReport(game, request)}\n`, closed);
} else {
  const { converse } = await import("./console/dialogue.ts");
  const { terminalPort } = await import("./console/terminal.ts");
  const palette = request.colour ? await paletteOfTerminal() : undefined;
  const port = await terminalPort({
    keyboard: isatty(KEYBOARD),
    screen: () => ({ columns: process.stdout.columns, palette, large: request.large }),
    closed,
  });
  await converse(game, request.position, port);
}

/** The palette for as many colours as the terminal has, or as FORCE_COLOR says; undefined for none. */
async function paletteOfTerminal(): Promise<Palette | undefined> {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR || (FORCE_COLOR === undefined && !isatty(SCREEN))) return undefined;
  const { default: chalk } = await import("chalk");
  const { makePalette } = await import("./console/palette.ts");
  const level = COLOUR_LEVELS.find((candidate) => String(candidate) === FORCE_COLOR) ?? chalk.level;
  return level === 0 ? undefined : makePalette(level);
}
