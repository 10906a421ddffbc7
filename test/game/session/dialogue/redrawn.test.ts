/** What a window that is redrawn shows while a game goes on. */

import { describe, expect, test } from "vitest";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { wrapText } from "../../../../src/terminal/wrap-text.ts";
import { EDITOR, searchLocally, type TestPorts } from "../run-dialogue.ts";
import { type Talk, talk } from "../type-lines.ts";

const game = anyGame(sarrum);
const large = anyGame(zamma({ size: 9, removal: "immediate" }));
const four = anyGame(saturankam({ players: 4, startOff: false, easyEntry: false }));
const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));
const same = (text: string) => text;
const palette = { square: same, paint: same };

describe("a window that is redrawn", () => {
  /** Returns the last page of a dialogue, and what follows it, in a window of 80 columns. */
  async function lastPage(
    played: typeof race,
    lines: readonly string[],
    { rows = 50, ...how }: Talk = {},
  ): Promise<string> {
    let shown = "";
    const answers = lines.values();
    const effects: NonNullable<Talk["effects"]> = {
      interactive: true,
      editor: EDITOR,
      wrapText,
      say(text) {
        shown = `${shown}${text}\n`.split("\x1b[K").at(-1)!;
      },
      ask: async () => answers.next().value,
      ...how.effects,
    };
    const dice = [6, 1, 8].values();
    const view = { ...DEFAULT_VIEW, redraw: true };
    const usual = { dice: () => dice.next().value ?? 0, view, columns: 80 };
    await talk(played, [], { ...usual, ...how, rows, effects });
    return shown.split("\nThe input has ended.")[0]!;
  }

  test("shows all moves since the player's, each with its throw, and the throw once", async () => {
    const shown = await lastPage(race, ["computer east north 1", "1"]);
    expect(shown).toMatch(
      /\nSouth moves piece 1 by 9 to i6\.\nEast throws 1 and 3, moves [^.]*\.\nNorth/,
    );
    expect(shown).toMatch(/East [^.]*\.\nNorth throws . and ., .*\nIt is South's turn\.\n/);
    expect(shown.match(/The dice show /g)).toHaveLength(1);
    expect(shown).not.toContain("South throws 1 and 1.");
  });

  test("shows only the last move of another player, and of a game that engines play", async () => {
    expect(await lastPage(game, ["n", "17 16", "12 13", "27 26"])).toMatch(
      /\n\nBlack's redum moves from 12 to 13\.\nWhite's redum moves from 27 to 26\.\nIt is/,
    );
  });

  test("says above a new game what it is played with, also if another one is left for it", async () => {
    const rules = /\nHouse rules: etlu=N\n {2}The etlu moves .*\n(.*\n)?It is White's turn\.\n/;
    const change = "new sample house etlu=N";
    expect(await lastPage(game, ["y", change])).toMatch(rules);
    expect(await lastPage(game, ["y", "12 11", change, "y"])).toMatch(rules);
    const none = await lastPage(game, ["y", change, "new sample"]);
    expect(none).toMatch(/\nThe next game is played without house rules\.\nIt is/);
  });

  test("shows the board again after an empty line", async () => {
    const told = await lastPage(game, ["y", "pieces"], { palette, rows: 24 });
    expect(told).toContain("nabu");
    const shown = await lastPage(game, ["y", "pieces", ""], { palette, rows: 24 });
    expect(shown).toMatch(/^1 .*BG/m);
    expect(shown).not.toContain("nabu");
  });

  test("shows or drops the clocks when they are turned on or off", async () => {
    const on = await lastPage(game, ["n", "clock 5"]);
    expect(on).toMatch(/^Clock: Black 5:00\n.*\nThe clock is on\.\nIt is White's turn\.\n$/s);
    expect(await lastPage(game, ["n", "clock 5", "17 16", "clock off"])).not.toContain("Clock:");
  });

  test("makes one board for each that is shown, and none for a prompt alone", async () => {
    let made = 0;
    const chances = () => {
      made += 1;
      return 0.5;
    };
    const counts: number[] = [];
    const answers = ["y", "13 23", "99", "41"].values();
    const ask = async () => {
      counts.push(made);
      return answers.next().value;
    };
    const view = { ...DEFAULT_VIEW, redraw: true, chances };
    await lastPage(game, [], { view, effects: { ask } });
    expect(counts).toEqual([1, 2, 3, 3, 4]);
  });

  test("shows a refusal below the hint before it", async () => {
    const search = searchLocally;
    const shown = await lastPage(game, ["y", "hint", "75"], { rows: 24, effects: { search } });
    expect(shown).toMatch(/\nA good move: 81x41\.\n.*\nThe square 75 is empty; [^.]*\.\n/s);
  });

  test("does not join a throw and a move that is made again", async () => {
    expect(await lastPage(race, ["1"])).toMatch(
      /\nSouth throws 3 and 6 and moves piece 1 by 9 to i6\.\nIt is/,
    );
    const shown = await lastPage(race, ["1", "undo", "redo"]);
    expect(shown).toMatch(/\nSouth throws 3 and 6\.\nRedone: .*\nIt is/);
  });

  test("shows the board of the game again after the stages", async () => {
    for (const moves of [[], ["e4e5", "e6e4"]]) {
      const shown = await lastPage(large, [...moves, "learn 1", "done"]);
      expect(shown).toMatch(/^\n9 {2}Wo--Wo--Wo-/);
      expect(shown).toMatch(/\nIt is Black's turn\.( You must capture .*\.)?\n/);
      expect(shown).not.toContain("::");
    }
  });

  test("has room in 24 lines for the player's own move, the captures of both and the duty", async () => {
    const shown = await lastPage(large, ["computer white 1", "e4e5", "e3e5"], { rows: 24 });
    expect(shown).toContain("Black's man moves from e3 to e5");
    expect(shown).toMatch(/It is Black's turn\. You must capture .*, starting from .*\.\n$/);
    expect(shown.match(/Captured from /g)).toHaveLength(2);
    expect(shown.match(/.+\n/g)?.length).toBeLessThan(24);
  });

  test.each([
    [20, 6],
    [50, 9],
  ])("lists in %i lines as many moves as fit, each on a line", async (rows, most) => {
    const position = "S10,50/E3,5/N30,31/W25,26 S - 6,6";
    const shown = await lastPage(four, [], { position, rows, palette });
    const [, menu = ""] = shown.split(/It is South's turn.\nThe dice show .*\n/);
    const [offered = ""] = menu.split(/(?<=to list all .*)\n/);
    expect(offered.split("\n")).toHaveLength(most);
    expect(offered).toMatch(/^.{79}…$/m);
    expect(offered).not.toMatch(/.{81}/);
  });

  test.each([
    [
      "and some of the list in 24 lines",
      24,
      [1, 7, 3, 8, 3, 8],
      /^South .*\nEast throws 4 .*\nEast throws 1 /,
      /\n {2}1 {2}1:10 /,
    ],
    [
      "or none of it in 19",
      19,
      [1, 7, 3, 8, 7, 1, 8],
      /^East throws 4 .*\nEast throws 1 /,
      /turn\.\nThe dice show .*\n {5}Type/,
    ],
  ])("has room for the moves of three computers, %s", async (_, rows, falls, moves, list) => {
    const dice = falls.values();
    const how = { rows, palette, dice: () => dice.next().value ?? 0 };
    const shown = await lastPage(four, ["computer east north west 1", "1"], how);
    const [, news] = shown.split(/^ {3,}a +b .*\n+/m);
    expect(news).toMatch(moves);
    expect(news).toMatch(list);
    expect(news).toContain(
      "Type moves to list all 11; track shows the numbered path of a player.\n",
    );
    expect(shown.match(/\n/g)?.length).toBeLessThan(rows);
  });

  test.each([
    ["", "Black's move yourself. It is Black's turn (Computer, level 1)."],
    ["board", "h i It is Black's turn (Computer, level 1)."],
    ["computer off", "The computer is not playing. It is Black's turn."],
  ])("a paused computer's turn says once what to do, also after “%s”", async (line, told) => {
    const position = "9/9/9/3w1w3/4b4/9/9/9/9 b";
    const search: typeof searchLocally = async (asked, report) => ({
      ...(await searchLocally(asked, report)),
      interrupted: true,
    });
    const lines = ["computer black 1", ...(line ? [line] : [])];
    const shown = await lastPage(large, lines, { position, effects: { search } });
    const words = shown.replaceAll(/\s+/g, " ");
    expect(words).toContain(`${told} You must capture a piece, starting from e5.`);
    expect(words.match(/You must/g)).toHaveLength(1);
  });

  test("lets the cursor continue a capture that has been typed in part", async () => {
    const seen: unknown[] = [];
    const answers = ["c3", "e5"].values();
    const ask: NonNullable<TestPorts["ask"]> = async (_prompt, { board, choice }) => {
      const { names = [], first = -1, putDown } = choice?.() ?? {};
      const scene = board?.();
      const [target] = scene?.kind === "board" ? scene.board.marks.targets : [];
      seen.push([names[first], putDown, names[target ?? -1]]);
      return answers.next().value;
    };
    const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
    await lastPage(large, [], { position, effects: { ask } });
    expect(seen).toEqual([
      ["c3", undefined, undefined],
      ["c3", "cancel", "e5"],
      ["e5", "cancel", "g7"],
    ]);
  });

  test("begins with the sides that the computer plays", async () => {
    const begun = ["computer east 2", "new"];
    expect(await lastPage(race, begun)).toContain(
      "East: Computer, level 2.\nIt is South's turn.\n",
    );
    const piped = await talk(race, begun, { dice: () => 6 });
    expect(piped).not.toContain("level 2.\nIt is");
  });
});
