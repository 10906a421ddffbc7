import {
  CATALOGUE,
  type CatalogueEntry,
  defaultChoices,
  type Options,
} from "../../games/catalogue.ts";
import type { Strength } from "../../match/players.ts";

/** The game and the position that a command line names, still as text. */
export interface Start {
  readonly game: CatalogueEntry;
  readonly choices: Options;
  /** The name of a setup; undefined to ask for it. */
  readonly setup: string | undefined;
  /** A position in text form; undefined to begin with a setup. */
  readonly position: string | undefined;
}

/** How boards are to be shown. */
export interface Look {
  readonly large: boolean;
  /** False where colour has been turned off by an option. */
  readonly colour: boolean;
  /** Sentences in place of drawings. */
  readonly plain: boolean;
}

/** A game to be played. */
export interface PlayRequest extends Look {
  readonly kind: "play";
  readonly start: Start;
  /** A record to continue. */
  readonly load: string | undefined;
  /** The number of a saved game to continue, 1 for the newest. */
  readonly resume: number | undefined;
  /** A file to write the games to as they are played. */
  readonly record: string | undefined;
  /** The names of the players, by side: "White". */
  readonly players: Readonly<Record<string, string>>;
  /** The sides that the computer plays, as they are typed, and how well; undefined for none. */
  readonly computer: { readonly sides: string; readonly strength: Strength } | undefined;
  /** What the dice, the questions of a quiz and a weak computer follow from; undefined for chance. */
  readonly seed: number | undefined;
  /** The players throw their own dice and type what they show. */
  readonly ownDice: boolean;
}

/** A picture of a position. */
export interface DiagramRequest {
  readonly kind: "diagram";
  readonly start: Start;
  /** The square of a piece whose moves are to be marked. */
  readonly moves: string | undefined;
  readonly style: "exam" | "colour";
  /** The file to write; undefined for the standard output. */
  readonly out: string | undefined;
}

/** A record to be looked at. */
export interface ReplayRequest extends Look {
  readonly kind: "replay";
  readonly file: string;
  /** Seconds between the moves, where it is to run by itself. */
  readonly every: number | undefined;
  /** The move to show, and nothing else. */
  readonly to: number | undefined;
}

/** A figure of the exam's paper. */
export interface FigureRequest extends Look {
  readonly kind: "figure";
  readonly start: Start;
  /** "9", "5e", "5 gisgigir"; empty for the list of them. */
  readonly name: string;
}

/** A command about the exercises on the skeleton; numbers and folders as they were typed. */
export type ExerciseRequest =
  | { readonly action: "list"; readonly folder: string | undefined }
  | { readonly action: "start"; readonly folder: string }
  | { readonly action: "show"; readonly number: string; readonly hint: boolean }
  | { readonly action: "check"; readonly number: string; readonly folder: string }
  | { readonly action: "watch"; readonly folder: string }
  /** Without a seed the questions come in another order every time. */
  | { readonly action: "read"; readonly seed: number | undefined };

/** What the command line asks for. */
export type Request =
  | PlayRequest
  | {
      readonly kind: "perft";
      readonly start: Start;
      readonly depth: number;
      readonly divide: boolean;
    }
  | { readonly kind: "moves"; readonly start: Start }
  | DiagramRequest
  | ReplayRequest
  | FigureRequest
  | { readonly kind: "scores" }
  | { readonly kind: "games" }
  | { readonly kind: "skeleton" }
  | { readonly kind: "exercise"; readonly exercise: ExerciseRequest }
  | { readonly kind: "uci" };

/** What an empty command line asks for: the exam's game, with its questions. */
export const DEFAULT_REQUEST: PlayRequest = {
  kind: "play",
  start: {
    game: CATALOGUE[0],
    choices: defaultChoices(CATALOGUE[0]),
    setup: undefined,
    position: undefined,
  },
  load: undefined,
  resume: undefined,
  record: undefined,
  players: {},
  computer: undefined,
  large: false,
  colour: true,
  plain: false,
  seed: undefined,
  ownDice: false,
};
