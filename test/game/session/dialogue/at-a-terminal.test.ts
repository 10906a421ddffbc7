/** What the dialogue does only at a terminal. */

import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { type Talk, talk } from "../type-lines.ts";

const typed = (lines: readonly string[], more: Talk = {}) =>
  talk(sarrum, lines, { effects: { interactive: true }, ...more });

const NOT_LEGAL = "That is not a legal move – please try again";

describe("after a game", () => {
  const won = ["y", "81 41"];

  test("an answer that is neither Y nor N asks again", async () => {
    const shown = await typed([...won, "foo", "13", "n", "never read"]);
    expect(shown).toContain("“foo” is neither Y nor N: Y begins another game, N leaves.\n");
    expect(shown).toContain("“13” is neither Y nor N: ");
    expect(shown.endsWith("Goodbye.\n")).toBe(true);
  });

  test("Enter leaves, and Y begins another game", async () => {
    expect(await typed([...won, ""])).toMatch(/Goodbye\.\n$/);
    expect(await typed([...won, "Y", "y"])).toMatch(
      /Play the sample game [^?]+\? y\n[\s\S]*It is White's turn/,
    );
  });

  test.each([
    ["in a pipe", { effects: {} }],
    ["in a pipe in plain mode", { effects: {}, view: { ...DEFAULT_VIEW, plain: true } }],
  ])("%s any answer but yes leaves, as in the exam", async (_where, more) => {
    const shown = await typed([...won, "foo"], more);
    expect(shown).toMatch(/Goodbye\.\n$/);
    expect(shown).not.toContain("review moves shows");
  });

  test("it says what can be done with the game, and replay shows it again", async () => {
    const shown = await typed([...won, "review moves", "", "done", "n"]);
    expect(shown).toContain("review moves shows this game again, undo takes moves back");
    expect(shown).toContain("Replay, move 0 of 1");
    expect(shown).toContain("Move 1: 81x41.");
    expect(shown).toContain("Play again (Y for yes, Enter to leave)? n");
  });
});

test("a game without a move offers none to look at or take back", async () => {
  const shown = await typed(["y", "resign", "y", "n"]);
  expect(shown).toContain("Black wins");
  expect(shown).not.toContain("review moves shows");
});

