/** Which sides the computer is to play, as players type it. */
import { describe, expect, test } from "vitest";
import { human, type Player, playerName } from "../../../src/game/match/players.ts";
import { withEngine } from "../../../src/game/match/read-engine-players.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";

const game = anyGame(sarrum);
const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));

const level = (number: number): Player => ({ kind: "engine", strength: { level: number } });

/** Returns the names of the players after a command, for humans Ben and Ann, or its refusal. */
function names(text: string, before: readonly Player[] = []): readonly string[] | string {
  const humans = before.length > 0 ? ["Ben", "Ann"] : [];
  const read = withEngine(game, before, text, { level: 3 }, humans);
  return read.ok ? read.value.map(playerName) : read.reason;
}

const REFUSED = (word: string, sides = "white, black, both or off") =>
  `“${word}” is not a side (${sides}), a level (1 to 8) or a time such as 3s or 500ms.`;

describe("the computer as a player", () => {
  test.each([
    ["black 3", ["", "Computer, level 3"]],
    ["White", ["Computer, level 3", ""]],
    ["both 8", ["Computer, level 8", "Computer, level 8"]],
    ["4 black", ["", "Computer, level 4"]],
    ["black 500ms", ["", "Computer, 500 ms a move"]],
    ["black 2s", ["", "Computer, 2000 ms a move"]],
    ["black 0.525s", ["", "Computer, 525 ms a move"]],
    ["black 1ms", ["", "Computer, 1 ms a move"]],
    ["black 600s", ["", "Computer, 600000 ms a move"]],
    ["white 2 black 4", ["Computer, level 2", "Computer, level 4"]],
    ["white black 2", ["Computer, level 2", "Computer, level 2"]],
    ["white 300ms black", ["Computer, 300 ms a move", "Computer, level 3"]],
    [" white,  black\t2 ", ["Computer, level 2", "Computer, level 2"]],
    ["all", ["Computer, level 3", "Computer, level 3"]],
    ["off", ["", ""]],
  ])("%s", (text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });

  test.each([
    ["5", ["Computer, level 5", "Ann"]],
    ["200ms", ["Computer, 200 ms a move", "Ann"]],
    ["white off", ["Ben", "Ann"]],
    ["off black", ["Computer, level 3", "Ann"]],
    ["none", ["Ben", "Ann"]],
    ["", ["Ben", "Ann"]],
  ])("%s changes the sides that it plays already", (text, wanted) => {
    expect(names(text, [level(3), human("Ann")])).toEqual(wanted);
  });

  test("keeps the humans of the other sides", () => {
    expect(names("black 2", [human("Ben"), human("Ann")])).toEqual(["Ben", "Computer, level 2"]);
    expect(names("white 2", [human("Ben"), level(5)])).toEqual(["Computer, level 2", "Ann"]);
  });

  test.each([
    ["red 3", REFUSED("red")],
    ["x3", REFUSED("x3")],
    ["3x", REFUSED("3x")],
    ["2.3456s", REFUSED("2.3456s")],
    ["black 9", "The level must be from 1 to 8, not 9."],
    ["black 0", "The level must be from 1 to 8, not 0."],
    ["black 0ms", "The computer's time is from 1ms to 600s, not 0ms."],
    ["black 3 4", "The computer has one level or one time."],
    ["black 600.001s", "The computer's time is from 1ms to 600s, not 600.001s."],
    ["black 50ms 60ms", "The computer has one level or one time."],
    ["black 7 500ms", "The computer has one level or one time."],
    ["black 0.5", "The level must be from 1 to 8, not 0.5."],
    ["white off black 5", "off takes a side, not a level or a time."],
    ["3", "Say which side the computer plays: white, black, both or off."],
  ])("refuses %s", (text, reason) => {
    expect(names(text)).toBe(reason);
  });

  test("names all sides of a race when it refuses one", () => {
    const reason = REFUSED("white", "south, east, north, all or off");
    expect(withEngine(race, [], "white", {}, [])).toEqual({ ok: false, reason });
  });
});
