import { movesInWords } from "../../../base/text.ts";
import { type Line, lineOf } from "../../../drawing/line.ts";
import { barBeside } from "../../../drawing/text/score.ts";
import { current, type Match, playerToMove, withMove } from "../../match/match.ts";
import type { Move } from "../../rules/game.ts";
import { goalText, type PuzzleGoal } from "./goal.ts";
import type { Puzzle } from "./puzzle.ts";
import { type PuzzleScore, solvedIn, streaksOf } from "./scores.ts";

/** What is left to be done after some moves of a puzzle. */
export function taskLeft(match: Match, goal: PuzzleGoal, moves: number): string {
  // Pieces may have moved since the start.
  if (goal.gain === undefined) return goalText({ ...goal, note: "" }, playerToMove(match), moves);
  const left = `${movesInWords(moves)} ${moves === 1 ? "is" : "are"} left`;
  return `${left} to complete the gain of ${goal.gain}.`;
}

/** What the attacker must do in a move: "win", "gain 3 men". */
function aimOf({ gain }: PuzzleGoal, isFirst: boolean): string {
  if (gain === undefined) return "win";
  return isFirst ? `gain ${gain}` : `complete the gain of ${gain}`;
}

/** What has happened after a move that forces the goal, and its reply. */
export function progressAfter(match: Match): string {
  const [move, reply] = match.plies.slice(-2).map((ply) => ply.move);
  const defender = match.game.sides[current(match).mover]?.name;
  return [
    `${move?.written} is right. ${move?.sentence}`,
    `${defender} replies ${reply?.written}. ${reply?.sentence}`,
  ].join("\n");
}

/** Why the last move does not force the goal in some moves: because of the reply, or without one by itself. */
export function refutation(match: Match, goal: PuzzleGoal, reply: Move | undefined, moves: number) {
  const { move, mover, outcome } = current(match);
  const aim = aimOf(goal, match.at === 1);
  const wrong = `${move?.written} does not ${aim} in ${movesInWords(moves)}.`;
  if (reply === undefined)
    return [wrong, outcome?.sentence, "Try again."].filter(Boolean).join(" ");
  const after = current(withMove(match, reply));
  const attacker = match.game.sides[mover]?.name;
  const late = `After that ${attacker} can no longer ${aimOf(goal, true)} in time.`;
  return [
    wrong,
    `${playerToMove(match)} replies ${after.move?.written}. ${after.move?.sentence}`,
    `${after.outcome?.sentence ?? late} Try again.`,
  ].join("\n");
}

/** Beside the board: how many puzzles are solved, and the streaks. */
export function solvedBeside(
  puzzles: readonly Puzzle[],
  scores: readonly PuzzleScore[],
  game: string,
): readonly Line[] {
  const solved = solvedIn(scores, game);
  const count = puzzles.filter(({ position }) => solved.has(position)).length;
  const { last, longest } = streaksOf(scores, game);
  return [
    `${count} of ${puzzles.length} solved`,
    lineOf([{ text: `Streak ${last}, longest ${longest}`, role: "quiet" }]),
    barBeside(count, puzzles.length),
  ];
}

/** The progress: how many puzzles of each length are solved, and the streaks. */
export function progressLines(
  puzzles: readonly Puzzle[],
  scores: readonly PuzzleScore[],
  game: string,
): readonly string[] {
  const solved = solvedIn(scores, game);
  const progress = (some: readonly Puzzle[]) =>
    `${some.filter(({ position }) => solved.has(position)).length} of ${some.length}`;
  const lengths = [...new Set(puzzles.map(({ moves }) => moves))];
  const { last, longest } = streaksOf(scores, game);
  return [
    `Puzzles solved: ${progress(puzzles)}.`,
    ...lengths.map(
      (length) =>
        `In ${movesInWords(length)}: ${progress(puzzles.filter(({ moves }) => moves === length))}.`,
    ),
    `Current streak without help: ${last}; longest: ${longest}.`,
  ];
}
