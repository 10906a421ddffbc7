import type { Diagram } from "../../../../drawing/diagram.ts";
import {
  type ConfiguredGame,
  catalogueEntry,
  defaultChoices,
  loadKnown,
  type Options,
} from "../../../rules/catalogue.ts";
import type { ScoreEntry, ScoreSheet } from "../../puzzles/scores.ts";
import { readLessonText } from "../read-text.ts";

/**
 * What the player has to do: `reach` all the marked squares, while the other side does not move, or,
 * against its best replies, `win` the game or `gain` a piece. A move is `safe` if no reply wins, or
 * captures a piece that cannot be recaptured; so must be one that gains.
 */
const GOALS = ["reach", "win", "gain", "safe"] as const;

/** A position with a goal, which teaches one thing about a game. */
export interface Stage {
  /** In its game, from 1. */
  readonly number: number;
  /** A word for several stages in a row: "nabu". */
  readonly topic: string;
  readonly text: string;
  /** What helps after a wrong move; may be empty. */
  readonly advice: string;
  /** In text form; it names the stage in the file of scores. */
  readonly position: string;
  readonly goal: (typeof GOALS)[number];
  /** The names of the marked squares. */
  readonly marks: readonly string[];
  /** The letters of the pieces that may move; empty if all may. */
  readonly movers: readonly string[];
  /** The fewest moves in which the goal can be reached. */
  readonly moves: number;
  /** Of the player's dice, in order; none in a game without dice. */
  readonly throws: readonly string[];
}

/** Reads the stages of a game in the form that src/game/activities/lessons/README.md explains. Throws if it is wrong. */
export function readStages(text: string): readonly Stage[] {
  const stages: Stage[] = [];
  for (const paragraph of text.trim().split("\n\n")) {
    const [heading = "", ...parts] = paragraph.split(/\n(?=.* \| )/);
    if (!heading.startsWith("# ")) throw new Error(`stages have no topic: ${heading}`);
    for (const part of parts) stages.push(readStage(part, heading.slice(2), stages.length + 1));
  }
  return stages;
}

function readStage(part: string, topic: string, number: number): Stage {
  const [head = "", ...lines] = part.split("\n");
  const [position = "", aim = "", moves, ...thrown] = head.split(" | ");
  const [toReach = "", using = ""] = aim.split(" with ");
  const [typed, ...marks] = toReach.split(" ");
  const goal = GOALS.find((known) => known === typed);
  if (!goal) throw new Error(`a stage has no goal: ${head}`);
  const throws = thrown.flatMap((list) => list.split(" "));
  const movers = using.split(" ").filter(Boolean);
  const [text = "", advice = ""] = lines.join(" ").split(" Wrong: ");
  const asked = { goal, marks, movers, moves: Number(moves), throws };
  return { number, topic, text, advice, position, ...asked };
}

/** Whether the piece that moves along a path is one that the stage asks for. */
export function mayMove({ movers }: Stage, { cells }: Diagram, [start = -1]: readonly number[]) {
  return movers.length === 0 || movers.includes(cells[start]?.pieces[0]?.letter ?? "");
}

/** The results of stages: the number of stars. */
const STARS = ["one", "two", "three"] as const;

export type StageScore = ScoreEntry<(typeof STARS)[number]>;

export const STAGE_SCORES: ScoreSheet<StageScore["result"]> = {
  content: "stage scores",
  file: "stageScores",
  heading: "# Stages: game, position, stars, day",
  results: STARS,
  added: (scores, finished) =>
    starsIn(finished) > starsOf(scores, finished.game, finished) ? finished : undefined,
};

/** The score for a number of moves and hints. */
export function scoreFor(game: string, { position, moves }: Stage, tries: number): StageScore {
  const result = tries <= moves ? "three" : tries <= 2 * moves ? "two" : "one";
  return { game, position, result };
}

export const starsIn = ({ result }: StageScore): number => STARS.indexOf(result) + 1;

/** The most stars that a stage has been solved with, 0 to 3. */
export function starsOf(
  scores: readonly StageScore[],
  game: string,
  { position }: Pick<Stage, "position">,
): number {
  const own = scores.filter((score) => score.game === game && score.position === position);
  return Math.max(0, ...own.map(starsIn));
}

/** The stages of a game, and the game as they are played. */
export interface StageSet extends ConfiguredGame {
  readonly stages: readonly Stage[];
}

/** Two players leave more room for the text. */
const CHOICES: Readonly<Record<string, Options>> = { saturankam: { players: "2" } };

/** The course of a game in the catalogue; its text is read as `readStages` says. */
export async function courseOf(id: string): Promise<StageSet> {
  const entry = catalogueEntry(id);
  const choices = { ...defaultChoices(entry), ...CHOICES[id] };
  const [game, text] = await Promise.all([loadKnown(entry, choices), readLessonText("stages", id)]);
  return { game, choices, stages: readStages(text) };
}
