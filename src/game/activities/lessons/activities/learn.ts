import { inWords, movesInWords } from "../../../../base/text.ts";
import { current, type Match, type PlyRecord, plyWith, withMove } from "../../../match/match.ts";
import type { Move } from "../../../rules/game.ts";
import { leaveWith, tellSkipped } from "../../../session/dialogue/activities.ts";
import { matchAt } from "../../../session/new-game.ts";
import { type Ports, say } from "../../../session/ports.ts";
import { activityOf } from "../../../session/stage.ts";
import type { Context, GameCommand, Reply, State } from "../../../session/state.ts";
import {
  type Attempt,
  askToSolve,
  closedSentence,
  firstInput,
  showSearch,
  tellHint,
} from "../../find-move.ts";
import type { Attack } from "../../puzzles/goal.ts";
import { progressAfter } from "../../puzzles/puzzle-sentences.ts";
import { addScore, readScores } from "../../puzzles/scores.ts";
import { judgeMove, quickestWay, type Staged, type Standing, taskOf } from "../stages/solver.ts";
import {
  courseOf,
  STAGE_SCORES,
  type Stage,
  type StageSet,
  scoreFor,
  starsIn,
} from "../stages/stage.ts";
import {
  endText,
  readStageChoice,
  starLines,
  starsBeside,
  wrongMove,
} from "../stages/stage-sentences.ts";

interface Learning extends Attempt {
  readonly course: StageSet;
  readonly task: Staged;
  /** Where the match ends. */
  readonly standing: Standing;
  /** The moves made, wrong ones included, and the hints. */
  readonly tries: number;
}

const COMMANDS: readonly GameCommand<Learning>[] = [
  { names: ["show"], about: "plays the solution", run: showSolution },
  { names: ["next", "skip", ""], about: "sets the next stage", run: showNext },
  {
    names: ["back"],
    about: "goes back a stage",
    async run(context) {
      const { state, data, ports } = context;
      const { number } = data.task.stage;
      if (number === 1) return say(state, "This is the first stage.", ports);
      return openStages({ ...context, argument: `${number - 1}` });
    },
  },
];

/** Sets the stage that an argument names, in another game if it names that, or shows the stars. */
export async function openStages({
  state,
  ports,
  argument,
}: Omit<Context, "data">): Promise<Reply> {
  const course = await courseOf(state.game.id);
  const typed = argument.toLowerCase().replace(/\s+/g, " ");
  const scores = await readScores(STAGE_SCORES, ports);
  if (state.game.houseRules && activityOf(state)?.title !== "the stages")
    say(state, "The stages are played without house rules.", ports);
  if (typed === "scores") return say(state, starLines(course, scores).join("\n"), ports);
  const stage = readStageChoice(course, scores, typed);
  if (!stage.ok) return stage.reason;
  const task = taskOf(course.game, stage.value);
  const progress = starsBeside(course, stage.value, scores);
  const fresh = { course, task, tries: 0, hints: 0, closed: false, progress };
  const attempt = { ...fresh, ...standAt(course, task.start, ports) };
  return ask({ state, data: attempt, ports }, textOf(course, stage.value));
}

/** Sets the next stage; after the last one, leaves the stages and sums up. */
async function showNext(context: Context<Learning>): Promise<Reply> {
  const { course, task, closed } = context.data;
  const { number } = task.stage;
  tellSkipped(`Stage ${number}`, closed, context.ports);
  if (number < course.stages.length) return openStages({ ...context, argument: `${number + 1}` });
  return leaveWith(ending(true))(context);
}

const ending =
  (isLast: boolean) =>
  async ({ data: { course }, ports }: Context<Learning>): Promise<string> =>
    endText(course, await readScores(STAGE_SCORES, ports), isLast);

const textOf = ({ stages }: StageSet, { number, topic, text }: Stage) =>
  `Stage ${number} of ${stages.length}, ${topic}: ${text}`;

/** The question at a standing, for which there is no match yet, after the captures of another. */
function standAt(course: StageSet, standing: Standing, ports: Ports, before?: Match) {
  const begun = matchAt(course, standing.position, ports);
  const captured = before ? current(before).captured : [];
  const match = { ...begun, plies: [plyWith(begun.game, current(begun), { captured })] };
  return { standing, match, awaits: firstInput(match) };
}

type Solver = Omit<Context<Learning>, "argument">;

const ask = ({ state, data, ports }: Solver, text: string) =>
  showSearch({ state: stateAt(state, data), ports }, text, data.tries === 0);

