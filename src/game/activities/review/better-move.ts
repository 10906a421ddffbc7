import type { Held } from "../../../terminal/dialogue/mode.ts";
import { opposite } from "../../engine/root-move-search.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import { current, type Match, playerToMove, withMove } from "../../match/match.ts";
import type { Move } from "../../rules/game.ts";
import { leaveActivity } from "../../session/dialogue/activities.ts";
import { type Ports, say } from "../../session/ports.ts";
import { showCurrentBoard } from "../../session/scenes.ts";
import type { AwaitedInput, Context, GameCommand, State } from "../../session/state.ts";
import { findMove, firstInput, showSearch } from "../find-move.ts";
import { evaluateGame, LOSSES } from "./evaluate-game.ts";
import { type JudgedMove, judgeGame } from "./judge.ts";
import { evaluationIn, inMoves, percent } from "./notes.ts";
import { searchWith } from "./review-match.ts";
import { betterIn, whatHappens } from "./review-text.ts";

/** The time for a move, in milliseconds. */
const TIME = 2000;

/** Returns to the replay with a right move on the board. */
type ReturnToReplay = (state: State, trial: Match) => State;

/** A search for something better than a move of a game. */
interface BetterMoveTrial {
  /** At the position before the move. */
  readonly match: Match;
  /** The move of the game, as written. */
  readonly played: string;
  /** The winning chance of its side after it; undefined if the record does not say. */
  readonly chance: number | undefined;
  /** The better move that the review has named; undefined if the record does not say. */
  readonly better: string | undefined;
  readonly awaits: AwaitedInput;
  readonly found: ReturnToReplay;
}

const COMMANDS: readonly GameCommand<BetterMoveTrial>[] = [
  { names: ["show"], about: "shows a better move", run: showBetter },
  { names: ["done"], about: "returns to the replay", run: leaveActivity },
];

/** Asks for a better move than the one that led to ply `at` of a game. */
export function findBetter(
  { state, ports }: Held<State, Ports>,
  { match: game, at }: Pick<Match, "at"> & { readonly match: Match },
  found: ReturnToReplay,
) {
  const { agreed: _agreed, ...unagreed } = game;
  const match = { ...unagreed, at: at - 1 };
  const { move, comments } = game.plies[at]!;
  const noted = evaluationIn(comments);
  const chance = noted && chanceOf(move?.by === 0 ? noted : opposite(noted));
  const played = move?.written ?? "";
  const named = match.game.readMove(current(match).position, betterIn(comments) ?? "");
  const better = named.ok ? match.game.writeMove(current(match).position, named.value) : undefined;
  const awaits = firstInput(match);
  const next = askForBetter(state, { match, played, chance, better, awaits, found });
  return showSearch({ state: next, ports }, questionOf({ match, played }), true);
}

const questionOf = ({ match, played }: Pick<BetterMoveTrial, "match" | "played">) =>
  `${playerToMove(match)} played ${played}. Find a better move.`;

function askForBetter(state: State, attempt: BetterMoveTrial): State {
  return findMove(state, attempt, {
    title: "the search for a better move",
    commands: COMMANDS,
    question: questionOf(attempt),
    offers: "show, done",
    judge: tryMove,
  });
}

async function tryMove(context: Context<BetterMoveTrial>, move: Move): Promise<State> {
  const { state, data: attempt, ports } = context;
  const again = askForBetter(state, attempt);
  const trial = withMove(attempt.match, move);
  if (current(trial).move?.written === attempt.played)
    return say(again, "That is the move of the game.", ports);
  const judged = await judge(trial, ports);
  if (!judged) return say(again, "Interrupted; type the move again.", ports);
  const text = answer(attempt, trial, judged);
  if (!isRight(attempt, trial, judged) || !ports.screen.interactive) return say(again, text, ports);
  const next = attempt.found(again, trial);
  showCurrentBoard(next, ports);
  return say(next, text, ports);
}

const isRight = ({ better }: BetterMoveTrial, trial: Match, { fault }: JudgedMove): boolean =>
  !fault || current(trial).move?.written === better;

async function judge(trial: Match, ports: Ports): Promise<JudgedMove | undefined> {
  const { status } = ports.screen;
  const evaluations = await evaluate(trial, trial.at - 1, ports, () => status("Thinking ..."));
  status("");
  return judgeGame(trial, evaluations).moves.at(-1);
}

/** Evaluates the positions of a match from that of ply `first` on, in the time for a move. */
function evaluate(match: Match, first: number, ports: Ports, begun = () => {}) {
  const time = { milliseconds: TIME, now: () => performance.now() };
  return evaluateGame(match, first, searchWith(ports, begun), time);
}

/** "33-31 is right: it keeps White's chances at 60 per cent." */
function answer(attempt: BetterMoveTrial, trial: Match, judged: JudgedMove): string {
  const { match, played, chance = 1 } = attempt;
  const side = playerToMove(match);
  const { after } = judged;
  const written = current(trial).move?.written;
  if (isRight(attempt, trial, judged)) {
    const { better = judged.better } = attempt;
    const isBest = written === better || written === judged.better;
    const verdict = `${written} is ${isBest ? "right" : `good, though ${better} is better`}`;
    if (after.kind === "win") return `${verdict}: ${side} wins ${inMoves(after.plies)}.`;
    return `${verdict}: ${side}'s chances are ${percent(chanceOf(after))} per cent.`;
  }
  const better = chanceOf(after) >= chance + LOSSES.inaccuracy;
  const verdict = better ? `better than ${played}, but there is more` : `no better than ${played}`;
  return `${whatHappens(trial, judged)} That is ${verdict}; try again, or type show.`;
}

async function showBetter({ data: { match, better }, ports }: Context<BetterMoveTrial>) {
  if (better !== undefined) return `Better: ${better}.`;
  const evaluation = (await evaluate(match, match.at, ports))[match.at];
  if (evaluation?.best === undefined) return "Interrupted; type show again.";
  return `Better: ${evaluation.best}.`;
}
