/** Plays the games of an exercise, whose moves and facts `models.json` holds. */
import type { CheckResult, DialogueCheck, GamesCheck, Judge } from "../exercise.ts";
import {
  judgeOfRun,
  type ModelRun,
  partOf,
  readRun,
  type StoredRun,
} from "../judges/model-games.ts";
import { wordsAndQuestion } from "../judges/words.ts";

/** Carries out a check; undefined if the answers cannot be found in what the program prints. */
type RunDialogue = (check: DialogueCheck) => Promise<CheckResult | undefined>;

/** Plays some games of a run anew with the model solution, so that no program can know them; undefined if it is not at hand. */
export type PlayAnew = (check: GamesCheck, fixed: ModelRun) => Promise<ModelRun | undefined>;

/** The most answers that are typed where the questions of a program are not recognised. */
const MOST_ANSWERS = 60;

/** Plays games until the program does not do what the model did, and shortens the dialogue up to there. */
export async function playGames(
  check: GamesCheck,
  runDialogue: RunDialogue,
  playAnew: PlayAnew = async () => undefined,
): Promise<CheckResult> {
  let starts = 0;
  const play = async (run: ModelRun) => {
    const result = await runDialogue({
      kind: "dialogue",
      about: check.about,
      typed: run.typed,
      ...(run.before && { typedBefore: run.before }),
      judge: namingOthers(judgeOfRun(run, check.listeners), check.otherChanges),
    });
    starts += result?.starts ?? 0;
    return result;
  };
  const stored = (await storedRuns(check)).map(readRun);
  const fresh = check.typed ? undefined : await playAnew(check, stored[0]!);
  for (const run of fresh ? [fresh, ...stored.slice(1)] : stored) {
    const result = (await play(run)) ?? (await play(partOf(run, 0, MOST_ANSWERS - 1)));
    const seed = run.seed !== undefined && { seed: run.seed };
    if (result?.failure) return { ...(await shorten(run, result, play)), starts, ...seed };
  }
  return { check, failure: undefined, starts };
}

/** Makes a judge say so if what went wrong follows the change of another exercise. */
const namingOthers =
  (judge: Judge, changes: readonly RegExp[]): Judge =>
  (held) => {
    const failure = judge(held);
    const said = wordsAndQuestion(failure?.answer ?? held.answers.length, held);
    // The exam's questions may be worded like a menu: “Play again?”, “Your choice: ”.
    const lines = /\bagain\b|\bsample\b.*\?/i.test(said) ? [] : said.split("\n");
    const other = lines.find((line) => changes.some((change) => change.test(line)));
    if (!failure || other === undefined) return failure;
    const appeared = `${failure.appeared}\n“${other.trim()}” belongs to another exercise: this one expects the exam's program with its own change only.`;
    return { ...failure, appeared };
  };

async function storedRuns({ exercise, about }: GamesCheck): Promise<readonly StoredRun[]> {
  const { default: models } = await import("../models.json", { with: { type: "json" } });
  const stored: Readonly<Record<string, Readonly<Record<string, readonly StoredRun[]>>>> = models;
  return stored[exercise]?.[about] ?? [];
}

/** Leaves out what follows the failure, and earlier games unless it needs them. */
async function shorten(
  run: ModelRun,
  result: CheckResult,
  play: (run: ModelRun) => Promise<CheckResult | undefined>,
): Promise<CheckResult> {
  const { answer = run.typed.length - 1, isFault } = result.failure ?? {};
  for (const game of run.games.filter((start) => start <= answer).toReversed()) {
    const shorter = await play(partOf(run, game, answer));
    // With less time a slow program only comes less far.
    const isSame = isFault !== "passing" || shorter?.failure?.answer === answer - game;
    if (shorter?.failure && isSame) return shorter;
  }
  return result;
}
