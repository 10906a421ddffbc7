import { err, ok, type Result } from "../../base/result.ts";
import type { Panes, Scene } from "../../drawing/shown.ts";
import type { Shortcuts } from "../../terminal/screen-port.ts";
import type { SearchInfo } from "../engine/types.ts";
import type { Dice } from "../match/dice.ts";
import { current, type Match } from "../match/match.ts";
import type { Player } from "../match/players.ts";
import type { TimeControl } from "../match/time-control.ts";
import type { Options } from "../rules/catalogue.ts";
import type { AnyGame, Move, Position } from "../rules/game.ts";
import type { BoardView } from "../view/board-view.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { Ports } from "./ports.ts";

/** A session: its settings, and what is on the screen. */
export interface State {
  readonly game: AnyGame;
  readonly choices: Options;
  /** People at a keyboard are asked for an option that has a question. */
  readonly asksOption?: boolean;
  /** By side; a side beyond the end of the list has a human without a name. */
  readonly players: readonly Player[];
  /** The names of humans by that of their side, also of sides that the game lacks or the engine plays. */
  readonly humans?: Readonly<Record<string, string>>;
  /** The program's dice; undefined if the players throw their own or the game has none. */
  readonly dice?: Dice | undefined;
  /** Seeds the dice of the next game that has any; undefined if the players throw their own. */
  readonly diceSeed?: number | undefined;
  /** Seeds the quiz and the engine's random choices; a whole number. */
  readonly seed: number;
  /** The players have chosen the seed. */
  readonly seedGiven?: boolean;
  /** The level of an engine player if none is named; undefined for the program's default. */
  readonly level?: number | undefined;
  /** The clock of the next games; undefined for none. */
  readonly timeControl?: TimeControl | undefined;
  /** The number of games begun so far, which varies the engine's play from game to game. */
  readonly games?: number;
  /** The engine waits until it is told to continue or a player has moved. */
  readonly enginePaused?: boolean;
  /** Seconds between the moves of a game that the engine plays by itself. */
  readonly pace?: number;
  /** The players of the next game, while the engine plays this one by itself. */
  readonly playersAfter?: readonly Player[] | undefined;
  readonly view: ViewSettings;
  /** In the order in which help lists their commands; none until the first line has been typed. */
  readonly wings: readonly Wing[];
  /** A match as it was read from a file; it is not saved until it is played on. */
  readonly asRead?: Match | undefined;
  /** The last hint that was completed, to repeat it in the same position. */
  readonly lastHint?: { readonly position: Position; readonly info: SearchInfo<Move> };
  /** What `explain` alone explains: the last refused move or hint, and its position as text. */
  readonly toExplain?: { readonly position: string; readonly move: string };
  /** The name of the winning side of each game so far; "" for a draw. */
  readonly tally?: readonly string[];
  /** `resume` has just listed the saved games: at a terminal a number is the answer. */
  readonly listed?: true | undefined;
  readonly stage: Stage;
  /** A lesson that runs; its games are not saved. */
  readonly lesson?: Lesson | undefined;
  /** In a session that a lesson has set up, also while its step is typed. */
  readonly inLesson?: true;
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
  readonly commands: readonly Command[];
  /** Its pages of help; one with the name of a topic ends the help on that. */
  readonly pages?: Readonly<Record<string, (game: AnyGame) => string | Promise<string>>>;
}

/** What the session is doing, which decides how the next line is read. */
export type Stage = ReturnStage | Confirmation | { readonly kind: "left" };

/** A stage that a confirmation returns to. */
export type ReturnStage = GameStage | Activity;

export type GameStage =
  /** No game has begun; the players choose a setup. */
  { readonly kind: "lobby" } | Playing | { readonly kind: "over"; readonly match: Match };

