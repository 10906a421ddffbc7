import type { AnyGame } from "../../core/game.ts";
import type { Options } from "../../games/catalogue.ts";
import type { Match } from "../../match/match.ts";
import type { Player } from "../../match/players.ts";
import type { BoardView } from "../render/board-view.ts";
import type { Dice } from "../terminal/dice.ts";
import type { Port } from "../terminal/port.ts";
import type { Tally } from "./tally.ts";

/** What the program has asked and waits to hear. */
export type Question =
  | { readonly kind: "setup" }
  | { readonly kind: "start" }
  | { readonly kind: "finish"; readonly start: number }
  /** A whole move in one line, in a game whose moves are not squares. */
  | { readonly kind: "move" }
  /** The throw of dice that the players throw themselves. */
  | { readonly kind: "throw" }
  | { readonly kind: "again" }
  /** Nothing is asked: the computer is to move. */
  | { readonly kind: "thinking" }
  | Confirmation
  | Activity;

/** A question that a line is waited for. */
export type Asked = Exclude<Question, { readonly kind: "thinking" }>;

/** A question in between; whatever was asked before it (`then`) is asked again after a no. */
export interface Confirmation {
  readonly kind: "confirmation";
  readonly prompt: string;
  readonly then: Question;
  /** What a yes leads to. */
  yes(state: State, port: Port): State | Promise<State>;
  /** What is said after a no that leads back to the game, if anything. */
  readonly no?: string;
}

/** Something other than playing, with a prompt and words of its own: a record being replayed. */
export interface Activity {
  readonly kind: "activity";
  readonly prompt: string;
  /** What may be typed here, for `help` and after a line that is not understood. */
  readonly hint: string;
  /** The word that goes back; `done` where this is left out. */
  readonly back?: string;
  /** The question to come back to at its end. */
  readonly then: Question;
  /** What the commands about the board show instead of the current game. */
  readonly scene?: BoardView;
  /** What an answer leads to; undefined where the line means nothing here. */
  take(state: State, line: string, port: Port): State | Promise<State> | undefined;
}

/** How the players want to see the board. */
export interface View {
  /** Turned for the player at the other side of the table. */
  readonly flipped: boolean;
  /** Sentences in place of a drawing. */
  readonly plain: boolean;
}

/** Where the dialogue stands. */
export interface State {
  readonly game: AnyGame;
  /** The options that the game was made with. */
  readonly choices: Options;
  /** By side; a side beyond the end of the list has a human without a name. */
  readonly players: readonly Player[];
  /** The program's dice; undefined where the players throw their own. */
  readonly dice: Dice | undefined;
  /** A whole number that the questions of a quiz and what the computer leaves to chance follow from. */
  readonly seed: number;
  /** How many games have come onto the board so far: the computer does not play them all alike. */
  readonly games?: number;
  /** The names of the humans whose sides the engine has taken, by side. */
  readonly humans?: readonly string[];
  /** The engine makes no move until it is told to continue, or somebody else has moved. */
  readonly enginePaused?: boolean;
  /** Seconds between the moves of a game that is only watched. */
  readonly pace?: number;
  readonly view: View;
  /** Undefined until a starting position has been chosen. */
  readonly match: Match | undefined;
  /** A match as it was read from a file, which need not be kept before it is played on. */
  readonly asRead?: Match | undefined;
  /** Who has won the games so far. */
  readonly tally?: Tally;
  /** Undefined when the program is to end. */
  readonly question: Question | undefined;
}
