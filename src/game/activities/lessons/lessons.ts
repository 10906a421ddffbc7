import { err, ok, type Result } from "../../../base/result.ts";
import type { AnyGame } from "../../rules/game.ts";
import type { BuiltInLesson, Wing } from "../../session/state.ts";
import { readLessonText } from "./read-text.ts";

/** A step of a lesson: notes to the class, then at most one line that is typed for the teacher. */
export interface LessonStep {
  readonly notes: readonly string[];
  readonly typed?: string;
  /** Whether a question to which the typed line leads is answered with yes. */
  readonly yes?: boolean;
  /** Whether the typed line is to be refused, to show why. */
  readonly refused?: boolean;
  /** The number of its last line in the text, from 1. */
  readonly line: number;
}

/** Reads the steps of a lesson: each ends after a line to type or before an empty one. Rejects an empty text. */
export function readLesson(text: string): Result<readonly LessonStep[]> {
  const steps: LessonStep[] = [];
  let notes: string[] = [];
  const end = (line: number, typed?: Pick<LessonStep, "typed" | "yes" | "refused">) => {
    if (typed || notes.length > 0) steps.push({ notes, ...typed, line });
    notes = [];
  };
  const lines = text.replaceAll("\t", "  ").split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const shown = line.trimEnd();
    const [, sign, typed] = /^\s*>([!?]?)(.*)$/u.exec(shown) ?? [];
    if (typed !== undefined)
      end(index + 1, { typed: typed.trim(), yes: sign === "!", refused: sign === "?" });
    else if (shown === "") end(index);
    else notes.push(shown);
  }
  end(lines.length);
  return steps.length > 0 ? ok(steps) : err("A lesson needs at least one line.");
}

/** A lesson whose text is a file in texts/lessons. */
const lesson = (name: string, about: string): BuiltInLesson => ({
  name,
  about,
  text: () => readLessonText("lessons", name),
});

const LESSONS: readonly BuiltInLesson[] = [
  lesson("demo", "a first lesson: a piece, a refused move and a win (Figures 5e to 9)"),
  lesson("figures", "the paper's figures, from the empty board to the examples"),
  lesson("pieces", "the six pieces, each with a question for the class"),
  lesson("refused", "why a move is refused, with the exam's subroutines"),
];

/** A game with the built-in lessons about it. */
export interface Taught {
  readonly game: AnyGame;
  readonly lessons: readonly BuiltInLesson[];
}

/** A game with the built-in lessons and those of the wings; only the game with figures has any. */
export function taughtBy(wings: readonly Wing[], game: AnyGame): Taught {
  const all = [...LESSONS, ...wings.flatMap(({ lessons = [] }) => lessons)];
  return { game, lessons: game.figures.length > 0 ? all : [] };
}

/** Lists the lessons about a game, one per line; `plain` for screen readers. */
export function lessonsList({ game, lessons }: Taught, plain: boolean): string {
  const lines = lessons.map(({ name, about }) =>
    plain ? `${name}: ${about}.` : `  ${name.padEnd(8)}  ${about}`,
  );
  return lines.length > 0
    ? [`The lessons on ${game.title}:`, ...lines].join("\n")
    : `There are no lessons on ${game.title}, but you can write your own.`;
}
