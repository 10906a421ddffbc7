/** The options of a game, and the commands that take them. */
import { Option } from "commander";
import { err } from "../../base/result.ts";
import { inWords } from "../../base/text.ts";
import { DEFAULT_LEVEL } from "../match/engine-sides.ts";
import { MAX_LEVEL, MAX_MOVE_TIME, shownName } from "../match/players.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  catalogueEntry,
  type GameOption,
} from "../rules/catalogue.ts";
import { openGame, type PlayOptions, SIDES, type Start } from "./open-game.ts";
import {
  type Choose,
  gameOption,
  type Job,
  notEmpty,
  type Parser,
  readSeed,
  unknownWord,
  wholeNumber,
} from "../../cli/parser.ts";
import { readTypedGame } from "../activities/review/subcommands.ts";

const PLAYING = `
  --resume [number]   continue a saved game, by default the newest
  --record <file>     also write the game to this file after every move
${SIDES.map((side) => `  --${side.toLowerCase()} <name>  the name of ${side}'s player`).join("\n")}
  --computer <sides>  the computer's sides: white, black or both; in saturankam
                      a list: north,west
  --level <number>    the computer's level, from 1 (beginner) to ${MAX_LEVEL}; default ${DEFAULT_LEVEL}
  --think <ms>        the computer's time per move, in milliseconds
  --dice <who>        who throws the dice: the program, or you (ask)
  --seed <number>     seed the dice, the quiz and the engine's random choices`;

const READERS = {
  ...Object.fromEntries(SIDES.map((side) => [side.toLowerCase(), notEmpty("name", shownName)])),
  resume: wholeNumber("The game's number", 1, 999_999),
  level: wholeNumber("The level", 1, MAX_LEVEL),
  think: wholeNumber("The time in milliseconds", 1, MAX_MOVE_TIME),
  dice: ["program", "ask"],
  seed: readSeed,
};

/** The key under which the parser stores an option: "startOff" for "start-off". */
const keyOf = (name: string) => new Option(`--${name}`).attributeName();

/** Options that conflict with a record, which contains their values. */
const START = [
  ...["game", "setup", "position"],
  ...CATALOGUE.flatMap(({ options }) => options.map(({ name }) => keyOf(name))),
];

/** Makes the program play if no command is typed. */
export function addPlaying(program: Parser, choose: Choose): void {
  withStart(program)
    .takesDisplay()
    .option(
      "--load <file...>",
      "continue a game from a file; a number after the file chooses one of several games",
      readTypedGame,
    )
    .takes(PLAYING, READERS)
    .excludes(["load", "resume"], START)
    .excludes(["load"], ["resume"])
    .excludes(["level"], ["think"])
    .action((words: readonly string[], options: PlayOptions) => {
      const needed = "computer, to say which side the computer plays";
      program.requireWith({ level: needed, think: needed });
      const start = startOf(program);
      if (words.length > 0) choose(typing(words, start, options, program.names));
      else choose(async (host) => (await import("./play.ts")).play(options, host, start));
    });
}

/** Begins a session and types a line into it. Refuses one that does not begin with a command or a game. */
export function typing(
  words: readonly string[],
  start: Start,
  options: PlayOptions,
  subcommands: readonly string[] = [],
): Job {
  return async (host) => {
    const [word = ""] = words;
    const opened = await openGame(start);
    if (!opened.ok) return opened;
    const { firstWords } = await import("../session/dialogue/registry.ts");
    const { readStart } = await import("../rules/read-game.ts");
    const { game } = opened.value;
    const { WINGS } = await import("../../cli/wings.ts");
    const known = firstWords({ game, wings: WINGS });
    const text = words.join(" ");
    const isKnown = known.includes(word.toLowerCase());
    // Options alone are those of the game that begins: --game zamma 25.
    if (!isKnown && !readStart(text, game.id).ok)
      return err(unknownWord(word, [...subcommands, ...known]));
    const { play } = await import("./play.ts");
    return play(options, host, { ...start, typed: isKnown ? text : `${game.id} ${text}` });
  };
}