describe("a wrong start square", () => {
  test.each([
    ["44", "The square 44 is empty; start on one of White's pieces."],
    ["41", "The piece on 41 is Black's sarrum, and it is White's turn."],
  ])("%s is refused at once", async (square, reason) => {
    const shown = await typed(["y", square, "13", "23"]);
    expect(shown).toContain(`${NOT_LEGAL}\n${reason}\nStart square`);
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("is refused with the finish square in a pipe, also in plain mode", async () => {
    for (const view of [DEFAULT_VIEW, { ...DEFAULT_VIEW, plain: true }]) {
      const shown = await typed(["y", "44", "13"], { effects: {}, view });
      expect(shown).toContain("Finish square, from 44: 13");
    }
  });

  test("from which no move is legal is refused at once, with the reason", async () => {
    const shown = await typed(["n", "18", "58", "17", "16"]);
    expect(shown).toMatch(/^White's gisgigir on 18 has no legal move\. The way from 18 .+\nStart/m);
    expect(shown).toMatch(
      /^White's sarrum on 58 has no legal move\. A sarrum moves one .+\nStart/m,
    );
    expect(shown).toContain("White's redum moves from 17 to 16.");
    expect(await typed(["n", "18"], { effects: {} })).toContain("Finish square, from 18");
  });

  test("is refused at once in a puzzle, too", async () => {
    expect(await typed(["puzzle 1", "11"])).not.toContain("Finish square, from 11");
  });
});

describe("at the finish square", () => {
  test.each(["back", "cancel", "No", " stop "])("%j puts the piece down", async (word) => {
    const shown = await typed(["y", "13", word, "81", "41"]);
    expect(shown).toContain(`Finish square, from 13: ${word}\nThe sarrum stays on 13.\nStart`);
    expect(shown).toContain("White's gisgigir captures Black's sarrum on 41.");
    expect(shown).not.toContain(NOT_LEGAL);
  });

  test.each(["81 41", "8141", "gisgigir 41"])("a whole move is taken: %s", async (move) => {
    const shown = await typed(["y", "13", "99 41", "13", move]);
    expect(shown).toContain("White's gisgigir captures Black's sarrum on 41.");
    expect(shown.split(NOT_LEGAL)).toHaveLength(2);
  });

  test("cancel is refused in a pipe", async () => {
    const shown = await typed(["y", "13", "cancel"], { effects: {} });
    expect(shown).toContain(`Finish square, from 13: cancel\n${NOT_LEGAL}\n`);
  });

  test("a piece is put down in a puzzle, too", async () => {
    const shown = await talk(sarrum, ["puzzle 1", "74", "cancel"], {
      effects: { interactive: true },
    });
    expect(shown).toMatch(/from 74: cancel\nThe sarrum stays on 74\.\nBlack's move/);
  });

  test.each(["y", "n"])("a piece is put down by typing its square again: %s", async (setup) => {
    const square = setup === "y" ? "13" : "57";
    const shown = await typed([setup, square, square, square]);
    expect(shown).toMatch(
      new RegExp(`from ${square}: ${square}\nThe \\w+ stays on ${square}\\.\nStart`),
    );
    expect(shown).not.toContain(NOT_LEGAL);
  });

  test("the piece that is to move is marked on a coloured board", async () => {
    const effects = { interactive: true };
    const coloured = { effects, columns: 100, palette: makePalette(1) };
    const lines = ["y", "13", "board", "cancel", "board"];
    const shown = stripVTControlCharacters(await typed(lines, coloured));
    const [, marked, unmarked] = shown.split(/: board\n/);
    expect(marked).toContain("(WS)");
    expect(unmarked).not.toContain("(WS)");
  });

  test("the squares that a piece may go to are marked until it is put down", async () => {
    const board = ["board", "cancel", "board"];
    const shown = await typed(["y", "13", ...board]);
    const [, marked = "", unmarked = ""] = shown.split(/(?:from 13|like 81\)): board\n/);
    expect(marked.match(/::|xE/g)).toHaveLength(4);
    expect(unmarked).not.toContain("::");
    expect(await typed(["y", "13", ...board], { effects: {} })).not.toContain("::");
  });
});

describe("a move", () => {
  test.each([
    "13 to 23",
    "13,23",
    "13, 23",
    "13to23",
    "sarrum 23",
    "Sarrum takes etlu",
    "sarrum x 23",
    "sarrum captures the etlu",
    "sarrum 13 23",
    "sarrum 13 takes etlu",
    "13 takes 23",
    "１３→２３",
    "(13,23).",
    "sarrum\u00a0x\u00a0“２３”",
  ])("is understood as %s", async (move) => {
    expect(await typed(["y", move])).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("and what precedes it, may be typed in full-width characters", async () => {
    const shown = await typed(["ｙ", "ｍｏｖｅｓ　１３", "１３", "２３", "explain 13–21"]);
    expect(shown).toContain("White's sarrum on 13: 13-14  13-22  13x23  13-24");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
    expect(shown).toContain("The square 13 is empty;");
  });

  test("that fits several is refused with the moves", async () => {
    expect(await typed(["y", "gisgigir 83", "sarrum takes etlu", "etlu 85", "redum 11"])).toContain(
      "White's gisgigir captures Black's etlu on 83.",
    );
    const shown = await typed(["n", "nabu 27", "redum 36"]);
    expect(shown).toContain(`${NOT_LEGAL}\nWhite's redum stands on 27;`);
    expect(shown).toContain("White's redum moves from 37 to 36.");
  });

  test.each([
    ["redum 55", "The redum on 57 does not move like that: a redum moves one square straight"],
    ["redum takes etlu", "No redum can capture an etlu now."],
    ["redum takes 44", "44 is empty, so nothing can be captured there."],
    ["etlu 57 55", "White has no etlu on 57."],
    ["etlu 99 25", "99 is off the board"],
    ["28 takes 27", "White's redum stands on 27; no piece moves onto its own colour."],
    ["pawn to 34", "“pawn” is not a piece; type squares, or words such as redum 17 to 16."],
    ["seer to 47", "White's redum stands on 47; no piece moves onto its own colour."],
    ["redum to 23", "The redum on 22 is Black's, and it is White's turn."],
    ["warrior takes sarrum", "No etlu can capture a sarrum now."],
    ["royal attendant 55", "The marzaz pani on 48 does not move like that: a marzaz pani"],
    ["sarum 57", "“sarum” is not a piece; did you mean “sarrum”?"],
    ["sarum", "“sarum” is not a piece; did you mean “sarrum”?"],
    ["redum takes etlo", "“etlo” is not a piece; did you mean “etlu”?"],
    ["King", "Say where the sarrum goes, with a square after its name."],
    ["marzaz pani", "Say where the marzaz pani goes, with a square after its name."],
    ["marzaz 55", "The marzaz pani on 48 does not move like that: a marzaz pani"],
    ["redum 99", "99 is off the board"],
    ["king takes queen", "“queen” is not a grid reference"],
  ])("in words, %s, is refused with the reason", async (move, reason) => {
    const shown = await typed(["n", move]);
    expect(shown).toContain(`${NOT_LEGAL}\n${reason}`);
  });

  test("in words is refused if there is no such piece", async () => {
    const shown = await typed(["y", "marzaz pani 11", "redum takes nabu"]);
    expect(shown).toContain(`${NOT_LEGAL}\nWhite has no marzaz pani.`);
    expect(shown).toContain(`${NOT_LEGAL}\nThere is no nabu to capture.`);
  });

  test.each(["soldier to 16", "Redum 16"])("is understood as %s", async (move) => {
    expect(await typed(["n", move])).toContain("White's redum moves from 17 to 16.");
  });

  test.each([
    ["man takes man", "Black's man moves from c3 to e5 and captures one piece."],
    ["man takes d4", "Black's man moves from c3 to e5 and captures one piece."],
    ["man takes mullah", "There is no Mullah to capture."],
    ["c3 takes d4", "White's man is on d4; a piece must end on an empty point."],
  ])("in zamma, %s, is a capture over a point or is refused", async (line, answer) => {
    const effects = { interactive: true };
    const game = anyGame(zamma({ size: 9, removal: "deferred" }));
    expect(await talk(game, ["d4e5", "f6d4", line], { effects })).toContain(answer);
  });

  test("in words that is no capture in zamma names those that are", async () => {
    const effects = { interactive: true };
    const game = anyGame(zamma({ size: 9, removal: "deferred" }));
    const shown = await talk(game, ["man takes man", "man e5 takes man"], { effects });
    expect(shown).toContain(`${NOT_LEGAL}\nNo man can capture a man now.\n`);
  });

  test("in words that fits two pieces is refused with both", async () => {
    const shown = await talk(sarrum, ["nabu 45"], {
      effects: { interactive: true },
      position: "8/8/8/2N1N3/8/8/S7/7s w",
    });
    expect(shown).toMatch(/\n“nabu 45” may be 34-45 or 54-45; type the squares\./);
    expect(shown).not.toContain(NOT_LEGAL);
  });

  test("in words works with the squares of another game", async () => {
    expect(await talk(citadel, ["pawn e4"], { effects: { interactive: true } })).toContain(
      "White's pawn moves from",
    );
  });

  test("typed as in chess is answered with the square that it would be here", async () => {
    expect(await typed(["y", "e4", "a8", "j1"])).toContain(
      "“e4” is not a grid reference: that square is 55 here, file 5 and rank 5, since rank 1 is at the top.",
    );
  });

  test("is asked for again after an empty line", async () => {
    expect(await typed(["y", "", "13", "", "23"])).not.toContain(NOT_LEGAL);
    expect(await typed(["y", ""], { effects: {} })).toContain(NOT_LEGAL);
  });
});

describe("a beginning", () => {
  test("of one command's name alone is that command", async () => {
    expect(await typed(["y", "13 23", "rev list"])).toMatch(/1\. {2}13x23/);
  });

  test.each(["re", "res", "zz"])("that fits none or several, %s, is not", async (line) => {
    expect(await typed(["y", line])).toMatch(/is not a grid reference|did you mean/);
  });

  test("is an answer at a question", async () => {
    expect(await typed(["hist"], { effects: {} })).toContain("White's turn");
  });
});

describe("in other words", () => {
  test.each([
    ["new game", "Do you want to leave this game and start another"],
    ["Give up", "do you really resign"],
    ["offer a  draw", "do you agree to a draw"],
    ["play computer", "Black: Computer, level 1."],
    ["two players", "The computer is not playing."],
  ])("%j does what it says", async (line, reply) => {
    expect(await typed(["y", "13 23", line])).toContain(reply);
  });

  test("a word that means something else is not led out of the program", async () => {
    const shown = await typed(["y", "quiet", "quite", "exist"]);
    expect(shown).not.toMatch(/did you mean “(quit|exit)/);
  });
});

test("a piece that has the name of a game begins none in an activity or at another question", async () => {
  const shown = await typed(["quiz", "sarrum", "done", "sarrum", "y"]);
  expect(shown).toMatch(/done to end\): sarrum\nIn the quiz type /);
  expect(shown).toMatch(/\? sarrum\n[^?]*Play the sample game /);
});
