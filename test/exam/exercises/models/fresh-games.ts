/** Plays random games with a model solution while a program is checked, so that no program can know them. */

import { join } from "node:path";
import { seededRandom } from "../../../../src/base/rng.ts";
import { linesOf } from "../../../../src/exam/exercises/checker/check-program.ts";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { GamesCheck } from "../../../../src/exam/exercises/exercise.ts";
import {
  judgeOfRun,
  type ModelRun,
  partOf,
  readRun,
} from "../../../../src/exam/exercises/judges/model-games.ts";
import { loadInside, runInside } from "../inside.ts";
import { bundleSolutions, copySkeleton, makeSolution } from "../solutions.ts";
import { HINTS, PLANS } from "./hints.ts";
import { playedWith, storeGames } from "./played.ts";
import { player } from "./player.ts";
import type { ExamRules } from "./position.ts";

/** The most games from which one is chosen that the untouched program cannot play. */
const TRIED = 20;

/** The fewest answers of a run in whose place others are typed. */
const FEWEST = 40;

/** What is played, and where. */
interface Game {
  readonly check: GamesCheck;
  readonly fixed: ModelRun;
  readonly seed: number;
  /** A folder for the bundles of the skeleton and the model. */
  readonly folder: string;
}

/** Plays the last games of a run anew: those from one on that can be played alone. */
export async function playAnew(game: Game): Promise<ModelRun> {
  const { check, fixed, seed, folder } = game;
  copySkeleton(join(folder, "skeleton"));
  makeSolution(check.exercise, join(folder, check.exercise));
  await bundleSolutions(folder, ["skeleton", check.exercise]);
  const isEarly = (start: number) => start <= fixed.typed.length - FEWEST;
  const start = fixed.games.findLast(isEarly) ?? 0;
  return { ...(await playFrom(start, game)), seed };
}

async function playFrom(start: number, game: Game): Promise<ModelRun> {
  const { check, fixed, seed, folder } = game;
  const program = join(folder, check.exercise, "program.cjs");
  const rules = loadInside(join(folder, check.exercise, "rules.cjs")) as unknown as ExamRules;
  const hints = HINTS[check.exercise] ?? {};
  const [plan = []] = hints.plans ?? PLANS;
  const random = seededRandom(seed);
  const past = {
    typed: fixed.typed.slice(0, start),
    starts: fixed.games.filter((one) => one < start),
  };
  for (let tried = 1; ; tried += 1) {
    const { next, typed, starts } = player(plan, hints, rules, random, past);
    const held = await runInside(program, [next]);
    const { run } = playedWith(held, typed, check.listeners);
    if (tried < TRIED && (await isOrdinary(run, start, game))) continue;
    return readRun(await storeGames({ typed, starts, run }, program, check.listeners));
  }
}

/** Whether the untouched program, too, does with the answers from one on what the model did. */
async function isOrdinary(run: ModelRun, start: number, { check, folder }: Game): Promise<boolean> {
  const part = partOf(run, start, run.typed.length - 1);
  const skeleton = join(folder, "skeleton", "program.cjs");
  const { output, files } = await runInside(skeleton, [linesOf(part.typed)]);
  const dialogue = readDialogue(output, part.typed, files);
  return judgeOfRun(part, check.listeners)(dialogue) === undefined;
}
