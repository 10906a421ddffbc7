/** Clocks of a match. */
import { describe, expect, test } from "vitest";
import { timeText } from "../../../src/base/text.ts";
import {
  clockLine,
  timesLeft,
  timeToAct,
  withClock,
  withMoveTimed,
  withTimeSpent,
} from "../../../src/game/match/clock.ts";
import {
  current,
  type Match,
  redo,
  startMatch,
  undo,
  withMove,
} from "../../../src/game/match/match.ts";
import { timeForfeit } from "../../../src/game/match/outcome.ts";
import {
  clockCommand,
  readTimeControl,
  timeIn,
  timeInTag,
  withoutTime,
} from "../../../src/game/match/time-control.ts";
import { matchFromRecord } from "../../../src/game/records/match-from-record.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { writeMatch } from "../../../src/game/records/record-from-match.ts";
import {
  catalogueEntry,
  defaultChoices,
  loadConfigured,
} from "../../../src/game/rules/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";

const SECOND = 1_000;

/** Returns a match of a game that begins at a position, with a clock as it is typed. */
async function matchOf(id: string, position = "", clock = "10+5", choices = {}): Promise<Match> {
  const entry = catalogueEntry(id);
  const loaded = await loadConfigured(entry, { ...defaultChoices(entry), ...choices });
  if (!loaded.ok) throw new Error(loaded.reason);
  const { game } = loaded.value;
  const start = mustRead(game, position || (game.setups[0]?.position ?? ""));
  const info = { choices: loaded.value.choices, setup: undefined, date: "2026.11.22", players: [] };
  const control = readTimeControl(game.sides.length, clock);
  if (!control.ok) throw new Error(control.reason);
  return withClock(startMatch(game, start, info), control.value);
}

/** Returns the match after a move that took so many seconds. */
function moved(match: Match, text: string, seconds: number): Match {
  const move = match.game.readMove(current(match).position, text);
  if (!move.ok) throw new Error(move.reason);
  const thought = withTimeSpent(match, SECOND * seconds);
  return withMoveTimed(thought, withMove(thought, move.value));
}

const seconds = (match: Match) => timesLeft(match)?.map((left) => left / SECOND);

describe("a clock", () => {
  test("takes the time of each move from its player, and then gives the increment", async () => {
    const start = await matchOf("sarrum", "", "10+5 5");
    expect(seconds(start)).toEqual([600, 300]);
    expect(clockLine(start)).toBe("White 10:00, Black 5:00");
    const one = moved(start, "17 16", 7);
    expect(seconds(one)).toEqual([598, 300]);
    const two = moved(withTimeSpent(one, 2 * SECOND), "12 13", 30);
    expect(seconds(two)).toEqual([598, 268]);
    expect(seconds(withTimeSpent(two, 0.5 * SECOND))).toEqual([597.5, 268]);
  });

  test("goes back with undo to what it was at that position, and forward with redo", async () => {
    const one = moved(await matchOf("sarrum"), "17 16", 7);
    const two = withTimeSpent(moved(one, "12 13", 30), 90 * SECOND);
    const back = undo(two, false)!;
    expect(seconds(back)).toEqual([598, 600]);
    expect(seconds(redo(back, false)!)).toEqual([508, 575]);
    const again = redo(withTimeSpent(back, 9 * SECOND), false)!;
    expect(seconds(again)).toEqual([508, 575]);
    expect(seconds(undo(again, false)!)).toEqual([598, 600]);
    const flagged = { ...two, agreed: timeForfeit(two) };
    expect(seconds(undo(flagged, false)!)).toEqual([598, 575]);
  });

  test("starts anew when it is set, and is gone when it is taken away", async () => {
    const two = moved(moved(await matchOf("sarrum"), "17 16", 7), "12 13", 30);
    const anew = withClock(withTimeSpent(two, SECOND), [
      { start: 60 * SECOND, increment: 0 },
      { start: 30 * SECOND, increment: 0 },
    ]);
    expect(seconds(anew)).toEqual([60, 30]);
    expect(timesLeft(withClock(two))).toBeUndefined();
    expect(anew.plies[0]).toBe(two.plies[0]);
    const set = withClock(undo(withTimeSpent(two, SECOND), false)!, two.info.timeControl);
    expect(seconds(redo(set, false)!)).toEqual([600, 600]);
    expect(writeMatch(withClock(two))).not.toMatch(/clk|TimeControl/);
  });

  test("runs on while a throw is due, without an increment for it", async () => {
    const start = await matchOf("saturankam", "", "1+5", { players: "4" });
    const thrown = moved(start, "1 3", 2);
    expect(seconds(thrown)).toEqual([58, 60, 60, 60]);
    expect(seconds(moved(thrown, "1:4", 3))).toEqual([60, 60, 60, 60]);
  });

  test("is kept by a record, to the millisecond", async () => {
    const match = moved(moved(await matchOf("sarrum"), "17 16", 7.04), "12 13", 600 - 12.3454);
    const text = writeMatch(match);
    expect(text).toContain('[TimeControl "600+5"]');
    expect(text).toContain("17-16 {[%clk 0:09:57.96]} 12-13 {[%clk 0:00:17.346]}");
    const record = readRecord(text);
    const read = record.ok ? await matchFromRecord(record.value) : record;
    expect(read.ok && seconds(read.value)).toEqual([597.96, 17.346]);
  });

  test("of players with different times has a tag for each, as Cute Chess writes them", async () => {
    const text = writeMatch(await matchOf("sarrum", "", "5 10+2"));
    expect(text).toContain('[WhiteTimeControl "300+0"]\n[BlackTimeControl "600+2"]');
  });

  test.each(["40/9000", "-", "?", "300:600", "0"])(
    "of another kind in a record is only kept: %s",
    async (control) => {
      const text = writeMatch(await matchOf("sarrum")).replace("600+5", control);
      const record = readRecord(text);
      const read = record.ok ? await matchFromRecord(record.value) : record;
      if (!read.ok) throw new Error(read.reason);
      expect(timesLeft(read.value)).toBeUndefined();
      expect(writeMatch(read.value)).toContain(`[TimeControl "${control}"]`);
    },
  );
});

