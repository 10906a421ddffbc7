import { Command, CommanderError, Option } from "commander";
import facts from "../../../package.json" with { type: "json" };
import { inWords, START_COMMAND } from "../../core/text.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  catalogueEntry,
  type GameOption,
} from "../../games/catalogue.ts";
import { addLesson, addPuzzles, addWorksheet } from "./class-options.ts";
import { computerOf, withComputer } from "./engine-options.ts";
import { addExerciseCommands } from "./exercise-options.ts";
import {
  type Choose,
  displayOptionsOf,
  gameOption,
  keyOf,
  readSeed,
  refuseWord,
  wholeNumber,
  withDisplayOptions,
} from "./option-values.ts";
import { addRecordCommands, recordsOf, withRecords } from "./record-options.ts";
import type { Request, Start } from "./request.ts";
import { addSkeleton } from "./step-options.ts";

/** The outputs to which the parser writes its own messages. */
export interface ParserEffects {
  say(text: string): void;
  complain(text: string): void;
}

const WRONG_COMMAND_LINE = 2;

/** As wide as the command, for the second line of an example. */
const INDENT = START_COMMAND.replace(/./g, " ");

const EXAMPLES = `
Examples:
  ${START_COMMAND}                        play, with the exam's questions
  ${START_COMMAND} --setup full --large   the full game, on large squares
  ${START_COMMAND} --position "1g1s3G/R7/Se5e/8/8/7r/8/8 w"
  ${START_COMMAND} --computer black --level 2
  ${START_COMMAND} --game shatranj        another game; "games" lists them
  ${START_COMMAND} --house "etlu=N check=warn confirm"
                          ${INDENT}a teacher's changes to the rules
  ${START_COMMAND} perft --depth 5        count move sequences of five plies
  ${START_COMMAND} --white Ann --black Ben --record game.txt
  ${START_COMMAND} diagram --setup sample --moves 13 --out figure.svg
While playing, type help for the commands that work at any prompt.`;

/**
 * Takes the arguments after the program's name. Returns the exit code if they are wrong (2) or if the
 * parser has done what was asked, such as printing help (0).
 */
