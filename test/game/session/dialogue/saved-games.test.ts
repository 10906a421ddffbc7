/** Saved games from the first question to the next session. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { err, ok } from "../../../../src/base/result.ts";
import { openRecorder } from "../../../../src/game/command-line/open-match.ts";
import { startMatch, withMove } from "../../../../src/game/match/match.ts";
import type { Autosave } from "../../../../src/game/records/store/autosave.ts";
import { recorderTo } from "../../../../src/game/records/store/file-recorder.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { noticeOfUnfinished } from "../../../../src/game/session/commands/list-saved-games.ts";
import { portsOf } from "../run-dialogue.ts";
import {
  file,
  openTestStore,
  played,
  playedAndSaved,
  recorded,
  useFolder,
} from "../saved-games.ts";
import { talk } from "../type-lines.ts";

useFolder();

describe("saved games", () => {
  test("are resumed with their names, and finished ones are scored", async () => {
    await playedAndSaved(["13 14", "41 42"], { players: ["Ann", "Ben"] });
    const shown = await playedAndSaved(["resume", "81 41", "resign", "y", "resume finished"]);
    expect(shown).toContain(
      "Resumed: Capture the Sarrum, 1 move, 21 November, White (Ann) against",
    );
    expect(shown).toContain(
      "Capture the Sarrum, custom position:\n1. White (Ann) beat Black (Ben), 2 moves, 21 November\n",
    );
    expect(await playedAndSaved(["resume"])).toContain("There is no saved game.");
  });

  test("are mentioned at the start, those of the opened game first", async () => {
    const notice = (game: Parameters<typeof noticeOfUnfinished>[1]) =>
      noticeOfUnfinished(openTestStore(), game);
    const small = zamma({ size: 5, removal: "immediate" });
    expect(await notice(sarrum)).toBeUndefined();
    const games = openTestStore();
    const effects = { store: async () => games, autosaves: [games.keep] };
    await talk(small, ["b2 c3"], { effects });
    expect(await notice(small)).toBe("Saved game: Zamma, 1 move; type resume to continue.");
    expect(await notice(sarrum)).toMatch(/^Another game is saved: Zamma, 1 move; type resume to /);
    await playedAndSaved(["13 14"]);
    const them = /^2 saved games, one of them (.*), 1 move; type resume to choose\.$/;
    const named = [await notice(sarrum), await notice(small)].map((it) => it?.match(them)?.[1]);
    expect(named).toEqual(["Capture the Sarrum, custom position", "Zamma"]);
    await playedAndSaved(["13 14"]);
    expect(await notice(sarrum)).toMatch(/^3 saved games, among them Capture the Sarrum, /);
  });

  test("are listed if there are several, and one is chosen by its number", async () => {
    await playedAndSaved(["13 14"]);
    await playedAndSaved(["13 24"], { players: ["", "Ben"] });
    const shown = await playedAndSaved([
      "resume",
      "resume 3",
      "resume x",
      "resume 2",
      "review list",
    ]);
    expect(shown).toContain(
      "1. Capture the Sarrum, custom position, 1 move, White against Black (Ben), last move 13-24, last played on",
    );
    expect(shown).toMatch(
      /^2\. Capture the Sarrum, custom position, 1 move, last move 13-14, last played on \d+ [A-Z]/m,
    );
    expect(shown).toContain("There are 2 saved games; their numbers are 1 to 2.");
    expect(shown).toContain("resume takes the number of a saved game, list, delete or finished,");
    expect(shown).toMatch(/^1\. {2}13-(14|24)$/m);
  });

  test("are resumed with the sentence of the last move, not of a throw", async () => {
    await playedAndSaved(["13 14"]);
    expect(await playedAndSaved(["resume", "resign", "y"])).toContain(
      "21 November.\nThe last move: White's sarrum moves from 13 to 14.\n",
    );
    const games = openTestStore();
    const effects = { store: async () => games, autosaves: [games.keep] };
    const race = saturankam({ players: 2, startOff: false, easyEntry: false });
    const lines = ["3 6", "1:9", "1 4", "new", "y", "resume"];
    const shown = await talk(race, lines, { effects });
    expect(shown).toMatch(/^The last move: South moves piece 1 by 9 /m);
  });

  test("listed at the first question are asked for until one is chosen, or none", async () => {
    await playedAndSaved(["13 14"]);
    await playedAndSaved(["13 24"]);
    const games = openTestStore();
    const effects = { store: async () => games, interactive: true };
    const lines = ["resume", "", "resume", "foo", "9", "help resume", "resume", "2"];
    const shown = await talk(sarrum, lines, { effects });
    const ask = "Number of the game (Enter for none): ";
    const first = "Play the sample game (Y for yes, Enter for the full game)? ";
    expect(shown).toContain(`last played on`);
    expect(shown).toContain(`${ask}\n${first}resume\n`);
    expect(shown).toContain(`${ask}foo\n“foo” is not the number of a game.\n${ask}9\n`);
    expect(shown).toContain(`their numbers are 1 to 2.\n${ask}help resume\n`);
    expect(shown).toMatch(/\): 2\nResumed: Capture the Sarrum, 1 move/);
  });

  test("stay on disk when another is begun, loaded or resumed", async () => {
    const shown = await playedAndSaved([
      "13 14",
      "new",
      "y",
      "y",
      "13 24",
      "resume",
      "review list",
    ]);
    expect(shown).toContain("Your game has been saved; type resume to return to it.");
    expect(shown).toContain("1.  13-14\n");
    expect((await openTestStore().unfinished()).free).toHaveLength(2);
    await playedAndSaved([`load ${recorded("1. 13x23 *")}`]);
    expect((await openTestStore().unfinished()).free).toHaveLength(2);
  });

  test("can be resumed before another is begun", async () => {
    const shown = await playedAndSaved(["13 14", "new", "y", "resume", "review list"]);
    expect(shown).toContain("Resumed: Capture the Sarrum, 1 move");
  });

  test("can be resumed when a loaded game has taken their place", async () => {
    const shown = await playedAndSaved([
      "13 14",
      `load ${recorded("1. 13x23 *")}`,
      "resume",
      "review list",
    ]);
    expect(shown).toContain("Resumed: Capture the Sarrum, 1 move");
    expect(shown).toMatch(/^1\. {2}13-14$/m);
  });

  test("are listed by the shortest win, then the draws", async () => {
    await playedAndSaved(["13 14", "41 42", "81 71", "42 41", "71 41"]);
    await playedAndSaved(["13 14", "draw", "y"]);
    await playedAndSaved(["81 41"]);
    const lines = (await playedAndSaved(["resume finished"]))
      .split("\n")
      .filter((line) => /^\d\. /.test(line));
    expect(lines).toEqual([
      "1. White beat Black, 1 move, 21 November",
      "2. White beat Black, 3 moves, 21 November",
      "3. White v Black: drawn, 1 move, 21 November",
    ]);
  });

  test("are ranked apart by game and setup", async () => {
    await playedAndSaved(["81 41"]);
    const games = openTestStore();
    const effects = { store: async () => games, autosaves: [games.keep] };
    await talk(sarrum, ["y", "81 41", "n"], { effects });
    const small = zamma({ size: 5, removal: "deferred" });
    const shown = await talk(small, ["b2 c3", "resign", "y", "resume finished"], { effects });
    expect(shown).toContain(
      [
        "Capture the Sarrum, custom position:",
        "1. White beat Black, 1 move, 21 November",
        "Capture the Sarrum, sample game:",
        "1. White beat Black, 1 move, 21 November",
        "Zamma:",
        "1. Black beat White, 1 move, 21 November",
      ].join("\n"),
    );
  });

  test("are never recorded in a file to which another program writes", async () => {
    const port = portsOf({ say() {}, ask: async () => undefined });
    const first = await openRecorder(file("r.txt"), false, port);
    const second = await openRecorder(file("r.txt"), false, port);
    await played(["13 14"], { effects: { autosaves: first.ok ? [first.value] : [] } });
    expect(await openRecorder(file("r.txt"), false, port)).toMatchObject({ ok: false });
    await played(["13 24"], { effects: { autosaves: second.ok ? [second.value] : [] } });
    expect(readFileSync(file("r.txt"), "utf8")).toContain("\n1. 13-14 *\n");
    expect(readFileSync(file("r-2.txt"), "utf8")).toContain("\n1. 13-24 *\n");
  });

  test.each([
    ["no move is made", ["board", "comment x"]],
    ["all moves are undone", ["13 14", "undo"]],
    ["the moves of every game are undone", ["13 14", "undo", "new", "y", "13 24", "undo"]],
  ])("leave no file if %s", async (_what, lines) => {
    const port = portsOf({ say() {}, ask: async () => undefined });
    const recorder = await openRecorder(file("r.txt"), false, port);
    const games = openTestStore();
    const autosaves = [games.keep, ...(recorder.ok ? [recorder.value] : [])];
    await played(lines, { effects: { autosaves } });
    expect([existsSync(file("r.txt")), existsSync(file("r-2.txt"))]).toEqual([false, false]);
    expect((await openTestStore().unfinished()).free).toEqual([]);
  });

  test("leave a file that may be overwritten as it was if no move is made", async () => {
    writeFileSync(file("r.txt"), "mine");
    await played(["board"], { effects: { autosaves: [recorderTo(file("r.txt"), false, true)] } });
    expect(readFileSync(file("r.txt"), "utf8")).toBe("mine");
  });

  test("keep their file if a comment is added before the first move", async () => {
    const effects = { autosaves: [recorderTo(file("r.txt"), false, false)] };
    await played(["13 14", "undo", "comment So it began", "13 24"], { effects });
    expect(readFileSync(file("r.txt"), "utf8")).toContain("{So it began} 1. 13-24 *");
    expect(existsSync(file("r-2.txt"))).toBe(false);
  });

  test("that cannot be saved are reported once, and play continues", async () => {
    const broken = async () => err("This game cannot be saved: the disk is full.");
    const shown = await played(["13 14", "41 42", "14 13"], { effects: { autosaves: [broken] } });
    expect(shown.match(/cannot be saved: the disk is full\. You can play on\.\n/g)).toHaveLength(1);
    expect(shown).toContain("White's sarrum moves from 14 to 13.");
  });

  test("that cannot be saved at once are saved at a later prompt", async () => {
    let tries = 0;
    const later = async () => (++tries < 3 ? err("The disk is full.") : ok(true as const));
    const shown = await played(["13 14", "board", "board", "board"], {
      effects: { autosaves: [later] },
    });
    expect(tries).toBe(3);
    expect(shown.match(/The disk is full\./g)).toHaveLength(1);
    expect(shown.match(/Saving works again; the game is saved\./g)).toHaveLength(1);
  });

  test("that can be saved again are reported at the next failure, too", async () => {
    const answers = [true, false, true, false, true];
    const saved = async () => (answers.shift() ? ok(true as const) : err("The disk is full."));
    const lines = ["13 14", "41 42", "14 13", "42 41", "board"];
    const shown = await played(lines, { effects: { autosaves: [saved] } });
    expect(shown.match(/The disk is full\. You can play on\./g)).toHaveLength(2);
    expect(shown.match(/Saving works again; the game is saved\./g)).toHaveLength(2);
  });

  test.each([
    ["quit", ["13 14", "quit"]],
    ["the end of the input", ["13 14"]],
  ])("that are not saved at %s are mentioned last", async (_what, lines) => {
    const broken = async () => err("This game cannot be saved: the disk is full.");
    expect(await played(lines, { effects: { autosaves: [broken] } })).toMatch(
      /Goodbye\.\nThe last moves are not saved\. This game cannot be saved: the disk is full\.\n$/,
    );
  });

  test("that are left while saving fails are not called saved", async () => {
    const games = openTestStore();
    const keep: Autosave = async (match) =>
      match.at > 1 && match.plies[1]?.move?.written === "13-14"
        ? err("The disk is full.")
        : games.keep(match);
    const lines = ["13 14", "41 42", `load ${recorded("1. 13x23 *")}`, "83 63", "quit"];
    const shown = await played(lines, {
      effects: { store: async () => games, autosaves: [keep] },
    });
    expect(shown).not.toContain("Your game has been saved");
    expect(shown.match(/The last moves are not saved\. The disk is full\.\n/g)).toHaveLength(1);
  });

  test("are not finished if a loaded game's resignation is taken back", async () => {
    const lines = [`load ${recorded("1. 13x23 *")}`, "resign", "y", "undo", "resume finished"];
    expect(await playedAndSaved(lines)).not.toContain("White beat Black");
  });

  test("that were loaded keep a comment only in a file, which the answer says", async () => {
    const shown = await playedAndSaved([`load ${recorded("1. 13x23 *")}`, "comment Well played"]);
    expect(shown).toContain("Comment added; save FILE keeps it.\n");
  });

  test("that could not be recorded are tried again, even if nothing has changed", async () => {
    const game = anyGame(sarrum);
    const keep = recorderTo(file("later/r.txt"), false, false);
    const start = setupPosition(game, 0);
    const facts = { choices: {}, setup: "full", players: [], date: "2026.11.21" };
    const match = withMove(startMatch(game, start, facts), game.legalMoves(start)[0]!);
    expect(await keep(match)).toMatchObject({ ok: false });
    mkdirSync(file("later"));
    expect(await keep(match)).toMatchObject({ ok: true });
    expect(readFileSync(file("later/r.txt"), "utf8")).toContain("1. ");
  });

  test("are recorded in a file as well, the second game beside it", async () => {
    const effects = (overwrite: boolean) => ({
      autosaves: [recorderTo(file("class.txt"), false, overwrite)],
    });
    const lines = ["13 14", "undo", "13 24", "new", "y", "y", "81 41"];
    await played(lines, { effects: effects(false) });
    expect(readFileSync(file("class.txt"), "utf8")).toContain("\n1. 13-24 *\n");
    expect(readFileSync(file("class-2.txt"), "utf8")).toContain("\n1. 81x41 1-0\n");
    await played(["13 23", "new", "y", "y", "13 14"], { effects: effects(true) });
    expect(readFileSync(file("class.txt"), "utf8")).toContain("\n1. 13x23 *\n");
    expect(readFileSync(file("class-3.txt"), "utf8")).toContain("\n1. 13-14 *\n");
    expect(readFileSync(file("class-2.txt"), "utf8")).toContain("\n1. 81x41 1-0\n");
  });
});