test.each([
  [0, "0:00", "0:00:00"],
  [1, "0:01", "0:00:00.001"],
  [9_900, "0:10", "0:00:09.9"],
  [60_000, "1:00", "0:01:00"],
  [599_990, "10:00", "0:09:59.99"],
  [3_605_000, "1:00:05", "1:00:05"],
  [3_723_400, "1:02:04", "1:02:03.4"],
  [36_000_000, "10:00:00", "10:00:00"],
])("%i milliseconds are shown as %s and written as %s", (left, shown, written) => {
  expect(timeText(left)).toBe(shown);
  expect(clockCommand(left)).toBe(`[%clk ${written}]`);
  expect(timeIn([`a [%eval 0.1]`, clockCommand(left)])).toBe(left);
});

test("the longest time that is shown is a second less than a day", () => {
  expect(timeText(100_000 * SECOND)).toBe("23:59:59");
});

test.each([
  ["10", [600, 600], [0, 0]],
  ["0.5+3", [30, 30], [3, 3]],
  ["5 10", [300, 600], [0, 0]],
  ["5+3, 10+0", [300, 600], [3, 0]],
  ["0:20 1:05+2", [20, 65], [0, 2]],
  ["999+60", [59_940, 59_940], [60, 60]],
])("reads %s", (typed, starts, increments) => {
  const read = readTimeControl(2, typed);
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.map(({ start }) => start / SECOND)).toEqual(starts);
  expect(read.value.map(({ increment }) => increment / SECOND)).toEqual(increments);
});

test.each([
  "0",
  "0+5",
  "10+",
  "-5",
  "5 5 5",
  "5 x 5",
  "10 x",
  "1e3",
  "1000",
  "10+5s",
  "5.25",
  "0:00",
  "0:60",
  "1:5",
])("refuses %s in a sentence", (typed) => {
  const read = readTimeControl(2, typed);
  expect(read.ok ? "" : read.reason).toMatch(/^.*clock takes .*$/);
});

test.each([
  ["600", 600, 0],
  ["5+10", 5, 10],
  ["0", 0, 0],
  ["x600", 0, 0],
  ["600+5s", 0, 0],
])("a tag of %s is %i seconds and %i for each move", (tag, start, increment) => {
  const time = start > 0 ? { start: SECOND * start, increment: SECOND * increment } : undefined;
  expect(timeInTag(tag)).toEqual(time);
});

