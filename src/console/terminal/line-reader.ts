import type { Completer, Shortcuts } from "../ports.ts";

/** Shows a prompt and returns the line typed; undefined at the end of input. */
export type LineReader = (prompt: string, editing?: LineEditing) => Promise<string | undefined>;

/** What an editor of lines offers at a prompt; other readers ignore it. */
export interface LineEditing {
  readonly complete?: Completer | undefined;
  /** What Ctrl-C says at an empty prompt: how to leave, and pressed again the last words. */
  readonly advice?: ((again: boolean) => Promise<string>) | undefined;
  readonly countdown?: Countdown | undefined;
  readonly shortcuts?: Shortcuts | undefined;
  readonly keys?: PromptKeys | undefined;
}

/** The time that a player has left to type a line. */
export interface Countdown {
  /** Milliseconds; 0 or less at the end. */
  left(): number;
  /** The prompt as it is now; only its last line may change. */
  prompt(): string;
}

/** What keys do at a prompt besides editing its line. */
export interface PromptKeys {
  /** What is typed in place of a key. */
  replace(key: string, line: string): string;
  /** The window has another size. */
  resized(): void;
  /** Other programs may have written in the window. Returns whether the prompt has been shown again. */
  resumed(): boolean;
}
