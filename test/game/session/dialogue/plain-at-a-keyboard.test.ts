/** In plain mode people at a keyboard are told all that others are told, and are understood alike. */

import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../src/game/match/weighted-choice.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../../../src/game/rules/game.ts";
import { sarrum as exam } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../../../../src/game/view/view-settings.ts";
import { withHouseRules } from "../../rules/sarrum/with-house-rules.ts";
import { type Talk, talk } from "../type-lines.ts";

const sarrum = anyGame(exam);
const desert = anyGame(zamma({ size: 9, removal: "deferred" }));
const race = anyGame(saturankam({ players: 2, startOff: true, easyEntry: false }));

const PLAIN = { ...DEFAULT_VIEW, plain: true };

const scored = anyGame(withHouseRules("points"));

const heard = (game: AnyGame, lines: readonly string[], more: Talk = {}) =>
  talk(game, lines, {
    effects: { interactive: true },
    view: PLAIN,
    ...more,
  });

/** The sentences of a dialogue that are not written in a table or below a board. */
const sentencesOf = (shown: string) =>
  shown.split("\n").filter((line) => /^[\p{L}“].*[.!?]$/u.test(line) && !/ {2}/.test(line));

describe.each<readonly [string, AnyGame, readonly string[]]>([
  ["a won game", sarrum, ["y", "computer", "computer off", "12 21", "81 41", "n"]],
  ["a draw, and another game", sarrum, ["n", "17 16", "draw", "y", "y", "y", "resign", "y"]],
  ["refusals", sarrum, ["exercise", "y", "44", "41", "13", "13", "13", "cancel", "e4", "sarum"]],
  ["a limited time", sarrum, ["clock 5+3", "y", "13 14", "41 42", "clock", "undo", "clock off"]],
  ["captures that are due", desert, ["d4e5", "f6d4", "a1a2", "c3e5", "undo", "explain a1a2"]],
  ["a race", race, ["1", "undo", "redo", "2", "track", "moves"]],
  ["stages", sarrum, ["learn 1", "hint", "45 55", "show", "", "done"]],
  ["stages of zamma", desert, ["learn 1", "hint", "show", "", "done"]],
  ["the quiz", sarrum, ["quiz", "12 13", "", "none", "", "show", "done"]],
  ["puzzles", sarrum, ["puzzle 1", "11 12", "hint", "hint", "show", "", "done"]],
  ["figures", sarrum, ["figure 5", "", "done", "figure 9", "", "play"]],
  ["the lesson", sarrum, ["lesson pieces", "", "", "back", "done"]],
  [
    "the editor",
    sarrum,
    ["setup", "clear", "put WS 58", "put BS 51", "turn black", "undo", "done"],
  ],
  ["a replay", sarrum, ["y", "12 21", "83 81", "review moves", "", "end", "back", "play"]],
  ["warnings and threats", sarrum, ["set warn on", "y", "81 83", "moves threats", "moves 13"]],
  ["points", scored, ["y", "12 21", "83 81", "board"]],
])("%s", (_what, game, lines) => {
  test("is told in sentences as fully as with a board", async () => {
    const seen = (view: ViewSettings) =>
      heard(game, lines, { view, ...(game === race && { dice: seededDice(3) }) });
    const [drawn, told] = [await seen(DEFAULT_VIEW), await seen(PLAIN)];
    // The sentence of a throw tells what the dice show, and that of a move how it is written.
    const spoken = (line: string) =>
      line
        .replace("The dice show", "throws")
        .replace(/^Move \S+\. /, "")
        .replace(/^(Move \d+: )\S+\. /, "$1");
    const isTold = (line: string) => [line, spoken(line)].some((one) => told.includes(one));
    expect(sentencesOf(drawn).filter((line) => !isTold(line))).toEqual([]);
    expect(sentencesOf(drawn).length).toBeGreaterThan(3);
  });
});

