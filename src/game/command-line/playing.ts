/** What the program does if no subcommand is typed. */
import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import {
  neededWith,
  notEmpty,
  readSeed,
  type Subcommand,
  type ValueReader,
  type Words,
  wholeNumber,
} from "../../base/subcommand.ts";
import { DISPLAY, DISPLAY_READERS } from "../../terminal/display-options.ts";
import { DEFAULT_LEVEL, MAX_LEVEL, MAX_MOVE_TIME, shownName } from "../match/players.ts";
import { CATALOGUE } from "../rules/catalogue.ts";
import type { TypedGame } from "../session/load-game.ts";
import type { GameHost } from "./game-host.ts";
import { ALL_SIDES, openGame, type PlayOptions, type Start } from "./open-game.ts";
import { keyOf, START, type StartOptions, startOf } from "./start-options.ts";

const OPTIONS = `
  --load <file...>    continue a game from a file; a number after the file chooses one of several games
  --resume [number]   continue a saved game, by default the newest
  --record <file>     also write the game to this file after every move
${ALL_SIDES.map((side) => `  --${side.toLowerCase()} <name>  the name of ${side}'s player`).join("\n")}
  --computer <sides>  the computer's sides: white, black or both; in saturankam
                      a list: north,west
  --level <number>    the computer's level, from 1 (beginner) to ${MAX_LEVEL}; default ${DEFAULT_LEVEL}
  --think <ms>        the computer's time per move, in milliseconds
  --dice <who>        who throws the dice: the program, or you (ask)
  --seed <number>     seed the dice and all other random choices`;

const READERS: Readonly<Record<string, ValueReader>> = {
  ...Object.fromEntries(ALL_SIDES.map((side) => [side.toLowerCase(), notEmpty("name", shownName)])),
  load: (typed, before) => readTypedGame(typed, before as TypedGame | undefined),
  resume: wholeNumber("The game's number", 1, 999_999),
  level: wholeNumber("The level", 1, MAX_LEVEL),
  think: wholeNumber("The time in milliseconds", 1, MAX_MOVE_TIME),
  dice: ["program", "ask"],
  seed: readSeed,
};

/** Options that conflict with a record, which contains their values. */
const IN_RECORDS = [
  ...["game", "setup", "position"],
  ...CATALOGUE.flatMap(({ options }) => options.map(({ name }) => keyOf(name))),
];

const EXAMPLES = `
Examples:
  ${START_COMMAND}                        play, with the exam's questions
  ${START_COMMAND} --setup full --large   the full game, on large squares
  ${START_COMMAND} --position "1g1s3G/R7/Se5e/8/8/7r/8/8 w"
  ${START_COMMAND} --computer black --level 2
  ${START_COMMAND} --game shatranj        another game; "games" lists them
  ${START_COMMAND} --house "etlu=N check=warn confirm"
  ${START_COMMAND} rules redum            type a command at the start
  ${START_COMMAND} zamma 25               another game with an option
  ${START_COMMAND} perft --depth 5        count move sequences of five plies
  ${START_COMMAND} --white Ann --black Ben --record game.txt
  ${START_COMMAND} diagram --setup sample --moves 13 --out figure.svg
While playing, type help for the commands that work at any prompt.`;

export const PLAYING: Subcommand = {
  usage: "play [words...]",
  usageInHelp: "[options] [command]",
  about: `Capture the Sarrum and ${CATALOGUE.length - 1} related games, for players at one keyboard.`,
  options: `${START.options}${DISPLAY}${OPTIONS}`,
  readers: { ...START.readers, ...DISPLAY_READERS, ...READERS },
  defaults: START.defaults,
  excludes: [
    ...START.excludes,
    [["load", "resume"], IN_RECORDS],
    [["load"], ["resume"]],
    [["level"], ["think"]],
  ],
  help: EXAMPLES,
  async run(typed: Words & StartOptions & PlayOptions, host: GameHost) {
    const { words, load, resume, game } = typed;
    const needed = ["computer", "to say which side the computer plays"] as const;
    const complete = neededWith(typed, { level: needed, think: needed });
    if (!complete.ok) return complete;
    const isNew = words.length > 0 && load === undefined && resume === undefined;
    const named = isNew ? await gameIn(words, game ?? CATALOGUE[0].id) : undefined;
    const start = startOf(typed, named?.typed);
    if (!start.ok) return start;
    const line = named?.line ?? words;
    if (line.length > 0) return typeIn(line, start.value, typed, host);
    return (await import("./play.ts")).playSession(typed, host, start.value);
  },
};

/**
 * The game that words begin, such as "zamma 25", "new zamma 25" or options of the present game alone, or that
 * their command takes: "quiz zamma 25"; with what remains to be typed in it. Undefined for other words.
 */
async function gameIn(words: readonly string[], present: string) {
  const { readGame, readStart } = await import("../rules/read-game.ts");
  const [word = "", ...others] = words;
  const first = word.toLowerCase();
  const text = (first === "new" ? others : words).join(" ");
  const begun = readStart(text, present);
  if (text !== "" && begun.ok) return { typed: begun.value, line: [] };
  // The numbers after these are those of stages and puzzles.
  const typed = readGame(others.join(" "), ["learn", "puzzles"].includes(first));
  const takes = Object.keys(typed?.choices ?? {}).length > 0;
  return typed && { typed, line: takes ? [first, typed.rest] : words };
}

/** Begins a session and types a line into it. Refuses one that does not begin with a command or a game. */
export async function typeIn(
  words: readonly string[],
  start: Start,
  options: PlayOptions,
  host: GameHost,
): Promise<Result<string | boolean>> {
  const [word = ""] = words;
  const opened = await openGame(start);
  if (!opened.ok) return opened;
  const { firstWords } = await import("../session/dialogue/commands.ts");
  const { game } = opened.value;
  const known = firstWords(game, await host.wings());
  if (!known.includes(word.toLowerCase())) {
    const { unknownWord } = await import("../../base/unknown-word.ts");
    return err(unknownWord(word, [...host.subcommands, ...known]));
  }
  const { playSession } = await import("./play.ts");
  return playSession(options, host, { ...start, typed: words.join(" ").trimEnd() });
}

const ONE_GAME =
  "After the file only the number of a game in it may follow; put a name with spaces in quotation marks.";

export function readGameNumber(typed: string): Result<number> {
  return /^[1-9]\d{0,5}$/.test(typed) ? ok(Number(typed)) : err(ONE_GAME);
}

/** Reads what follows --load: a file, perhaps with the number of a game in it. */
function readTypedGame(typed: string, before: TypedGame | undefined): Result<TypedGame> {
  if (!before) return ok({ file: typed });
  const number = before.number === undefined ? readGameNumber(typed) : err(ONE_GAME);
  return number.ok ? ok({ ...before, number: number.value }) : number;
}
