import { randomInt } from "node:crypto";
import { uptime } from "node:os";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { isatty } from "node:tty";
import facts from "../package.json" with { type: "json" };
import { home, onInterrupt, runs } from "./cli/host.ts";
import { openGame } from "./cli/open-game.ts";
import {
  DEFAULT_REQUEST,
  type ExerciseRequest,
  type FigureRequest,
  type Look,
  type PlayRequest,
  type ReplayRequest,
  type Request,
  type Start,
} from "./cli/request.ts";
import { dayOf } from "./console/dialogue/dates.ts";
import type { Sitting } from "./console/dialogue/dialogue.ts";
import type { Opening } from "./console/dialogue/initial-state.ts";
import type { View } from "./console/dialogue/state.ts";
import { thinkingApart } from "./console/terminal/interruptible-engine.ts";
import { write } from "./console/terminal/output.ts";
import type { Palette, Port } from "./console/terminal/port.ts";
import type { AnyGame } from "./core/game.ts";
import { type Read, refuse } from "./core/read.ts";
import { printable } from "./core/sentence.ts";
import { hasDice, setupPosition } from "./games/setups.ts";
import type { Player } from "./match/players.ts";
import type { Keeper } from "./records/file-recorder.ts";
import type { ArchiveFacts } from "./records/store/folders.ts";
import type { Archive } from "./records/store/store.ts";

const KEYBOARD = 0;
const SCREEN = 1;
const WRONG_COMMAND_LINE = 2;
const FAULT = 70;
const COMPLAINT = 500;
const SEEDS = 1_000_000_000;
const MILLISECONDS = 1_000;
/** What the games on disk need to know of this process and its user. */
const DISK: ArchiveFacts = {
  async folder() {
    const { default: envPaths } = await import("env-paths");
    return envPaths("capture-the-sarrum", { suffix: "" }).data;
  },
  pid: process.pid,
  runs,
  booted: Date.now() - MILLISECONDS * uptime(),
  newName: () => `${new Date().toISOString().slice(0, 19).replace(/\D/g, "-")}-${randomInt(SEEDS)}`,
  durable: isatty(KEYBOARD),
};
const KEEPERS: Keeper[] = [async (match) => (await archive()).keep(match)];

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
  const lines = text
    .slice(0, COMPLAINT)
    .trimEnd()
    .split("\n")
    .map((line) => printable(line));
  process.stderr.write(`${lines.join("\n")}\n`);
}

let opened: Archive | undefined;

const words = process.argv.slice(2);
const request = words.length === 0 ? DEFAULT_REQUEST : await readCommandLine();
try {
  if (request.kind === "uci") await speakUci();
  else if (request.kind === "play") await play(request);
  else if (request.kind === "replay") await replay(request);
  else if (request.kind === "figure") await figure(request);
  else if (request.kind === "exercise") await exercise(request.exercise);
  else if (request.kind === "skeleton") (await import("./skeleton/program.ts")).main();
  else await print(report(request));
} catch (fault) {
  complain(`error: a fault of this program, not yours: ${String(fault).slice(0, 200)}\n`);
  leave(FAULT);
}