describe("a capture of zamma", () => {
  const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";

  test("is told with its way and with what it takes from the board, at once and later", async () => {
    const way =
      "to g7 and captures 2 pieces. It passes e5. The captured pieces stood on d4 and f6.";
    const shown = await heard(desert, ["c3e5g7", "undo", "redo", "review list"], { position });
    for (const before of ["", "Taken back: ", "Redone: ", "1. "])
      expect(shown).toContain(`\n${before}Black's man moves from c3 ${way}\n`);
    expect(shown).toContain("You must capture 2 pieces, starting from c3.\n");
  });

  test("is a duty that is named first, and told in the list of moves", async () => {
    const small = anyGame(zamma({ size: 5, removal: "immediate" }));
    const stuck = await heard(small, ["c2 c3", "moves e5"]);
    expect(stuck).toContain(
      "man on e5 has no legal move.\nYou must capture a piece, starting from ",
    );
    const shown = await heard(desert, ["moves"], { position });
    expect(shown).toContain("Man on c3: e5 then g7 capturing 2 pieces.\n");
    const played = await heard(small, ["c2 c3", "moves", "undo 40", "redo 2"]);
    expect(played).toContain("Man on c4: c2 capturing a man.\n");
    expect(played).toMatch(/Taken back: .*\nNo more moves can be taken back\./);
    expect(played).toMatch(/Redone: .*\nNo more moves can be redone\./);
  });

  test("is written as before where the board is drawn", async () => {
    const shown = await heard(desert, ["c3e5g7"], { position, view: DEFAULT_VIEW });
    expect(shown).not.toContain("It passes");
  });
});

test("other words for a command are understood as without plain text", async () => {
  const shown = await heard(sarrum, ["y", "13 23", "give up", "n", "new game", "n", "two players"]);
  expect(shown).toContain("do you really resign (Y for yes)? n\n");
  expect(shown).toContain("Do you want to leave this game and start another (Y for yes)? n\n");
  expect(shown).toContain("The computer is not playing.\n");
});

test("the board says where a piece that has been picked up may go", async () => {
  const shown = await heard(sarrum, ["y", "13", "board"]);
  expect(shown).toMatch(/from 13: board\n(.+\n)*Marked: 14, 22, 23 and 24\.\n/);
});

test.each([
  [sarrum, ["y", "13"], "The sarrum on 13 may go to 14, 22, 23 capturing an etlu, 24."],
  [sarrum, ["y", "12 21", "83"], "The etlu on 83 may go to 63, 81 capturing a gisgigir, 85."],
  [desert, ["d4"], "The man on d4 may go to e5."],
] as const)("a start square says where its piece may go", async (game, lines, told) => {
  expect(await heard(game, lines)).toContain(`\n${told}\nFinish `);
  expect(await heard(game, lines, { view: DEFAULT_VIEW })).not.toContain("may go to");
});

test("each further point of a capture says where the piece may go on", async () => {
  const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
  const shown = await heard(desert, ["c3", "e5"], { position });
  expect(shown).toContain("The man on c3 may go to e5.\n");
  expect(shown).toContain("The man on e5 may go to g7.\n");
});

