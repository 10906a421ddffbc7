/** The quiz at the prompt. */
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { everyGame } from "../../../../every-game.ts";
import { allMoving } from "../../../rules/sarrum/with-house-rules.ts";
import { talk } from "../../../session/type-lines.ts";

test("there are no questions if no side can move in any setup", async () => {
  const shown = await talk(allMoving("bcW"), ["y", "quiz", "quiz 20"]);
  expect(shown.match(/neither side can move, so there is no quiz/g)).toHaveLength(2);
  expect(shown).not.toMatch(/Question|undefined/);
});

describe("the quiz at the prompt", () => {
  test("the transcript of a class", async () => {
    const shown = await talk(sarrum, [
      "quiz",
      "12 22 32 13 33 14 24 34",
      "",
      "22, 13, 24, 12",
      "next",
      "show",
      "22",
      "",
      "99",
      "hlep",
      "what?",
      "",
      "quiz 10",
      "44 54 35",
      "quiz 12",
      "none",
      "board",
      "done",
      "quit",
    ]);
    await expect(shown).toMatchFileSnapshot("../../../../transcripts/quiz.txt");
  });

  test("returns to the game that it interrupted", async () => {
    const shown = await talk(sarrum, ["y", "13", "quiz", "rules", "done", "23"]);
    expect(shown).toContain("No question has been answered.");
    expect(shown).toMatch(/Finish square, from 13: 23\nWhite's sarrum captures/);
  });

  test("moves and explain are refused until the question is answered, then they refer to it", async () => {
    const shown = await talk(sarrum, [
      "quiz",
      "moves 23",
      "explain 23 24",
      "none",
      "explain 23 24",
    ]);
    expect(shown).toContain("moves would give the answer away; type show to see it.");
    expect(shown).toContain("explain would give the answer away; type show to see it.");
    expect(shown.match(/A legal move: /g)).toHaveLength(1);
  });

  test("analysing is refused in both spellings", async () => {
    const shown = await talk(sarrum, ["quiz", "analyse", "analyze"]);
    expect(shown.match(/analyse would give the answer away/g)).toHaveLength(2);
  });

  test("a figure in between returns to the question", async () => {
    const shown = await talk(sarrum, ["quiz", "figure 5a", "done", "none", "figure 5a", "done"]);
    expect(shown.match(/^Which squares may /gm)).toHaveLength(2);
    expect(shown).toContain("Score: 0 of 1 correct, 0 of 8 squares found.");
  });

  test.each(["quiz 0", "quiz x", "quiz 1234567", "quiz -1"])("%s is refused", async (line) => {
    expect(await talk(sarrum, [line])).toContain(
      "is not the number of a question, such as quiz 14.",
    );
  });

  test("games without squares say so", async () => {
    const { game } = (await everyGame()).find((found) => !found.game.squares) ?? {};
    expect(game && (await talk(game, ["quiz", "help"], { dice: () => 0 }))).toMatch(
      /The quiz asks for squares, and the moves of Saturankam are not squares\.(?!.* quiz )/s,
    );
  });
});

test("skip does what Enter skips, in the stages, the quiz and the puzzles", async () => {
  for (const [begin, skipped] of [
    ["learn 1", "Stage 1 skipped."],
    ["quiz", "Question 1 skipped."],
    ["puzzle 1", "Puzzle 1 skipped."],
  ] as const) {
    expect(await talk(sarrum, [begin, "skip", "done"])).toContain(`skip\n${skipped}\n`);
  }
});
