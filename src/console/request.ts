import { CATALOGUE, type Choices, defaultChoices, type Listing } from "../games/catalogue.ts";

/** The game and the position that a command line names, still as text. */
export interface Start {
  readonly game: Listing;
  readonly choices: Choices;
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
  /** What the dice and the questions of a quiz follow from; undefined for chance. */
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

/** A figure of the exam's paper. */
export interface FigureRequest extends Look {
  readonly kind: "figure";
  readonly start: Start;
  /** "9", "5e", "5 gisgigir"; empty for the list of them. */
  readonly name: string;
}

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
  | FigureRequest
  | { readonly kind: "games" };

/** What an empty command line asks for: the exam's game, with its questions. */
export const DEFAULT_REQUEST: PlayRequest = {
  kind: "play",
  start: {
    game: CATALOGUE[0],
    choices: defaultChoices(CATALOGUE[0]),
    setup: undefined,
    position: undefined,
  },
  large: false,
  colour: true,
  plain: false,
  seed: undefined,
  ownDice: false,
};
