import { describe, expect, test } from "vitest";
import { GOODBYE_AT_END, GREETING, NOT_LEGAL, PROMPT, WAYS_TO_QUESTIONS } from "../cli/program.ts";
import { ARROW_UP, CTRL_C, CTRL_D, ENTER, open, type Session } from "./terminal.ts";

/** Waits for every prompt before the answer to it, as a player does. */
async function answerAll(session: Session, answers: readonly string[], last: string) {
  for (const [index, answer] of answers.entries()) {
    const asked = WAYS_TO_QUESTIONS.find(
      ([, before]) => before.length === index && before.every((line, at) => line === answers[at]),
    );
    await session.answer(asked?.[2] ?? PROMPT.finish(answers[index - 1] ?? ""), answer);
  }
  await session.awaitText(last);
}

describe("Ctrl-D", () => {
  test.each(WAYS_TO_QUESTIONS)(
    "at the question for %s ends the program with a short line",
    async (_question, answers, prompt) => {
      const session = open();
      await answerAll(session, answers, prompt);
      session.type(CTRL_D);
      expect(await session.ended()).toEqual({ status: 0, signal: undefined });
      expect(session.rest()).toBe(`\n${GOODBYE_AT_END}\n`);
    },
  );

  test("after half a line submits that half and does no harm", async () => {
    const session = open({ words: ["--setup", "sample"] });
    await session.awaitText(PROMPT.start);
    session.type(`1${CTRL_D}${CTRL_D}`);
    await session.awaitText("“1” is not a grid reference");
    await session.answer(PROMPT.start, "13");
    await session.awaitText(PROMPT.finish("13"));
  });
});

describe("Ctrl-C", () => {
  test.each([
    ["the setup", [], PROMPT.setup],
    ["the start square", ["y"], PROMPT.start],
  ])(
    "at the question for %s ends the program by the signal",
    async (_question, answers, prompt) => {
      const session = open();
      await answerAll(session, answers, prompt);
      session.type(CTRL_C);
      const { status, signal } = await session.ended();
      expect([status, signal]).toBeOneOf([
        [0, 2],
        [130, undefined],
      ]);
      expect(session.rest().trim()).toBe("^C");
    },
  );

  test("leaves the terminal as it was", async () => {
    const program = 'trap : INT; stty -g; node --import tsx src/main.ts; echo "status $?"; stty -g';
    const session = open({ command: ["sh", "-c", program] });
    const before = (await session.awaitText(GREETING)).trim();
    session.type(CTRL_C);
    await session.awaitText("status 130\n");
    await session.ended();
    expect(before).toMatch(/^[0-9a-z:=;]{8,}$/i);
    expect(session.rest().trim()).toBe(before);
  });
});

describe("unusual keys and lines", () => {
  test("arrow keys are refused as a line, and the program continues", async () => {
    const session = open({ words: ["--setup", "sample"] });
    await session.answer(PROMPT.start, ARROW_UP + ARROW_UP);
    await session.awaitText(`${NOT_LEGAL}\n`);
    await session.awaitText("is not a grid reference");
    await session.answer(PROMPT.start, "13");
    await session.answer(PROMPT.finish("13"), `${ARROW_UP}23`);
    await session.awaitText(`${NOT_LEGAL}\n`);
    await session.answer(PROMPT.start, "13 23");
    await session.awaitText("White's sarrum captures Black's etlu on 23.");
  });

  test("exclamation marks do not recall an earlier answer", async () => {
    const session = open({ words: ["--setup", "sample"] });
    await session.answer(PROMPT.start, "13 23");
    await session.awaitText("It is Black's turn.");
    await session.answer(PROMPT.start, "!!");
    await session.awaitText("“!!” is not a grid reference");
    await session.awaitText(PROMPT.start);
  });

  test("each pasted line answers one question", async () => {
    const session = open();
    await session.awaitText(PROMPT.setup);
    session.type(["y", "12", "13", "12", "21", "83", "63", ""].join(ENTER));
    await session.awaitText(NOT_LEGAL);
    await session.awaitText("becomes a marzaz pani.");
    await session.awaitText("Black's etlu moves from 83 to 63.");
    await session.awaitText("It is White's turn.");
    await session.awaitText(PROMPT.start);
  });

  test("300 lines typed before the program is ready are all answered", async () => {
    const session = open({ words: ["--setup", "sample"] });
    session.type("99\r".repeat(300));
    for (let line = 0; line < 300; line++) await session.awaitText("99 is off the board");
    await session.answer(PROMPT.start, "quit");
    await session.awaitText("Goodbye.");
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  });

  test("a line longer than a terminal passes on is refused, and shown only in part", async () => {
    const session = open({ words: ["--setup", "sample"] });
    await session.awaitText(PROMPT.start);
    session.type("x".repeat(10_000) + ENTER);
    await session.awaitText(`${NOT_LEGAL}\n`);
    const refusal = await session.awaitText(" is not a grid reference");
    expect(refusal).toBe(`“${"x".repeat(20)}…”`);
    await session.answer(PROMPT.start, "13");
    await session.awaitText(PROMPT.finish("13"));
  });
});
