import { ok, type Result } from "../../base/result.ts";
import type { DisplayOptions } from "../../terminal/display-options.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  defaultChoices,
  loadConfigured,
  type Options,
} from "../rules/catalogue.ts";
import { setupNamed } from "../rules/game.ts";
import type { TypedGame } from "../session/load-game.ts";
import type { InitialState } from "../session/state.ts";

/** The game and the position that a command line names, still as typed. */
export interface Start {
  readonly game: CatalogueEntry;
  readonly choices: Options;
  /** Whether an option was typed for which people would be asked. */
  readonly answered?: boolean;
  /** The name of a setup; undefined to ask for it. */
  readonly setup?: string | undefined;
  /** A position in text form; undefined to start from a setup. */
  readonly position?: string | undefined;
  /** A line of a session, which is typed at its first prompt. */
  readonly typed?: string | undefined;
}

/** The sides of all games; each has an option for its player's name. */
export const ALL_SIDES = ["White", "Black", "South", "East", "North", "West"] as const;

/** The names of players, as options and settings call them: `white`. */
type Names = Readonly<Partial<Record<Lowercase<(typeof ALL_SIDES)[number]>, string>>>;

/** The names that are given, by side: "White". */
export function playerNames(given: Names): Readonly<Record<string, string>> {
  const names = ALL_SIDES.map((side) => [side, given[side.toLowerCase() as keyof Names]]);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** The options of a game that is played, as they are typed. */
export interface PlayOptions extends DisplayOptions, Names {
  /** A recorded game to continue. */
  readonly load?: TypedGame | undefined;
  /** The number of a saved game to continue, `true` for the newest. */
  readonly resume?: number | true;
  /** A file to record the games in. */
  readonly record?: string;
  /** The sides that the computer plays, as typed, and its strength; a default if there is neither. */
  readonly computer?: string;
  readonly level?: number;
  /** The computer's time per move in milliseconds. */
  readonly think?: number;
  /** Seeds the dice, the quiz and the engine's random choices; undefined for a random seed. */
  readonly seed?: number;
  /** Who throws the dice; undefined for what a record says, or else the program. */
  readonly dice?: "program" | "ask";
}

/** Starts a game without options, by default the exam's. */
export const startWith = (game: CatalogueEntry = CATALOGUE[0]): Start => ({
  game,
  choices: defaultChoices(game),
});

/** Loads the game that a command line names, and reads its position. */
export async function openGame(start: Start): Promise<Result<InitialState>> {
  const configured = await loadConfigured(start.game, start.choices);
  if (!configured.ok) return configured;
  const { game } = configured.value;
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? ok({ ...configured.value, position: position.value }) : position;
  }
  const { setup } = start;
  if (setup === undefined) return configured;
  const position = setupNamed(game, setup);
  return position.ok ? ok({ ...configured.value, position: position.value, setup }) : position;
}
