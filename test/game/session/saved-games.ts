import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, onTestFinished } from "vitest";
import { writeFile } from "../../../src/base/write-files.ts";
import { openStore } from "../../../src/game/records/store/saved-games.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../sample-game.ts";
import { type Talk, talk } from "./type-lines.ts";

let folder = "";

/** Gives every test in a file its own folder. */
export function useFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sarrum-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  });
}

/** Returns the path of a file in this test's folder. */
export const file = (name: string) => join(folder, name);

export const HEAD = '[Game "Capture the Sarrum"]\n[Start "sample"]\n';

/** Writes a record of the sample game and returns the path of the file. */
export function recorded(moves: string, more = "", name = "a lesson é.txt"): string {
  writeFileSync(file(name), `${HEAD}${more}\n${moves}\n`);
  return file(name);
}

/** Returns all output while these lines are typed into the sample game. */
export const played = (lines: readonly string[], more: Talk = {}) =>
  talk(sarrum, lines, {
    position: SAMPLE,
    ...more,
    effects: { write: writeFile, ...more.effects },
  });

let programs = 0;
let names = 0;

/** Opens the saved games as a new process does after the previous one has ended. */
export function openTestStore() {
  programs++;
  return openStore({
    folder: async () => file("data"),
    pid: programs,
    start: "",
    runs: () => false,
    booted: 0,
    newName: () => `game-${String(++names).padStart(5, "0")}`,
    durable: false,
  });
}

/** Runs a dialogue whose games are saved. */
export function playedAndSaved(lines: readonly string[], more: Talk = {}) {
  const games = openTestStore();
  return played(lines, { effects: { store: async () => games, autosaves: [games.keep] }, ...more });
}