/** The parser is only loaded where there is something to parse: the first prompt comes sooner. */
async function readCommandLine(): Promise<Request> {
  const { parseCommandLine } = await import("./cli/command-line.ts");
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

/** The protocol of chess programs, on the standard input and output; leaves at its end. */
async function speakUci(): Promise<never> {
  const { converse } = await import("./uci/uci.ts");
  await converse(process.stdin, (line) => write(`${line}\n`, failed), randomInt(SEEDS));
  return leave(0);
}

async function figure(wanted: FigureRequest): Promise<void> {
  const { showFigure } = await import("./cli/figure.ts");
  orLeave(showFigure(await open(wanted.start), wanted, await portFor(wanted)));
}

async function exercise(wanted: ExerciseRequest): Promise<never> {
  const { runExercise } = await import("./cli/exercise.ts");
  const { exerciseHost } = await import("./cli/exercise-host.ts");
  const { say, ask } = await portFor(DEFAULT_REQUEST);
  return leave(await runExercise(wanted, exerciseHost({ say, ask, complain })));
}

/** A request that is answered with a text. */
type Script = Exclude<
  Request,
  { kind: "play" | "replay" | "figure" | "skeleton" | "exercise" | "uci" }
>;

async function report(script: Script): Promise<string> {
  const scripts = await import("./cli/reports.ts");
  if (script.kind === "games") return scripts.gamesReport();
  if (script.kind === "scores") {
    return (await import("./console/render/summaries.ts")).scoresReport(await archive());
  }
  const { game, position: chosen } = await open(script.start);
  const position = chosen ?? setupPosition(game, 0);
  if (script.kind === "moves") return scripts.movesReport(game, position);
  if (script.kind === "diagram") {
    const picture = orLeave(scripts.diagramReport(game, position, script));
    if (script.out === undefined) return picture;
    const { existsAlready, fileFrom } = await import("./console/dialogue/record-files.ts");
    const file = orLeave(fileFrom(script.out, home()));
    const { writeFile } = await import("./records/store/files.ts");
    const written = await writeFile(file, `${picture}\n`, false);
    orLeave(written === "exists" ? existsAlready(file) : written);
    return `The picture is in ${file}.`;
  }
  return orLeave(scripts.perftReport(game, position, script));
}

async function play(wanted: PlayRequest): Promise<void> {
  const seed = wanted.seed ?? randomInt(SEEDS);
  const port = await playersPort(wanted, wanted.ownDice, seed, `; --seed ${seed} repeats them`);
  const opening = await openingFor(wanted);
  const { game, start } = opening;
  if (!hasDice(game) && wanted.ownDice) orLeave(refuse(`${game.title} has no dice.`));
  const players = await namesFor(opening, wanted);
  if (wanted.record !== undefined) {
    const { openRecorder } = await import("./cli/open-match.ts");
    KEEPERS.push(orLeave(await openRecorder(wanted.record, isatty(KEYBOARD), port)));
  }
  if (isatty(KEYBOARD) && !start) await tellOfUnfinished(port);
  const dice = await port.diceFor?.(game);
  await hold(opening, { dice, players, seed, view: viewOf(wanted) }, port);
}

async function hold(opening: Opening, sitting: Sitting, port: Port): Promise<void> {
  const { converse } = await import("./console/dialogue/dialogue.ts");
  await converse(opening, sitting, port);
  // A thread that thinks for the computer would keep the program from its end.
  leave(0);
}

/** Waits so many milliseconds where somebody watches the screen. */
async function pauseShown(milliseconds: number): Promise<void> {
  if (isatty(SCREEN)) await setTimeout(milliseconds);
}

/** What the command line says to begin with: a position, a record, or an unfinished game. */
async function openingFor(wanted: PlayRequest): Promise<Opening> {
  if (wanted.load === undefined && wanted.resume === undefined) return open(wanted.start);
  const { openRecord } = await import("./cli/open-match.ts");
  return orLeave(await openRecord(wanted, await archive(), home()));
}

async function namesFor(
  { game, players = [] }: Opening,
  wanted: PlayRequest,
): Promise<readonly Player[]> {
  if (Object.keys(wanted.players).length === 0 && !wanted.computer) return players;
  const { playersOf } = await import("./cli/open-match.ts");
  return orLeave(playersOf(game, wanted, players));
}

/** Looks for unfinished games, which are only opened where there are any. */
async function tellOfUnfinished(port: Port): Promise<void> {
  const { foldersOf } = await import("./records/store/folders.ts");
  if ((await foldersOf(DISK).list("unfinished")).length === 0) return;
  const { noticeOfUnfinished } = await import("./console/dialogue/resume.ts");
  const notice = await noticeOfUnfinished(await archive());
  if (notice !== undefined) port.say(notice);
}

async function replay(wanted: ReplayRequest): Promise<void> {
  const { loadNamed } = await import("./console/dialogue/record-files.ts");
  const { openReplay } = await import("./cli/open-match.ts");
  const match = orLeave(await loadNamed(wanted.file, home()));
  const seed = randomInt(SEEDS);
  const port = await playersPort(wanted, false, seed);
  const view = viewOf(wanted);
  const opening = orLeave(await openReplay(match, wanted, view, port));
  if (!opening) return;
  // The dice are taken to hand where the record is played on from.
  await hold(opening, { dice: undefined, players: [], seed, view }, port);
}

/** How the board is seen at first. */
function viewOf({ plain }: Look): View {
  return { flipped: false, plain };
}

/** The port to the terminal or pipe, with a board drawn as the command line says. */
async function portFor({ large, colour }: Look): Promise<Port> {
  const { terminalPort } = await import("./console/terminal/terminal.ts");
  const palette = colour ? await paletteOfTerminal() : undefined;
  const terminal = await terminalPort({
    keyboard: isatty(KEYBOARD),
    screen: () => ({ columns: process.stdout.columns, palette, large }),
    today: () => dayOf(new Date()),
    failed,
  });
  const folder = home();
  return {
    ...terminal,
    ...thinkingApart({ onInterrupt, wait: pauseShown }, terminal.ask),
    files: {
      write: async (...wanted) => (await import("./records/store/files.ts")).writeFile(...wanted),
    },
    ...(folder === undefined ? {} : { home: folder }),
    archive,
    keepers: KEEPERS,
    wait: (seconds) => setTimeout(MILLISECONDS * seconds),
  };
}

/** The games of the user on disk; nothing is loaded, read or made before it is needed. */
async function archive(): Promise<Archive> {
  const { openArchive } = await import("./records/store/store.ts");
  opened ??= openArchive(DISK);
  return opened;
}

/** The port, with the program's dice, and their seed told, for every game that has dice. */
async function playersPort(look: Look, ownDice: boolean, seed: number, advice = ""): Promise<Port> {
  const base = await portFor(look);
  const diceFor = async (game: AnyGame) => {
    if (ownDice || !hasDice(game)) return undefined;
    const { seededDice } = await import("./console/terminal/dice.ts");
    base.say(`The dice fall by seed ${seed}${advice}.`);
    return seededDice(seed);
  };
  return { ...base, diceFor };
}

/** The colours of the terminal; undefined where there are none. */
async function paletteOfTerminal(): Promise<Palette | undefined> {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR || (FORCE_COLOR === undefined && !isatty(SCREEN))) return undefined;
  return (await import("./console/render/palette.ts")).paletteFor(FORCE_COLOR);
}
