import type { FileNaming } from "../../base/file-names.ts";
import type { Result } from "../../base/result.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import type {
  Answer,
  Command,
  Context as HouseContext,
  Mode,
  Session,
} from "../../terminal/dialogue/mode.ts";
import type { Match } from "../match/match.ts";
import type { Player } from "../match/players.ts";
import type { TimeControl } from "../match/time-control.ts";
import type { Dice } from "../match/weighted-choice.ts";
import type { Options } from "../rules/catalogue.ts";
import type { AnyGame, Position } from "../rules/game.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { Ports } from "./ports.ts";

/** A session of games: what it is doing, and what is remembered from game to game. */
export interface State extends Session {
  /** The game being played or just finished, or the choice of one. */
  readonly stage: GameStage;
  readonly game: AnyGame;
  readonly choices: Options;
  /** By side; a side beyond the end of the list has a human without a name. */
  readonly players: readonly Player[];
  /** The names of humans by that of their side, also of sides that the game lacks or the engine plays. */
  readonly humans: Readonly<Record<string, string>>;
  readonly dice: SessionDice;
  /** Seeds the quiz and the engine's random choices; a whole number. */
  readonly seed: number;
  /** The level of an engine player if none is named; undefined for the program's default. */
  readonly level?: number | undefined;
  /** The clock of the next games; undefined for none. */
  readonly timeControl?: TimeControl | undefined;
  readonly view: ViewSettings;
}

/** The program's dice, in this game and the next. */
interface SessionDice {
  /** Undefined if the players throw their own or the game has none. */
  readonly roll?: Dice | undefined;
  /** Seeds those of the next game that has any; undefined if the players throw their own. */
  readonly nextSeed?: number | undefined;
}

/** A part of the program that can be taken away: its folder, and its line in the command line's list. */
export interface Wing {
  /** The name of its folder. */
  readonly name: string;
  /** The wings without which it cannot be. */
  readonly needs: readonly string[];
  /** The help topic of its commands, and the command that they follow there; without that one they come first. */
  readonly topic: string;
  readonly after?: string;
  readonly commands: readonly GameCommand[];
  /** Lessons on the game with figures. */
  readonly lessons?: readonly BuiltInLesson[];
  readonly ownProgram?: OwnProgram;
  /** Its pages of help; one with the name of a topic ends the help on that. */
  readonly pages?: Readonly<Record<string, (game: AnyGame) => string | Promise<string>>>;
}

export interface BuiltInLesson {
  readonly name: string;
  /** A noun phrase for the list of lessons. */
  readonly about: string;
  text(): Promise<string>;
}

/** The program of a class's own that the commands of a wing may run. */
export interface OwnProgram {
  /** The line of help on the option that names its file. */
  readonly option: string;
  /**
   * Returns the commands with that program, and what spells a typed line of a lesson as it does. Refuses a lesson
   * that does not show it, or that names what it has not.
   */
  open(
    file: string,
    typed: readonly string[],
    host: FileNaming,
  ): Promise<
    Result<{
      readonly commands: readonly GameCommand[];
      readonly inOwnNames: (line: string) => string;
      /** What is to be said of the program before the lesson; "" for nothing. */
      readonly note: string;
    }>
  >;
}

/** What the game of a session is at. */
export type GameStage = Lobby | Playing | Over;

/** What is known between games and during them. */
interface Course {
  /** The number of games begun so far, which varies the engine's play from game to game. */
  readonly games: number;
  /** The name of the winning side of each game so far; "" for a draw. */
  readonly tally: readonly string[];
  /** People are asked for an option that has a question before a game. */
  readonly asksOption: boolean;
  /** What `explain` alone explains: the last refused move or hint, and its position as text. */
  readonly toExplain?: { readonly position: string; readonly move: string } | undefined;
}

/** No game has begun; the players choose a setup. */
export interface Lobby extends Course {
  readonly kind: "lobby";
}

/** What a game that has begun is at. */
export interface Begun extends Course {
  readonly match: Match;
  /** The match as it was read from a file; it is not saved until it is played on. */
  readonly asRead?: Match | undefined;
  /** The engine waits until it is told to continue or a player has moved. */
  readonly paused: boolean;
  /** While the engine plays it by itself. */
  readonly show?: Show | undefined;
}

