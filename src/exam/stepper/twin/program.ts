import { err, ok, type Result } from "../../../base/result.ts";
import { nodeRecorder, type Recorder, recordRun, recordRuns } from "./child.ts";
import { instrument, type Twin } from "./instrument.ts";
import type { Recording, RecordRequest } from "./recorder/record.ts";
import type { Step } from "./step.ts";

/** A program whose runs can be followed. It does the same again if it is given the same answers. */
export interface FollowedProgram {
  /** Where a pupil's copy was found, if not where it is expected. */
  readonly place?: string | undefined;
  /** The texts of its files by their names. */
  readonly files: ReadonlyMap<string, string>;
  /** The names of the subroutines that it tells of, in the order of its files. */
  readonly subroutines: readonly string[];
  /** Runs it from its beginning, until it needs another answer or Ctrl-C is pressed. */
  run(answers: readonly string[]): Promise<readonly Step[]>;
  /**
   * Records several runs, or calls of its subroutines, one after the other; with those that are asked for at the same
   * time in one child. If one does not end, others of its subroutine are not tried.
   */
  record(runs: readonly Recording[]): Promise<readonly (readonly Step[])[]>;
}

/** A run from the beginning, with these answers. */
export const runWith = (answers: readonly string[]): Recording => ({
  name: "main",
  calls: [[]],
  answers,
});

/** Calls of a subroutine, one after the other. */
export const callsOf = (name: string, ...calls: Recording["calls"]): Recording => ({
  name,
  calls,
  answers: [],
});

/** A program in TypeScript as its recorder needs it. */
type Prepared = Pick<FollowedProgram, "files" | "subroutines"> &
  Pick<RecordRequest, "twins" | "data">;

/**
 * Prepares the runs of a program.
 * @param all the texts of the files in its folder; program.ts is the one that starts it
 * @param original those of the exam's program
 * @param mostTime in seconds, for each run
 */
export function followProgram(
  all: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
  mostTime = 10,
): Result<FollowedProgram> {
  const made = prepare(all, original);
  return made.ok ? ok(followed(made.value, nodeRecorder(made.value), mostTime)) : made;
}

/** Rewrites the files of a program so that they tell of its steps. */
export function prepare(
  all: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): Result<Prepared> {
  const files = new Map([...all].filter(([name]) => CODE.test(name)));
  const originals = withOwnAsk([...original.values()].join("\n"));
  const twins: (readonly [file: string, twin: Twin])[] = [];
  for (const [name, text] of files) {
    const twin = instrument(name, withOwnAsk(text), originals);
    if (!twin.ok) return twin;
    twins.push([name, twin.value]);
  }
  if (!files.has("program.ts")) return err("There is no program.ts, which starts the program.");
  const subroutines = twins.flatMap(([, { sites }]) => sites.flatMap(({ name }) => name ?? []));
  const data = [...all].filter(([name]) => !files.has(name));
  return ok({ files, subroutines, twins, data });
}

/** Files of a program, but not of types alone. */
const CODE = /(?<!\.d)\.ts$/;

/** A program with its recorder; a run may take so many seconds. */
export const followed = (
  { files, subroutines }: Pick<FollowedProgram, "files" | "subroutines">,
  recorder: Recorder,
  mostTime = 10,
): FollowedProgram => ({
  files,
  subroutines,
  run: keeping((answers) => recordRun(recorder, { runs: [runWith(answers)], mostTime })),
  record: together((runs) => recordRuns(recorder, { runs, mostTime })),
});

/** Joins what is asked for before anything has been recorded. */
function together(record: FollowedProgram["record"]): FollowedProgram["record"] {
  let waiting: Recording[] = [];
  let recorded: ReturnType<typeof record> | undefined;
  return async (runs) => {
    const first = waiting.length;
    waiting.push(...runs);
    recorded ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      const all = waiting;
      [waiting, recorded] = [[], undefined];
      return record(all);
    });
    return (await recorded).slice(first, first + runs.length);
  };
}

/** The steps of all runs that are kept, so that an answer that is given again starts no process: those of the longest. */
const MOST_KEPT = 150_000;

/** Keeps the latest runs that need another answer: the same answers lead there again. */
function keeping(run: FollowedProgram["run"]): FollowedProgram["run"] {
  const kept = new Map<string, readonly Step[]>();
  return async (answers) => {
    const key = JSON.stringify(answers);
    const steps = kept.get(key) ?? (await run(answers));
    kept.delete(key);
    if (steps.at(-1)?.action.kind === "ask") kept.set(key, steps);
    let size = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of kept) {
      if (size <= MOST_KEPT) break;
      kept.delete(oldest);
      size -= length;
    }
    return steps;
  };
}

/** The question of input.ts is asked by the tracer: nobody is at a keyboard while the program runs. */
const withOwnAsk = (text: string) =>
  text.replace(/(function ask\((\w+)[^{]*\{)/, "$1 return $ask($2);");
