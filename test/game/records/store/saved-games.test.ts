/** Saved games on disk, also of several programs. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Match } from "../../../../src/game/match/match.ts";
import { current, startMatch, undo, withMove } from "../../../../src/game/match/match.ts";
import { human } from "../../../../src/game/match/players.ts";
import { readRecord } from "../../../../src/game/records/pgn-reader.ts";
import type { StoreHost } from "../../../../src/game/records/store/folders.ts";
import { openStore, type Store } from "../../../../src/game/records/store/saved-games.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";

const OURS = 100;
const RUNNING = 200;
const DEAD = 300;
const LATER = Date.now() + 60_000;
let names = 0;

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(folder: string, facts: Partial<StoreHost> = {}): Store {
  return openStore({
    folder: async () => folder,
    pid: OURS,
    start: "",
    runs: (pid, start) => pid === RUNNING && start !== "early",
    booted: 0,
    newName: () => `game-${String(++names).padStart(5, "0")}`,
    durable: false,
    ...facts,
  });
}

const FACTS = { choices: {}, setup: "sample", date: "2026.11.21", players: [] };

/** Returns the sample game after these moves. */
function played(...moves: string[]): Match {
  const game = anyGame(sarrum);
  return moves.reduce(moved, startMatch(game, setupPosition(game, 1), { ...FACTS }));
}

function moved(match: Match, text: string): Match {
  const move = match.game.readMove(current(match).position, text);
  if (!move.ok) throw new Error(move.reason);
  return withMove(match, move.value);
}

/** Returns the files of a folder with the moves that they record. */
function contents(folder: string, kind: "unfinished" | "finished"): string[][] {
  const files = join(folder, kind);
  if (!existsSync(files)) return [];
  return readdirSync(files).map((name) => {
    const record = readRecord(readFileSync(join(files, name), "utf8"));
    if (!record.ok) throw new Error(record.reason);
    return record.value.moves.map(({ text }) => text);
  });
}

describe("saving a match", () => {
  test("has no file before its first move, then one that is updated with it", async () => {
    const folder = folderForTest();
    const archive = open(folder);
    const first = played();
    await archive.keep(first);
    expect(readdirSync(folder)).toEqual([]);
    const second = moved(first, "13 14");
    await archive.keep(second);
    expect(contents(folder, "unfinished")).toEqual([["13-14"]]);
    await archive.keep(moved(second, "41 42"));
    expect(contents(folder, "unfinished")).toEqual([["13-14", "41-42"]]);
    await archive.keep(second);
    expect(contents(folder, "unfinished")).toEqual([["13-14"]]);
    await archive.keep(undo(second, false) ?? second);
    expect(contents(folder, "unfinished")).toEqual([]);
  });

  test("moves to the finished games at its end, and back when the end is taken back", async () => {
    const folder = folderForTest();
    const archive = open(folder);
    const won = played("81 41");
    await archive.keep(won);
    expect(contents(folder, "unfinished")).toEqual([]);
    expect(contents(folder, "finished")).toEqual([["81x41"]]);
    await archive.keep(moved(undo(won, false) ?? won, "13 14"));
    expect(contents(folder, "finished")).toEqual([]);
    expect(contents(folder, "unfinished")).toEqual([["13-14"]]);
  });

  test("leaves the file of the previous match alone", async () => {
    const folder = folderForTest();
    const archive = open(folder);
    await archive.keep(played("13 14"));
    const onBoard = played("13 24");
    await archive.keep(onBoard);
    expect(contents(folder, "unfinished")).toEqual([["13-14"], ["13-24"]]);
    expect((await archive.unfinished(onBoard)).free).toHaveLength(1);
    expect((await archive.unfinished(played("13 24"))).free).toHaveLength(2);
  });

  test("is free for other programs once another match is saved or resumed", async () => {
    const folder = folderForTest();
    const archive = open(folder, { pid: RUNNING });
    const others = open(folder);
    await archive.keep(played("13 14"));
    expect(await others.unfinished()).toMatchObject({ free: [], busy: 1 });
    await archive.keep(played());
    expect(await others.unfinished()).toMatchObject({ free: [{}], busy: 0 });
    const [left] = (await archive.unfinished()).free;
    expect(left && (await archive.resume(left)).ok).toBe(true);
    expect(await others.unfinished()).toMatchObject({ free: [], busy: 1 });
    await archive.keep(played("13 24"));
    const { free, busy } = await others.unfinished();
    expect([free.length, busy]).toEqual([1, 1]);
    expect(free[0] && (await others.resume(free[0])).ok).toBe(true);
    expect(contents(folder, "unfinished")).toEqual([["13-24"], ["13-14"]]);
  });

  test("is refused with a sentence until its folder can be made, and is then saved", async () => {
    const folder = folderForTest();
    const data = join(folder, "data");
    writeFileSync(data, "in the way");
    const archive = open(data);
    const match = played("13 14");
    expect(await archive.keep(match)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^This game cannot be saved in “.+”: .+\.$/),
    });
    rmSync(data);
    expect((await archive.keep(match)).ok).toBe(true);
    expect(contents(data, "unfinished")).toEqual([["13-14"]]);
  });

  test.each([
    [
      "a folder that is not absolute",
      async () => "data",
      " in “data”: variables such as HOME must be full paths",
    ],
    ["no folder", () => Promise.reject(new Error("no home")), ""],
  ])("is refused for %s", async (_what, folder, why) => {
    expect(await open("", { folder }).keep(played("13 14"))).toEqual({
      ok: false,
      reason: `This game cannot be saved${why}.`,
    });
  });
});

