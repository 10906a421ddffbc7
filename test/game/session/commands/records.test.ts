/** The commands save, load and record. */

import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import type { Match } from "../../../../src/game/match/match.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { STEERING } from "../../../cli/program.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { file, HEAD, played, recorded, useFolder } from "../saved-games.ts";
import { talk } from "../type-lines.ts";

useFolder();

describe("save", () => {
  test("writes the record, with names and comments", async () => {
    const lines = ["13 23", "comment a {good} move", `save ${file("my game.txt")}`];
    const shown = await played(lines, { players: ["Ann", ""] });
    expect(shown).toContain(`The game is in “${file("my game.txt")}”.`);
    expect(readFileSync(file("my game.txt"), "utf8")).toBe(
      [
        '[Game "Capture the Sarrum"]',
        '[Variant "Sarrum"]',
        `[Position "${SAMPLE}"]`,
        '[Date "2026.11.21"]',
        '[White "Ann"]',
        '[Black "?"]',
        '[Result "*"]',
        "",
        "1. 13x23 {a (good) move} *",
        "",
      ].join("\n"),
    );
  });

  test("asks before it overwrites a file", async () => {
    const name = file("game.txt");
    writeFileSync(name, "mine");
    expect(await played([`save ${name}`, "no", "13"])).toContain("already exists. Overwrite it");
    expect(readFileSync(name, "utf8")).toBe("mine");
    await played([`save "${name}"`, "y"]);
    expect(readFileSync(name, "utf8")).toContain("[Game ");
  });

  test("reports a failure, and the game continues", async () => {
    const shown = await played([`save ${file("no/such/game.txt")}`, "save", "13 23"]);
    expect(shown).toContain("cannot be written: there is no such file or folder.");
    expect(shown).toContain("save needs a file name, for example: save game.txt");
    expect(shown).toContain("captures Black's etlu on 23.");
    expect(await talk(sarrum, [`save ${file("x")}`])).toContain("No game has begun yet");
    expect(existsSync(file("x"))).toBe(false);
  });

  test("~/ is the home folder, and quotation marks are not part of the name", async () => {
    await played(["save '~/a game.txt'"], { effects: { home: file("") } });
    expect(existsSync(file("a game.txt"))).toBe(true);
  });
});

