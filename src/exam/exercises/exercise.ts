import type { Dialogue, ShownBoard } from "./checker/read-dialogue.ts";

/** What a failed check expected, and what appeared instead; both are worded for the student. */
export interface Failure {
  readonly expected: string;
  readonly appeared: string;
  /**
   * The program crashed or did not end, as it would in the checks that follow: "lasting" if it does so every time,
   * "passing" if it may be the computer's fault, such as a time-out.
   */
  readonly isFault?: "lasting" | "passing";
  /** The program sent a signal that ended the check. */
  readonly endedCheck?: true;
  /**
   * The index of the answer after which it appeared, from 0; -1 before the first one. Undefined for
   * what is judged after the program has ended, and for calls.
   */
  readonly answer?: number;
  /** A wrong board, unless none was shown, and the pieces that it should have had ("WS13 BE23"). */
  readonly board?: { readonly expected: string; readonly shown?: ShownBoard };
  /** The pieces on the board that a function was called with. */
  readonly position?: string;
}

/** Judges a dialogue; undefined if the program does what the task asks. */
export type Judge = (dialogue: Dialogue) => Failure | undefined;

/** A check that types answers into the student's program and judges what it shows. */
export interface DialogueCheck extends Omit<ChosenGame, "copiesOnly"> {
  readonly kind: "dialogue";
  readonly judge: Judge;
}

export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface RulesCheck {
  readonly kind: "rules";
  readonly about: string;
  readonly calls: readonly Call[];
  /** `results` has one entry for each call. Undefined if they are what the task asks. */
  judge(results: readonly unknown[]): Failure | undefined;
}

/** A game that explains what is asked for. */
export interface ChosenGame {
  /** What the program must do, to follow "passed:" or "failed:" ("names the captured piece"). */
  readonly about: string;
  readonly typed: readonly string[];
  /** Answers typed into an earlier run of the program in the same folder. */
  readonly typedBefore?: readonly string[];
  /** It types what stops the exam's own program with an error, though no task asks for it, or very much. */
  readonly copiesOnly?: true;
}

/** A check of a chosen game, or of random ones without answers here, judged by what the model solution did in them. */
export interface GamesCheck extends Partial<ChosenGame> {
  readonly kind: "games";
  readonly about: string;
  readonly exercise: string;
  readonly listeners: readonly Listener[];
  /** What a program says that also has the change of another exercise. */
  readonly otherChanges: readonly RegExp[];
}

export type Check = DialogueCheck | RulesCheck | GamesCheck;

/** `failure` is undefined if the check passed. */
export interface CheckResult {
  /** A dialogue if games failed: the shortest one that was found. */
  readonly check: Check;
  readonly failure: Failure | undefined;
  /** How often the program was started; undefined for calls, which share one process. */
  readonly starts?: number;
  /** Of fresh games, which it repeats. */
  readonly seed?: number;
}

/** One kind of what a program says, such as the points of the players. */
export interface Listener {
  /** What is said of this kind after an answer, or before all (-1), the same for all solutions; "" for nothing. */
  hear(answer: number, dialogue: Dialogue): string;
  /**
   * Makes a judge that the program says this, and nothing else of the kind, after an answer.
   * @param heardAfter what the model said of this kind after each answer
   */
  judge(answer: number, heard: string, heardAfter: readonly string[]): Judge;
}

/** A change to the skeleton that a student is asked to make, as it is read from a text. */
export interface ExerciseText {
  /** A short name that stays the same when exercises are added: "accept-y-or-n". */
  readonly id: string;
  readonly title: string;
  /** 1 for a few lines in one place, 2 for several places, 3 for a design of one's own. */
  readonly stars: number;
  /** What to change, with everything that the checks rely on; an empty line ends a paragraph. */
  readonly task: string;
  readonly sample: string;
  /**
   * What to look at, as the paper's programs name it ("GetMove"), or "the main program"; the task names
   * the copy's own names and files below. The task, too, uses the paper's names, and names files and
   * functions of TypeScript, as the hint does, only after "in TypeScript".
   */
  readonly where: readonly string[];
  readonly hint: string;
  /** The games that are played before the random ones. */
  readonly games: readonly ChosenGame[];
}

export interface Exercise extends Omit<ExerciseText, "games"> {
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly checks: readonly Check[];
}
