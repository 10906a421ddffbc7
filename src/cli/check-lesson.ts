import type { Ports } from "../console/ports.ts";
import { recording } from "../console/session/say.ts";
import { err, ok, type Result } from "../core/result.ts";
import { checkedDisk } from "../lessons/lesson-disk.ts";
import type { LessonStep } from "../lessons/lessons.ts";

/** How the program answers a line that it does not carry out. */
const REFUSAL =
  /^(?:Unknown command|That is not a|A position |The square \S+ is empty|There (?:is|are) no\b|“[^”]*” (?:is|already)|\S+ (?:takes|needs) )|\b(?:is not available|cannot be|is off the board)\b/;
const LESSON_PROMPT = /^Lesson, /;

/**
 * Plays a lesson without stopping, without showing it and without writing any file.
 * @param play runs the lesson; its questions are answered as fast as they are asked
 * @returns how many lines have been typed; the error names those that fail, or that should have been refused
 */
export async function checkLesson(
  steps: readonly LessonStep[],
  play: (ports: Ports) => Promise<unknown>,
  ports: Ports,
): Promise<Result<string>> {
  const { shown, ports: silent } = recording(ports);
  const failures: string[] = [];
  const left = [...steps];
  const ask = async ({ prompt }: { readonly prompt: string }) => {
    const texts = shown.splice(0).filter((text) => typeof text === "string");
    // Enter belongs to what a step has opened, such as a quiz.
    if (!LESSON_PROMPT.test(prompt)) return "done";
    const step = left.shift();
    if (step) failures.push(...failureOf(step, texts));
    return left.length > 0 ? "next" : "done";
  };
  const disk = checkedDisk(ports.disk);
  await play({ ...silent, disk, screen: { ...silent.screen, ask } });
  if (failures.length > 0) return err(failures.join("\n"));
  const typed = steps.filter(({ typed: line }) => line !== undefined).length;
  return ok(`Lines typed: ${typed}. None of them fails.`);
}

function failureOf({ notes, typed, refused, line }: LessonStep, texts: readonly string[]) {
  if (typed === undefined) return [];
  const answers = texts.filter((text) => !notes.includes(text));
  const at = answers.findIndex((text) => REFUSAL.test(text));
  if (at < 0) return refused ? [`Line ${line}, ${typed}: It is not refused.`] : [];
  const sentences = answers.slice(at, at + 2).map((text) => text.replace(/\w$/, "$&."));
  return refused ? [] : [`Line ${line}, ${typed}: ${sentences.join(" ")}`];
}
