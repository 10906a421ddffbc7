/** The command resume and its lists. */
import { copyFileSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { file, openTestStore, played, playedAndSaved, useFolder } from "../saved-games.ts";
import { talk } from "../type-lines.ts";

useFolder();

/** Saves some games of one move. */
async function saveGames(count: number): Promise<void> {
  await playedAndSaved(["13 14"]);
  const folder = file("data/unfinished");
  const [first = ""] = readdirSync(folder);
  for (let game = 1; game < count; game++) {
    copyFileSync(join(folder, first), join(folder, first.replace(/\d/, `x${game}-$&`)));
  }
}

const saved = async () => (await openTestStore().unfinished()).free.length;

describe("resume list", () => {
  test("lists the saved games with the numbers of resume, without the game on the board", async () => {
    expect(await playedAndSaved(["resume list"])).toContain("There is no saved game.\n");
    await playedAndSaved(["13 14"], { players: ["", "Ben"] });
    const shown = await playedAndSaved(["13 24", "resume list"]);
    expect(shown).toMatch(
      /with a number, for example resume 1, or resume delete 1:\n1\. Capture the Sarrum, custom position, 1 move, White against Black \(Ben\), last move 13-14, last played on .*\nThe game on the board is saved, too\.\n/,
    );
  });

  test("lists games of fewer than two moves last, and resume takes the same numbers", async () => {
    await playedAndSaved(["13 14", "41 42", "14 13"]);
    await playedAndSaved(["13 24"]);
    const shown = await playedAndSaved(["resume list", "resume 1", "review list"]);
    expect(shown).toMatch(/\n1\. [^\n]* 2 moves, last move 14-13, [^\n]*\n2\. [^\n]* 1 move, /);
    expect(shown).toContain("Resumed: Capture the Sarrum, 2 moves");
  });

  test("mentions the game on the board if it is the only one", async () => {
    const shown = await playedAndSaved(["13 24", "resume list", "undo", "resume list"]);
    expect(shown).toContain("Only the game on the board is saved.\n");
    expect(shown).toContain("There is no saved game.\n");
  });

  test("lists the newest 20, and all of them if asked", async () => {
    await saveGames(22);
    const some = await playedAndSaved(["resume list"]);
    expect(some).toContain("\n20. ");
    expect(some).not.toContain("\n21. ");
    expect(some).toContain("\nand 2 more\nType resume list all to list every game.\n");
    const all = await playedAndSaved(["resume list ALL"]);
    expect(all).toContain(
      "\n22. Capture the Sarrum, custom position, 1 move, last move 13-14, last played on",
    );
    expect(all).not.toContain(" more");
    expect(await playedAndSaved(["resume list 3"])).toContain(
      "resume list takes no argument or all, not “3”.",
    );
  });

  test("has nothing to list where games are not saved", async () => {
    const shown = await talk(sarrum, ["resume list", "resume delete 1", "resume delete all"]);
    expect(shown.match(/There is no saved game\./g)).toHaveLength(3);
  });
});

describe("resume", () => {
  test("keeps a clock that was set before another move", async () => {
    await playedAndSaved(["13 14"]);
    await playedAndSaved(["resume", "clock 5"]);
    expect(await playedAndSaved(["resume", "clock"])).toContain("Clock: White 5:00, Black 5:00.");
    await playedAndSaved(["resume", "clock off"]);
    expect(await playedAndSaved(["resume", "clock"])).toContain("There is no clock");
  });

  test("makes a game the newest, also without another move", async () => {
    await playedAndSaved(["13 14", "41 42", "14 13"]);
    const [older] = (await openTestStore().unfinished()).free;
    utimesSync(older!.file, new Date(0), new Date(0));
    await playedAndSaved(["13 24", "41 42", "24 23"]);
    await playedAndSaved(["resume 2", "quit"]);
    const listed = await playedAndSaved(["resume list"]);
    expect(listed).toMatch(/\n1\. [^\n]*last move 14-13,[^\n]*\n2\. [^\n]*last move 24x23,/);
  });

  test("has listed the games: at a terminal the number that follows is one of them", async () => {
    await saveGames(2);
    const games = openTestStore();
    const effects = { store: async () => games, autosaves: [games.keep], interactive: true };
    const shown = await played(["resume", "board", "2", "resume", "2"], { effects });
    expect(shown).toMatch(
      /Type the number of a game, or delete and a number:\n1\. .*\n2\. .*\n.*: 2\nResumed: /,
    );
    expect(shown.match(/Resumed: /g)).toHaveLength(1);
  });

  test("needs its own name with the number in a pipe", async () => {
    await saveGames(2);
    const shown = await playedAndSaved(["resume", "2"]);
    expect(shown).toContain("Type resume with a number, for example resume 1:\n1. ");
    expect(shown).not.toContain("Resumed: ");
  });
});

describe("resume delete", () => {
  test("deletes one game after a question that names it", async () => {
    await playedAndSaved(["13 14"], { players: ["Ann", ""] });
    await playedAndSaved(["13 14"], { players: ["", "Ben"] });
    const refused = await playedAndSaved(["resume delete 2", "n", "resume delete 2", ""]);
    expect(refused).toMatch(
      /^Delete the saved game Capture .*, White \(Ann\) against .* \(Y for yes\)\? n$/m,
    );
    expect(refused.match(/Nothing was deleted\./g)).toHaveLength(2);
    expect(await saved()).toBe(2);
    const agreed = await playedAndSaved(["resume delete 2", "y", "resume"]);
    expect(agreed).toMatch(/^Deleted: Capture the Sarrum, custom position, 1 move, White \(Ann\)/m);
    expect(agreed).toMatch(/Resumed: .*Black \(Ben\)/);
  });

  test("deletes all games but the one on the board", async () => {
    await saveGames(3);
    expect(await playedAndSaved(["resume delete all", "no"])).toContain(
      "Delete these 3 saved games (Y for yes)? no\nNothing was deleted.\n",
    );
    expect(await saved()).toBe(3);
    const shown = await playedAndSaved(["13 24", "resume delete all", "y", "resume delete all"]);
    expect(shown).toMatch(/^3\. Capture the Sarrum, custom position, 1 move, last/m);
    expect(shown).toContain("Saved games deleted: 3.\n");
    expect(shown).toContain("Only the game on the board is saved.");
    expect(await playedAndSaved(["resume", "review list"])).toContain("1.  13-24");
  });

  test("asks about the only game by its name", async () => {
    await saveGames(1);
    const shown = await playedAndSaved(["resume delete all", "y"]);
    expect(shown).toContain(
      "Delete the saved game Capture the Sarrum, custom position, 1 move, last move 13-14, last played on",
    );
    expect(readdirSync(file("data/unfinished"))).toEqual([]);
  });

  test("deletes nothing if the question is not answered, or the number is wrong", async () => {
    await saveGames(2);
    await playedAndSaved(["resume delete all"]);
    const shown = await playedAndSaved([
      "resume delete",
      "resume delete x",
      "resume delete 3",
      "y",
    ]);
    expect(shown.match(/resume delete needs the number of a saved game, or all\./g)).toHaveLength(
      2,
    );
    expect(shown).toContain("There are 2 saved games; their numbers are 1 to 2.");
    expect(await saved()).toBe(2);
  });
});
