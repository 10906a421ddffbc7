import { addResult } from "../../base/named-files.ts";
import { ok, type Result } from "../../base/result.ts";
import { type Random, seededRandom } from "../../base/rng.ts";
import { DEFAULT_LOOK, lookWith, type Window } from "../../drawing/look.ts";
import { WIDE } from "../../drawing/text/panes.ts";
import { GOODBYE, hold } from "../../terminal/dialogue/loop.ts";
import type { Command } from "../../terminal/dialogue/mode.ts";
import { shownAgain } from "../../terminal/dialogue/stack.ts";
import type { DisplayOptions } from "../../terminal/display-options.ts";
import { screenFor } from "../../terminal/open-terminal.ts";
import { isSameName } from "../canonical-form.ts";
import type { ExamHost } from "../exam-host.ts";
import { type Chooser, follow } from "../follow-answers.ts";
import { FIGURE_ANSWERS } from "../paper.ts";
import { randomSteps } from "../random-answers.ts";
import { examRepl } from "../repl.ts";
import { followedSkeleton } from "./followed-skeleton.ts";
import { type Prediction, scoreInWords } from "./predict.ts";
import { openStepping, startStepping, whileRunning } from "./stepping.ts";
import type { FollowedProgram } from "./twin/program.ts";
import type { Step } from "./twin/step.ts";

const FLIP: Command = {
  names: ["flip"],
  about: "turns the board for the player opposite",
  async run({ state, ports }) {
    const view = { ...state.view, flipped: !state.view.flipped };
    ports.screen.use(view);
    return shownAgain({ ...state, view }, ports);
  },
};

const QUIT: Command = {
  names: ["quit", "exit", "q"],
  about: "leaves the program",
  async run({ state, ports }) {
    ports.screen.show(GOODBYE);
    return { ...state, stack: [] };
  },
};

const STEPPING = examRepl([FLIP, QUIT], { farewell: async () => GOODBYE });

/** The moves and letters of random games. */
const PAIRS = 50;
/** One of so many games is chosen, or of more where a subroutine is not called in these. */
const CHOSEN_FROM = 3;
const MOST_TRIED = 8;

/** A request to show the exam's program, or a copy of it, line by line, with the options as they are typed. */
export interface StepRequest extends DisplayOptions {
  /** The subroutine whose first call is shown first; undefined for the first line. */
  readonly to: string | undefined;
  /** Prepares a pupil's copy; undefined for the exam's own program. */
  readonly open?: (() => Promise<Result<FollowedProgram>>) | undefined;
  readonly answers: readonly string[];
  readonly figure?: string;
  readonly predict?: boolean;
  readonly subroutine?: string;
  readonly seed?: number;
  readonly name?: string;
  readonly result?: string;
}

/** Shows the exam's program, or a pupil's copy of it, line by line. */
export async function step(request: StepRequest, host: ExamHost): Promise<Result<true>> {
  const { to, subroutine = "", name = "", result, seed = host.randomSeed() } = request;
  let score: Prediction | undefined;
  const { screen, window } = await screenFor(request, host);
  const ports = { screen, now: () => performance.now() };
  const chosen = host.keyboard ? await host.playersLook?.(screen.show) : undefined;
  const idle = { stack: [], view: lookWith(chosen ?? DEFAULT_LOOK, request) };
  screen.use(idle.view);
  const marked = (latest: Prediction) => {
    score = latest;
  };
  const opening = answersFor(request, seed).then((answers) =>
    openStepping({ ...request, answers, marked }),
  );
  const stepping = await whileRunning(opening, ports);
  if (!stepping.ok) return stepping;
  const { place } = stepping.value.program;
  const file = `${stepping.value.steps[0]!.file}${place ? ` (found in ${place})` : ""}`;
  const title = request.open ? file : "The exam's program";
  screen.show(
    `${title}, line by line. Type help for the commands.`,
    ...whyNotLarge(request, window()),
  );
  const addScore = (): Result<true> => {
    if (!score) return ok(true);
    const { right, asked } = score;
    host.write(`${scoreInWords(score)}\n`);
    score = undefined;
    return result ? addResult(result, [name, subroutine, seed, right, asked], host) : ok(true);
  };
  host.onExit(addScore);
  // The main program has been called already.
  const { action } = stepping.value.steps[0]!;
  const isThere = action.kind === "call" && isSameName(action.name, to ?? action.name);
  const line = to === undefined || isThere ? "" : `to ${to}`;
  const state = await startStepping(idle, { stepping: stepping.value, line }, ports);
  await hold({ state, ports }, STEPPING);
  // The last words may be held back after a long text.
  await screen.rest(0);
  return addScore();
}

/** Says what --large needs where the window is too narrow for a large board. */
export const whyNotLarge = (
  { large = "off", plain }: DisplayOptions,
  { columns = WIDE, palette }: Pick<Window, "columns" | "palette">,
): readonly string[] =>
  [true, "on"].includes(large) && !plain && palette && columns < WIDE
    ? [`From ${WIDE} columns on --large enlarges the board, too; this window has ${columns}.`]
    : [];

/** What is typed before anybody types. */
export async function answersFor(
  { figure = "", predict, subroutine, answers }: Omit<StepRequest, "to" | "open">,
  seed: number,
): Promise<readonly string[]> {
  const played = FIGURE_ANSWERS[figure];
  if (played) return played;
  if (!predict || answers.length > 0) return answers;
  const random = seededRandom(seed);
  return subroutine === undefined ? randomAnswers(random) : answersAbout(subroutine, random);
}

/** Of some random games the first in which most of a subroutine of the exam's program happens. */
async function answersAbout(subroutine: string, random: Random) {
  const program = await followedSkeleton();
  if (!program.ok) throw new Error(program.reason);
  let best = { answers: [] as readonly string[], seen: 0 };
  for (let game = 0; game < (best.seen > 0 ? CHOSEN_FROM : MOST_TRIED); game += 1) {
    const answers = randomAnswers(random);
    // This run is kept: it is the one that is shown, unless a copy is.
    const steps = await program.value.run(answers);
    const { seen, isEnough } = branchesIn(steps, subroutine);
    if (seen > best.seen) best = { answers, seen };
    if (isEnough) break;
  }
  return best.answers;
}

/** How much of a subroutine happens: its lines, and the results of its conditions, of which each has two. */
function branchesIn(steps: readonly Step[], subroutine: string) {
  const own = steps.filter(({ stack }) => isSameName(stack.at(-1)?.name ?? "", subroutine));
  const results = own.map(({ line, action }) => `${line} ${"result" in action && action.result}`);
  const tested = own.flatMap(({ line, action }) => (action.kind === "test" ? line : []));
  const seen = new Set(results).size;
  const lines = new Set(own.map(({ line }) => line)).size;
  return { seen, isEnough: seen > 0 && seen >= lines + new Set(tested).size };
}

/** Random games one after the other, with captures, promotions and refused moves. */
export function randomAnswers(random: Random): readonly string[] {
  const choose = randomSteps(PAIRS, random);
  let left = PAIRS;
  const chooseFew: Chooser = (...asked) => {
    left -= 1;
    return left < 0 ? undefined : choose(...asked);
  };
  return follow(chooseFew).steps.flat();
}
