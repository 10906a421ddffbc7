/** The figures of the paper, played at a terminal. */
import { describe, expect, test } from "vitest";
import { NOT_LEGAL, PROMPT } from "../cli/program.ts";
import { open, type Session } from "./terminal.ts";

/** Without colours the board is the exam's, which is easier to compare. */
const PLAIN = { variables: { NO_COLOR: "1" } };

/** Returns the last board on the screen, a text for each rank. */
async function ranksOnScreen(session: Session): Promise<string[]> {
  const lines = (await session.screen()).map(({ text }) => text);
  return [1, 2, 3, 4, 5, 6, 7, 8].map(
    (rank) => lines.findLast((line) => line.startsWith(`${rank}   |`))?.slice(4) ?? "",
  );
}

const EMPTY_RANK = "|  |  |  |  |  |  |  |  |";
const FIGURE_6 = [
  "|  |BG|  |BS|  |  |  |WG|",
  "|WR|  |  |  |  |  |  |  |",
  "|WS|BE|  |  |  |  |  |BE|",
  EMPTY_RANK,
  EMPTY_RANK,
  "|  |  |  |  |  |  |  |BR|",
  EMPTY_RANK,
  EMPTY_RANK,
];

describe("the figures of the paper, played at a terminal", () => {
  test("Figures 8, 7 and 9, of one game after the other", async () => {
    const session = open(PLAIN);
    await session.answer(PROMPT.setup, "Y");
    await session.awaitText("It is White's turn.");
    await session.awaitText(PROMPT.start);
    expect(await ranksOnScreen(session)).toEqual(FIGURE_6);
    session.type("81\r");
    await session.answer(PROMPT.finish("81"), "41");
    await session.awaitText("Black's sarrum has been captured. White wins!");
    await session.awaitText(PROMPT.again);
    const figure8 = FIGURE_6.with(0, "|  |BG|  |WG|  |  |  |  |");
    expect(await ranksOnScreen(session)).toEqual(figure8);
    session.type("y\r");
    await session.answer(PROMPT.setup, "y");
    await session.awaitText("It is White's turn.");
    await session.awaitText(PROMPT.start);
    expect(await ranksOnScreen(session)).toEqual(FIGURE_6);
    session.type("13\r");
    await session.answer(PROMPT.finish("13"), "23");
    await session.awaitText("White's sarrum captures Black's etlu on 23.");
    await session.awaitText("It is Black's turn.");
    await session.awaitText(PROMPT.start);
    const figure7 = FIGURE_6.with(2, "|  |WS|  |  |  |  |  |BE|");
    expect(await ranksOnScreen(session)).toEqual(figure7);
    session.type("undo\r");
    await session.answer(PROMPT.start, "12");
    await session.answer(PROMPT.finish("12"), "13");
    await session.awaitText(`${NOT_LEGAL}\n`);
    await session.awaitText("White's sarrum stands on 13; no piece moves onto its own colour.\n");
    expect(await session.awaitText(PROMPT.start)).toBe("");
    session.type("12\r");
    await session.answer(PROMPT.finish("12"), "21");
    await session.awaitText(
      "White's redum captures Black's gisgigir on 21 and becomes a marzaz pani.",
    );
    await session.awaitText(PROMPT.start);
    const figure9 = FIGURE_6.with(0, "|  |WM|  |BS|  |  |  |WG|").with(1, EMPTY_RANK);
    expect(await ranksOnScreen(session)).toEqual(figure9);
    session.type("resign\r");
    await session.answer("(Y for yes)?", "y");
    await session.answer(PROMPT.again, "n");
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  });

  test("anything but y starts the full game of Figure 4", async () => {
    const session = open(PLAIN);
    await session.answer(PROMPT.setup, "");
    await session.awaitText(PROMPT.start);
    const army = "|BG|BE|BN|BM|BS|BN|BE|BG|";
    const soldiers = "|BR|BR|BR|BR|BR|BR|BR|BR|";
    expect(await ranksOnScreen(session)).toEqual([
      army,
      soldiers,
      ...Array.from({ length: 4 }, () => EMPTY_RANK),
      soldiers.replaceAll("B", "W"),
      army.replaceAll("B", "W"),
    ]);
  });

  test("tsx src/main.ts, which npx starts, plays Figure 7 as well", async () => {
    const session = open({ ...PLAIN, command: ["node_modules/.bin/tsx", "src/main.ts"] });
    await session.answer(PROMPT.setup, "y");
    await session.answer(PROMPT.start, "13");
    await session.answer(PROMPT.finish("13"), "23");
    await session.awaitText("It is Black's turn.");
    await session.answer(PROMPT.start, "quit");
    await session.awaitText("Goodbye.");
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  });
});