describe("unfinished games", () => {
  test.each([
    ["dead", DEAD, "", 0, 1],
    ["running", RUNNING, "", 0, 0],
    ["this one, which has the number of a dead one", OURS, "", 0, 1],
    ["running, but the file is older than the machine's start", RUNNING, "", LATER, 1],
    ["running, while the clock has jumped forward", RUNNING, "late", LATER, 0],
    ["dead, while a later one has its number", RUNNING, "early", 0, 1],
  ])("of a program that is %s", async (_what, pid, start, booted, free) => {
    const folder = folderForTest();
    await open(folder, { pid, start }).keep(played("13 14"));
    const found = await open(folder, { booted }).unfinished();
    expect([found.free.length, found.busy]).toEqual([free, 1 - free]);
  });

  test("are resumed by one program only, which continues in a file of its own", async () => {
    const folder = folderForTest();
    await open(folder, { pid: DEAD }).keep(played("13 14"));
    const [one, other] = [open(folder), open(folder, { pid: RUNNING })];
    const [kept] = (await one.unfinished()).free;
    const [same] = (await other.unfinished()).free;
    if (!kept || !same) throw new Error("no unfinished game");
    const match = await one.resume(kept);
    expect(await other.resume(same)).toMatchObject({ ok: false });
    if (!match.ok) throw new Error(match.reason);
    await one.keep(moved(match.value, "41 42"));
    expect(contents(folder, "unfinished")).toEqual([["13-14", "41-42"]]);
    expect(readdirSync(join(folder, "unfinished"))[0]).toMatch(new RegExp(`-${OURS}\\.txt$`));
    expect((await one.unfinished(match.value)).free).toEqual([]);
  });

  test("are deleted, unless another program has resumed them or they are on the board", async () => {
    const folder = folderForTest();
    await open(folder, { pid: DEAD }).keep(played("13 14"));
    await open(folder, { pid: RUNNING }).keep(played("13 24"));
    const [one, other] = [open(folder), open(folder, { pid: RUNNING + 1, runs: () => true })];
    const [kept] = (await one.unfinished()).free;
    if (!kept) throw new Error("no unfinished game");
    await open(folder, { pid: RUNNING }).resume(kept);
    const gone = "That game is no longer among the saved games.";
    expect(await one.forget(kept)).toEqual({ ok: false, reason: gone });
    expect(contents(folder, "unfinished")).toHaveLength(2);
    expect((await other.unfinished()).free).toEqual([]);
    const onBoard = played("13 14");
    await one.keep(onBoard);
    expect(one.isSaved(onBoard)).toBe(true);
    const [own] = (await one.unfinished()).free;
    expect(own && (await one.forget(own, onBoard))).toMatchObject({ ok: false });
    expect(own && (await one.forget(own))).toMatchObject({ ok: true });
    expect(contents(folder, "unfinished")).toHaveLength(2);
  });

  test("come newest first, without files that are not records", async () => {
    const folder = folderForTest();
    for (const move of ["13 14", "13 24"]) await open(folder, { pid: DEAD }).keep(played(move));
    const files = join(folder, "unfinished");
    const [older = ""] = readdirSync(files);
    utimesSync(join(files, older), new Date(), new Date(Date.now() + 5_000));
    writeFileSync(join(files, "notes.txt"), "hello");
    const { free } = await open(folder).unfinished();
    expect(free.map(({ file }) => file)).toEqual([
      join(files, older),
      expect.stringContaining(files),
    ]);
  });

  // Windows lets only administrators make links.
  const linkTest = test.skipIf(process.platform === "win32");
  linkTest("are listed and saved beside a link that leads in a circle", async () => {
    const folder = folderForTest();
    await open(folder, { pid: DEAD }).keep(played("13 14"));
    for (const name of [`a-${DEAD}.txt`, `a-${DEAD}.txt.123`])
      symlinkSync(name, join(folder, "unfinished", name));
    const store = open(folder);
    expect((await store.unfinished()).free).toHaveLength(1);
    expect(await store.keep(played("13 24"))).toEqual({ ok: true, value: true });
  });

  test("that are only resumed are not written again, whatever the players' names are", async () => {
    const folder = folderForTest();
    await open(folder, { pid: DEAD }).keep(played("13 14"));
    const store = open(folder);
    const [kept] = (await store.unfinished()).free;
    const resumed = kept && (await store.resume(kept));
    if (!resumed?.ok) throw new Error("no unfinished game");
    const [name = ""] = readdirSync(join(folder, "unfinished"));
    const file = join(folder, "unfinished", name);
    const before = readFileSync(file, "utf8");
    const info = { ...resumed.value.info, players: [human("Ann")] };
    const named = { ...resumed.value, info };
    await store.keep(named);
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(store.isSaved(named)).toBe(true);
    await store.keep(moved(named, "41 42"));
    expect(readFileSync(file, "utf8")).toMatch(/White "Ann"[\s\S]*13-14 41-42/);
    await store.keep(named);
    expect(contents(folder, "unfinished")).toEqual([["13-14"]]);
  });

  test("that are damaged are refused with file and line, and stay where they are", async () => {
    const folder = folderForTest();
    await open(folder, { pid: DEAD }).keep(played("13 14"));
    const [name = ""] = readdirSync(join(folder, "unfinished"));
    const file = join(folder, "unfinished", name);
    writeFileSync(file, readFileSync(file, "utf8").replace("13-14", "13-88"));
    const archive = open(folder);
    const [kept] = (await archive.unfinished()).free;
    const refused = kept && (await archive.resume(kept));
    expect(refused).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/\.txt”: Line 9: “13-88”/),
    });
    expect(existsSync(file)).toBe(true);
  });

  test("partly written by a killed program are deleted, those of other programs are not", async () => {
    const folder = folderForTest();
    const files = join(folder, "unfinished");
    mkdirSync(files);
    for (const pid of [DEAD, RUNNING]) writeFileSync(join(files, `a-${pid}.txt.123`), "[Ga");
    await open(folder).keep(played("13 14"));
    const left = readdirSync(files).filter((name) => !name.endsWith(".txt"));
    expect(left).toEqual([`a-${RUNNING}.txt.123`]);
    expect((await open(folder, { pid: DEAD }).unfinished()).free).toHaveLength(1);
  });
});

test("finished games are read, the newest first, and damaged ones skipped", async () => {
  const folder = folderForTest();
  for (const move of ["81 41", "81 41", "81 41"]) await open(folder).keep(played(move));
  const [oldest = ""] = readdirSync(join(folder, "finished"));
  writeFileSync(join(folder, "finished", oldest), "damaged");
  expect(await open(folder).finished(10)).toHaveLength(2);
  expect(await open(folder).finished(1)).toHaveLength(1);
  expect(await open(join(folder, "nowhere")).finished(10)).toEqual([]);
});
