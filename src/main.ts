import { randomInt } from "node:crypto";
import process from "node:process";
import { isatty } from "node:tty";
import facts from "../package.json" with { type: "json" };
import type { Dice } from "./console/dice.ts";
import { type Opening, openGame } from "./console/opening.ts";
import { write, writeFile } from "./console/output.ts";
import type { Palette, Port } from "./console/port.ts";
import {
  DEFAULT_REQUEST,
  type FigureRequest,
  type Look,
  type PlayRequest,
  type Request,
  type Start,
} from "./console/request.ts";
import type { AnyGame } from "./core/game.ts";
import { type Read, refuse } from "./core/read.ts";
import { printable, quoted } from "./core/sentence.ts";
import { hasDice, setupPosition } from "./games/setups.ts";

const KEYBOARD = 0;
const SCREEN = 1;
const WRONG_COMMAND_LINE = 2;
const FAULT = 70;
const COMPLAINT = 500;
const SEEDS = 1_000_000_000;
const COLOUR_LEVELS = [0, 1, 2, 3] as const;

function leave(status: number): never {
  process.exit(status);
}

/** Where nobody reads the output any more, there is nothing left to do, and nobody to tell. */
function failed(code: string): never {
  if (code === "EPIPE") leave(0);
  complain(`error: the output cannot be written (${code})\n`);
  return leave(FAULT);
}

/** Complains about the command line or a fault; what a user has typed is shown safely and in short. */
function complain(text: string): void {
  const lines = text.slice(0, COMPLAINT).trimEnd().split("\n").map(printable);
  process.stderr.write(`${lines.join("\n")}\n`);
}

const words = process.argv.slice(2);
const request = words.length === 0 ? DEFAULT_REQUEST : await readCommandLine();
try {
  if (request.kind === "play") await play(await open(request.start), request);
  else if (request.kind === "figure") await figure(request);
  else await print(report(request));
} catch (fault) {
  complain(`error: a fault of this program, not yours: ${String(fault).slice(0, 200)}\n`);
  leave(FAULT);
}

/** The parser is only loaded where there is something to parse: the first prompt comes sooner. */
async function readCommandLine(): Promise<Request> {
  const { parseCommandLine } = await import("./console/command-line.ts");
  return parseCommandLine(words, facts.version, {
    say: (text) => write(text, failed),
    complain,
    leave: (right) => leave(right ? 0 : WRONG_COMMAND_LINE),
  });
}

/** The game and position to begin with; leaves where the command line names impossible ones. */
async function open(start: Start): Promise<Opening> {
  return orLeave(await openGame(start));
}

/** What was read; leaves with the reason where it was refused. */
function orLeave<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  complain(`error: ${read.reason}\n`);
  return leave(WRONG_COMMAND_LINE);
}

async function print(text: Promise<string>): Promise<void> {
  const lines = await text;
  if (lines !== "") write(`${lines}\n`, failed);
}

async function report(script: Exclude<Request, PlayRequest | FigureRequest>): Promise<string> {
  const scripts = await import("./console/scripts.ts");
  if (script.kind === "games") return scripts.gamesReport();
  const { game, position: chosen } = await open(script.start);
  const position = chosen ?? setupPosition(game, 0);
  if (script.kind === "moves") return scripts.movesReport(game, position);
  if (script.kind === "diagram") {
    const picture = orLeave(scripts.diagramReport(game, position, script));
    if (script.out === undefined) return picture;
    const written = await writeFile(script.out, `${picture}\n`, false);
    if (written !== "exists") return `The picture is in ${printable(orLeave(written))}.`;
    return orLeave(refuse(`${quoted(script.out)} exists already; choose another name.`));
  }
  return orLeave(scripts.perftReport(game, position, script));
}

async function figure(wanted: FigureRequest): Promise<void> {
  const { showFigure } = await import("./console/figure-script.ts");
  orLeave(showFigure(await open(wanted.start), wanted, await portFor(wanted)));
}

async function play(opening: Opening, wanted: PlayRequest): Promise<void> {
  const { converse } = await import("./console/dialogue.ts");
  const port = await portFor(wanted);
  const seed = wanted.seed ?? randomInt(SEEDS);
  const sitting = {
    dice: await diceFor(opening.game, wanted.ownDice, seed, port),
    players: [],
    seed,
    view: { flipped: false, plain: wanted.plain },
  };
  await converse(opening, sitting, port);
}

/** The terminal or pipe that the program was started in, with boards that look as is wished. */
async function portFor({ colour, large }: Look): Promise<Port> {
  const { terminalPort } = await import("./console/terminal.ts");
  const palette = colour ? await paletteOfTerminal() : undefined;
  return terminalPort({
    keyboard: isatty(KEYBOARD),
    screen: () => ({ columns: process.stdout.columns, palette, large }),
    today,
    failed,
  });
}

/** The day of the place where the program runs: "2026.11.21". */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join(".");
}

/** The program's dice, and their seed told, for a game that has dice and players who want them. */
async function diceFor(
  game: AnyGame,
  ownDice: boolean,
  seed: number,
  port: Port,
): Promise<Dice | undefined> {
  if (!hasDice(game)) {
    if (ownDice) orLeave(refuse(`${game.title} has no dice.`));
    return undefined;
  }
  if (ownDice) return undefined;
  const { seededDice } = await import("./console/dice.ts");
  port.say(`The dice fall by seed ${seed}; --seed ${seed} repeats them.`);
  return seededDice(seed);
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
