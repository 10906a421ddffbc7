import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { setupPosition } from "../../../src/core/game.ts";
import { anyGame } from "../../../src/games/catalogue.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { current, type Match, startMatch, undo, withMove } from "../../../src/match/match.ts";
import { AGREED_DRAW } from "../../../src/match/outcome.ts";
import { writeMatch } from "../../../src/records/record-from-match.ts";
import { gameFile, withoutHalfLine } from "../../../src/records/store/game-file.ts";
import { savedRecordIn } from "../../../src/records/store/load-match.ts";

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
const moveText = () => saved().split("\n\n")[1];

/** Returns the moves of the file, read as those of a saved game. */
function movesRead(): readonly string[] {
  const record = savedRecordIn(file);
  if (!record.ok) throw new Error(record.reason);
  return record.value.moves.map(({ text }) => text);
}

describe("a record file", () => {
  test("gains a line for each move, and is still a record", async () => {
    const { write } = gameFile(false);
    const first = played(start, "13 14");
    await write(file, first);
    const { ino } = statSync(file);
    const second = played(first, "41 42");
    await write(file, second);
    expect(moveText()).toBe("1. 13-14\n41-42 *\n");
    await write(file, played(second, "14 13", "42 41"));
    expect(moveText()).toBe("1. 13-14\n41-42\n2. 14-13 42-41 *\n");
    expect(statSync(file).ino).toBe(ino);
    expect(movesRead()).toEqual(["13-14", "41-42", "14-13", "42-41"]);
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
  ])("is written anew when %s", async (_what, changed) => {
    const { write } = gameFile(false);
    const first = played(start, "13 14");
    await write(file, first);
    const second = played(first, "41 31");
    await write(file, second);
    const third = changed(second);
    await write(file, third);
    expect(saved()).toBe(writeMatch(third));
  });

  test.each<[what: string, change: () => void]>([
    ["deleted", () => rmSync(file)],
    ["lengthened", () => appendFileSync(file, "more")],
    ["shortened", () => truncateSync(file, 10)],
    [
      "replaced by another of that length",
      () => {
        writeFileSync(`${file}.new`, saved().replace("13-14", "13-24"));
        renameSync(`${file}.new`, file);
      },
    ],
  ])("is written anew when it has been %s", async (_what, change) => {
    const { write } = gameFile(false);
    const first = played(start, "13 14");
    await write(file, first);
    change();
    const second = played(first, "41 42");
    expect(await write(file, second)).toMatchObject({ ok: true });
    expect(saved()).toBe(writeMatch(second));
  });

  test("knows whether it holds a match", async () => {
    const { write, holds } = gameFile(true);
    const first = played(start, "13 14");
    expect(holds(first)).toBe(false);
    await write(file, first);
    expect([holds(first), holds({ ...first })]).toEqual([true, true]);
    const second = played(first, "41 42");
    expect(holds(second)).toBe(false);
    await write(join(file, "below"), second);
    expect(holds(first)).toBe(false);
  });

  test("can be cut off anywhere in a line and keeps every whole one", async () => {
    const { write } = gameFile(false);
    const first = played(start, "13 14");
    await write(file, first);
    const before = saved();
    await write(file, played(first, "41 42", "14 13"));
    const after = saved();
    for (let written = before.length - 3; written < after.length; written++) {
      const half = after.slice(0, written) + before.slice(written);
      writeFileSync(file, half);
      const moves = written < after.length - 1 ? ["13-14"] : ["13-14", "41-42", "14-13"];
      expect(movesRead(), JSON.stringify(half.slice(before.length - 12))).toEqual(moves);
    }
  });
});

describe("withoutHalfLine", () => {
  test.each([
    ["1. 13-14 *\n", "1. 13-14 *\n"],
    ["1. 13-14 *", "1. 13-14 *"],
    ["1. 81x41 1-0\n", "1. 81x41 1-0\n"],
    ["1. 13-14\n41-4", "1. 13-14\n*\n"],
    ["1. 13-14\n4\n", "1. 13-14\n*\n"],
  ])("reads %j as %j", (text, read) => {
    expect(withoutHalfLine(text)).toBe(read);
  });
});
