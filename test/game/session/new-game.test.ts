/** The ways to begin a game, with its options. */

import { describe, expect, test } from "vitest";
import { ok } from "../../../src/base/result.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { readGame } from "../../../src/game/rules/read-game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { runInGame } from "../../../src/game/session/new-game.ts";
import type { GameCommand, State } from "../../../src/game/session/state.ts";
import type { Question } from "../../../src/terminal/screen-port.ts";
import { everyGame } from "../../every-game.ts";
import { firstQuestion, portsOf } from "./run-dialogue.ts";
import { talk } from "./type-lines.ts";

const keyboard = { effects: { interactive: true } };

describe("a game and its options", () => {
  const SMALL = "| X | X | X | X |";
  const HOW_MANY = "How many play: 2, 3 or 4 (Enter for 4)? ";
  const race = saturankam({ players: 3, startOff: false, easyEntry: false });

  test("can be typed after new, at a question, and as a line of their own", async () => {
    for (const line of ["new zamma 25", "zamma 25", "Zamma on 25 points", "new zamma --size=5"])
      expect(await talk(shatranj, [line]), line).toContain(SMALL);
    const house = "house etlu=N";
    for (const line of [`new sarrum sample ${house}`, `sarrum sample ${house}`])
      expect(await talk(shatranj, [line]), line).toMatch(/House rules: etlu=N\n[\s\S]*WS\|BE/);
    expect(await talk(shatranj, ["resign", "y", "zamma 25"])).toContain(SMALL);
    expect(await talk(sarrum, ["sample house etlu=N"], keyboard)).toContain("House rules: etlu=N");
  });

  test("the word for a piece is a game only at the question for one", async () => {
    expect(await talk(sarrum, ["y", "sarrum takes etlu"], keyboard)).toContain("captures");
    expect(await talk(sarrum, ["sarrum 51 52"], keyboard)).toContain("51");
    expect(await talk(sarrum, ["sarrum sample"])).toContain("|WS|BE|");
    const asked = await talk(sarrum, ["sarrum"]);
    expect(asked.match(/Play the sample game/g)).toHaveLength(2);
  });

  test("keep the clock, and in the same game the players", async () => {
    const game = zamma({ size: 9, removal: "immediate" });
    const lines = ["computer white 1", "clock 5", "new 25", "clock", "computer"];
    const shown = await talk(game, lines, { players: ["Ann"] });
    const [, after = ""] = shown.split(/new 25\n/);
    expect(after).toContain("It is Black's turn (Ann).");
    expect(after).toContain("Clock: Black 5:00, White 5:00.");
    expect(after).toContain("White: Computer, level 1.");
  });

  test("are asked for as at the start: at a keyboard, unless they are typed", async () => {
    const shown = await talk(shatranj, ["new saturankam start-off", "2"], keyboard);
    expect(shown).toContain(HOW_MANY);
    expect(shown).toMatch(/South: piece 1 in hand; piece 2 in hand\nNorth: piece 1 in hand/);
    for (const line of ["new saturankam 2", "new saturankam full"])
      expect(await talk(shatranj, [line], keyboard)).not.toContain(HOW_MANY);
    expect(await talk(shatranj, ["new saturankam"])).not.toContain(HOW_MANY);
    expect(await talk(race, ["new 2"], keyboard)).toMatch(/^North: .*\nIt is South's turn/m);
  });

  test("may follow the title of the game, as the screen shows it", async () => {
    for (const { game } of await everyGame())
      expect(readGame(game.title), game.title).toMatchObject({ entry: { id: game.id }, rest: "" });
    expect(await talk(shatranj, ["new Capture the Sarrum sample"])).toContain("|WS|BE|");
    expect(await talk(shatranj, ["puzzle citadel chess 2", "help zamma"])).toContain("Puzzle 2: ");
    expect(await talk(sarrum, ["y", "capture the sarrum", "new exam"])).toContain("is not a game");
  });

  test("that are refused leave everything as it is", async () => {
    const lines = ["new sarrum house etlu=?", "new zamma 9 crossings 81", "new saturankam 5"];
    const shown = await talk(shatranj, lines);
    expect(shown).toContain("In “etlu=?”: ");
    expect(shown).toContain("The crossings are points only on the board of size 5");
    expect(shown).toContain("“5” is not an option; saturankam takes 2, 3 or 4 players; ");
    expect(shown.match(/It is White's turn/g)).toHaveLength(1);
  });

  test.each([
    ["puzzle zamma 3", "Puzzle 3: "],
    ["puzzle sarrum 2", "Puzzle 2: "],
    ["puzzle citadel in 2", " in 2 moves."],
    ["learn zamma 3", "Stage 3 of "],
    ["learn zamma 25 points", "Stage 1 of "],
    ["quiz sarrum 5", "Question 5"],
    ["lesson sarrum demo", "step 1 of "],
    ["figure sarrum 9", "Figure 9: "],
    ["setup zamma 25", "In the editor type "],
  ])("%s begins that game first", async (line, begun) => {
    expect(await talk(shatranj, [line])).toContain(begun);
  });

  test.each([
    ["lesson zamma", "lesson sarrum. learn zamma sets stages."],
    ["puzzle saturankam 2 players 3", "zamma. learn saturankam sets stages."],
    ["figure citadel", "there are none of Citadel chess"],
    ["figure sarrum 99", "There is no figure “99”; "],
    ["setup saturankam", "type positions as text: setup saturankam S0,0/"],
    ["setup zamma nonsense", "nonsense"],
    ["quiz saturankam", "are not squares. learn saturankam sets stages."],
    ["learn zamma 99", "There are only stages 1 to 16."],
    ["lesson sarrum nowhere.txt", "nowhere.txt"],
  ])("%s is refused before the present game is left", async (line, refusal) => {
    const shown = await talk(shatranj, ["f2 f3", line, "moves"]);
    expect(shown).toContain(refusal);
    expect(shown).not.toContain("Do you want to leave");
    expect(shown.match(/is .* turn/g)).toHaveLength(2);
    expect(shown).toContain("sarbaz on f7: f7f6");
  });

  test("are begun once by a command where nobody is asked, and not shown if it is refused", async () => {
    const { state } = await firstQuestion(anyGame(shatranj));
    const shown: string[] = [];
    const ports = portsOf({ say: (text) => shown.push(text) });
    const started: string[] = [];
    const command: GameCommand = {
      names: ["try"],
      games: "none",
      about: "",
      async run(context) {
        started.push(context.state.game.id);
        return context.argument === "" ? context.state : "Refused.";
      },
    };
    const type = (argument: string, at = state) =>
      runInGame(command, { state: at, ports, argument, data: undefined });
    expect(await type("zamma nothing")).toBe("Refused.");
    await ports.screen.rest(0);
    expect([shown, started]).toEqual([[], ["zamma"]]);
    const begun = (await type("zamma 25")) as State;
    expect([begun.game.id, started.length]).toEqual(["zamma", 2]);
    await ports.screen.rest(0);
    expect(shown.join("")).toContain(SMALL);
  });

  test("that puzzles and stages do not have are named before them", async () => {
    const said = async (line: string) => talk(shatranj, ["new zamma 25 crossings", line]);
    const board = "The puzzles of zamma are played with 81 points and no crossings";
    expect(await said("puzzle 3")).toContain(`${board}.\n`);
    expect(await said("puzzle zamma 25")).toContain(`${board}; 25 is the number of a puzzle.\n`);
    expect(await said("learn")).toContain("The stages of zamma are played with 81 points and no");
    const other = async (line: string) => talk(shatranj, [line]);
    expect(await other("puzzle zamma 25")).toMatch(
      / with 81 points; 25 is the .*\n[\s\S]*Puzzle 25: /,
    );
    const stages = "The stages of zamma are played with 81 points; 25 is the number of a stage.";
    expect(await other("learn zamma 25")).toContain(`There are only stages 1 to 16. ${stages}\n`);
    expect(await other("learn saturankam 2")).toContain(
      "with 4 players; 2 is the number of a stage",
    );
    for (const line of ["puzzle zamma 3", "puzzle citadel 2", "learn saturankam"])
      expect(await other(line), line).not.toContain("are played with");
  });

  test("throw other dice, whose seed is said, than the game before", async () => {
    const lines = ["new saturankam 2", "new zamma", "new saturankam 2", "new sarrum", "saturankam"];
    const shown = await talk(shatranj, lines, { diceSeed: 999_999_999 });
    expect(shown.match(/--seed \d+/g)).toEqual(["--seed 999999999", "--seed 0", "--seed 1"]);
  });

  test("are named in the help on every command that takes them", async () => {
    const shown = await talk(sarrum, ["help zamma", "help new", "help puzzle", "help setup"]);
    expect(shown).toContain("  25, 41 or 81 points: 9 points on a side of the board (81 in all), ");
    expect(shown).toContain("saturankam takes 2, 3 or 4 players; start-off; easy-entry.");
    expect(shown).toContain("A game with its options may come first: puzzle sarrum.");
    expect(shown).toContain("A game with its options may come first: setup sarrum.");
    const none = await talk(shatranj, ["lesson", "new saturankam", "puzzle"]);
    expect(none).toContain("Type lesson with its file, or lesson sarrum.");
  });

  test("are completed after every command that takes them, and at the start of a line", async () => {
    let seen: readonly string[][] = [];
    const lines = [
      "zam",
      "zamma d",
      "zamma 25 c",
      "new saturankam st",
      "puzzle ci",
      "setup zamma 4",
    ];
    const ask = async (_prompt: string, { complete }: Question) => {
      seen = await Promise.all(lines.map(async (line) => [...((await complete?.(line)) ?? [])]));
      return undefined;
    };
    await talk(sarrum, [], { effects: { ask } });
    expect(seen).toEqual([
      ["zamma "],
      ["deferred"],
      ["crossings"],
      ["start-off"],
      ["citadel "],
      ["41"],
    ]);
  });

  test("with the name of the present game a command does not begin it again", async () => {
    const lines = ["y", "13 23", "puzzle sarrum 4", "done", "learn sarrum", "done", "moves"];
    const shown = await talk(sarrum, lines);
    expect(shown).toContain("Puzzle 4: ");
    expect(shown).toContain(", sarrum: ");
    expect(shown).not.toContain("Do you want to leave");
  });
});

describe("an activity", () => {
  test.each([
    ["puzzle 2", "Puzzle 2: "],
    ["learn 1", "Stage 1 of "],
    ["quiz 3", "Question 3"],
    ["figure 9", "Figure 9: "],
    ["lesson demo", "Lesson, step 1"],
  ])("shows no names of the game that it interrupts: %s", async (line, begun) => {
    const same = (text: string) => text;
    const window = { palette: { square: same, paint: same }, columns: 100, rows: 40 };
    const game = ["set white Ann", "sample", "computer black 3"];
    const typed = [line, "hint", "board", "", "", "board"];
    const shown = await talk(sarrum, [...game, ...typed], { ...keyboard, ...window });
    const after = shown.slice(shown.indexOf(begun));
    expect(shown).toContain("Ann");
    expect(after).toContain(begun);
    expect(after).not.toMatch(/Ann|Computer, level/);
  });

  test("has no names, either, in a game that a lesson begins", async () => {
    const lines = ["set white Ann", "lesson a.txt", "", "", "done"];
    const effects = { read: async () => ok("> new shatranj\n> e2e3\n> new sarrum") };
    const shown = await talk(sarrum, lines, { effects });
    expect(shown).toContain("It is White's turn.");
    expect(shown).not.toContain("(Ann)");
  });
});
