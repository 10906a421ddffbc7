import { readOwnText } from "../../base/read-file.ts";

/** The folder of their texts; the installed program keeps it beside its own code, too. */
const TEXTS = new URL("../stepper/lessons/", import.meta.url);

const stepLesson = (name: string, about: string) => ({
  name,
  about,
  text: async () => readOwnText(new URL(`${name}.txt`, TEXTS)),
});

/** The lessons that show the exam's program line by line. */
export const STEP_LESSONS = [
  stepLesson("judged", "how a move is judged: the exam's program, line by line"),
  stepLesson("passing", "by reference and by value: Board and WhoseTurn side by side"),
  stepLesson("loops", "the exam's three loops, line by line"),
];

/** The subroutines to which the typed lines of a lesson run, each once. */
export function subroutinesTyped(typed: readonly string[]): readonly string[] {
  const named = typed.flatMap((line) => /^(?:step )?to ([a-z]\w+)$/i.exec(line)?.[1] ?? []);
  return [...new Set(named)];
}
