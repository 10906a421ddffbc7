/** Games shown again, move by move. */
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { file, played, playedAndSaved, recorded, useFolder } from "../../session/saved-games.ts";
import { talk } from "../../session/type-lines.ts";

useFolder();

describe("review moves", () => {
  test("states the house rules of the record", async () => {
    const shown = await played([`review moves ${recorded("1. 13-25 *", '[House "sarrum=N"]\n')}`]);
    expect(shown).toMatch(/Capture the Sarrum, 1 move\.\nHouse rules: sarrum=N\n/);
  });

  test("counts the moves on the board, and refuses a game without any", async () => {
    const lines = ["13 14", "83 63", "undo", "review moves", "done", "undo", "review moves"];
    const shown = await played(lines);
    expect(shown).toContain("Capture the Sarrum, 1 move, ");
    expect(shown).toContain("review moves\nNo move has been made yet.\n");
  });

  const GAME = "{How it began} 1. 13x23 {Bold} 83-63 2. 23-24 41-42 *";

  test("steps forward and back, and shows comments", async () => {
    const name = recorded(GAME);
    const shown = await played([
      "13 14",
      `review moves ${name}`,
      "",
      "",
      "back",
      "done",
      "review list",
    ]);
    expect(shown).toContain("Note: How it began\n");
    expect(
      shown.match(/^Move 1: 13x23\. White's sarrum captures Black's etlu on 23\.$/gm),
    ).toHaveLength(2);
    expect(shown.match(/^Note: Bold$/gm)).toHaveLength(2);
    expect(shown).toContain("Replay, White's move 1 of 2 (Enter for the next, or help): done\n");
    expect(shown).toMatch(/: done\n\n {5}_/);
    expect(shown).toMatch(/Start square \(file then rank, like 47\): review list\n1\. {2}13-14\n/);
  });

  test("shows what suffixes mean, other glyphs, and variations", async () => {
    const name = recorded("1. 13x23!? $14 {Bold} (1. 13-14! (12-11)) 83-63?? *");
    const shown = await played([`review moves ${name}`, "", ""]);
    expect(shown).toContain(
      [
        "Note: an interesting move (!?), $14: Bold",
        "Variation, not checked: 1. 13-14! (12-11)",
        "",
      ].join("\n"),
    );
    expect(shown).toContain("Note: a blunder (??)\nIt is White's turn.\n");
  });

  test("is what commands about a game refer to; commands that change the game are refused", async () => {
    const lines = [
      "",
      "setup text",
      "review list",
      "moves 83",
      "undo",
      "hint",
      "done",
      "review list",
    ];
    const shown = await played(["13 14", `review moves ${recorded(GAME)}`, ...lines]);
    expect(shown).toMatch(/: setup text\n\S+ b\n/);
    expect(shown).toContain(": review list\n1.  {How it began}  13x23 {Bold}\n");
    expect(shown).toMatch(
      /: undo\nundo is not available here; type done to return to the game\.\n/,
    );
    expect(shown).toMatch(/: hint\nA good move: /);
    expect(shown).toContain(": review list\n1.  13-14\n");
  });

  test("returns to the editor and its draft, or to the record before it", async () => {
    const name = recorded(GAME);
    const edited = await played(["setup", "clear", `review moves ${name}`, "done", "setup text"]);
    expect(edited).toContain("setup text\n8/8/8/8/8/8/8/8 w\n");
    const lines = [
      `review moves ${name}`,
      "end",
      `review moves ${name}`,
      "done",
      "done",
      "review list",
    ];
    expect(await played(lines)).toContain("No move has been made yet.");
  });

  test("its own commands take no arguments", async () => {
    const lines = ["start 1", "end 2", "play x", "done x", "board 1", "try 2", "back 3", "next x"];
    const shown = await played([`review moves ${recorded(GAME)}`, ...lines]);
    expect(shown.match(/^\w+ takes no arguments\.$/gm)).toHaveLength(5);
    expect(shown).toContain("back takes only mistake: back mistake\n");
    expect(shown).toContain("next takes only mistake: next mistake\n");
    expect(shown).not.toContain("Unknown command");
  });

  test("play uses the program's dice, unless the record says that the players throw", async () => {
    const race = '[Game "Saturankam"]\n[Players "2"]\n';
    const name = file("race.txt");
    writeFileSync(name, `${race}\n*\n`);
    const lines = [`review moves ${name}`, "play", "quit"];
    expect(await played(lines, { diceSeed: 2 })).toMatch(
      /: play\nDice seed 2 \(repeat these throws with --seed 2\)\.\nSouth throws /,
    );
    writeFileSync(name, `${race}[Dice "ask"]\n\n*\n`);
    const asked = await played(lines, { diceSeed: 2 });
    expect(asked).toContain("The throw of South (such as 3 6): ");
    expect(asked).not.toContain("Dice seed");
  });

  test("play says that the current game has been saved", async () => {
    const shown = await playedAndSaved(["13 14", `review moves ${recorded(GAME)}`, "play"]);
    expect(shown).toContain("Your game has been saved; type resume to return to it.\n");
  });

  test("goes to a move, to the end and to the start", async () => {
    const lines = [
      "go 1",
      "go 1w",
      "end",
      "",
      "start",
      "back",
      "go 9",
      "go 2b",
      "go",
      "go x",
      "help",
    ];
    const shown = await played([`review moves ${recorded(GAME)}`, ...lines]);
    expect(shown).toMatch(/: go 1\nMove 1: 83-63\./);
    expect(shown).toMatch(/: end\nMove 2: 41-42\./);
    expect(shown).toContain(
      "Replay, at the end (back, start, play, done, or help): \nThat was the last move.",
    );
    expect(shown).toContain(": back\nThis is the beginning.\n");
    expect(shown).toContain(": go 9\nThe last move is number 2.\n");
    expect(shown).toMatch(/: go 1w\nMove 1: 13x23\./);
    expect(shown).toContain(": go 2b\nMove 2: 41-42.");
    expect(shown).toContain(": go\ngo needs a move, for example: go 12\n");
    expect(shown).toContain(": go x\nA move is a number, for example 12, or with its side 12w.\n");
  });

  test("runs by itself, with pauses", async () => {
    const pauses: number[] = [];
    const rest = async (seconds: number) => pauses.push(seconds) > 0;
    const lines = [
      `review moves ${recorded(GAME)}`,
      "",
      "every 0.5",
      "every 2",
      "every",
      "every x",
    ];
    const shown = await played(lines, { effects: { rest } });
    expect(pauses).toEqual([0.5, 0.5]);
    expect(shown.match(/^Move \d: /gm)).toHaveLength(4);
    expect(shown).toContain(": every 2\nThat was the last move.\n");
    expect(shown.match(/A pause is a number of seconds/g)).toHaveLength(2);
  });

  test("stops when interrupted, and can be continued from there", async () => {
    const rests = [true, false];
    const rest = async () => rests.shift() ?? true;
    const lines = [`review moves ${recorded(GAME)}`, "every 1", "every 1"];
    const shown = await played(lines, { effects: { rest } });
    expect(shown).toContain("Replay, Black's move 1 of 2");
    expect(shown.match(/^Move \d+: /gm)).toHaveLength(4);
  });

  test("play continues from there as a new game, with the moves so far", async () => {
    const name = recorded(GAME, '[White "Ann"]\n');
    const shown = await playedAndSaved([
      `review moves ${name}`,
      "go 1",
      "play",
      "23 34",
      "review list",
    ]);
    expect(shown).toContain("It is White's turn (Ann).");
    expect(shown).toContain("1.  {How it began}  13x23 {Bold}  83-63\n2.  23-34\n");
    expect(readFileSync(name, "utf8")).toContain("2. 23-24");
    const over = await played([
      `review moves ${recorded("1. 81x41 1-0")}`,
      "end",
      "play",
      "back",
      "play",
    ]);
    expect(over).toContain("The game is over at this position; go back first.");
    expect(over).toContain("It is White's turn.\nStart square");
  });

  test("before a game has begun returns to the first question", async () => {
    const shown = await talk(sarrum, [`review moves ${recorded(GAME)}`, "done", "y"]);
    expect(shown).toMatch(/: done\nPlay the sample game .*y\n/);
  });

  test("of another game is drawn with that game's board, whatever the current game is", async () => {
    const name = file("zamma.txt");
    writeFileSync(name, '[Game "zamma"]\n[Size "5"]\n\n1. c2c3 *\n');
    const files = new Map<string, string>();
    const shown = await talk(
      sarrum,
      ["y", `review moves ${name}`, "board", "flip", "diagram z.svg"],
      {
        files,
      },
    );
    expect(shown).toMatch(/^ +e {3}d {3}c {3}b {3}a$/m);
    expect(files.get("z.svg")).toMatch(/<title>Zamma/i);
  });

  test("try and show name the better move of the review", async () => {
    const note = "13x23 lowers White's chances from 60 to 40 per cent. Better: 12-11=M.";
    const name = recorded(`1. 13x23?? {${note}} *`);
    const shown = await played([`review moves ${name}`, "next mistake", "try", "show", "12", "11"]);
    expect(shown).toContain(": show\nBetter: 12-11=M.\n");
    expect(shown).toMatch(/: 11\n(.*\n)*?12-11=M is right: /);
  });

  test("says how an agreed end came about, and only at the end", async () => {
    const name = recorded("1. 13x23 0-1", '[Termination "resignation"]\n');
    const shown = await played([`review moves ${name}`, ""]);
    expect(shown.match(/White resigns\. Black wins!/g)).toHaveLength(1);
  });
});
