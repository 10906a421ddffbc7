/** A program that is started in a session: the exam's or the full one, or another step. */
export interface Start {
  readonly args: readonly string[];
  /** What is typed. At a keyboard a line that begins with an escape character is keys, without Enter. */
  readonly lines: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** The programs that are started one after another in a folder of their own. */
export interface Session {
  readonly number: number;
  readonly keyboard: boolean;
  readonly starts: readonly Start[];
}

/** What a program has printed. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  /** Its exit code, or the signal that ended it. */
  readonly status: string;
}

/** A session with what it has shown. */
export interface Recorded extends Session {
  readonly printed: readonly Printed[];
  /** The files that it has left in its folder, by name. */
  readonly files: Readonly<Record<string, string>>;
}