describe("without the board", () => {
  const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";

  test.each([
    [{ interactive: true }, PLAIN],
    [{ interactive: false }, DEFAULT_VIEW],
  ])("the turn is told with the duty to capture, and the last move", async (effects, view) => {
    const lines = ["board turn", "board last", "c3 e5 g7", "BOARD LAST", "board turn"];
    const shown = await heard(desert, lines, { position, effects, view });
    const duty = "You must capture 2 pieces, starting from c3.";
    expect(shown).toContain(`: board turn\nIt is Black's turn. ${duty}\n`);
    expect(shown).toContain(": board last\nNo move has been made yet.\n");
    const move = "Black's man moves from c3 to g7 and captures 2 pieces. It passes e5.";
    expect(shown).toContain(`: BOARD LAST\n${move} The captured pieces stood on d4 and f6.\n`);
    expect(shown).toContain(": board turn\nIt is White's turn.\n");
  });

  test("the dice belong to the turn, and the throw to the last move", async () => {
    const lines = ["1", "whose turn", "last move", "board last"];
    const shown = await heard(race, lines, { dice: seededDice(3) });
    expect(shown).toMatch(/: whose turn\nThe dice show \d and \d\.\nIt is \w+'s turn\.\n\S+ move/i);
    const [, last = "", again] = shown.split(/: (?:last move|board last)\n/);
    expect(last).toMatch(/^South throws \d and \d\. South enters piece 1 on e1.*\.\n/);
    expect(again?.split("\n")[0]).toBe(last.split("\n")[0]);
  });

  test("an activity says what it asks, and a lobby that there is no game", async () => {
    const shown = await heard(sarrum, ["board turn", "puzzle 1", "board turn", "board last"]);
    expect(shown).toContain("board turn\nNo game has begun yet.\n");
    expect(shown).toContain(": board turn\nPuzzle 1: Black captures the sarrum in 1 move.\n");
    expect(shown).toContain(": board last\nNo move has been made yet.\n");
  });
});

describe("a replay", () => {
  test("tells each move with what it changes and the duty, and the board on demand", async () => {
    const lines = ["d4e5", "f6d4", "review moves", "", "end", "board", "start"];
    const [, shown = ""] = (await heard(desert, lines)).split("review moves\n");
    const first = "Move 1: Black's man moves from d4 to e5.\n";
    expect(shown).toContain(
      `${first}It is White's turn. You must capture a piece, starting from f6.\nReplay, `,
    );
    const second = "Move 1: White's man moves from f6 to d4 and captures one piece. ";
    expect(shown).toContain(
      `${second}The captured piece stood on e5.\nIt is Black's turn. You must`,
    );
    expect(shown).toContain("Captured from Black: man.\nIt is Black's turn. You must");
    expect(shown.match(/^White: man/gm)).toHaveLength(3);
  });

  test("tells from where a piece came that has captured", async () => {
    const [, shown = ""] = (await heard(sarrum, ["y", "12 21", "review moves", ""])).split(
      "review",
    );
    expect(shown).toContain(
      "captures Black's gisgigir on 21 and becomes a marzaz pani. It came from 12.\n",
    );
  });

  test("tells points and notes that change, also while it runs", async () => {
    const lines = ["y", "12 21", "83 81", "comment fine", "review moves", "every 0", "done"];
    const [, shown = ""] = (await heard(scored, lines)).split("review moves\n");
    expect(shown.match(/^Points: /gm)?.length).toBeGreaterThan(2);
    expect(shown).toMatch(/captures .*\nPoints: .*\n(.*\n)*Note: fine\n/);
    expect(shown.split("Replay, at the end")[0]?.match(/^White: /gm)).toHaveLength(1);
  });
});

describe("a hint and an analysis tell moves in words", () => {
  test("that can be typed", async () => {
    const lines = ["hint", "analyse 0.1"];
    const position = "s7/8/8/3er3/8/8/8/S2G4 w";
    const shown = await heard(sarrum, lines, { position });
    expect(shown).toMatch(/\nA good move: [a-z]+ \d\d to \d\d/);
    expect(shown).toMatch(/\nDepth 1: [+-][\d.]+, [a-z]+ \d\d to \d\d/);
    expect(shown).not.toMatch(/\d\d[-x]\d\d/);
    const drawn = await heard(sarrum, lines, { position, view: DEFAULT_VIEW });
    expect(drawn).toMatch(/\nA good move: \d\d[-x]\d\d/);
  });

  test("and say what is captured once", async () => {
    const shown = await heard(sarrum, ["y", "hint", "analyse 0.1"]);
    expect(shown).toContain("A good move: gisgigir 81 to 41 capturing a sarrum.\nWhite captures");
    expect(shown).toContain("Depth 1: wins in 1, gisgigir 81 to 41 capturing a sarrum.\n");
    const position = "7s/8/8/3r4/8/8/8/S2G4 w";
    expect(await heard(sarrum, ["hint"], { position })).toContain(
      "gisgigir 48 to 44 capturing a redum, which was undefended.\n",
    );
  });

  test("with the way of a capture in zamma, also in a puzzle", async () => {
    const shown = await heard(desert, ["puzzle 2", "hint", "hint"]);
    const way = "Move man i7 to g5 then i5 capturing 2 pieces.";
    expect(shown).toContain(`\n${way} White's man moves from i7 to i5 and captures 2 pieces.\n`);
  });

  test("as sentences where moves are not squares", async () => {
    const lines = ["hint", "analyse 0.1", "learn 2", "hint", "hint"];
    const shown = await heard(race, lines, { dice: seededDice(3) });
    expect(shown).toMatch(/\nA good move: South enters piece /);
    expect(shown).toMatch(/\nDepth 1: [\d.]+ %, South enters piece /);
    expect(shown).toMatch(/: hint\nSouth moves piece 1 by 4 to i1 and piece 2 by 5 to i2\.\n/);
  });
});
