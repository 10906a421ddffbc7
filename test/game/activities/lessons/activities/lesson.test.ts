/** Lessons from files, and what is typed beside them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ok } from "../../../../../src/base/result.ts";
import { linesInMemory } from "../../../../../src/game/records/store/player-file.ts";
import { anyGame } from "../../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../../src/game/rules/shatranj/shatranj.ts";
import { withHouseRules } from "../../../rules/sarrum/with-house-rules.ts";
import { file, playedAndSaved, useFolder } from "../../../session/saved-games.ts";
import { talk } from "../../../session/type-lines.ts";

const enters = (count: number): string[] => Array.from({ length: count }, () => "");

/** Writes a lesson into the test's folder and returns the command that runs it. */
function lesson(text: string): string {
  writeFileSync(file("my lesson.txt"), text);
  return `lesson ${file("my lesson.txt")}`;
}

const run = (text: string, ...lines: string[]) => talk(sarrum, [lesson(text), ...lines]);

/** The turns and the sentences about moves in a transcript, which say what was played. */
const movesIn = (shown: string) =>
  shown.match(/^(?:White|Black)'s .*(?:moves|captures).*$/gm) ?? [];

describe("a lesson", () => {
  useFolder();

  test("of the README is read as it says", async () => {
    const page = new URL("../../../../../src/game/activities/lessons/README.md", import.meta.url);
    const readme = readFileSync(page, "utf8");
    const [, block = ""] = /note to the class:\n\n((?: {4}.*\n|\n)+)/.exec(readme) ?? [];
    const files = new Map<string, string>();
    const lines = [lesson(block.replace(/^ {4}/gm, "")), ...enters(3), "done"];
    const shown = await talk(sarrum, lines, { files });
    expect(shown).toContain("Lesson, step 1 of 4 (");
    expect(shown).toContain("White's sarrum on 13: 13-14  13-22  13x23  13-24");
    expect(movesIn(shown)).toEqual(["White's sarrum captures Black's etlu on 23."]);
    expect(shown).toContain("The picture is in “after.svg”.\n");
    expect(files.get("after.svg")).toMatch(/^<svg/);
  });

  test("has no warnings that players have set, but its own; theirs return after it", async () => {
    const quiet = "> y\nCan the sarrum be captured?\n> 12 11";
    const loud = `${quiet}\n> set warn on\n> 21 11`;
    const warning = "Black's sarrum on 41 can be captured by White's gisgigir on 81.\n";
    const lines = ["set warn on", lesson(quiet), ...enters(3), "done", "y", "12 11"];
    const [before = "", after = ""] = (await talk(sarrum, lines)).split("done): done\n");
    expect(before).toContain("Can the sarrum be captured?");
    expect([before.includes(warning), after.includes(warning)]).toEqual([false, true]);
    expect(await run(loud, ...enters(5))).toContain(warning);
  });

  test("writes only new files, whatever its line says; who types beside it is asked", async () => {
    const files = new Map(["a.svg", "a.txt"].map((name) => [name, "old"]));
    const text = "> y\n>! diagram a.svg\n>! save a.txt\n> save b.txt\n>! save b.txt\n> 13 23";
    const beside = ["", "", "", "", "", "diagram a.svg", "y"];
    const shown = await talk(sarrum, [lesson(text), ...beside], { files });
    for (const name of ["a.svg", "a.txt", "b.txt"])
      expect(shown).toContain(`“${name}” already exists; a lesson writes only new files.\n`);
    expect(shown.match(/Overwrite it/g)).toHaveLength(1);
    expect([files.get("a.txt"), files.get("a.svg")]).toEqual(["old", expect.stringMatching("svg")]);
    expect(files.get("b.txt")).toContain("[Game");
  });

  test("adds nothing to the settings and scores of a player", async () => {
    const [settings, scores, stars] = [linesInMemory(), linesInMemory(), linesInMemory()];
    const path = async () => "settings.txt";
    const effects = {
      settings: { ...settings, path },
      puzzleScores: scores,
      stageScores: stars,
    };
    const text = "> set theme warm\n> puzzle 1\n> show\n> learn\n> 45 36";
    const shown = await talk(sarrum, [lesson(text), ...enters(4), "done"], { effects });
    expect(shown).toMatch(/45 36\n[\s\S]*solved/);
    for (const lines of [settings, scores, stars]) expect(await lines.read()).toEqual(ok(""));
  });

  test("answers other questions with no as well, and its last line may be refused", async () => {
    const shown = await run("> y\n> 13 23\n> resign\n> new\n>! new\n> n", ...enters(5), "done");
    expect(shown).toContain("do you really resign (Y for yes)? n\nThe game continues.\n");
    expect(shown).toContain("start another (Y for yes)? n\nThe game continues.\n");
    expect(shown).toContain("start another (Y for yes)? y\n");
    expect(shown).toContain("full game)? n\n");
  });

  test("does not end the program, and starts no other lesson", async () => {
    const shown = await run(
      "> y\n> 81 41\n> n\n> quit\n> lesson demo\nThe end",
      ...enters(5),
      "done",
    );
    expect(shown.match(/Goodbye\./g)).toHaveLength(3);
    expect(shown).toContain("> lesson demo\nA lesson cannot start another lesson.\n");
    expect(shown).toContain("The end\nLesson, at the end (back, done): done\nPlay the sample");
  });

  test("shows what the computer answers before the next step", async () => {
    const text = "> n\n> computer black 1\n> 17 16\n> review list";
    const [first, second] = [await run(text, ...enters(3)), await run(text, ...enters(3))];
    expect(first).toMatch(/> review list\n1\. +17-16 +\S+\n/);
    expect(second).toBe(first);
  });

  test("keeps a watched game for the time after the step", async () => {
    const shown = await run("> y\n> computer both 4\nThe end", "", "");
    expect(shown).toContain("White wins!\nLesson, step 2 of 3");
    expect(shown).toContain("The end\nLesson, at the end");
  });

  test("continues from its own position, whatever was typed beside it", async () => {
    const text = "> y\n> 13 23\n> 23 43\nThe end";
    const beside = ["86 87", "moves 83", "explain 83 63", "83", "63", "resign", "y", "nonsense"];
    const shown = await run(text, "", ...beside, "", "undo", "");
    expect(movesIn(shown).filter((move) => /captures|from 23/.test(move))).toEqual([
      "White's sarrum captures Black's etlu on 23.",
    ]);
    expect(shown).toContain("Finish square, from 83: 63\n");
    expect(shown).toContain("In the lesson type next, back, start or done; help explains them.\n");
    expect(shown).toContain("Back to the lesson's own position.\n");
  });

  test("goes back and forth, also over its ends", async () => {
    const text = "> y\n> 13 23\n> 83 63";
    const shown = await run(text, "back", "", "", "", "back", "board", "start", "moves 13", "", "");
    expect(shown).toContain("That was the last step; type done to leave the lesson.\n");
    expect(shown).toContain(": back\nThis is the first step; start shows it again.\n");
    expect(movesIn(shown)).toEqual([
      "White's sarrum captures Black's etlu on 23.",
      "Black's etlu moves from 83 to 63.",
      "White's sarrum captures Black's etlu on 23.",
      "White's sarrum captures Black's etlu on 23.",
      "Black's etlu moves from 83 to 63.",
    ]);
    expect(shown).toContain("White's sarrum on 13: 13-14  13-22  13x23  13-24\n");
  });

  test("leaves Enter, back and done to what is opened beside it", async () => {
    const shown = await run("> y\n> 13 23", "figure 5e", "done", "quiz", "", "done", "");
    expect(shown).toContain("At the end (back, done, play): done\n");
    expect(shown).toContain("Question 2");
    expect(movesIn(shown)).toEqual(["White's sarrum captures Black's etlu on 23."]);
  });

  test("keeps Enter, back and done in what it opens itself", async () => {
    const shown = await run("> quiz 3\nThe end", "13", "", "done");
    expect(shown).toContain("Question 3");
    expect(shown).toContain("The end\nLesson, at the end (back, done): done\nPlay the sample");
  });

  test("keeps changes of the view beside it, and after it", async () => {
    const shown = await run(
      "> y\nA\n\nB",
      "set theme warm",
      "",
      "",
      "back",
      "set",
      "set theme",
      "done",
      "set theme",
    );
    expect(shown.match(/^theme: warm$/gm)).toHaveLength(4);
  });

  test("takes back its own changes of the view", async () => {
    const shown = await run(
      "> flip\n> set redraw off\nThe end",
      "",
      "",
      "done",
      "flip",
      "set redraw",
    );
    expect(shown).toContain(
      "done\nPlay the sample game (Y for yes, Enter for the full game)? flip\nBoard flipped.",
    );
    expect(shown).toContain("\nredraw: on with colours and 24 lines (default)\n");
  });

  test("leaves the current game as it is, and saves none of its own", async () => {
    const shown = await playedAndSaved([
      "13 23",
      "lesson demo",
      "",
      "",
      "",
      "done",
      "review list",
      "resume",
    ]);
    expect(shown).toContain("done\n\n     ___");
    expect(shown).toMatch(/review list\n *1\. +13x23/);
    expect(shown).not.toMatch(/^ *2\./m);
    const away = await playedAndSaved(["lesson refused", "", "", "quit"]);
    expect(away).toMatch(/quit\nGoodbye\.\n$/);
  });

  test("replaces the one that runs", async () => {
    const shown = await run("> y\n> 13 23", "", "lesson refused", "done");
    expect(shown).toMatch(/step 1 of 15[^\n]*done\nPlay the sample game/);
  });

  test("returns to the editor without a word about its position", async () => {
    const shown = await talk(sarrum, ["setup", "put WS 58", "lesson refused", "done", "cancel"]);
    expect(shown).not.toContain("not used: 8/8/8/8/8/8/8/4S3 w\nThe sample");
  });

  test("keeps Enter while it asks for a finish square, also after a hint", async () => {
    const lines = [lesson("> y\n> 13\n> 23"), "", "hint", "", "done"];
    const shown = await talk(sarrum, lines, { effects: { interactive: true } });
    expect(shown).toContain("A good move: ");
    expect(movesIn(shown)).toEqual(["White's sarrum captures Black's etlu on 23."]);
  });

  test("says which position is lost if the program is left in an editor beside it", async () => {
    const shown = await run("> y\n> 13 23", "setup", "put WE 55", "quit");
    expect(shown).toMatch(/Goodbye\.\nThe position in the editor was not used: \S+ w\n$/);
  });

  test("is refused with a reason", async () => {
    mkdirSync(file("folder"));
    writeFileSync(file("latin1"), "é", "latin1");
    writeFileSync(file("vast"), "a".repeat(17_000_000));
    writeFileSync(file("empty"), "\n");
    const names = ["absent", "folder", "latin1", "vast", "empty"];
    const files = names.map((name) => `lesson ${file(name)}`);
    const shown = await talk(sarrum, [...files, "lesson Juged", "lesson figure"]);
    for (const reason of [
      "there is no such file or folder. Type lesson to list the lessons.",
      "is a folder, not a file.",
      "is not UTF-8 text.",
      "is too long for a lesson.",
      "is not a lesson. A lesson needs at least one line.",
      "there is no such file or folder. Did you mean judged?",
      "there is no such file or folder. Did you mean figures?",
    ]) {
      expect(shown).toContain(reason);
    }
    expect(shown).not.toContain("Lesson,");
  });

  test("of this program is refused under house rules", async () => {
    const shown = await talk(withHouseRules("etlu=N"), ["lesson demo", lesson("A"), "done"]);
    expect(shown).toContain(
      "The built-in lessons follow the paper's rules; type setup house off first.",
    );
    expect(shown).toContain("A\nLesson, at the end");
  });

  test("of a file runs in other games, with the same dice every time", async () => {
    const text = "> 1\n> 1\n> history";
    const [first, second] = [
      await talk(
        anyGame(saturankam({ players: 4, startOff: false, easyEntry: false })),
        [lesson(text), "2", "", "back", ""],
        { diceSeed: 5 },
      ),
      await talk(
        anyGame(saturankam({ players: 4, startOff: false, easyEntry: false })),
        [lesson(text), "", "back", ""],
        { diceSeed: 6 },
      ),
    ];
    const steps = (shown: string) => shown.split(/^Lesson, /m).slice(-3);
    expect(steps(first)).toEqual(steps(second));
    const other = await talk(shatranj, ["lesson", lesson("> f3 f4"), "help"]);
    expect(other).toContain("There are no lessons on ");
    expect(other).toContain("f4");
  });
});

test("lesson lists the lessons, and help names its commands", async () => {
  const shown = await talk(sarrum, ["lesson", "lesson demo", "help", "help lesson"]);
  for (const name of ["demo", "figures", "pieces", "refused", "loops"]) {
    expect(shown).toMatch(new RegExp(`^  ${name} +\\S`, "m"));
  }
  expect(shown).toContain("The lesson:\n  next or Enter      shows the next step\n");
  expect(shown).toContain("These work here as well: ");
});

describe("what is typed beside a lesson", () => {
  test.each(["resume delete 1", "resume delete all", "resume"])(
    "leaves the waiting game: %s",
    async (line) => {
      const shown = await talk(sarrum, ["lesson demo", line, "done"]);
      const [name] = line.split(" ");
      expect(shown).toContain(`${name} is not available in a lesson; type done first.`);
    },
  );

  test("leads back to it, also from an activity that one of its steps has opened", async () => {
    const shown = await talk(sarrum, ["lesson demo", "next", "play", "next", "done"]);
    expect(shown).toContain("Back to the lesson's own position.");
    expect(shown).toContain("Lesson, step 3 of ");
  });
});
