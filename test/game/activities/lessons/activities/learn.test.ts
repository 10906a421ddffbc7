/** The stages at the prompt. */
import { describe, expect, test } from "vitest";
import {
  judgeMove,
  quickestWay,
  type Standing,
  taskOf,
} from "../../../../../src/game/activities/lessons/stages/solver.ts";
import { courseOf, type Stage } from "../../../../../src/game/activities/lessons/stages/stage.ts";
import { linesInMemory } from "../../../../../src/game/records/store/player-file.ts";
import { CATALOGUE } from "../../../../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../../../../src/game/rules/game.ts";
import { DEFAULT_VIEW } from "../../../../../src/game/view/view-settings.ts";
import { withHouseRules } from "../../../rules/sarrum/with-house-rules.ts";
import { type Talk, talk } from "../../../session/type-lines.ts";

const COURSES = await Promise.all(CATALOGUE.map(({ id }) => courseOf(id)));
const [{ game: sarrum, stages }] = COURSES as [(typeof COURSES)[number]];

const ZAMMA = COURSES.find(({ game }) => game.id === "zamma")!.game;

const talkSarrum = (lines: readonly string[], how: Talk = {}) => talk(sarrum, lines, how);

/** Returns what a player types who solves a stage in the fewest moves. */
function solutionOf(game: AnyGame, stage: Stage): string[] {
  const task = taskOf(game, stage);
  const lines: string[] = [];
  let standing: Standing | undefined = task.start;
  while (standing) {
    const best = quickestWay(task, standing, stage.moves);
    if (!best) throw new Error(stage.position);
    lines.push(game.writeMove(standing.position, best.first));
    standing = judgeMove(task, standing, best.first, best.moves).standing;
  }
  return lines;
}

/** Games that are shown only, since solving their stages takes twice as long. */
const SHOWN = ["shatranj", "citadel"];

test.each(COURSES.filter(({ game }) => SHOWN.includes(game.id)))(
  "every stage of $game.id can be shown",
  async ({ game, stages: all }) => {
    const shown = await talk(game, ["learn", ...all.flatMap(() => ["show", ""]), "learn scores"]);
    for (const { number, topic, text } of all)
      expect(shown).toContain(`Stage ${number} of ${all.length}, ${topic}: ${text}\n`);
    const ends = shown.match(/Enter for the next stage, done to end: \n/g);
    expect(ends).toHaveLength(all.length - 1);
    const last = shown.match(/Enter for the results, done to end: |\nThat was the last stage\. /g);
    expect(last).toHaveLength(2);
    expect(shown).toContain(`All stages (1 to ${all.length}): 0 of ${3 * all.length} stars.\n`);
  },
);

test.each(COURSES.filter(({ game }) => !SHOWN.includes(game.id)))(
  "$game.id is learnt stage by stage, with all the stars",
  async (course) => {
    const { game } = course;
    const lines = course.stages.flatMap((stage) => [...solutionOf(game, stage), ""]);
    const stageScores = linesInMemory();
    const shown = await talk(game, ["learn", ...lines, "learn scores", "learn", "done"], {
      effects: { stageScores },
    });
    for (const { number, topic, text } of course.stages) {
      expect(shown).toContain(`Stage ${number} of ${course.stages.length}, ${topic}: ${text}\n`);
      expect(shown).toContain(`Stage ${number} is solved: 3 of 3 stars.\n`);
    }
    const all = course.stages.length;
    expect(shown).toContain("That was the last stage, and you have solved them all. All stages");
    expect(shown).toContain(`All stages (1 to ${all}): ${3 * all} of ${3 * all} stars.\n`);
    expect(shown).toContain(
      "Now type computer to play against the computer, or rules for what the stages leave out.\n",
    );
    const file = await stageScores.read();
    expect(file.ok && file.value.match(/ three 2026\.11\.21$/gm)).toHaveLength(all);
    expect(shown).not.toContain("That is not a legal move");
  },
);

