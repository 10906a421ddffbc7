import { inWords } from "../../../base/text.ts";
import { current, type Match, playerToMove, withMove } from "../../match/match.ts";
import { catalogueEntry, defaultChoices } from "../../rules/catalogue.ts";
import type { Move } from "../../rules/game.ts";
import { tellSkipped } from "../../session/dialogue/activities.ts";
import { matchAt } from "../../session/new-game.ts";
import { type Ports, say } from "../../session/ports.ts";
import type { Context, GameCommand, Reply, State } from "../../session/state.ts";
import { type Attempt, askToSolve, firstInput, showSearch, tellHint } from "../find-move.ts";
import { goalText, type PuzzleGoal } from "./goal.ts";
import { nextPuzzle, type Puzzle, puzzlePosition, readChoice } from "./puzzle.ts";
import { defenderReply, findAttack, type PuzzleAt } from "./puzzle-defence.ts";
import {
  progressAfter,
  progressLines,
  refutation,
  solvedBeside,
  taskLeft,
} from "./puzzle-sentences.ts";
import { GAMES_WITH_PUZZLES, goalOf, puzzlesOf } from "./puzzles.ts";
import { addScore, PUZZLE_SCORES, type PuzzleResult, readScores, solvedIn } from "./scores.ts";

interface Solving extends Attempt, PuzzleAt {
  readonly match: Match;
  readonly puzzle: Puzzle;
  /** The only length to set next; undefined for all. */
  readonly length: number | undefined;
  /** What is asked for at present. */
  readonly question: string;
  /** Whether there has been a hint or a wrong move. */
  readonly aided: boolean;
}

const COMMANDS: readonly GameCommand<Solving>[] = [
  { names: ["show"], about: "plays the solution", run: showSolution },
  {
    names: ["next", "skip", ""],
    about: "sets the next puzzle that is not solved",
    run({ state, data: { puzzle, length, closed }, ports }) {
      tellSkipped(`Puzzle ${puzzle.number}`, closed, ports);
      return setNext(state, { length, after: puzzle.number }, ports);
    },
  },
];

/** Sets the puzzle that an argument names, or shows the scores. */
export async function openPuzzles({ state, ports, argument }: Context): Promise<Reply> {
  const { game } = state;
  const { id, title } = game;
  if (!GAMES_WITH_PUZZLES.includes(id))
    return `There are no puzzles of ${title}; type puzzle with ${inWords(GAMES_WITH_PUZZLES, "or")}. learn ${id} sets stages.`;
  if (game.houseRules) return "Puzzles have no house rules; type setup house off first.";
  const all = await puzzlesOf(id);
  const typed = argument.toLowerCase().replace(/\s+/g, " ");
  if (typed === "scores")
    return say(
      state,
      progressLines(all, await readScores(PUZZLE_SCORES, ports), id).join("\n"),
      ports,
    );
  const choice = readChoice(all, typed);
  if (!choice.ok) return choice.reason;
  const { puzzle, length } = choice.value;
  return puzzle
    ? set(state, { puzzle, length }, ports)
    : setNext(state, { length, after: 0 }, ports);
}

/** A puzzle, and the only length to set next. */
type ChosenPuzzle = Pick<Solving, "puzzle" | "length">;

/** The next puzzle after one of that number, of that length unless it is undefined. */
interface Wanted extends Pick<Solving, "length"> {
  readonly after: number;
}

async function setNext(state: State, { length, after }: Wanted, ports: Ports) {
  const { id } = state.game;
  const solved = solvedIn(await readScores(PUZZLE_SCORES, ports), id);
  const next = nextPuzzle(await puzzlesOf(id), solved, after, length);
  if (next) return set(state, { puzzle: next, length }, ports);
  const which = length === undefined ? "" : `${length}-move `;
  return `There are no other unsolved ${which}puzzles.`;
}

async function set(state: State, { puzzle, length }: ChosenPuzzle, ports: Ports) {
  const goal = await goalOf(state.game.id, puzzle);
  const match = firstMatch(goal, puzzle, ports);
  const { number, moves: movesLeft } = puzzle;
  const question = `Puzzle ${number}: ${goalText(goal, playerToMove(match), movesLeft)}`;
  const { id } = goal.game;
  const scores = await readScores(PUZZLE_SCORES, ports);
  const progress = solvedBeside(await puzzlesOf(id), scores, id);
  const fresh = { awaits: firstInput(match), hints: 0, aided: false, closed: false, progress };
  const next = at(state, { puzzle, length, goal, match, movesLeft, question, ...fresh });
  return showSearch({ state: next, ports }, question, true);
}

