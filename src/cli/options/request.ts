import type { TypedGame } from "../../console/session/load-game.ts";
import type { Settings } from "../../console/session/settings.ts";
import type { InitialState } from "../../console/session/state.ts";
import { setupNamed } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import type { ExerciseRequest } from "../../exercises/commands.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  defaultChoices,
  loadConfigured,
  type Options,
} from "../../games/catalogue.ts";
import type { Strength } from "../../match/players.ts";
import { type Large, type Theme, type ViewSettings, viewFrom } from "../../view/view-settings.ts";
import type { KindName } from "../../worksheets/kinds.ts";
import type { Level } from "../../worksheets/task.ts";

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
}

/** Loads the game that a command line names, and reads its position. */
export async function openGame(start: Start): Promise<Result<InitialState>> {
  const configured = await loadConfigured(start.game, start.choices);
  if (!configured.ok) return configured;
  const { game, choices } = configured.value;
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? ok({ game, choices, position: position.value }) : position;
  }
  const { setup } = start;
  if (setup === undefined) return ok({ game, choices });
  const position = setupNamed(game, setup);
  return position.ok ? ok({ game, choices, position: position.value, setup }) : position;
}

export interface DisplayOptions {
  /** The size of coloured squares; undefined if no option chooses it. */
  readonly large?: Large | undefined;
  /** False if an option turned colour off. */
  readonly colour: boolean;
  /** Sentences instead of drawings. */
  readonly plain: boolean;
  /** The colours of the board; undefined if no option chooses them. */
  readonly theme?: Theme | undefined;
}

/** Options precede settings. */
export function viewOf({ plain, large, theme }: DisplayOptions, settings: Settings): ViewSettings {
  const typed = { ...(large && { large }), ...(theme && { theme }) };
  return { ...viewFrom({ ...settings, ...typed }), plain };
}

export interface PlayRequest extends DisplayOptions {
  readonly kind: "play";
  readonly start: Start;
  /** A recorded game to continue. */
  readonly load?: TypedGame | undefined;
  /** The number of a saved game to continue, `true` for the newest. */
  readonly resume?: number | true | undefined;
  /** A file to record the games in. */
  readonly record?: string | undefined;
  /** The names of the players, keyed by side: "White". */
  readonly players: Readonly<Record<string, string>>;
  /** The sides that the computer plays, as typed, and its strength; undefined if it plays none. */
  readonly computer?: { readonly sides: string; readonly strength: Strength } | undefined;
  /** Seeds the dice, the quiz and the engine's random choices; undefined for a random seed. */
  readonly seed?: number | undefined;
  /**
   * Whether the players throw their own dice and type the result; undefined for what a record says,
   * or else the program's dice.
   */
  readonly ownDice?: boolean | undefined;
}

export interface PerftRequest {
  readonly kind: "perft";
  readonly start: Start;
  readonly depth: number;
  readonly divide: boolean;
}

export interface DiagramRequest {
  readonly kind: "diagram";
  readonly start: Start;
  /** The square of a piece whose moves are marked. */
  readonly moves: string | undefined;
  readonly style: "exam" | "colour";
  /** The file to write; undefined for standard output. */
  readonly out: string | undefined;
}

export interface WorksheetRequest {
  readonly kind: "worksheet";
  readonly tasks: KindName;
  readonly game: CatalogueEntry;
  readonly count: number;
  readonly level: Level;
  /** Undefined for a random seed. */
  readonly seed: number | undefined;
  /** Undefined for the title of the kind. */
  readonly title: string | undefined;
  /** How many pupils get a sheet each, or a file with their names; undefined for one sheet. */
  readonly pupils: number | string | undefined;
  /** The file to write; undefined for standard output. */
  readonly out: string | undefined;
  /** The file for the answers; undefined if they follow the tasks. */
  readonly answers: string | undefined;
  /** The file with the program from which extracts are taken; undefined for the port. */
  readonly from: string | undefined;
  /** Whether extracts from the program are printed. */
  readonly extracts: boolean;
}

export interface ReplayRequest extends DisplayOptions {
  readonly kind: "replay";
  readonly game: TypedGame;
  /** Seconds between the moves if they are shown automatically. */
  readonly every: number | undefined;
  /** The number of the only move to show. */
  readonly to: string | undefined;
}

/** A request for the report about a recorded game. */
export interface ReviewRequest extends DisplayOptions {
  readonly kind: "review";
  readonly game: TypedGame;
  /** The time to take; undefined for the default. */
  readonly seconds: number | undefined;
  /** The file to write: the chart if its name ends with .svg, otherwise the record with notes. */
  readonly out: string | undefined;
}

/** A request for a figure of the exam paper, or for a lesson. */
export interface ClassRequest extends DisplayOptions {
  readonly kind: "figure" | "lesson";
  readonly start: Start;
  /** "9", "5e", "5 gisgigir"; of a built-in lesson or a file; empty for the list of them. */
  readonly name: string;
  /** Whether a lesson is played without stopping, to find the lines that fail. */
  readonly check?: boolean;
}

/** A request to show the exam's program, or a copy of it, line by line. */
export interface StepRequest extends DisplayOptions {
  readonly kind: "step";
  /** The subroutine whose first call is shown first; undefined for the first line. */
  readonly to: string | undefined;
  /** A pupil's copy, by the exercise and the folder as typed; undefined for the exam's own program. */
  readonly copy: { readonly number: string; readonly folder: string } | undefined;
  readonly answers: readonly string[];
  /** The figure whose answers are typed. */
  readonly figure: number | undefined;
  readonly predict: boolean;
  readonly subroutine: string | undefined;
  readonly seed: number | undefined;
  readonly name: string | undefined;
  /** The file to which the score is added. */
  readonly result: string | undefined;
}

/** A parsed command line. */
export type Request =
  | PlayRequest
  | PerftRequest
  | { readonly kind: "moves"; readonly square: string | undefined; readonly start: Start }
  | DiagramRequest
  | WorksheetRequest
  | ReplayRequest
  | ReviewRequest
  | ClassRequest
  | StepRequest
  /** A request for the list of a game's puzzles, by the game's name in the catalogue. */
  | { readonly kind: "puzzles"; readonly game: string }
  | { readonly kind: "scores" }
  | { readonly kind: "games" }
  | { readonly kind: "skeleton" }
  | { readonly kind: "exercise"; readonly exercise: ExerciseRequest }
  | { readonly kind: "uci" };

/** The request of an empty command line: the exam's game, with its questions. */
export const DEFAULT_REQUEST: PlayRequest = {
  kind: "play",
  start: { game: CATALOGUE[0], choices: defaultChoices(CATALOGUE[0]) },
  players: {},
  colour: true,
  plain: false,
};
