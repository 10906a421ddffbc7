import type { NotedPart } from "./expression.ts";
import type { Shot } from "./recorder/values.ts";

/** Where a step is. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A variable that a step has given a value: "board", or with a path an element of it. */
export interface Change {
  readonly name: string;
  /** The indexes of the element; empty for the variable as a whole. */
  readonly path: readonly (string | number)[];
  /** Undefined for a variable that had no value before. */
  readonly old: Shot | undefined;
  readonly now: Shot;
}

/** An expression with the values of its parts; undefined where nothing was looked at. */
export interface Worked {
  readonly text: string;
  readonly parts: readonly (NotedPart & { readonly value: Shot | undefined })[];
}

/** What a step does. */
export type Action =
  | {
      readonly kind: "set";
      readonly changes: readonly Change[];
      readonly worked?: Worked | undefined;
    }
  | {
      readonly kind: "test";
      readonly worked: Worked;
      readonly result: Shot;
      /** Counts the repetitions of a loop from 1; undefined for other tests. */
      readonly time?: number | undefined;
      readonly hasElse: boolean;
    }
  /** The variables of the call are its parameters, with their values. */
  | { readonly kind: "call"; readonly name: string }
  | {
      readonly kind: "return";
      readonly name: string;
      /** Undefined where a subroutine ends without returning anything. */
      readonly value?: Shot | undefined;
      readonly worked?: Worked | undefined;
    }
  | { readonly kind: "print"; readonly text: string }
  /** Without an answer the program waits for one. */
  | { readonly kind: "ask"; readonly question: string; readonly answer?: string | undefined }
  /** Why there is no other step, in a sentence. */
  | { readonly kind: "end"; readonly reason: string };

/** A call that has not ended, with its variables. */
export interface Frame {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly variables: Readonly<Record<string, Shot>>;
}

/** A step of a program, and what is known after it. */
export interface Step extends Place {
  readonly action: Action;
  /** The calls that have not ended, the main program first. */
  readonly stack: readonly Frame[];
  readonly globals: Readonly<Record<string, Shot>>;
}
