import { err, ok, type Result } from "../../../../base/result.ts";
import { inWords, movesInWords, quoted, withArticle } from "../../../../base/text.ts";
import { type Line, lineOf } from "../../../../drawing/line.ts";
import { barBeside } from "../../../../drawing/text/score.ts";
import { current, type Match, playerToMove, withMove } from "../../../match/match.ts";
import type { Move } from "../../../rules/game.ts";
import type { Staged } from "./solver.ts";
import { mayMove, type Stage, type StageScore, type StageSet, starsOf } from "./stage.ts";

/** Reads a stage's number, or the beginning of its topic; by default the first not solved, or the first of all. */
export function readStageChoice(
  course: StageSet,
  scores: readonly StageScore[],
  typed: string,
): Result<Stage> {
  const { game, stages } = course;
  const wanted = (stage: Stage) =>
    typed === ""
      ? starsOf(scores, game.id, stage) === 0
      : String(stage.number) === typed || stage.topic.toLowerCase().startsWith(typed);
  const found = stages.find(wanted) ?? (typed === "" ? stages[0] : undefined);
  if (found) return ok(found);
  if (typed === game.id) return readStageChoice(course, scores, "");
  if (/^-?\d+$/.test(typed)) return err(`There are only stages 1 to ${stages.length}.`);
  return err(`${quoted(typed)} is not a topic; the topics are ${inWords(topicsOf(stages))}.`);
}

const topicsOf = (stages: readonly Stage[]) => [...new Set(stages.map(({ topic }) => topic))];

/** The stars of all stages, then of each topic. */
export function starLines({ game, stages }: StageSet, scores: readonly StageScore[]): string[] {
  const line = (name: string, some: readonly Stage[]) => {
    const stars = some.reduce((sum, stage) => sum + starsOf(scores, game.id, stage), 0);
    const numbers = [...new Set([some[0]?.number, some.at(-1)?.number])].join(" to ");
    return `${name} (${numbers}): ${stars} of ${3 * some.length} stars.`;
  };
  const ofTopic = (topic: string) => stages.filter((stage) => stage.topic === topic);
  const topics = topicsOf(stages).map((topic) => line(topic, ofTopic(topic)));
  return [line("All stages", stages), ...topics];
}

/** Beside the board: a stage with the stars that it has earned, and how many there are of all. */
export function starsBeside(
  { game, stages }: StageSet,
  stage: Stage,
  scores: readonly StageScore[],
): readonly Line[] {
  const earned = (one: Stage) => starsOf(scores, game.id, one);
  const sum = stages.reduce((all, one) => all + earned(one), 0);
  const own = "★".repeat(earned(stage)).padEnd(3, "☆");
  return [
    lineOf([
      { text: `Stage ${stage.number} of ${stages.length}` },
      { text: "\t" },
      { text: own, role: "heading" },
    ]),
    lineOf([{ text: `${sum} of ${3 * stages.length} stars`, role: "quiet" }]),
    barBeside(stages.filter((one) => earned(one) > 0).length, stages.length),
  ];
}

/** What is said after the last stage, or to who leaves before it: the stars, and what is left. */
export function endText(course: StageSet, scores: readonly StageScore[], isLast: boolean): string {
  const { game, stages } = course;
  const [all] = starLines(course, scores);
  const next = "computer to play against the computer, or rules for what the stages leave out";
  const left = stages.filter((stage) => starsOf(scores, game.id, stage) === 0);
  const end = isLast ? "That was the last stage" : "You have left the stages";
  if (left.length === 0) return `${end}, and you have solved them all. ${all} Now type ${next}.`;
  return `${end}. ${isLast ? "" : `${all} `}Not solved yet: ${left.length} of ${stages.length}; type learn to continue, ${next}.`;
}

/** What a wrong move fails to do in so many moves. */
const FAILURES: Readonly<Record<Stage["goal"], (moves: string) => string>> = {
  reach: () => "is legal, but leads away from the goal",
  win: (moves) => `does not win in ${moves}`,
  gain: (moves) => `does not safely gain a piece in ${moves}`,
  safe: () => "does not end the danger",
};

/**
 * Why the last move of a match is wrong in a stage, and what helps.
 * @param left the moves in which the goal could be reached before it
 */
export function wrongMove(
  { game, stage }: Staged,
  match: Match,
  reply: Move | undefined,
  left: number,
): string {
  const { goal, advice } = stage;
  const { move, outcome } = current(match);
  if (move && !mayMove(stage, match.plies[match.at - 1]!.diagram, move.path)) {
    const named = game.ruleBook.pieces.filter(({ letter }) => stage.movers.includes(letter));
    const pieces = inWords(
      named.map(({ name }) => withArticle(name)),
      "or",
    );
    return `${move.written} is legal, but this stage asks for ${pieces}. Try again.`;
  }
  const after = reply && current(withMove(match, reply));
  return [
    `${move?.written} ${FAILURES[goal](movesInWords(left))}.`,
    after && `${playerToMove(match)} replies ${after.move?.written}. ${after.move?.sentence}`,
    (after?.outcome ?? outcome)?.sentence,
    advice,
    "Try again.",
  ]
    .filter(Boolean)
    .join(" ");
}
