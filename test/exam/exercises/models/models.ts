/** Plays the games of the exercises with model solutions, in this process. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pickOne, type Random, seededRandom } from "../../../../src/base/rng.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { linesOf } from "../../../../src/exam/exercises/checker/check-program.ts";
import type { GamesCheck, Listener } from "../../../../src/exam/exercises/exercise.ts";
import type { ModelRun, StoredRun } from "../../../../src/exam/exercises/judges/model-games.ts";
import { loadInside, runInside } from "../inside.ts";
import { writeMutants } from "../mutants/mutants.ts";
import { bundleSolutions, copySkeleton, makeSolution, removeFolder } from "../solutions.ts";
import { featuresOf } from "./features.ts";
import { HINTS, type Hints, PLANS, type Plan } from "./hints.ts";
import { Hunt } from "./hunt.ts";
import { played, playedWith, storeGames } from "./played.ts";
import { player } from "./player.ts";
import type { ExamRules } from "./position.ts";
import { storeRun } from "./store.ts";

export const MODELS_FILE = new URL("../../../../src/exam/exercises/models.json", import.meta.url);

/** The runs of each check that plays games, by its title. */
type StoredRuns = Record<string, readonly StoredRun[]>;

/** Plays with the models of exercises. The seed of each random run is that of its exercise and number. */
export async function recordModels(
  ids: readonly string[],
  seed = 1,
): Promise<Record<string, StoredRuns>> {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-models-"));
  const recorded: Record<string, StoredRuns> = {};
  try {
    copySkeleton(join(folder, "skeleton"));
    for (const id of ids) makeSolution(id, join(folder, id));
    await bundleSolutions(folder, ["skeleton", ...ids]);
    for (const id of ids) recorded[id] = await recordModel(id, folder, seed);
    return recorded;
  } finally {
    removeFolder(folder);
  }
}

async function recordModel(id: string, parent: string, seed: number): Promise<StoredRuns> {
  const folder = join(parent, id);
  const mutated = `${folder}-mutants`;
  const mutants = writeMutants(folder, join(parent, "skeleton"), mutated);
  const checks = EXERCISES.find((exercise) => exercise.id === id)?.checks ?? [];
  const games = checks.filter((check) => check.kind === "games");
  const hunt = new Hunt(mutated, mutants, games[0]?.listeners ?? []);
  const runs: StoredRuns = {};
  for (const check of games) {
    const { about, typed, typedBefore, copiesOnly } = check;
    if (typed && !copiesOnly) await hunt.play(typed, typedBefore);
    runs[about] = typed
      ? [await recordChosen(check, typed, folder)]
      : await recordRandom(check, folder, seed, hunt);
  }
  return runs;
}

async function recordChosen(
  { listeners, typedBefore: before }: GamesCheck,
  typed: readonly string[],
  folder: string,
): Promise<StoredRun> {
  const inputs = [...(before ? [linesOf(before)] : []), linesOf(typed)];
  const run = await runInside(join(folder, "program.cjs"), inputs);
  return storeRun({ ...played(run, typed, listeners), ...(before && { before }) });
}

/** What is needed to play with the model of an exercise. */
interface Model {
  readonly program: string;
  readonly rules: ExamRules;
  readonly hints: Hints;
  readonly listeners: readonly Listener[];
  readonly hunt: Hunt;
  /** Makes the random numbers of a game, from its number. */
  readonly random: (number: number) => Random;
}

/** A run of games with short ones, as they are planned, and a long run of games that show what is rare. */
async function recordRandom(
  { exercise, listeners }: GamesCheck,
  folder: string,
  seed: number,
  hunt: Hunt,
): Promise<StoredRun[]> {
  const number = EXERCISES.findIndex(({ id }) => id === exercise);
  const model: Model = {
    program: join(folder, "program.cjs"),
    rules: loadInside(join(folder, "rules.cjs")) as unknown as ExamRules,
    hints: HINTS[exercise] ?? {},
    listeners,
    hunt,
    random: (game) => seededRandom(1_000_000 * seed + 10_000 * number + game),
  };
  const [plan = []] = model.hints.plans ?? PLANS;
  const first = await playAnswered(model, player(plan, model.hints, model.rules, model.random(0)));
  await hunt.play(first.typed);
  const runs = [first, await chooseGames(model, first.features)];
  return Promise.all(runs.map((run) => storeGames(run, model.program, listeners)));
}

interface PlayedGames {
  readonly typed: readonly string[];
  readonly starts: readonly number[];
  readonly run: ModelRun;
  readonly features: ReadonlySet<string>;
  /** The mutants that its last part reaches. */
  readonly reached: ReadonlySet<number>;
}

async function playAnswered(
  { listeners, hunt }: Model,
  { next, typed, starts }: ReturnType<typeof player>,
  before = 0,
): Promise<PlayedGames> {
  const reached = new Set<number>();
  const nextAnswer = (output: string) => {
    if (typed.length === before) hunt.begin(reached);
    return next(output);
  };
  const held = await runInside(hunt.program, [nextAnswer], { number: -1, reached });
  const { run, dialogue } = playedWith(held, typed, listeners);
  return { typed, starts, run, features: featuresOf(run, dialogue), reached };
}

/** How many games are tried for each that is chosen, and the most answers of a run of chosen games. */
const TRIED = 4;
const MOST_CHOSEN = 500;
/** What a feature that has not been seen is worth, beside a mutant that has not been noticed. */
const FEATURE = 0.1;
/** How many moves are made before the sarrum is captured. */
const LENGTHS = [1, 3, 8, 15, 30, 60];

/** Adds games to a run, each time the one that shows most for its length that has not been seen. */
async function chooseGames(model: Model, known: ReadonlySet<string>): Promise<PlayedGames> {
  const { hints, rules, hunt } = model;
  const seen = new Set(known);
  const letters = (hints.plans ?? PLANS).flat().map(([letter]) => letter);
  const most = hints.mostChosen ?? MOST_CHOSEN;
  let chosen: PlayedGames | undefined;
  for (let number = 1; (chosen?.typed.length ?? 0) < most; ) {
    const { typed = [], starts = [] } = chosen ?? {};
    const tried: { game: PlayedGames; worth: number }[] = [];
    for (let attempt = 0; attempt < TRIED; attempt += 1, number += 1) {
      const random = model.random(number);
      const plan: Plan = Array.from({ length: starts.length + 2 }, () => [
        pickOne(letters, random),
        pickOne(LENGTHS, random),
      ]);
      const past = { typed, starts, search: { seen, most, hunt } };
      const game = await playAnswered(
        model,
        player(plan, hints, rules, random, past),
        typed.length,
      );
      const news = [...game.features].filter((feature) => !seen.has(feature)).length;
      const worth = FEATURE * news + hunt.worth(game.reached);
      tried.push({ game, worth: worth / (game.typed.length - typed.length + 5) });
    }
    const [best] = tried.toSorted((one, other) => other.worth - one.worth);
    if (!best || best.game.typed.length === typed.length) break;
    chosen = best.game;
    await hunt.play(chosen.typed.slice(starts.at(-2) ?? 0));
    for (const feature of chosen.features) seen.add(feature);
  }
  return chosen!;
}
