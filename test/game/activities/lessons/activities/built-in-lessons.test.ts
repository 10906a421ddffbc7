/** The built-in lessons, from the first step to the last and back. */
import { describe, expect, test } from "vitest";
import { WINGS } from "../../../../../src/cli/wings.ts";
import { readLesson, taughtBy } from "../../../../../src/game/activities/lessons/lessons.ts";
import { anyGame } from "../../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { interruptsOf } from "../../../../../src/terminal/interrupts.ts";
import { openScreen } from "../../../../../src/terminal/screen.ts";
import { wrapText } from "../../../../../src/terminal/wrap-text.ts";
import { SCALE } from "../../../../scale.ts";
import { portsOf, runDialogue } from "../../../session/run-dialogue.ts";
import { talk } from "../../../session/type-lines.ts";

const LESSONS = await Promise.all(
  taughtBy(WINGS, anyGame(sarrum)).lessons.map(async ({ name, text }) => {
    const steps = readLesson(await text());
    if (!steps.ok) throw new Error(steps.reason);
    return { name, steps: steps.value };
  }),
);

type Lesson = (typeof LESSONS)[number];

const WINDOW = { columns: 80, rows: 24 };
/** Has room for all that the other has; tried by the deep tests. */
const WIDE = { columns: 120, rows: 50 };

const enters = (count: number): string[] => Array.from({ length: count }, () => "");

describe("a built-in lesson", () => {
  const refused = { figures: 1, refused: 1, loops: 1 } as Record<string, number>;

  test.each(LESSONS)("runs twice in the same folder: $name", async ({ name, steps }) => {
    const files = new Map<string, string>();
    const lines = [`lesson ${name}`, ...enters(steps.length - 1), "done", "quit"];
    const first = await talk(sarrum, lines, { files });
    expect(first).toContain("Lesson, at the end (back, done): done\n");
    expect(first).toMatch(/\nGoodbye\.\n$/);
    expect(first.match(/That is not a legal move/g) ?? []).toHaveLength(refused[name] ?? 0);
    expect(first).not.toMatch(
      /Unknown command|not available|In the |There is no|No game|takes no|cannot|at the end[^\n]*: \n/,
    );
    for (const { notes } of steps) for (const note of notes) expect(first).toContain(note);
    expect([...files.keys()]).toEqual([]);
    if (SCALE === 1) expect(await talk(sarrum, lines, { files })).toBe(first);
  });

  test.each(LESSONS)("has short notes: $name", ({ steps }) => {
    for (const { notes } of steps) {
      for (const note of notes) {
        expect(note.match(/[.?!](?= |$)/g)?.length ?? 0, note).toBeLessThanOrEqual(3);
        expect(note.length, note).toBeLessThanOrEqual(160);
      }
    }
  });

  test.each(LESSONS)("shows the same going back as going on, and fits: $name", async (lesson) => {
    const { name, steps } = lesson;
    const again = enters(steps.length - 1);
    // Going on a second time is left to the deep tests.
    const last = SCALE === 1 ? again : [];
    const lines = [`lesson ${name}`, ...again, ...steps.slice(1).map(() => "back"), ...last];
    const pages = await pagesOf(lines);
    const on = pages.slice(0, steps.length);
    expect(pages).toEqual([
      ...on,
      ...on.slice(0, -1).reverse(),
      ...last.map((_, at) => on[at + 1]),
    ]);
    expectToFit(on, lesson, WINDOW);
  });

  test
    .runIf(SCALE === 1)
    .each(
      LESSONS.flatMap((lesson) => [
        { ...lesson, size: WINDOW, large: "on" },
        ...["auto", "on"].map((large) => ({ ...lesson, size: WIDE, large })),
      ]),
    )("fits a window of $size.columns columns, large $large: $name", async (lesson) => {
    const { name, steps, size, large } = lesson;
    const lines = [`set large ${large}`, `lesson ${name}`, ...enters(steps.length - 1)];
    expectToFit(await pagesOf(lines, size), lesson, size);
  });
});

/** Expects a page for each step, with its notes and at most one board. */
function expectToFit(pages: readonly string[], { steps }: Lesson, { rows }: typeof WINDOW) {
  expect(pages).toHaveLength(steps.length);
  for (const [at, page] of pages.entries()) {
    expect(page.split("\n").length, page).toBeLessThanOrEqual(rows);
    const words = page.replace(/\s+/g, " ");
    for (const note of steps[at]?.notes ?? []) expect(words).toContain(note);
    expect(page.match(/^1 {3}/gm)?.length ?? 0, page).toBeLessThanOrEqual(1);
  }
}

/** The pages of a lesson in a window that is redrawn while lines are typed, without their colours. */
async function pagesOf(lines: readonly string[], size = WINDOW): Promise<string[]> {
  const answers = [...lines];
  let written = "";
  const same = (text: string) => text;
  const palette = () => ({ square: same, paint: same });
  const wait = async () => {};
  const screen = openScreen(
    {
      editor: {
        hideKeys() {},
        typedAhead: () => false,
        typeFirst() {},
        showAgain() {},
        reportClicks() {},
        hasGrown: () => true,
      },
      readLine: async () => answers.shift(),
      wrapText,
      write(text) {
        written += text;
      },
      window: () => ({ ...size, palette, keyboard: true }),
      wait,
    },
    interruptsOf({ onInterrupt: () => () => {}, wait }),
  );
  const files = new Set<string>();
  const ports = portsOf({
    write: async (name, _text, overwrite) => {
      if (files.has(name) && !overwrite) return "exists";
      files.add(name);
      return { ok: true, value: true };
    },
  });
  await runDialogue(sarrum, {}, { ...ports, screen });
  return written
    .split("\x1b[2H\x1b[J\x1b[H\x1b[K")
    .slice(1)
    .filter((page) => !page.includes("New here?"))
    .map((page) =>
      page
        .replace(/\nThe input has ended[\s\S]*|\r[^\n]*/g, "")
        .replace(/^(Capture the Sarrum\. Type help|The board here).*\n/gm, "")
        .trimEnd(),
    );
}