/** Adds the commands that print something about a position. */
export function addPositions(program: Parser, choose: Choose): void {
  const perft = program
    .command("perft")
    .description("count the legal move sequences of a given length, to test move generators")
    .requiredOption("--depth <plies>", "length of the sequences, from 1 to 20", readDepth)
    .option("--divide", "print the count for each first move as well");
  withStart(perft).action((options) => {
    const start = startOf(perft);
    choose(async () => (await import("./reports.ts")).perftReport(start, options));
  });
  const moves = program
    .command("moves [square]")
    .description("print the legal moves, one per line, or those of the piece on a square");
  withStart(moves).action((square: string | undefined) => {
    const start = startOf(moves);
    choose(async () => (await import("./reports.ts")).movesReport(start, square));
  });
  addDiagram(program, choose);
}

const readDepth = wholeNumber("The depth", 1, 20);

function addDiagram(program: Parser, choose: Choose): void {
  const diagram = program
    .command("diagram")
    .description("draw a position as a picture (SVG), for worksheets")
    .takes(
      `
    --moves <square>  mark the squares that the piece there may move to
    --style <style>   codes in a grid, or coloured squares and discs; default exam
    --out <file>      write to this file, which must not exist yet`,
      { style: ["exam", "colour"] },
    );
  withStart(diagram).action((options) => {
    const start = startOf(diagram);
    choose(async (host) => (await import("./reports.ts")).diagramReport(start, options, host));
  });
}

/** Adds the options for a game and for where it starts. */
function withStart(command: Parser): Parser {
  command.addOption(gameOption("the game to play").default(CATALOGUE[0].id));
  command.takes(`
    --setup <name>     start from this setup (${SETUPS})
    --position <text>  start from a position in text form (in quotes)`);
  command.excludes(["position"], ["setup"]);
  for (const entry of CATALOGUE) withGameOptions(command, entry);
  return command;
}

const isShared = (setup: string) => CATALOGUE.every(({ setups }) => setups.includes(setup));

/** The setups that every game has, then those of single games: "full; sarrum also has sample". */
const SETUPS = [
  inWords(CATALOGUE[0].setups.filter(isShared)),
  ...CATALOGUE.flatMap(({ id, setups }) => {
    const own = setups.filter((setup) => !isShared(setup));
    return own.length > 0 ? `${id} also has ${inWords(own)}` : [];
  }),
].join("; ");

const YES = "yes";

/** The flags of a game option: "--size <9|5>", "--house <text>", or "--start-off" for a yes. */
function flagsOf({ name, values, text }: GameOption): string {
  if (text !== undefined) return `--${name} <${text}>`;
  return values.includes(YES) ? `--${name}` : `--${name} <${values.join("|")}>`;
}

export function withGameOptions(command: Parser, { id, options }: CatalogueEntry): Parser {
  for (const option of options) {
    const parsed = new Option(flagsOf(option), `${id}: ${option.about}`);
    const free = option.text !== undefined || option.values.includes(YES);
    command.addOption(free ? parsed : parsed.choices(option.values));
  }
  return command;
}

/** A line for every game, followed by two for each of its options. */
export const gamesReport = (): string =>
  CATALOGUE.flatMap(({ id, about, options }) => [
    `${id.padEnd(11)} ${about}`,
    ...options.map((option) => `  ${flagsOf(option)}\n      ${option.about}`),
  ]).join("\n");

/** Exits with an error if an option belongs to another game. */
export function startOf(command: Parser): Start {
  const { game: id, setup, position } = command.opts();
  const game = catalogueEntry(id);
  const optionValue = ({ name }: GameOption) => command.getOptionValue(keyOf(name));
  const foreign = CATALOGUE.flatMap(({ options }) => options).find(
    (option) => optionValue(option) !== undefined && !game.options.includes(option),
  );
  if (foreign) command.error(`error: --${foreign.name} is not an option of ${game.id}`);
  const choices = game.options.map((option) => {
    const value = optionValue(option) ?? option.values[0];
    return [option.name, value === true ? YES : String(value)];
  });
  const answered = game.options.some((option) => option.question && optionValue(option));
  return { game, choices: Object.fromEntries(choices), answered, setup, position };
}