describe("load", () => {
  test("continues the game at its last position", async () => {
    const name = recorded("1. 13x23 83-63 *", '[White "Ann"]\n');
    const shown = await played([`load ${name}`, "review list", "undo"]);
    expect(shown).toContain("Loaded: Capture the Sarrum, 1 move, White (Ann) against");
    expect(shown).toContain("1.  13x23  83-63\n");
    expect(shown).toContain("It is White's turn (Ann).");
    expect(shown).toContain("Taken back: 83-63");
  });

  test("of another game brings its board, its commands and its options", async () => {
    writeFileSync(file("z"), '[Game "zamma"]\n[Size "5"]\n\n1. c2c3 *\n');
    const shown = await played([`load ${file("z")}`, "rules"]);
    expect(shown).toContain("a   b   c   d   e\n");
    expect(shown).toContain("Mullah");
    writeFileSync(file("s"), '[Game "saturankam"]\n[Players "2"]\n\n1. [3 6] 1:3 2:6 *\n');
    expect(await played([`load ${file("s")}`])).toContain("The throw of North (such as 3 6): ");
  });

  test("keeps the notes, variations and other lines of a record when the game is saved", async () => {
    const moves = "%for others\n1. 13x23! $14 ; bold\n(13-14 (12-11)) 83-63?? *";
    const name = recorded(moves, '[Event "Club"]\n');
    await played([`load ${name}`, "23 24", `save ${file("again.txt")}`]);
    const written = readFileSync(file("again.txt"), "utf8");
    expect(written.startsWith('%for others\n[Game "Capture the Sarrum"]\n')).toBe(true);
    expect(written).toContain('[Event "Club"]\n');
    expect(written).toContain("\n1. 13x23! $14 {bold} (13-14 (12-11)) 83-63?? 2. 23-24 *\n");
  });

  test("leaves out a line that was cut off when the program that recorded it was killed", async () => {
    const name = recorded("1. 13x23 83-63\n2. 23-2");
    writeFileSync(name, readFileSync(name, "utf8").trimEnd());
    expect(await played([`load ${name}`, "review list"])).toContain(
      "1.  13x23  83-63 {The line after this move was cut off.}\n",
    );
    const whole = await played([`load ${recorded("1. 13x23 83-63")}`]);
    expect(whole).toContain("the record ends without a result; write * for an unfinished game.");
  });

  test("with house rules lists them", async () => {
    const shown = await played([`load ${recorded("1. 13-25 *", '[House "sarrum=N"]\n')}`]);
    expect(shown).toContain("House rules: sarrum=N");
    expect(shown).toContain("It is Black's turn.");
  });

  test.each([
    [
      "a move after the last one that house rules allow",
      "1. 13x23 83-63\n2. 23-24 *",
      "Line 6: “23-24” is refused. The game is over. Each side has made 1 move. The game is drawn.",
    ],
    [
      "a move in two words after that",
      "1. 13x23 83-63\n2. 23 24 *",
      "Line 6: “23” is refused. The game is over. Each side has made 1 move.",
    ],
    [
      "a result that ignores the limit",
      "1. 13x23 83-63 *",
      "Line 5: Each side has made 1 move. The game is drawn. The result is 1/2-1/2, not *.",
    ],
  ])("of %s is refused", async (_what, moves, reason) => {
    const name = recorded(moves, '[House "moves=1"]\n');
    expect(await played([`load ${name}`])).toContain(reason);
  });

  test.each([
    ["an illegal move", "1. 13x23 83-63\n2. 23-25 *", "Line 5: “23-25” is refused. "],
    [
      "a wrong number",
      "1. 13x23 83-63\n3. 23-24 *",
      "Line 5: this is move 2, but it is numbered 3.",
    ],
    ["no result", "1. 13x23", "Line 5: the record ends without a result"],
    [
      "a result against the rules",
      "1. 81x41 0-1",
      "Line 4: Black's sarrum has been captured. White",
    ],
    ["a result without a reason", "1. 13x23 1-0", "Line 4: no rule ends the game with 1-0 here."],
    ["more moves after the result", "1. 13x23 *\n\n83-63", "Line 6: a record ends with its result"],
    ["a comment that is not closed", "1. 13x23 {so\n*", "Line 4: the comment that starts here"],
  ])("of %s is refused with file and line; play continues", async (_what, moves, reason) => {
    const shown = await played(["13 14", `load ${recorded(moves)}`, "review list"]);
    expect(shown).toContain(`“${file("a lesson é.txt")}”: ${reason}`);
    expect(shown).toContain("1.  13-14\n");
  });

  test.each([
    ["no such file", "no such file", "cannot be read: there is no such file or folder."],
    ["a folder", ".", "is a folder, not a file."],
    [
      "a name that no file has",
      "a\u0000b",
      "contains invisible characters; file names may not have any.",
    ],
  ])("of %s is refused", async (_what, name, reason) => {
    expect(await played([`load ${file(name)}`])).toContain(reason);
  });

  // Windows has no sockets in folders.
  test.skipIf(process.platform === "win32")("of a socket is refused", async () => {
    const server = createServer().listen(file("socket"));
    await once(server, "listening");
    const shown = await played([`load ${file("socket")}`]);
    server.close();
    expect(shown).toContain("is a device, a pipe or a socket, not a file.");
  });

  test("of a file that is not text is refused", async () => {
    writeFileSync(file("picture"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0, 1]));
    expect(await played([`load ${file("picture")}`])).toContain("is not UTF-8 text.");
    writeFileSync(file("long"), Buffer.alloc(17_000_000, "x"));
    expect(await played([`load ${file("long")}`])).toContain("is too long for a game record.");
    writeFileSync(file("windows"), `\ufeff${HEAD}\n1. 13x23 *`.replaceAll("\n", "\r\n"));
    expect(await played([`load ${file("windows")}`])).toContain("Loaded: Capture the Sarrum");
  });

  test("never shows terminal control characters", async () => {
    const evil = "\u001b[2J\u009b1m\u202e";
    const tags = `[White "${evil}Ann"]\n[Date "${evil}"]\n[Event "${evil}"]\n`;
    const name = recorded(`{${evil}} 1. 13x23 {${evil}note} 83-63 *`, tags);
    const shown = await played([
      `load ${name}`,
      `review moves ${name}`,
      "",
      "",
      "done",
      "save x\u001b/y",
    ]);
    expect(shown).toContain("note");
    expect(shown.replace(/^.*save x.*$/m, "")).not.toMatch(STEERING);
    const bad = recorded(`1. ${evil} *`, `[House "${evil}"]\n`);
    expect((await played([`load ${bad}`])).replaceAll("\n", "")).not.toMatch(STEERING);
  });
});

