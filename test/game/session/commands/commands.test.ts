/** Commands at any prompt, help, and what is said of a word that is none. */

import { describe, expect, test } from "vitest";
import { sarrumWith } from "../../../../src/game/rules/sarrum/apply-house-rules.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

/** Returns all output while these lines are typed into the sample game. */
const played = (...lines: string[]) => talk(sarrum, lines, { position: SAMPLE });

describe("commands at any prompt", () => {
  test.each(["help", "?", "HELP", " Help "])("%j lists the commands", async (word) => {
    expect(await played(word)).toContain("takes back a move");
  });

  test("work before a game has begun", async () => {
    const shown = await talk(sarrum, ["help", "rules etlu", "moves", "undo", "resign", "y"]);
    expect(shown).toContain("An etlu moves exactly two squares");
    expect(shown.match(/No game has begun yet/g)).toHaveLength(3);
    expect(shown).toContain("It is White's turn.");
  });

  test("at the finish prompt keep the start square", async () => {
    const shown = await played("13", "moves 13", "rules", "23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("that change the position ask for the start square again", async () => {
    const shown = await played("13 14", "83", "undo", "undo", "13", "23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("at a yes-or-no question everything else means no", async () => {
    const shown = await talk(sarrum, ["y", "81 41", "of course"]);
    expect(shown.trimEnd()).toMatch(/Play again .*of course\nGoodbye\.$/);
  });

  test("at a confirmation are carried out, and it is asked again", async () => {
    const shown = await played("resign", "review list", "y");
    expect(shown).toContain("White resigns. Black wins!");
  });
});

describe("undo and redo", () => {
  test("go back to the start and forward to the end, one move at a time", async () => {
    const shown = await played("13 14", "41 42", "undo", "undo", "undo", "redo", "redo", "redo");
    expect(shown.match(/There is no move to take back/g)).toHaveLength(1);
    expect(shown.match(/There is nothing to redo/g)).toHaveLength(1);
    expect(shown.match(/It is White's turn\./g)).toHaveLength(4);
  });

  test("work after the game's end", async () => {
    const shown = await played("81 41", "undo", "13 23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("take a resignation back first", async () => {
    const shown = await played("13 14", "resign", "y", "undo", "review list");
    expect(shown).toMatch(/1\. {2}13-14\n/);
    expect(shown.match(/It is Black's turn\./g)).toHaveLength(2);
  });

  test("a new move leaves nothing to redo", async () => {
    expect(await played("13 14", "undo", "13 24", "redo")).toContain("There is nothing to redo");
  });
});

describe("resign, draw and new ask first", () => {
  test.each([
    ["resign", "White, do you really resign"],
    ["draw", "Black, do you agree to a draw"],
  ])("%s", async (word, question) => {
    const kept = await played("13", word, "no", "23");
    expect(kept).toContain(question);
    expect(kept).toContain("The game continues.");
    expect(kept).toContain("captures Black's etlu on 23.");
  });

  test("a draw that is agreed ends the game", async () => {
    expect(await played("draw", "y")).toContain("The players agree to a draw.");
  });

  test("new, once a move has been made", async () => {
    const shown = await played("13 14", "new", "no", "review list");
    expect(shown).toContain("Do you want to leave this game");
    expect(shown).toContain("The game continues.");
    expect(shown).toMatch(/1\. {2}13-14\n/);
    expect(await played("13 14", "new", "y")).toContain("Play the sample game");
  });

  test("but not new before a move", async () => {
    const shown = await played("new");
    expect(shown).not.toContain("Do you want to leave this game");
    expect(shown).toContain("Play the sample game");
  });

  test("nobody resigns a game that is over", async () => {
    expect(await played("81 41", "resign")).toContain("The game is already over.");
  });
});

describe("a line that is not a command", () => {
  test.each([
    ["undp", "undo"],
    ["hlep", "help"],
    ["exut", "exit"],
    ["quti", "quit"],
    ["setpu", "setup"],
    ["Revieww", "review"],
    ["names Ann Ben", "set"],
    ["explian", "explain"],
    ["sample", "new"],
    ["ehlp", "help"],
  ])("%s suggests %s, and is not called a move", async (typed, word) => {
    const shown = await played(typed);
    expect(shown).not.toContain("That is not a legal move");
    expect(shown).toContain(`did you mean “${word}”?`);
  });

  test.each(["name Ann", "pause"])(
    "%s suggests no command that begins otherwise",
    async (typed) => {
      expect(await played(typed)).not.toMatch(/did you mean “(?:save|house)”/);
    },
  );

  test("a command that takes no arguments says so", async () => {
    const shown = await played("resign now", "13", "hint now", "23");
    expect(shown).toContain("resign takes no arguments.\n");
    expect(shown).toContain("hint takes no arguments.\nFinish square, from 13: 23\n");
    expect(shown).not.toContain("That is not a legal move");
  });

  test("commands of the editor say where they work", async () => {
    expect(await played("put WE 11")).toContain("“put” works only inside setup; type setup first.");
  });

  test("a second square at the finish prompt is named as the fault", async () => {
    expect(await played("13", "13-14")).toContain(
      "“13-14” is more than a square; only the finish square is asked for here.\n",
    );
  });

  test.each(["-23", "23-", ",23"])("%s is not taken for a finish square", async (line) => {
    expect(await played("13", line)).toContain(`“${line}” is not a grid reference: `);
  });

  test("moves of a word that is no piece lists the pieces", async () => {
    expect(await played("moves king")).toContain(
      "“king” is neither a square nor a piece; the pieces are sarrum, marzaz pani, nabu, etlu, gisgigir and redum.\n",
    );
  });

  test("three squares are not a move", async () => {
    expect(await played("explain 13 14 15")).toContain(
      "“13 14 15” is 3 squares; a move has two, such as 81 82.",
    );
  });

  test("yess at the first question is not taken for no without a word", async () => {
    const shown = await talk(sarrum, ["yess"], { effects: { interactive: true } });
    expect(shown).toContain("“yess” is not Y, so the full game begins.\n");
  });

  test.each(["", "n", "No"])("“%s” at the first question begins the full game", async (typed) => {
    const shown = await talk(sarrum, [typed], { effects: { interactive: true } });
    expect(shown).toContain("It is White's turn.");
    expect(shown).not.toContain("is not Y");
  });

  test("done at the first question begins no game at a terminal", async () => {
    const effects = { interactive: true };
    const shown = await talk(sarrum, ["done"], { effects });
    expect(shown).toMatch(/done\nThere is nothing to leave here; answer Y or press Enter\.\nPlay /);
    expect(await talk(sarrum, ["done"])).toContain("It is White's turn.");
  });

  test("commands of the editor wait for the answer to its question", async () => {
    const lines = ["13 14", "setup", "put WE 11", "done", "clear", "n"];
    const effects = { interactive: true };
    const shown = await talk(sarrum, lines, { position: SAMPLE, effects });
    expect(shown).toContain("“clear” is not available here; answer Y or n first.\n");
  });

  test("lines unlike any command are refused as grid references", async () => {
    expect(await played("abracadabra")).toContain("“abracadabra” is not a grid reference");
  });
});

test("a third repetition is announced, and does not end the game", async () => {
  const there = ["13 14", "41 42", "14 13", "42 41"];
  const shown = await played(...there, ...there);
  expect(shown).toContain(
    "This position has come up three times; that does not end the game, but draw offers a draw.",
  );
  expect(await played(...there)).not.toContain("has come up");
  expect((await played(...there, ...there, ...there)).match(/has come up/g)).toHaveLength(4);
});

test("moves of a piece that may not move are explained", async () => {
  expect(await played("moves 55")).toContain("The square 55 is empty.");
  expect(await played("moves 555")).toContain("is not a grid reference");
  expect(await played("81 41", "moves")).toContain("The game is over");
});

test("moves of a piece that the side to move has not got says so", async () => {
  expect(await played("moves etlu")).toContain("White has no etlu.");
});

test("a comment at the question of a house rule is not lost", async () => {
  const game = sarrumWith("confirm");
  if (!game.ok) throw new Error(game.reason);
  const lines = ["13 14", "comment Bold", "y", "save game.txt"];
  const files = new Map<string, string>();
  await talk(game.value, lines, { position: SAMPLE, files });
  expect(files.get("game.txt")).toContain("{Bold}");
});