describe("a stage", () => {
  test("marks its squares, and takes start and finish squares", async () => {
    const shown = await talkSarrum(["learn 2", "27", "36", "35", "36"]);
    expect(shown).toContain("|WS|");
    expect(shown.match(/\|::\|/g)).toHaveLength(3);
    expect(shown).toContain("Finish square, from 27: 36\n");
    expect(shown).toContain("36. Still to reach: 35.\n");
    expect(shown).toContain("The square 35 is empty; start on one of White's pieces.\n");
  });

  test("names its squares in plain mode, and takes moves in words", async () => {
    const view = { ...DEFAULT_VIEW, plain: true };
    const shown = await talkSarrum(["learn 2", "sarrum to 36", "sarrum 35"], { view });
    expect(shown).toContain("Marked: 35 and 36.\n");
    expect(shown).toContain("Still to reach: 35.\n");
    expect(shown).toContain("Stage 2 is solved: 3 of 3 stars.\n");
  });

  test("is shown again, with the squares that are left", async () => {
    const shown = await talkSarrum(["learn 2", "27 36", "board"]);
    const [, again = ""] = shown.split("done): board\n");
    expect(again.match(/\|::\|/g)).toHaveLength(1);
    expect(again).toContain(`Stage 2 of ${stages.length}, sarrum: ${stages[1]!.text}\n`);
  });

  test("gives fewer stars after wrong moves and hints", async () => {
    const shown = await talkSarrum(["learn 2", "27 28", "27 36", "36", "", "35"]);
    expect(shown).toContain("27-28 is legal, but leads away from the goal. Try again.\n");
    expect(shown).toContain("In the stages type a move, hint,");
    expect(shown).toContain(
      "2 of 3 stars; for 3, solve it in 2 moves, without a wrong one or a hint.\n",
    );
    const hinted = await talkSarrum(["learn 1", "hint", "hint", "45 36", "learn scores"]);
    expect(hinted.match(/hint\nMove 45-36\. White's sarrum moves from 45 to 36\.\n/g)).toHaveLength(
      2,
    );
    expect(hinted).toContain("Stage 1 is solved: 1 of 3 stars;");
    expect(hinted).toContain("sarrum (1 to 3): 1 of 9 stars.\n");
  });

  test("hints at first with its advice, if it has any, while nothing has been moved", async () => {
    const shown = await talkSarrum(["learn fork", "hint", "hint", "44 35", "hint"]);
    expect(shown).toContain("hint\nLook for the square that touches both of them diagonally.\n");
    expect(shown.match(/hint\nMove 44-35\. .*\n/g)).toHaveLength(1);
    expect(shown.match(/hint\nMove 35x\d\d\. .*\n/g)).toHaveLength(1);
  });

  test("refutes a move that is not safe, and gives advice", async () => {
    const shown = await talkSarrum(["learn danger", "48 47"]);
    expect(shown).toMatch(
      /does not end the danger\. Black replies 41x47\. .* White's sarrum on 47\./,
    );
    expect(shown).toContain("Black wins! The gisgigir attacks all of file 4. Try again.\n");
  });

  test("is defended as long as possible, and refutes other attacks", async () => {
    const number = stages.findIndex(({ goal, moves }) => goal === "win" && moves === 2) + 1;
    const [first = "", last = ""] = solutionOf(sarrum, stages[number - 1]!);
    const shown = await talkSarrum([`learn ${number}`, "82 81", first, "58 57", last]);
    expect(shown).toMatch(/82-81 does not win in 2 moves\. Black replies \S+\. .* Try again\.\n/);
    expect(shown).toContain(`${first} is right. `);
    expect(shown).toMatch(/Black replies .*\nNow win in 1 move\.\nWhite's move \(or /);
    expect(shown).toMatch(/White wins!\nStage \d+ is solved: 2 of 3 stars;/);
    const late = await talkSarrum([`learn ${number}`, first, "82 83"]);
    expect(late).toMatch(/82-83 does not win in 1 move\. .*Try again\.\n/);
  });

  test("repeats what is left to do after a fork", async () => {
    const shown = await talkSarrum(["learn fork", "44 35"]);
    expect(shown).toMatch(/Black replies .*\nNow capture a piece safely\.\nWhite's move \(or /);
  });

  test("lists all the pieces that have been captured, move by move", async () => {
    const shown = await talkSarrum(["learn 13", "45 65", "65 63", "63 43"]);
    const lists = shown.match(/Captured from Black: .*/g);
    expect(lists).toEqual(["BE", "2 BE", "3 BE"].map((list) => `Captured from Black: ${list}`));
  });

  test("can be shown, which gives no stars, and then is finished", async () => {
    const shown = await talkSarrum([
      "learn 2",
      "show",
      "27 36",
      "show",
      "learn scores",
      "",
      "back",
      "back",
      "back",
    ]);
    expect(shown).toContain("back\nThis is the first stage.\n");
    const late = await talkSarrum([`learn ${stages.length}`, "next", "learn 1", "show", "hint"]);
    expect(late).toMatch(
      /last stage\. Not solved yet: 36 of 36; type learn to continue, computer to play against the computer, or rules for what the stages leave out\.\n/,
    );
    expect(late).toContain(": hint\nThis stage is finished; press Enter to continue.\n");
    expect(shown).toMatch(/\n27-36\. White's .*\n36-35\. White's .*\nEnter for the next stage/);
    expect(shown.match(/This stage is finished; press Enter to continue\./g)).toHaveLength(2);
    expect(shown).toContain("sarrum (1 to 3): 0 of 9 stars.\n");
    expect(shown.match(/Stage 3 of [\s\S]*Stage 2 of /)).not.toBeNull();
  });

  test("takes only the piece that it names, also in a detour", async () => {
    const shown = await talkSarrum(["learn 19", "27 26", "hint", "47 46", "show", "done"]);
    const refused = (move: string) =>
      `${move} is legal, but this stage asks for an etlu. Try again.\n`;
    expect(shown).toContain(refused("27-26"));
    expect(shown).toMatch(/hint\nMove 28-26\. White's etlu /);
    expect(shown).toContain(refused("47-46"));
    expect(shown).toMatch(/\n28-26\. .*etlu .*\n26-46\. .*etlu /);
    const pil = await talk(COURSES[1]!.game, ["learn 5", "e1 f2"]);
    expect(pil).toContain("e1f2 is legal, but this stage asks for a pil. Try again.\n");
    const two = await talk(COURSES[2]!.game, ["learn 10", "d3 d4"]);
    expect(two).toContain("d3d4 is legal, but this stage asks for an elephant or a knight.");
  });

  test("after the last one, lists those that are left, and returns to the game", async () => {
    const stageScores = linesInMemory();
    for (const number of [4, 6, 7, 30]) {
      await stageScores.add(`sarrum ${stages[number - 1]!.position} one 2026.11.20`, "");
    }
    const shown = await talkSarrum(["learn 36", "", "board", "y"], { effects: { stageScores } });
    expect(shown).toContain("Not solved yet: 32 of 36; type learn");
    expect(shown).toContain("board\nNo game has begun yet.\n");
    expect(shown).toContain("It is White's turn.\n");
  });

  test("can be chosen by its number or topic", async () => {
    const lines = ["learn marzaz", "learn 99", "back", "learn foo", "analyse", "moves", "done"];
    const shown = await talkSarrum(["n", ...lines]);
    expect(shown).toMatch(/Stage 7 of \d+, marzaz pani: /);
    expect(shown).toContain(`There are only stages 1 to ${stages.length}.\n`);
    expect(shown).toMatch(/“foo” is not a topic; the topics are sarrum, redum, .* and win\.\n/);
    expect(shown).toContain("would give the solution away; type show to see it.\n");
    expect(shown).toContain("redum on 46: 46x35");
    expect(shown).toMatch(/It is White's turn\.\nStart square/);
  });

  test("ignores house rules, and says so", async () => {
    const shown = await talk(withHouseRules("etlu=N"), ["learn etlu", "37 35"]);
    expect(shown).toContain("The stages are played without house rules.\n");
    expect(shown).toContain("White's etlu moves from 37 to 35.");
  });
});

test("learn continues at the first stage that is not solved", async () => {
  const stageScores = linesInMemory();
  await stageScores.add(`sarrum ${stages[0]!.position} one 2026.11.20`, "x");
  const shown = await talkSarrum(["learn", "27 36", "36 35", "done", "learn"], {
    effects: { stageScores },
  });
  expect(shown.match(/Line 1 of your stage scores is ignored\.\n/g)).toHaveLength(1);
  expect(shown).not.toContain("Stage 1 of ");
  expect(shown).toContain("Stage 3 of ");
  expect(await stageScores.read()).toMatchObject({
    value: expect.stringContaining(`sarrum ${stages[1]!.position} three 2026.11.21\n`),
  });
});

test("stages of saturankam do not list the moves or give an example of another kind", async () => {
  const shown = await talk(COURSES.at(-1)!.game, ["learn 1", "1:9"]);
  expect(shown).not.toMatch(/^ +1 {2}1:/m);
  expect(shown).toContain("South's move (or hint, show, Enter to skip, done): 1:9\n");
});

test("the stages of zamma leave it to the player to find a capture", async () => {
  const shown = await talk(ZAMMA, ["learn 7", "done", "setup 9/9/9/4w4/4b4/9/9/9/9 b"], {
    effects: { interactive: true },
  });
  expect(shown).toContain("You must capture a piece, starting from e5.\n");
  expect(shown.match(/You must capture/g)).toHaveLength(1);
});

describe("another game", () => {
  test("is started by learn or new with its name, also from the stages", async () => {
    const shown = await talk(sarrum, ["learn Zamma", "learn saturankam", "done", "new citadel"]);
    expect(shown).toContain("Stage 1 of 16, men: ");
    expect(shown).toMatch(/Stage 1 of 12, moving: [\s\S]*piece 1 on e1[\s\S]*'s turn\.\n/);
    expect(shown).toMatch(
      /: new citadel\n[\s\S]*\| ?WR ?\|[\s\S]*It is White's turn\.\nStart square/,
    );
  });

  test("is started only after a question if a game is under way", async () => {
    const shown = await talk(sarrum, ["y", "13 23", "learn zamma", "n", "new zamma", "y"]);
    expect(shown).toMatch(
      /leave this game and start Zamma \(Y for yes\)\? n\nThe game continues\./,
    );
    expect(shown).not.toContain("Stage 1 of");
    expect(shown).toMatch(/\? y\n[\s\S]*It is Black's turn\.\nStart point/);
  });

  test("is not started by the name of the present game, or by an unknown one", async () => {
    const shown = await talk(ZAMMA, ["learn zamma", "done", "new zamma", "new go", "learn go"]);
    expect(shown).toContain("Stage 1 of 16, men: ");
    expect(shown).toContain("“go” is not a game; the games are sarrum, ");
    expect(shown).toContain("“go” is not a topic; the topics are men, ");
    expect(shown.match(/It is Black's turn\./g)).toHaveLength(3);
  });
});

test("done says what was reached and what comes next, and Enter what it skips", async () => {
  const shown = await talk(sarrum, ["learn 1", "45 36", "", "", "done"]);
  expect(shown).toMatch(/done\): \nStage 2 skipped\.\n/);
  expect(shown).not.toContain("Stage 1 skipped");
  expect(shown).toContain(
    "You have left the stages. All stages (1 to 36): 3 of 108 stars. Not solved yet: 35 of 36; type learn to continue, computer to play",
  );
  const quizzed = await talk(sarrum, ["quiz", "", "show", "", "done"]);
  expect(quizzed.match(/Question \d skipped\./g)).toEqual(["Question 1 skipped."]);
  expect(quizzed).toContain("No question has been answered. Type quiz 3 to continue, or computer");
  const puzzled = await talk(sarrum, ["puzzle 1", "", "done"]);
  expect(puzzled).toContain("Puzzle 1 skipped.\n");
  expect(puzzled).toMatch(
    /Puzzles solved: 0 of \d+\. Type puzzle to continue, or computer to play/,
  );
});
