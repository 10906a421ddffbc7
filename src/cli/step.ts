import { addResult } from "../base/named-files.ts";
import { err, ok, type Result } from "../base/result.ts";
import { type Random, seededRandom } from "../base/rng.ts";
import type { StepRequest } from "../exam/exam-host.ts";
import { findExercise } from "../exam/exercises/catalogue.ts";
import { filesIn } from "../exam/exercises/checker/run-program.ts";
import { type Chooser, follow } from "../exam/exercises/compare/exam-program.ts";
import { randomSteps } from "../exam/exercises/compare/random-games.ts";
import { faultOfProgram } from "../exam/exercises/work/program-files.ts";
import { findProgram, openWork } from "../exam/exercises/work/work-folder.ts";
import { followCopy, followedSkeleton } from "../exam/stepper/followed-skeleton.ts";
import { isSameName } from "../exam/stepper/navigate.ts";
import { type Prediction, scoreInWords } from "../exam/stepper/predict.ts";
import { openProgram, startStepping } from "../exam/stepper/stepping.ts";
import { runWith } from "../exam/stepper/twin/program.ts";
import type { GameHost } from "../game/command-line/game-host.ts";
import { openGame, startWith } from "../game/command-line/open-game.ts";
import { converse, openDisplay } from "../game/command-line/play.ts";
import type { AnyGame } from "../game/rules/game.ts";
import type { InitialState } from "../game/session/state.ts";
import * as rules from "../skeleton/rules.ts";

const SEEDS = 1_000_000;
/** The moves and letters of random games, and the games of which one is chosen. */
const PAIRS = 50;
const CHOSEN_FROM = 8;

/** Shows the exam's program, or a pupil's copy of it, line by line. */
export async function step(request: StepRequest, host: GameHost): Promise<Result<true>> {
  const { copy, to, subroutine = "", name = "", result, seed = host.random(SEEDS) } = request;
  const opening = await openGame(startWith());
  if (!opening.ok) return opening;
  let score: Prediction | undefined;
  const stepping = await openProgram({
    ...request,
    open: copy && (() => openCopy(copy)),
    answers: await answersFor(request, seed, opening.value.game),
    marked(latest) {
      score = latest;
    },
  });
  if (!stepping.ok) return stepping;
  const { ports, view } = await openDisplay(request, host);
  // The main program has been called already.
  const command = to === undefined || isSameName(to, "main") ? "" : `to ${to}`;
  const start: InitialState["start"] = (idle, theirs) =>
    startStepping(idle, { stepping: stepping.value, line: command }, theirs);
  const addScore = (): Result<true> => {
    if (!score) return ok(true);
    const { right, asked } = score;
    host.write(`${scoreInWords(score)}\n`);
    score = undefined;
    return result ? addResult(result, [name, subroutine, seed, right, asked], host) : ok(true);
  };
  host.onExit(addScore);
  const ended = await converse(
    { ...opening.value, start },
    { wings: host.wings, seed, view },
    ports,
  );
  return ended.ok ? addScore() : ended;
}

/** What is typed before anybody types. */
export async function answersFor(
  { figure, predict, subroutine, answers }: Omit<StepRequest, "to" | "copy">,
  seed: number,
  game: AnyGame,
): Promise<readonly string[]> {
  const played = game.figures.find(({ number }) => String(number) === figure);
  if (played) return [figure === "4" ? "N" : "Y", ...(played.answers ?? [])];
  if (!predict || answers.length > 0) return answers;
  const random = seededRandom(seed);
  return subroutine === undefined ? randomAnswers(random) : answersAbout(subroutine, random);
}

/** Of some random games the one in which a subroutine of the exam's program does most. */
async function answersAbout(subroutine: string, random: Random) {
  const program = await followedSkeleton();
  if (!program.ok) throw new Error(program.reason);
  const games = Array.from({ length: CHOSEN_FROM }, () => randomAnswers(random));
  const runs = await program.value.record(games.map(runWith));
  const rated = games.map((answers, at) => {
    const steps = runs[at]!;
    const own = steps.filter(({ stack }) => isSameName(stack.at(-1)?.name ?? "", subroutine));
    const branches = own.map(
      ({ line, action }) => `${line} ${"result" in action && action.result}`,
    );
    return { answers, branches: new Set(branches).size };
  });
  return rated.toSorted((one, other) => other.branches - one.branches)[0]!.answers;
}

/** Random games one after the other, with captures, promotions and refused moves. */
export function randomAnswers(random: Random): readonly string[] {
  const choose = randomSteps(PAIRS, rules, random);
  let left = PAIRS;
  const chooseFew: Chooser = (...asked) => {
    left -= 1;
    return left < 0 ? undefined : choose(...asked);
  };
  return follow(rules, chooseFew).steps.flat();
}

/** Prepares a pupil's copy in TypeScript. */
async function openCopy({ number, folder }: NonNullable<StepRequest["copy"]>) {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const work = await openWork(folder);
  if (!work.ok) return work;
  const program = await findProgram(work.value, exercise.value);
  if (!program.ok) return program;
  if (program.value.command)
    return err("Only programs in TypeScript can be shown line by line, not those with a command.");
  const fault = faultOfProgram(program.value.folder);
  if (fault !== undefined) return err(fault);
  const files = [...(await filesIn(program.value.folder))];
  if (!files.some(([name]) => name === "program.ts"))
    return err("There is no program.ts of at most 64 kB, which starts the program.");
  return followCopy(new Map(files.filter(([name]) => /(?<!\.d)\.ts$/.test(name))));
}
