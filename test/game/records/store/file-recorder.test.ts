/** A record file that follows a match. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import {
  current,
  type Match,
  startMatch,
  undo,
  withMove,
} from "../../../../src/game/match/match.ts";
import { AGREED_DRAW } from "../../../../src/game/match/outcome.ts";
import { writeMatch } from "../../../../src/game/records/record-from-match.ts";
import { recorderTo } from "../../../../src/game/records/store/file-recorder.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";

let file = "";

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  file = join(folder, "game.txt");
});

const game = anyGame(sarrum);
const INFO = { choices: {}, setup: "sample", date: "2026.11.22", players: [] };
const start = startMatch(game, setupPosition(game, 1), INFO);

function played(from: Match, ...moves: readonly string[]): Match {
  return moves.reduce((match, text) => {
    const move = game.readMove(current(match).position, text);
    if (!move.ok) throw new Error(move.reason);
    return withMove(match, move.value);
  }, from);
}

const saved = () => readFileSync(file, "utf8");

describe("a record file", () => {
  test("is replaced by the whole record after each move", async () => {
    const record = recorderTo(file, true, false);
    let match = start;
    for (const move of ["13 14", "41 42", "14 13"]) {
      match = played(match, move);
      expect(await record(match)).toEqual(ok(true));
      expect(saved()).toBe(writeMatch(match));
    }
    expect(readdirSync(dirname(file))).toEqual(["game.txt"]);
  });

  test.each<[what: string, changed: (match: Match) => Match]>([
    ["a move is taken back", (match) => undo(match, false) ?? match],
    ["another move is made instead", (match) => played(undo(match, false) ?? match, "41 32")],
    ["a name changes", (match) => ({ ...match, info: { ...match.info, date: "2026.11.23" } })],
    [
      "a comment is added",
      (match) => ({
        ...match,
        plies: match.plies.map((ply, at) => (at === 1 ? { ...ply, comments: ["good"] } : ply)),
      }),
    ],
    ["the game ends", (match) => ({ ...match, agreed: AGREED_DRAW })],
  ])("is written when %s", async (_what, changed) => {
    const record = recorderTo(file, false, false);
    const match = played(start, "13 14", "41 31");
    await record(match);
    const other = changed(match);
    await record(other);
    expect(saved()).toBe(writeMatch(other));
  });

  test("is written only if the match has changed", async () => {
    const record = recorderTo(file, false, false);
    const match = played(start, "13 14");
    await record(match);
    const { ino } = statSync(file);
    await record({ ...match });
    expect(statSync(file).ino).toBe(ino);
  });

  test.each<[what: string, change: () => void]>([
    ["deleted", () => rmSync(file)],
    ["shortened", () => truncateSync(file, 10)],
  ])("is whole again after the next move when it has been %s", async (_what, change) => {
    const record = recorderTo(file, false, false);
    const first = played(start, "13 14");
    await record(first);
    change();
    const second = played(first, "41 42");
    expect(await record(second)).toEqual(ok(true));
    expect(saved()).toBe(writeMatch(second));
  });
});