test("a comment without its time keeps its words", () => {
  const comments = ["[%clk  0:00:09.9] Good.", "[%clk 0:00:01]", "A [%eval 0.1] [%clk 1:61:00]"];
  expect(withoutTime(comments)).toEqual(["Good.", "A [%eval 0.1] [%clk 1:61:00]"]);
});

describe("time that is over", () => {
  const DRAWN = (loser: string, other: string) =>
    `${loser}'s time is up, but ${other} can no longer win: the game is drawn.`;

  test.each([
    ["sarrum", "s7/8/8/8/8/8/7R/7S w", "", "White's time is up: Black wins."],
    ["sarrum", "s7/8/8/8/8/8/7R/7S w", "check=warn", "White's time is up: Black wins."],
    ["sarrum", "s7/8/8/8/8/8/7R/7S w", "check=enforce", DRAWN("White", "Black")],
    ["sarrum", "s7/8/8/8/8/8/7R/7S b", "check=enforce", "Black's time is up: White wins."],
    [
      "sarrum",
      "s7/8/8/8/8/8/7R/7S w",
      "check=enforce sarrum=NK",
      "White's time is up: Black wins.",
    ],
    ["shatranj", "k7/8/8/8/8/8/8/7K w -", "", DRAWN("White", "Black")],
    ["shatranj", "k7/8/8/8/8/8/1RNE4/7K w -", "", DRAWN("White", "Black")],
    ["shatranj", "k7/8/8/8/8/8/P7/7K w -", "", "White's time is up: Black wins."],
    ["shatranj", "ke6/8/8/8/8/8/8/7K w -", "", "White's time is up: Black wins."],
    ["zamma", "9/9/4w4/9/4b4/9/9/9/9 b", "", "Black's time is up: White wins."],
  ])("in %s at %s with %s", async (id, position, house, sentence) => {
    const choices = house === "" ? {} : { house };
    const match = await matchOf(id, position, "1", choices);
    expect(timeForfeit(match).sentence).toBe(sentence);
  });

  test("in shatranj loses to a bare shah only if the other's own pieces can block its shah", async () => {
    const { game } = await matchOf("shatranj");
    for (const blocked of ["8/8/8/8/8/8/p7/k1K5 b -", "2e3e1/8/e3e3/8/2e3e1/8/e3e3/k1K5 b -"]) {
      const stalemate = mustRead(game, blocked);
      expect(game.outcome(stalemate)?.winner).toBe(0);
      expect(game.cannotWin(stalemate, 0)).toBe(false);
    }
    const random = randomFrom(8);
    for (let round = 0; round < 400; round++) {
      const pieces = ["K", "k", ...Array.from({ length: random(8) }, () => "rnef"[random(4)]!)];
      const squares = new Array<string>(64).fill("1");
      // Mostly in a corner, where the fewest squares have to be blocked.
      for (const piece of pieces) squares[8 * random(round % 2 ? 8 : 3) + random(4)] = piece;
      const text = squares.join("").replace(/.{8}(?=.)/g, "$&/");
      const read = game.readPosition(`${text.replace(/1+/g, ({ length }) => `${length}`)} b -`);
      if (!read.ok) continue;
      expect(game.cannotWin(read.value, 0)).toBe(true);
      expect(game.outcome(read.value)?.winner, text).not.toBe(0);
    }
  });

  test("in citadel chess loses to a bare king, which may still stalemate", async () => {
    const position = "k**********1/*10*/*1K8*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/1**********1";
    const match = await matchOf("citadel", `${position} b`);
    expect(current(match).outcome?.sentence).toContain("White wins");
    const open = await matchOf("citadel", `${position.replace("*1K8*", "*2K7*")} b`);
    expect(timeForfeit(open).winner).toBe(0);
  });

  test("of one of three or four players ends the game without a winner", async () => {
    const match = await matchOf("saturankam", "", "1", { players: "3" });
    expect(timeForfeit(match)).toEqual({
      by: "time forfeit",
      winner: undefined,
      sentence: "South's time is up: the game ends without a winner.",
    });
    expect(timeToAct(match)).toBe(60 * SECOND);
  });
});
