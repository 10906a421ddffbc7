/** A lesson in a window, its board and what it says. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PROMPT } from "../cli/program.ts";
import { ENTER, open, type Session } from "./terminal.ts";

const NEXT = "(Enter for the next, back, done): ";

/** Types a line at the prompt of a step, and waits for the prompt of the next. */
async function step(session: Session, at: string, line = ""): Promise<void> {
  session.type(line + ENTER);
  await session.awaitText(`Lesson, step ${at} ${NEXT}`);
}

test.each([
  { columns: 80, rows: 24 },
  { columns: 120, rows: 50 },
])("a lesson in a window of $columns by $rows, with moves beside it", async (size) => {
  const home = mkdtempSync(join(tmpdir(), "lesson-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const picture = join(home, "lesson.svg");
  const session = open({ ...size, home, variables: { LC_ALL: "C" } });
  const lines = async () => (await session.screen()).slice(-size.rows).map(({ text }) => text);
  /** Checks that the window shows one board, at the top, and returns what is below it. */
  async function below(): Promise<string> {
    const shown = await lines();
    expect(
      shown.filter((text) => /^1( {2}|$)/.test(text)),
      shown.join("\n"),
    ).toHaveLength(1);
    expect(shown.findIndex((text) => /^1( {2}|$)/.test(text))).toBeLessThanOrEqual(3);
    return shown.slice(shown.findIndex((text) => /^ +1 +2 +3/.test(text)) + 1).join("\n");
  }
  await session.answer(PROMPT.setup, "lesson demo");
  await session.awaitText(`Lesson, step 1 of 13 ${NEXT}`);
  expect(await below()).toContain("> figure 5e\nFigure 5e: White's etlu on 45\n");
  await step(session, "2 of 13");
  await step(session, "3 of 13");
  await step(session, "4 of 13");
  await step(session, "5 of 13");
  expect(await below()).toMatch(
    /^\nThe rules are tested[\s\S]*> explain 12 13\n {2}yes [\s\S]*NO /,
  );
  session.type(`81 41${ENTER}`);
  await session.awaitText("White wins!");
  await step(session, "6 of 13");
  expect(await below()).toContain("Back to the lesson's own position.\nWhere can White's sarrum");
  await step(session, "7 of 13");
  expect((await lines()).some((text) => text.includes("[BE]"))).toBe(true);
  await step(session, "6 of 13", "back");
  expect((await lines()).some((text) => text.includes("[BE]"))).toBe(false);
  await step(session, "6 of 13", `diagram ${picture}`);
  expect(readFileSync(picture, "utf8")).toContain("<svg");
  session.type(`done${ENTER}`);
  await session.awaitText(PROMPT.setup);
});