export interface Playing {
  readonly kind: "playing";
  readonly match: Match;
  readonly awaits: AwaitedInput;
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

/** Something other than playing, with commands of its own: the quiz, for example. */
export interface Activity {
  readonly kind: "activity";
  /** What a sentence calls it: "the quiz". */
  readonly title: string;
  readonly prompt: string;
  /** Its own commands, which come before those of the same name that work everywhere. */
  readonly commands: readonly Command[];
  /** The command that returns to `before`. */
  readonly back: string;
  readonly before: ReturnStage;
  /** Its board or panes, with what it asks below them. */
  readonly scene?: Scene<BoardView> | Panes;
  /** What keys type at its prompt. */
  readonly shortcuts?: Shortcuts;
  /** The text of a position set up in the activity from which no game has begun. */
  readonly unused?: string | undefined;
  /** The move that is asked for, if its squares may be chosen on the board. */
  readonly asks?: Pick<Playing, "match" | "awaits">;
  /** The match that moves, explain and the like are about, or why there is none. */
  readonly match?: Result<Match>;
  /** Takes answers other than commands. */
  readonly answers?: {
    /** What they are, for a sentence: "squares". */
    readonly form: string;
    /** Undefined for a line that is not an answer. */
    take(state: State, line: string, ports: Ports): Promise<Reply | undefined>;
  };
}

/** What has commands and a prompt of its own. */
export type Guide = Pick<Activity, "title" | "prompt" | "commands">;

/** A lesson at one of its steps. */
export interface Lesson extends Guide {
  /** The session to return to. */
  readonly before: State;
  /** Its end is that of the program. */
  readonly alone: boolean;
  /** The session after this step, without what has been typed beside it. */
  readonly reached: State;
  /** Types and shows the next step, which is due. */
  readonly takeStep?: (type: TypeLine, ports: Ports) => Promise<State>;
}

/** Types a line for the players: shows it at its prompt, and takes it. */
export type TypeLine = (state: State, line: string, ports: Ports) => Promise<State>;

/** What Tab may complete a word to. */
export type Candidates = readonly string[];

/** The result of a command: the session after it, or a sentence to say, which changes nothing else. */
export type Reply = State | string;

/** A command, from which dispatch, help and suggestions follow. */
export interface Command {
  /** As typed; any but the first is an alias, and "" stands for Enter. */
  readonly names: readonly [string, ...string[]];
  /** What other programs call it; these names are only suggestions. */
  readonly otherNames?: readonly string[];
  /** Whole lines that mean it at a keyboard, each with its argument: "two players" is computer off. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** Names that it had in version 1.1, each with the arguments that may take its place: a suggestion. */
  readonly formerly?: Readonly<Record<string, readonly string[]>>;
  /** What it takes: "FILE", or "[NUMBER]" if that may be omitted; undefined for nothing. */
  readonly argument?: string | undefined;
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
  /** It is one of the few that help lists first. */
  readonly common?: true;
  /**
   * `game`: it concerns the game being played, and is not available in an activity.
   * `match`: it shows a match, in an activity that of the activity.
   */
  readonly concerns?: "game" | "match";
  /** The commands of the activity that it opens, for suggestions outside it. */
  readonly opens?: readonly Pick<Command, "names">[];
  /** What Tab offers for the last word of the argument; the caller keeps those that begin like it. */
  complete?(state: State, words: readonly string[], ports: Ports): Candidates | Promise<Candidates>;
  /** False for a game in which help does not offer it; absent if help always does. */
  offered?(game: AnyGame): boolean;
  run(state: State, ports: Ports, argument: string): Promise<Reply>;
}

/** A question that any answer but yes cancels. */
export interface Confirmation {
  readonly kind: "confirmation";
  readonly prompt: string;
  /** The stage that it returns to, before `yes` is called. */
  readonly before: ReturnStage;
  yes(state: State, ports: Ports): Promise<State>;
  /** Said when the player decides to stay in a game. */
  readonly no?: string;
}

export const LOBBY = { kind: "lobby" } as const;

/** The index of the setup that the first question offers. */
export const OFFERED = 1;

/** The first line at a terminal. */
export const greeting = ({ title }: AnyGame): string =>
  `${title}. New here? Type learn, computer or help.`;

/** The question for a setup in the lobby; each prompt says what to type. */
export const setupQuestion = ({ setups }: AnyGame): string =>
  `Play ${setups[OFFERED]?.about} (Y for yes, Enter for ${setups[0]?.about})? `;

/** What the first Ctrl-C at an empty prompt says. */
export const HOW_TO_LEAVE = "Type quit or press Ctrl-C again to leave.";

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

/** The game being played or just finished, also during an activity; undefined in the lobby. */
export function matchOf({ stage }: Pick<State, "stage">): Match | undefined {
  switch (stage.kind) {
    case "playing":
    case "over":
      return stage.match;
    case "activity":
    case "confirmation":
      return matchOf({ stage: stage.before });
    default:
      return undefined;
  }
}

/** True at a question that every line answers, since anything but yes means no. */
export function asksYesOrNo({ stage: { kind } }: Pick<State, "stage">): boolean {
  return kind === "lobby" || kind === "over" || kind === "confirmation";
}

/** The activity on the screen, also while it asks for a confirmation; undefined for none. */
export function activityOf({ stage }: Pick<State, "stage">): Activity | undefined {
  if (stage.kind === "confirmation") return activityOf({ stage: stage.before });
  return stage.kind === "activity" ? stage : undefined;
}

/** The lesson whose prompt is shown, unless a question or an activity that was typed beside it comes first. */
export function leadingLesson(state: State): Lesson | undefined {
  const { lesson, stage } = state;
  if (!lesson || stage === lesson.reached.stage) return lesson;
  const asked = stage.kind === "playing" && stage.awaits.kind === "finish";
  const title = activityOf(state)?.title;
  const own = title === undefined || title === activityOf(lesson.reached)?.title;
  return asked || stage.kind === "confirmation" || !own ? undefined : lesson;
}

/** The match on the screen: the activity's, or the game being played. */
export function shownMatch(state: Pick<State, "stage">): Result<Match> {
  const activity = activityOf(state);
  if (activity?.match) return activity.match;
  const played = activity ? undefined : matchOf(state);
  return played ? ok(played) : err(NO_MATCH);
}

/** Lets `explain` alone explain a move of a match until another position is reached. */
export const withMoveToExplain = (state: State, match: Match, move: string): State => ({
  ...state,
  toExplain: { position: current(match).text, move },
});

/** Replaces the game being played, without changing what is on the screen. */
export function withMatch(state: State, match: Match): State {
  return { ...state, stage: withCurrentMatch(state.stage, match) };
}

function withCurrentMatch<S extends Stage>(stage: S, match: Match): S {
  if ("match" in stage && stage.kind !== "activity") return { ...stage, match };
  return "before" in stage ? { ...stage, before: withCurrentMatch(stage.before, match) } : stage;
}
