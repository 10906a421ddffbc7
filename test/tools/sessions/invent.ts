import { catalogueEntry, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { type AnyGame, type Position, setupPosition } from "../../../src/game/rules/game.ts";
import { type Random, randomFrom } from "../../random.ts";
import {
  COMMAND_LINES,
  type Context,
  legalMove,
  lineOf,
  linesOf,
  pick,
  readStarts,
} from "./fill.ts";
import type { Session, Start } from "./types.ts";

/** How a game is begun: the words, the game, its setup and its options. */
type Beginning = readonly [
  words: string,
  id: string,
  setup?: number,
  options?: Record<string, string>,
];

const BEGINNINGS: readonly Beginning[] = [
  ["< n", "sarrum"],
  ["< y", "sarrum", 1],
  ["skeleton < n", "sarrum"],
  ["--game shatranj", "shatranj"],
  ["--game citadel", "citadel"],
  ["--game zamma", "zamma"],
  ["zamma 25", "zamma", 0, { size: "5" }],
  [
    "--game saturankam --players 2 --start-off --dice ask",
    "saturankam",
    0,
    { players: "2", "start-off": "yes" },
  ],
  ["--setup sample --plain", "sarrum", 1],
  ["skeleton < y", "sarrum", 1],
  ["--house check=enforce --setup full", "sarrum", 0, { house: "check=enforce" }],
  ["< new shatranj", "shatranj"],
  ["< n / new zamma 41", "zamma", 0, { size: "5", crossings: "yes" }],
  ["--game saturankam --players 2 --dice ask", "saturankam", 0, { players: "2" }],
  ["--house etlu=N --setup sample", "sarrum", 1, { house: "etlu=N" }],
  ["citadel --plain", "citadel"],
  ["--game zamma --size 5 --removal deferred", "zamma", 0, { size: "5", removal: "deferred" }],
  ["--game saturankam --dice ask --easy-entry", "saturankam", 0, { "easy-entry": "yes" }],
  ["sarrum sample --no-color", "sarrum", 1],
  ["FORCE_COLOR=3 --setup full --large on", "sarrum"],
  ["FORCE_COLOR=1 --game citadel --theme warm", "citadel"],
  ["FORCE_COLOR=2 --game zamma --theme contrast", "zamma"],
  ["FORCE_COLOR=2 --game saturankam --players 3 --dice ask", "saturankam", 0, { players: "3" }],
  ["saturankam two", "saturankam", 0, { players: "2" }],
];

/** In these games the program's dice fall as they will: moves are chosen by their numbers. */
const throwsDice = ({ id }: AnyGame, { args }: Start) =>
  id === "saturankam" && !args.includes("--dice");

/** Makes up a session. The first numbers are those of the command lines, the others are games. */
export async function inventSession(number: number, keyboard: boolean): Promise<Session> {
  const random = randomFrom(number);
  const commandLine = keyboard ? undefined : COMMAND_LINES[number - 1];
  const beginning: Beginning =
    commandLine === undefined
      ? BEGINNINGS[number % BEGINNINGS.length]!
      : [commandLine, "sarrum", 1];
  const [words, id, setup = 0, options = {}] = beginning;
  const entry = catalogueEntry(id);
  const game = await loadKnown(entry, { ...defaultChoices(entry), ...options });
  const context = { random, game, position: setupPosition(game, setup) };
  const starts = readStarts(words, context);
  if (commandLine !== undefined) return { number, keyboard, starts };
  return { number, keyboard, starts: starts.map((start) => played(start, context, keyboard)) };
}

/** Adds the lines of a game. */
function played(start: Start, context: Context, keyboard: boolean): Start {
  const { random, game } = context;
  const typed = followGame(context, throwsDice(game, start));
  const isExam = start.args[0] === "skeleton";
  const count = (keyboard ? 5 : 10) + random(keyboard ? 6 : 14);
  const next = (): readonly string[] => {
    const kind = random(100);
    if (isExam) return kind < 80 ? typed.move(true) : [lineOf("junk", typed.context())];
    if (kind < 45) return typed.move(false);
    if (kind < 53) return typed.undo();
    if (kind < 61) return activity(typed.context());
    if (keyboard && kind < 72) return linesOf("keys", 3, context);
    return linesOf("board", 1, typed.context());
  };
  const lines = [...start.lines, ...Array.from({ length: count }, next).flat()];
  const args = isExam ? start.args : [...start.args, "--seed", String(1 + random(99))];
  return { ...start, args, lines };
}

/** An activity: how it is begun, a few lines in it, and how it is left. */
function activity(context: Context): string[] {
  const [begin = "", section = "", leave = ""] = lineOf("activity", context).split(" > ");
  return [begin, ...linesOf(section, 2 + context.random(6), context), leave];
}

/** Types legal moves of a game and takes them back. */
function followGame(context: Context, byNumber: boolean) {
  const { random, game } = context;
  let past: readonly Position[] = [context.position];
  let undone: readonly Position[] = [];
  const now = () => ({ random, game, position: past.at(-1)! });
  return {
    context: now,
    move(apart: boolean): readonly string[] {
      if (byNumber) return [String(1 + random(4))];
      const legal = legalMove(now());
      if (legal === undefined) return ["n"];
      past = [...past, game.play(past.at(-1)!, legal.move)];
      undone = [];
      return spelt(legal.text, apart, random);
    },
    undo(): readonly string[] {
      const back = past.length > 1 && random(2) === 0;
      if (!back && undone.length === 0) return ["redo"];
      if (back) undone = [past.at(-1)!, ...undone];
      past = back ? past.slice(0, -1) : [...past, undone[0]!];
      if (!back) undone = undone.slice(1);
      return [back ? pick(random, ["undo", "u", "undo 1"]) : "redo"];
    },
  };
}

/** A move of two squares in one of the ways in which it may be typed. */
function spelt(text: string, apart: boolean, random: Random): readonly string[] {
  const squares = text.replace(/=.*/, "").split(/[-x]/);
  if (squares.length !== 2) return [text];
  if (apart || random(4) === 0) return squares;
  return [pick(random, [text, squares.join(" "), squares.join("–"), ` ${squares.join("")} `])];
}
