/** Games are judged by what the model did in them. */
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { LISTENERS } from "../../../../src/exam/exercises/judges/listeners.ts";
import {
  judgeOfRun,
  readRun,
  type StoredRun,
} from "../../../../src/exam/exercises/judges/model-games.ts";
import stored from "../../../../src/exam/exercises/models.json" with { type: "json" };
import { afterMoves } from "../../../../src/exam/exercises/notation.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { drawBoard, SAMPLE_GAME } from "../dialogue.ts";
import { checkInside } from "../inside.ts";
import { recordModels } from "../models/models.ts";
import { factsOf } from "../models/store.ts";
import { bundleSolutions } from "../solutions.ts";
import { WRONG_SOLUTIONS } from "../wrong/catalogue.ts";
import { makeChangedSolution } from "../wrong/wrong-solution.ts";

const folder = temporaryFolder("games");

const models: Readonly<Record<string, Readonly<Record<string, readonly StoredRun[]>>>> = stored;

// It takes four minutes.
test.runIf(process.env.DEEP)("the stored games are those of the model solutions", async () => {
  const ids = EXERCISES.map(({ id }) => id);
  const recorded = await recordModels(ids);
  for (const id of ids) expect(recorded[id], id).toEqual(models[id]);
});

test("the stored games are those of the checks", () => {
  expect(Object.keys(models)).toEqual(EXERCISES.map(({ id }) => id));
  for (const { id, checks } of EXERCISES) {
    const games = checks.filter((check) => check.kind === "games");
    expect(Object.keys(models[id]!)).toEqual(games.map(({ about }) => about));
    for (const { about, typed, typedBefore } of games) {
      const runs = models[id]![about]!.map(readRun);
      if (typed)
        expect(runs).toMatchObject([{ typed, ...(typedBefore && { before: typedBefore }) }]);
      for (const run of runs) expect(run.facts).toHaveLength(run.typed.length + 1);
    }
  }
});

test("the random games hold several games, wins, promotions and refused moves", () => {
  const all = Object.values(models).flatMap((runs) => Object.values(runs).flat());
  const runs = all.map(readRun).filter(({ games }) => games.length > 0);
  const boards = runs.flatMap(({ facts }) => facts.map(([board]) => board ?? ""));
  expect(boards.some((board) => /WM\d1/.test(board) && /BM\d8/.test(board))).toBe(true);
  for (const { typed, facts } of runs) {
    expect(facts.filter(([board]) => board === "-").length).toBeGreaterThan(typed.length / 9);
  }
  const winners = runs.flatMap(({ facts }) => facts.flat());
  expect(winners).toEqual(expect.arrayContaining(["White", "Black"]));
});

describe("a difference in random games", () => {
  test("is reported in the shortest run of games that shows it", async () => {
    const wrong = WRONG_SOLUTIONS.find(({ fault }) => fault === "J confirms")!;
    makeChangedSolution(wrong, join(folder, "wrong"));
    await bundleSolutions(folder, ["wrong"]);
    const exercise = EXERCISES.find(({ id }) => id === wrong.exercise)!;
    const failed = [];
    for await (const result of checkInside(exercise, join(folder, "wrong")))
      if (result.failure) failed.push(result);
    expect(failed.length).toBe(1);
    const [{ check, failure } = {}] = failed;
    const typed = check?.kind === "dialogue" ? check.typed : [];
    expect(typed.at(-1)).toBe("J");
    expect(failure?.answer).toBe(typed.length - 1);
    expect(typed.length).toBeLessThan(60);
  });
});

describe("a game is judged by what the model did:", () => {
  const PROMOTED = afterMoves(SAMPLE_GAME, "12 11").replace("WM11", "WN11");
  const WON = "White wins!";
  const typed = ["y", "12", "22", "12", "11", "N", "41", "42", "81", "42", "n"];
  const output = `Sample game? y
${drawBoard(SAMPLE_GAME)}
It is White's turn.
Start square: 12
Finish square: 22
Not possible.
Start square: 12
Finish square: 11
Promote to? N
${drawBoard(PROMOTED)}
It is Black's turn.
Start square: 41
Finish square: 42
${drawBoard(afterMoves(PROMOTED, "41 42"))}
It is White's turn.
Start square: 81
Finish square: 42
${WON}
Play again? n
`;
  const model = readDialogue(output, typed);
  const run = { typed, facts: factsOf(model, LISTENERS), games: [], ends: true };
  const judge = judgeOfRun(run, LISTENERS);

  test.each([
    ["nothing else", "", "", undefined],
    [
      "a move that is made",
      "Not possible.",
      drawBoard(afterMoves(SAMPLE_GAME, "12 22")),
      "refuse the move from 12 to 22",
    ],
    [
      "another board",
      "Not possible.",
      drawBoard(afterMoves(SAMPLE_GAME, "81 82")),
      "leave the board as it is drawn here",
    ],
    ["the same board", "Not possible.", drawBoard(SAMPLE_GAME), undefined],
    ["no board", drawBoard(PROMOTED), "", "show the board drawn here"],
    ["a wrong board", drawBoard(PROMOTED), drawBoard(SAMPLE_GAME), "show the board drawn here"],
    [
      "a board before a question",
      "Promote to? N",
      `${drawBoard(PROMOTED)}Promote to? N`,
      "continue without a board",
    ],
    ["no turn", "It is Black's turn.", "", undefined],
    ["a wrong turn", "It is Black's turn.", "It is White's turn.", "say that it is Black's turn"],
    ["no winner", WON, "", "say “White wins”"],
    ["a board after the win", WON, `${WON}\n${drawBoard(PROMOTED)}`, undefined],
    ["a winner too early", "Not possible.", "Black wins", "announce no winner"],
    [
      "a winner before the first answer",
      "Sample game?",
      "White wins\nSample game?",
      "announce no winner",
    ],
    ["another question at the end", "Play again?", "Start square:", "ask whether to play again"],
    ["no end", "Play again? n\n", "Play again? n\nSample game? ", "end"],
    [
      "another player's turn where the model says nothing",
      "Not possible.",
      "Not possible. It is Black's turn.",
      "say that it is White's turn",
    ],
    ["the turn of the same player", "Not possible.", "Not possible: White to move.", undefined],
    ["an early end", "\nPlay again? n\n", "\n", "ask a question"],
  ])("%s", (_about, text, instead, expected) => {
    const held = readDialogue(output.replace(text, instead), typed);
    expect(judge(held)?.expected).toBe(expected && `the program to ${expected}`);
  });
});

test("a board shown before the model has shown one is not compared with it", () => {
  const menu = readDialogue("Your choice: 4\nYour choice: 3\n", ["4", "3"]);
  const facts = factsOf(menu, LISTENERS);
  const judge = judgeOfRun({ typed: ["4", "3"], facts, games: [], ends: true }, LISTENERS);
  const shown = `Your choice: 4\n${drawBoard(SAMPLE_GAME)}\nYour choice: 3\n`;
  expect(judge(menu)).toBeUndefined();
  expect(judge(readDialogue(shown, ["4", "3"]))).toEqual({
    expected: "the program to continue without a board",
    appeared: "the board was shown",
    answer: 0,
  });
});