export function parseCommandLine(
  words: readonly string[],
  effects: ParserEffects,
): Request | number {
  let request: Request | undefined;
  const program = parser(facts.version, effects, (chosen) => {
    request = chosen;
  });
  try {
    program.parse(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : WRONG_COMMAND_LINE;
  }
  if (!request) throw new Error("the parser has returned without a request");
  return request;
}

function addMoves(program: Command, choose: Choose): void {
  const moves = program
    .command("moves")
    .description("print the legal moves, one per line, or those of the piece on a square")
    .argument("[square]");
  withStart(moves).action((square, options) =>
    choose({ kind: "moves", square, start: startOf(moves, options) }),
  );
}

function parser(version: string, effects: ParserEffects, choose: Choose): Command {
  const program = new Command(START_COMMAND)
    .description(
      `Capture the Sarrum and ${CATALOGUE.length - 1} related games, for players at one keyboard.`,
    )
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .addHelpText("after", EXAMPLES)
    .configureOutput({ writeOut: effects.say, writeErr: effects.complain })
    .usage("[options] [command]")
    .argument("[word]")
    .enablePositionalOptions()
    .hook("preSubcommand", refuseMisplaced)
    .exitOverride();
  const addSimple = (kind: "scores" | "uci" | "games", about: string) =>
    program
      .command(kind)
      .description(about)
      .action(() => choose({ kind }));
  addPlaying(program, choose);
  addPerft(program, choose);
  addMoves(program, choose);
  addDiagram(program, choose);
  addRecordCommands(program, choose);
  addSimple("scores", "list the finished games by game and setup, the shortest wins first");
  addSimple("uci", "speak UCI, the protocol of chess engines, for sarrum and shatranj");
  addSkeleton(program, choose);
  addExerciseCommands(program, choose);
  addWorksheet(program, choose);
  addFigures(program, choose);
  addLesson(program, choose);
  addPuzzles(program, choose);
  addSimple("games", "list the games of this program");
  addHelp(program);
  // Only now, because commands inherit it: an unknown one is refused by its name.
  return program.allowExcessArguments();
}

/** Adds a command that refuses an unknown command, which the library's own does not. */
function addHelp(program: Command): void {
  program
    .command("help")
    .description("print the help of a command")
    .argument("[command...]")
    .action((words: string[]) => {
      const named = (command: Command, word: string) =>
        command.commands.find((one) => one.name() === word) ?? refuseWord(command, word);
      words.reduce(named, program).help();
    });
}

/** Refuses options of the game before a command, which would otherwise be ignored. */
function refuseMisplaced(program: Command, command: Command): void {
  const misplaced = program.options.find(
    (option) => program.getOptionValueSource(option.attributeName()) === "cli",
  );
  if (!misplaced) return;
  const taken = command.options.some(({ long }) => long === misplaced.long);
  program.error(
    taken
      ? `error: put ${misplaced.long} after ${command.name()}`
      : `error: ${command.name()} has no option ${misplaced.long}`,
  );
}

function addFigures(program: Command, choose: Choose): void {
  const [sarrum] = CATALOGUE;
  const add = (figure: Command) => {
    for (const option of sarrum.options) figure.addOption(optionOf(sarrum, option));
    withDisplayOptions(figure).action(() => {
      const [name, display] = [figure.args.join(" "), displayOptionsOf(figure.opts())];
      choose({ kind: "figure", start: startOf(figure, {}), name, ...display });
    });
  };
  add(program.command("figures").description("list the figures of the exam's paper"));
  add(
    program
      .command("figure")
      .argument("<number...>")
      .description("show a figure of the exam's paper: 9, 5e (our letter), 5 gisgigir"),
  );
}

function addPlaying(program: Command, choose: Choose): void {
  withComputer(withRecords(withDisplayOptions(withStart(program))))
    .addOption(
      new Option("--dice <who>", "who throws the dice: the program, or you (ask)").choices([
        "program",
        "ask",
      ]),
    )
    .option("--seed <number>", "seed the dice, the quiz and the engine's random choices", readSeed)
    .action((word, { seed, dice, ...options }) => {
      if (word !== undefined) refuseWord(program, word);
      choose({
        kind: "play",
        start: startOf(program, options),
        ...recordsOf(program, options),
        computer: computerOf(program, options),
        ...displayOptionsOf(options),
        seed,
        ownDice: dice === undefined ? undefined : dice === "ask",
      });
    });
}

function addDiagram(program: Command, choose: Choose): void {
  const diagram = program
    .command("diagram")
    .description("draw a position as a picture (SVG), for worksheets")
    .option("--moves <square>", "mark the squares that the piece there may move to")
    .addOption(
      new Option("--style <style>", "codes in a grid, or coloured squares and discs")
        .choices(["exam", "colour"])
        .default("exam"),
    )
    .option("--out <file>", "write to this file, which must not exist yet");
  withStart(diagram).action(({ moves, style, out, ...options }) =>
    choose({ kind: "diagram", start: startOf(diagram, options), moves, style, out }),
  );
}

function addPerft(program: Command, choose: Choose): void {
  const perft = program
    .command("perft")
    .description("count the legal move sequences of a given length, to test move generators")
    .requiredOption("--depth <plies>", "length of the sequences, from 1 to 20", readDepth)
    .option("--divide", "print the count for each first move as well");
  withStart(perft).action(({ depth, divide = false, ...options }) =>
    choose({ kind: "perft", start: startOf(perft, options), depth, divide }),
  );
}

function withStart(command: Command): Command {
  command
    .addOption(gameOption("the game to play").default(CATALOGUE[0].id))
    .option("--setup <name>", `start from this setup (${setupsText()})`)
    .addOption(
      new Option("--position <text>", "start from a position in text form (in quotes)").conflicts(
        "setup",
      ),
    );
  for (const entry of CATALOGUE) {
    for (const option of entry.options) command.addOption(optionOf(entry, option));
  }
  return command;
}

/** The setups that every game has, then those of each game: "full; sarrum also has sample". */
function setupsText(): string {
  const inAll = (name: string) => CATALOGUE.every(({ setups }) => setups.includes(name));
  const others = CATALOGUE.flatMap(({ id, setups }) => {
    const own = setups.filter((name) => !inAll(name));
    return own.length > 0 ? [`${id} also has ${inWords(own)}`] : [];
  });
  return [inWords(CATALOGUE[0].setups.filter(inAll)), ...others].join("; ");
}

const YES = "yes";

/** The flags of a game option: "--size <9|5>", "--house <text>", or "--start-off" for a yes. */
export function flagsOf({ name, values, text }: GameOption): string {
  if (text !== undefined) return `--${name} <${text}>`;
  return values.includes(YES) ? `--${name}` : `--${name} <${values.join("|")}>`;
}

function optionOf({ id }: CatalogueEntry, option: GameOption): Option {
  const parsed = new Option(flagsOf(option), `${id}: ${option.about}`);
  const free = option.text !== undefined || option.values.includes(YES);
  return free ? parsed : parsed.choices(option.values);
}

type StartValues = Partial<Record<"game" | "setup" | "position", string>>;

/** Exits with an error if an option belongs to another game. */
function startOf(command: Command, { game: id, setup, position }: StartValues): Start {
  const game = catalogueEntry(id);
  const optionValue = (name: string) => command.getOptionValue(keyOf(name));
  const foreign = CATALOGUE.flatMap((entry) => entry.options).find(
    ({ name }) => optionValue(name) !== undefined && !game.options.some((own) => own.name === name),
  );
  if (foreign) command.error(`error: --${foreign.name} is not an option of ${game.id}`);
  const choices = game.options.map(({ name, values }) => {
    const value = optionValue(name) ?? values[0];
    return [name, value === true ? YES : String(value)];
  });
  const answered = game.options.some(({ name, question }) => question && optionValue(name));
  return { game, choices: Object.fromEntries(choices), answered, setup, position };
}

const readDepth = wholeNumber(/^(1?\d|20)$/, "The depth must be a whole number from 1 to 20.", 1);