function firstMatch({ game }: PuzzleGoal, puzzle: Puzzle, ports: Ports): Match {
  const choices = defaultChoices(catalogueEntry(game.id));
  return matchAt({ game, choices }, puzzlePosition(game, puzzle), ports);
}

/** The session with a puzzle on the board. */
function at(state: State, solving: Solving): State {
  const search = { hint: giveHint, commands: COMMANDS, judge: tryMove, ending };
  return askToSolve(state, solving, { noun: "puzzle", question: solving.question, ...search });
}

async function ending({ data, ports }: Context<Solving>): Promise<string> {
  const { id } = data.goal.game;
  const [solved] = progressLines(await puzzlesOf(id), await readScores(PUZZLE_SCORES, ports), id);
  return `${solved} Type puzzle to continue, or computer to play against the computer.`;
}

/** Answers a legal move: with the end, with the longest defence or with its refutation. */
async function tryMove(context: Context<Solving>, move: Move): Promise<State> {
  const { state, data: solving, ports } = context;
  const { goal, movesLeft } = solving;
  const match = withMove(solving.match, move);
  const { outcome, mover } = current(match);
  if (outcome?.winner === mover)
    return tellSolved({ ...context, data: { ...solving, match } }, current(match).move?.sentence);
  const attempt = { goal, match, movesLeft: movesLeft - 1 };
  const found = outcome ? undefined : await defenderReply(attempt, ports);
  if (found === "interrupted")
    return at(say(state, "Interrupted; type the move again.", ports), solving);
  if (found && !found.holds) return playOn(context, withMove(match, found.reply));
  ports.screen.show(refutation(match, goal, found?.reply, movesLeft));
  return at(state, { ...solving, aided: true });
}

/** Shows a move that forces the goal, and the reply. */
async function playOn(context: Context<Solving>, match: Match): Promise<State> {
  const { state, data: solving, ports } = context;
  const progress = progressAfter(match);
  if (current(match).outcome)
    return tellSolved({ ...context, data: { ...solving, match } }, progress);
  const movesLeft = solving.movesLeft - 1;
  const question = taskLeft(match, solving.goal, movesLeft);
  const next = at(state, { ...solving, match, movesLeft, question, hints: 0 });
  return showSearch({ state: next, ports }, `${progress}\n${question}`);
}

async function tellSolved(context: Context<Solving>, news: string | undefined) {
  const { state, data: solving, ports } = context;
  const { match, aided, puzzle } = solving;
  const text = [news, current(match).outcome?.sentence].join(" ");
  const closed = at(state, { ...solving, closed: true });
  const next = showSearch({ state: closed, ports }, text);
  const added = await score(solving, aided ? "aided" : "unaided", ports);
  const how = added?.result === "unaided" ? " without help" : "";
  return say(next, `Puzzle ${puzzle.number} is solved${how}.`, ports);
}

const score = ({ goal, puzzle }: Solving, result: PuzzleResult, ports: Ports) =>
  addScore(PUZZLE_SCORES, { game: goal.game.id, position: puzzle.position, result }, ports);

async function showSolution({ state, data: solving, ports }: Context<Solving>): Promise<State> {
  const { puzzle } = solving;
  let match = firstMatch(solving.goal, puzzle, ports);
  for (const text of puzzle.solution) {
    const move = match.game.readMove(current(match).position, text);
    if (!move.ok) throw new Error(`puzzle ${puzzle.number}: ${move.reason}`);
    match = withMove(match, move.value);
    ports.screen.show(`${text}. ${current(match).move?.sentence}`);
  }
  const shown = { ...solving, match, awaits: firstInput(match), closed: true };
  const sentence = current(match).outcome?.sentence ?? "";
  const next = showSearch({ state: at(state, shown), ports }, sentence);
  if (!solving.closed) await score(solving, "shown", ports);
  return next;
}

/** Names the piece to move; asked again, also its move. */
async function giveHint(context: Context<Solving>): Promise<Reply> {
  const { data: solving, ports } = context;
  const { hints } = solving;
  const attack = await findAttack(solving, ports);
  if (attack === "interrupted") return "Interrupted; type hint again.";
  if (!attack) throw new Error(`puzzle ${solving.puzzle.number} has no solution`);
  const told = tellHint(context, attack.first);
  return at(told, { ...solving, hints: hints + 1, aided: true });
}
