import type { Question } from "../ports.ts";

/** Shows a prompt and returns the line typed; undefined at the end of input. */
export type LineReader = (prompt: string, editing?: LineEditing) => Promise<string | undefined>;

/** What an editor of lines offers at a prompt; other readers ignore it. */
export interface LineEditing extends Pick<Question, "complete" | "advice" | "left" | "shortcuts"> {
  /** The prompt as it is now, if it shows the time left; only its last line may change. */
  readonly promptNow?: () => string;
  readonly keys?: PromptKeys | undefined;
}

/** What keys do at a prompt besides editing its line. */
export interface PromptKeys {
  replace(key: string, line: string): string;
  resized(): void;
  /** Other programs may have written in the window. Returns whether the prompt has been shown again. */
  resumed(): boolean;
}
