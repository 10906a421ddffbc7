import type { Line } from "../../drawing/line.ts";
import type { Look } from "../../drawing/look.ts";
import type { Top } from "../../drawing/shown.ts";
import type { Screen, Shortcuts } from "../screen-port.ts";

/**
 * What a dialogue needs of a session. Each kind of session adds values of its own, and narrows the types of what its
 * commands and modes take: they only meet sessions of its own, with its own ports.
 */
export interface Session {
  /** What it is doing, from the bottom up; nothing once the players have left. */
  readonly stack: readonly Mode[];
  readonly view: Look;
}

/** What a dialogue needs of the world outside. */
export interface DialoguePorts {
  readonly screen: Screen;
  /** Milliseconds since any fixed moment. */
  now(): number;
}

/** The result of a command: the session after it, or why it is refused, which changes nothing else. */
export type Reply = Session | string;

/** A session that is held, with the world outside. */
export interface Held<S = Session, P = DialoguePorts> {
  readonly state: S;
  readonly ports: P;
}

/** What a line is taken with. */
export interface Context<Data = undefined, S = Session, P = DialoguePorts> extends Held<S, P> {
  /** What follows the name of a command; the whole line where it is an answer. */
  readonly argument: string;
  /** What the command's mode is about. */
  readonly data: Data;
}

/** An answer that has been typed at a prompt. */
export interface Answer<S = Session, P = DialoguePorts> extends Omit<Context<never, S, P>, "data"> {
  /** A sentence about the line if it looks like a mistyped command. */
  readonly near: string | undefined;
}

/** What Tab may complete a word to. */
export type Candidates = readonly string[];

/** A command, from which dispatch, help and suggestions follow. */
export interface Command<Data = undefined, S = Session, P = DialoguePorts> {
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
  /** One line of help. */
  readonly about: string;
  /** Further sentences and examples for the help on this command alone. */
  readonly more?: string | undefined;
  /** It is one of the few that help lists first. */
  readonly common?: true | undefined;
  /** The commands of the mode that it opens, for suggestions outside it. */
  readonly opens?: readonly Pick<Command, "names">[];
  /** What Tab offers for the last word of the argument; the caller keeps those that begin like it. */
  complete?(state: S, words: readonly string[], ports: P): Candidates | Promise<Candidates>;
  /** Help does not offer it. */
  readonly hidden?: boolean | undefined;
  /** Why it cannot be used at present; undefined if it can. */
  refusal?(state: Session): string | undefined;
  run(context: Context<Data, S, P>): Promise<S | string>;
}

/** Something that a session does: it asks, takes a line, has commands and shows a scene. */
export interface Mode {
  /** What a sentence calls it: "the quiz". */
  readonly title: string;
  prompt(state: Session, ports: DialoguePorts): Line;
  /** Its own commands, which come before those of the same name that work everywhere. */
  readonly commands: readonly Command[];
  /** The command that leaves it. */
  readonly back?: string;
  /** Its board or panes, with what it asks below them. */
  readonly scene?: Top | undefined;
  /** What keys type at its prompt. */
  readonly shortcuts?: Shortcuts;
  /** What its answers are, for a sentence: "squares". */
  readonly form?: string;
  /** What may be typed for what it asks, for its help. */
  readonly howToAnswer?: string;
  /** Takes a line that is not a command. Undefined for one that is no answer. */
  take?(answer: Answer): Promise<Reply | undefined>;
  /** Whether every line that is no whole command is an answer now: anything but yes may mean no. */
  takesAll?(state: Session): boolean;
  /** What Tab may complete an answer to, after these words. */
  complete?(state: Session, words: readonly string[]): Candidates;
  /** Does what comes before the next question, such as the engine's move. Undefined if nothing is due. */
  due?(state: Session, ports: DialoguePorts, type: TypeLine): Promise<Session> | undefined;
  /** The clock that runs while it asks; undefined for none. */
  clock?(state: Session, ports: DialoguePorts): PromptClock | undefined;
  /** What ends its question before it is answered, with an empty line; undefined for nothing. */
  until?(): Promise<void>;
  /** What lies below it goes on, and takes the lines that it does not. */
  readonly aside?: true;
  /** Whether its prompt and its commands come first, if it stands aside; absent if they always do. */
  leads?(state: Session): boolean;
  /** Any line leaves it. */
  readonly once?: true;
  /** It only asks about what is below it. */
  readonly isQuestion?: true;
  /** The session to which it returns, which alone is saved. */
  readonly outer?: Session;
  /** A lesson has set up the session whose lowest mode it is, and types into it. */
  readonly taught?: true;
  /** Shows its board again once what was above it has been left. */
  showAgain?(state: Session, ports: DialoguePorts): void;
  /** Is told the session in which it is no longer. */
  left?(after: Session, ports: DialoguePorts): void;
}

/** A clock that runs at a prompt. */
interface PromptClock {
  /** Milliseconds left, which run from the first call on. */
  left(): number;
  /** The session after a line has been typed, and whether it came too late. */
  charge(state: Session): { readonly state: Session; readonly late: boolean };
}

/** Types a line for the players: shows it at its prompt, and takes it. */
export type TypeLine = (state: Session, line: string, ports: DialoguePorts) => Promise<Session>;

/** A command with the rest of the line that it was typed in. */
export interface FoundCommand {
  readonly command: Command;
  readonly argument: string;
}

/** Commands on one topic. */
export interface CommandGroup {
  /** What help calls them: "help board". */
  readonly topic: string;
  readonly heading: string;
  readonly commands: readonly Command[];
}

/** What is the same at every prompt of a kind of session, which states only what it has. */
export interface Repl {
  /** Loads its commands, before a line is taken that may be one; absent if they are there from the start. */
  load?(): Promise<void>;
  /** The commands outside modes, once they have been loaded. */
  groups(state: Session): readonly CommandGroup[];
  /** The session as its help explains it. */
  forHelp?(state: Session): Session;
  /** How an answer is typed, for the short help outside modes with commands of their own. */
  howToAnswer?(state: Session, ports: DialoguePorts): string;
  /** The argument of a command, as help writes it; absent if as it stands. */
  usage?(state: Session, command: Command): string | undefined;
  /** Pages of help by topic; one with the topic of a group ends the help on that. */
  page?(state: Session, topic: string): Promise<string | undefined>;
  /** The topics of pages without a group. */
  readonly pages?: readonly string[];
  /** Help on what is not a command, such as a game. */
  about?(topic: string): string | undefined;
  /** The command that a line means that begins with none. */
  meaning?(state: Session, line: string): FoundCommand | undefined;
  /** Where a line is to be typed that belongs elsewhere, such as a subcommand. */
  elsewhere?(line: string): string | undefined;
  /** Whether a word means something else than a command, and is none that is mistyped. */
  knows?(state: Session, word: string): boolean;
  /** What Tab may add to the names of commands, or to a line that begins with these words. */
  readonly startWords?: (words: readonly string[]) => Candidates;
  /** The board at a prompt with what is left of the time, and what may be chosen; absent if they are those of its mode. */
  board?(
    state: Session,
    ports: DialoguePorts,
    left?: () => number,
  ): Partial<Parameters<Screen["ask"]>[0]>;
  /** Is called before each prompt, and at the end. */
  keep?(state: Session, ports: DialoguePorts): Promise<void>;
  finish?(): Promise<void>;
  /** What Ctrl-C says at an empty prompt. */
  howToLeave?(state: Session, ports: DialoguePorts): Promise<string>;
  /** The last words; absent if whoever holds the session has them. */
  farewell?(state: Session, ports: DialoguePorts): Promise<string>;
}