function stateAt(state: State, attempt: Learning): State {
  const { course, task, standing, closed } = attempt;
  const question = textOf(course, task.stage);
  const last = task.stage.number === course.stages.length;
  const asked = { noun: "stage", question, last, targets: closed ? [] : standing.marks };
  const how = { hint: giveHint, commands: COMMANDS, judge: tryMove, ending: ending(false) };
  return askToSolve(state, attempt, { ...asked, ...how });
}

async function giveHint(context: Context<Learning>): Promise<State> {
  const { state, data: attempt, ports } = context;
  const { hints, tries, standing, task } = attempt;
  const advice = hints === 0 && standing === task.start ? task.stage.advice : "";
  const told = advice
    ? say(state, advice, ports)
    : tellHint({ ...context, data: { ...attempt, hints: 1 } }, quickestFrom(attempt).first);
  return stateAt(told, { ...attempt, hints: hints + 1, tries: tries + 1 });
}

/** Answers a legal move: with stars, with what is left to do, or with what is wrong. */
async function tryMove(context: Context<Learning>, move: Move): Promise<State> {
  const { state, data: before, ports } = context;
  const { moves } = quickestFrom(before);
  const attempt = { ...before, tries: before.tries + 1 };
  const { match, solved, reply, next } = play(attempt, { move, moves }, ports);
  if (solved) return tellSolved(state, { ...attempt, match }, ports);
  if (next) {
    const data = { ...next, hints: 0 };
    return ask({ state, data, ports }, progressOf(next, match, moves - 1));
  }
  return stateAt(say(state, wrongMove(before.task, match, reply, moves), ports), attempt);
}

/** Plays a move and the reply to it; `next` is undefined if the goal is reached, or lost. */
function play(
  attempt: Learning,
  { move, moves }: { readonly move: Move; readonly moves: number },
  ports: Ports,
) {
  const { task } = attempt;
  const match = withMove(attempt.match, move);
  const { solved, reply, standing } = judgeMove(task, attempt.standing, move, moves);
  const answered = reply && { standing, match: withMove(match, reply) };
  const next = standing && {
    ...attempt,
    ...(answered ?? standAt(attempt.course, standing, ports, match)),
    standing,
  };
  return { match, solved, reply, next };
}

/** The quickest way to the goal, which every standing in a stage has. */
function quickestFrom({ task, standing }: Learning): Attack {
  const found = quickestWay(task, standing, task.stage.moves);
  if (!found) throw new Error(`stage ${task.stage.number} of ${task.game.id} has no solution`);
  return found;
}

/** What has happened since the match before a move ended, and what is left to do in some moves. */
function progressOf({ task: { stage }, match, standing }: Learning, moved: Match, moves: number) {
  if (match.at > moved.at) {
    const aim = stage.goal === "win" ? `win in ${movesInWords(moves)}` : "capture a piece safely";
    return `${progressAfter(match)}\nNow ${aim}.`;
  }
  const { move, diagram } = current(moved);
  const left = standing.marks.map((mark) => diagram.cells[mark]?.name ?? "");
  return `${move?.sentence}${left.length > 0 ? ` Still to reach: ${inWords(left)}.` : ""}`;
}

async function tellSolved(state: State, attempt: Learning, ports: Ports): Promise<State> {
  const { match, tries } = attempt;
  const { game, stage } = attempt.task;
  const { move, outcome } = current(match);
  const score = scoreFor(game.id, stage, tries);
  const stars = starsIn(score);
  const moves = movesInWords(stage.moves);
  const best = stars < 3 ? `; for 3, solve it in ${moves}, without a wrong one or a hint` : "";
  const text = `${[move?.sentence, outcome?.sentence].filter(Boolean).join(" ")}
Stage ${stage.number} is solved: ${stars} of 3 stars${best}.`;
  await addScore(STAGE_SCORES, score, ports);
  return ask({ state, data: { ...attempt, closed: true }, ports }, text);
}

async function showSolution({ state, data: attempt, ports }: Solver): Promise<State> {
  if (attempt.closed) return say(state, closedSentence("stage"), ports);
  const lines: string[] = [];
  const tell = ({ move }: PlyRecord) => lines.push(`${move?.written}. ${move?.sentence}`);
  let shown = attempt;
  for (let at: Learning | undefined = attempt; at; ) {
    const { first, moves } = quickestFrom(at);
    const { match, reply, next }: ReturnType<typeof play> = play(at, { move: first, moves }, ports);
    shown = { ...at, match };
    tell(current(match));
    if (next && reply) tell(current(next.match));
    at = next;
  }
  const { outcome } = current(shown.match);
  if (outcome) lines.push(outcome.sentence);
  return ask({ state, data: { ...shown, closed: true }, ports }, lines.join("\n"));
}
