/** The options for a game and for where it starts, and what is typed for them. */
import { err, ok, type Result } from "../../base/result.ts";
import type { Subcommand, ValueReader } from "../../base/subcommand.ts";
import { inWords } from "../../base/text.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  catalogueEntry,
  type GameOption,
  YES,
} from "../rules/catalogue.ts";
import type { GameChoice } from "../rules/read-game.ts";
import { openGame, type Start } from "./open-game.ts";

/** Says how an option for a game is typed, and reads it. */
export const gameOption = (about: string) => `    --game <name>  ${about}`;
export const GAME_READER = { game: CATALOGUE.map(({ id }) => id) };
export const GAME_DEFAULT = { game: CATALOGUE[0].id };

const isShared = (setup: string) => CATALOGUE.every(({ setups }) => setups.includes(setup));

/** The setups that every game has, then those of single games: "full; sarrum also has sample". */
const SETUPS = [
  inWords(CATALOGUE[0].setups.filter(isShared)),
  ...CATALOGUE.flatMap(({ id, setups }) => {
    const own = setups.filter((setup) => !isShared(setup));
    return own.length > 0 ? `${id} also has ${inWords(own)}` : [];
  }),
].join("; ");

/** The flags of a game option: "--size <9|5>", "--house <text>", or "--start-off" for a yes. */
export function flagsOf({ name, values, text }: GameOption): string {
  if (text !== undefined) return `--${name} <${text}>`;
  return values.includes(YES) ? `--${name}` : `--${name} <${values.join("|")}>`;
}

/** The key under which an option is stored: "startOff" for "start-off". */
export const keyOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The help of a game's options. */
export const optionsOf = ({ id, options }: CatalogueEntry): string =>
  options.map((option) => `    ${flagsOf(option)}  ${id}: ${option.about}`).join("\n");

/** The readers of a game's options. */
export const readersOf = ({ options }: CatalogueEntry): Readonly<Record<string, ValueReader>> =>
  Object.fromEntries(
    options
      .filter(({ text, values }) => text === undefined && !values.includes(YES))
      .map(({ name, values }) => [keyOf(name), values]),
  );

/** The options for a game and its position, of a subcommand whose `run` reads them with `startOf`. */
export const START = {
  options: [
    gameOption("the game to play"),
    `    --setup <name>     start from this setup (${SETUPS})`,
    "    --position <text>  start from a position in text form (in quotes)",
    ...CATALOGUE.map(optionsOf).filter(Boolean),
  ].join("\n"),
  readers: { ...GAME_READER, ...Object.assign({}, ...CATALOGUE.map(readersOf)) },
  defaults: GAME_DEFAULT,
  excludes: [[["position"], ["setup"]]],
} as const satisfies Partial<Subcommand>;

/** The options as typed, with those of the games by their keys. */
export interface StartOptions {
  readonly game?: string;
  readonly setup?: string;
  readonly position?: string;
}

/** Adds options to what is typed as words, if anything. Rejects an option of another game. */
export function startOf(options: StartOptions, typed?: GameChoice): Result<Start> {
  const { game: id, setup: named, position } = options;
  const game = typed?.entry ?? catalogueEntry(id);
  const { setup = named, ...words } = typed?.choices ?? {};
  const values = new Map<string, unknown>(Object.entries(options));
  const optionValue = ({ name }: GameOption) => values.get(keyOf(name));
  const foreign = CATALOGUE.flatMap(({ options: all }) => all).find(
    (option) => optionValue(option) !== undefined && !game.options.includes(option),
  );
  if (foreign) return err(`--${foreign.name} is not an option of ${game.id}`);
  const choices = game.options.map((option) => {
    const value = optionValue(option) ?? option.values[0];
    return [option.name, value === true ? YES : String(value)];
  });
  const answered = game.options.some(
    (option) => option.question && (option.name in words || optionValue(option)),
  );
  const chosen = { ...Object.fromEntries(choices), ...words };
  return ok({ game, choices: chosen, answered, setup, position });
}

/** Loads the game that is typed, and reads its position. */
export async function openTyped(options: StartOptions) {
  const start = startOf(options);
  return start.ok ? openGame(start.value) : start;
}