/** A game that the engine plays by itself. */
export interface Show {
  /** Seconds between its moves. */
  readonly pace: number;
  /** The players of the next game. */
  readonly playersAfter: readonly Player[];
}

export interface Playing extends Begun {
  readonly kind: "playing";
  readonly awaits: AwaitedInput;
}

interface Over extends Begun {
  readonly kind: "over";
}

export type AwaitedInput =
  | { readonly kind: "start" }
  /** The squares of a move that have been typed so far. */
  | { readonly kind: "finish"; readonly path: readonly number[] }
  /** A whole move in one line, in a game whose moves are not squares. */
  | { readonly kind: "move" }
  /** Dice that the players throw themselves. */
  | { readonly kind: "throw" }
  | { readonly kind: "engine" };

/** What of a game is asked where a move is asked for: in a game, or in a puzzle. */
export type MoveQuestion = Pick<Playing, "match" | "awaits">;

/** A mode of a session of games: the game itself, a quiz, a replay. */
export interface GameMode extends Mode {
  /** The move that is asked for, if its squares may be chosen on the board. */
  readonly asks?: MoveQuestion;
  /** The match that moves, explain and the like are about, or why there is none. */
  readonly match?: Result<Match>;
  take?(answer: GameAnswer): Promise<Reply | undefined>;
}

/** What a command is run with. */
export type Context<Data = undefined> = HouseContext<Data, State, Ports>;

/** An answer at a prompt, with a sentence about it if it looks like a mistyped command. */
export type GameAnswer = Answer<State, Ports>;

/** The result of a command: the session after it, or a sentence to say, which changes nothing else. */
export type Reply = State | string;

/** A command of a session of games, whose help may depend on the game. */
export interface GameCommand<Data = undefined>
  extends Omit<Command<Data, State, Ports>, "about" | "more" | "hidden" | "refusal"> {
  /**
   * It takes a game and its options before the rest of its argument, and begins that game. Not taken for those
   * are what the command itself takes: numbers, or also topics that have the name of the present game.
   */
  readonly games?: "none" | "numbers" | "topics";
  /** What it sets with the default options of a game only, as a noun: "puzzle". */
  readonly sets?: string;
  /** One line of help, which may depend on the game. */
  readonly about: string | ((game: AnyGame) => string);
  /** Further sentences and examples for the help on this command alone. */
  readonly more?: string | ((game: AnyGame) => string);
  /**
   * `game`: it concerns the game being played, and is not available in an activity.
   * `match`: it shows a match, in an activity that of the activity.
   */
  readonly concerns?: "game" | "match";
  /** False for a game in which help does not offer it; absent if help always does. */
  offered?(game: AnyGame): boolean;
}

export const LOBBY = { kind: "lobby", games: 0, tally: [], asksOption: false } as const;

/** The index of the setup that the first question offers. */
export const OFFERED = 1;

/** The first line at a terminal. */
export const greeting = ({ title }: AnyGame): Line =>
  SAID.offer(`${title}. New here? Type `, "learn, computer or help");

/** The question for a setup in the lobby; each prompt says what to type. */
export const setupQuestion = ({ setups }: AnyGame): Line =>
  SAID.question(
    `Play ${setups[OFFERED]?.about}`,
    `(Y for yes, Enter for ${setups[0]?.about})`,
    "? ",
  );

/** A game with its options, and where its session begins. */
export interface InitialState {
  readonly game: AnyGame;
  readonly choices: Options;
  /** Undefined if the players choose a setup. */
  readonly position?: Position | undefined;
  readonly setup?: string;
  /** The players that a record names, by side. */
  readonly players?: readonly Player[];
  /** Whether a record says that the players throw their own dice. */
  readonly ownDice?: boolean;
  /** A line that is taken at the first prompt as if it had been typed there. */
  readonly typed?: string | undefined;
  /** Starts in another way than from a position, for example with a record. */
  start?(idle: State, ports: Ports): Promise<State>;
}

/** The answer to a command that needs a game before one has begun. */
export const NO_MATCH = "No game has begun yet.";