test("names appear in the sentence about the turn, and the tally between games", async () => {
  const lines = ["81 41", "y", "y", "13 14", "draw", "y", "y", "", "resign", "y", "y"];
  const shown = await played(lines, { players: ["Ann\u001b[2J", ""] });
  expect(shown).toContain("It is White's turn (Ann\ufffd[2J).\n");
  expect(shown.match(/^White \(.*\) \d, Black \d, drawn \d\.$/gm)).toEqual([
    "White (Ann\ufffd[2J) 1, Black 0, drawn 0.",
    "White (Ann\ufffd[2J) 1, Black 0, drawn 1.",
    "White (Ann\ufffd[2J) 1, Black 1, drawn 1.",
  ]);
});

test("a command without its argument says what is missing", async () => {
  const shown = await talk(sarrum, [
    "comment x",
    "load",
    "review moves",
    "resume",
    "resume finished",
    "y",
    "comment",
  ]);
  expect(shown).toContain("No game has begun yet");
  expect(shown).toContain("load game.txt");
  expect(shown).toContain("review moves game.txt");
  expect(shown).toContain("There is no saved game.");
  expect(shown).toContain("There are no finished games yet.");
  expect(shown).toContain("comment Well played");
});

test("every game that has ended counts once, however the next one begins", async () => {
  const again = await played(["81 41", `setup ${SAMPLE}`, "resign", "y", "y"]);
  expect(again).toContain("White 1, Black 1, drawn 0.");
  const figure = await played(["81 41", "figure 4", "play", "draw", "y", "y"]);
  expect(figure).toContain("White 1, Black 0, drawn 1.");
});

test("comments follow their moves in the history", async () => {
  const lines = ["comment Go", "13 14", "comment Bold", "83 63", "review list"];
  expect(await played(lines)).toContain("\n1.  {Go}  13-14 {Bold}  83-63\n");
  expect(await played(["comment Go", "review list"])).toContain(": review list\n{Go}\n");
  const heard = "1. Comment: “Go”. White's sarrum moves from 13 to 14. Comment: “Bold”. Black's";
  expect(await played(lines, { view: { ...DEFAULT_VIEW, plain: true } })).toContain(heard);
});

test("a finished game that was only viewed does not count, even with a new comment", async () => {
  const name = recorded("1. 81x41 1-0");
  const shown = await played([`load ${name}`, "comment Short", "y"]);
  expect(shown).toContain("Comment added; save FILE keeps it.\n");
  expect(shown).not.toContain("White 1");
});

test("a comment added at a confirmation is not lost", async () => {
  const notes = ["resign", "comment Alas", "y"];
  await played(["13 14", ...notes, `save ${file("resigned.txt")}`]);
  expect(readFileSync(file("resigned.txt"), "utf8")).toContain("1. 13-14 {Alas} 1-0");
  writeFileSync(file("over.txt"), "mine");
  await played(["13 14", `save ${file("over.txt")}`, "comment Well", "y"]);
  expect(readFileSync(file("over.txt"), "utf8")).toContain("{Well}");
});

test("a record without house rules says so if the game had some", async () => {
  const house = recorded("1. 13-25 *", '[House "sarrum=N"]\n', "house.txt");
  const shown = await played([`load ${house}`, `load ${recorded("1. 13-14 *")}`]);
  expect(shown).toContain("This game is played without house rules.\n");
});

test("a record that is only viewed is not saved, even with new comments", async () => {
  const kept: number[] = [];
  const keeper = async (match: Match) => {
    kept.push(match.at);
    return ok(true as const);
  };
  const name = recorded("1. 81x41 1-0");
  const lines = [`load ${name}`, "undo", "comment look", "redo", "y"];
  const shown = await played(lines, { effects: { autosaves: [keeper] } });
  expect(kept).toEqual([]);
  expect(shown).not.toContain("White 1, Black 0");
});

test("a record of the same game for fewer players leaves names with their sides", async () => {
  const four = anyGame(saturankam({ players: 4, startOff: false, easyEntry: false }));
  writeFileSync(file("two.txt"), '[Game "Saturankam"]\n[Players "2"]\n\n1. [1,3] 1:4 *\n');
  const shown = await talk(four, ["1 1", `load ${file("two.txt")}`], {
    players: ["Ann", "Ben", "Cleo", "Dan"],
  });
  expect(shown).toContain("It is North's turn (Cleo).");
});
