/** Players in the tags of a record. */
import { expect, test } from "vitest";
import { human, type Player } from "../../../src/game/match/players.ts";
import { playerIn, playerTags } from "../../../src/game/records/player-tags.ts";

const engine = (strength: Extract<Player, { kind: "engine" }>["strength"]): Player => ({
  kind: "engine",
  strength,
});

test.each([
  [human("Ann"), [["White", "Ann"]]],
  [human(), [["White", "?"]]],
  [engine({ level: 3 }), [["White", "Computer, level 3"]]],
  [engine({ milliseconds: 500 }), [["White", "Computer, 500 ms a move"]]],
  [
    human("Computer, level 3"),
    [
      ["White", "Computer, level 3"],
      ["WhiteType", "human"],
    ],
  ],
])("%j is written and read", (player, tags) => {
  expect(playerTags("White", player)).toEqual(tags);
  const value = (name: string) => tags.find(([tag]) => tag === name)?.[1];
  expect(playerIn(value("White"), value("WhiteType"))).toEqual(player);
});

test.each([
  "Computer, level 9",
  "Computer, level 0",
  "Computer, 999999 ms a move",
  "computer",
  "Ann",
])("%s is a human's name", (name) => {
  expect(playerIn(name, undefined)).toEqual(human(name));
});

test("the levels of engine players are those of the engine", async () => {
  const { LEVELS } = await import("../../../src/game/engine/levels.ts");
  const { MAX_LEVEL } = await import("../../../src/game/match/players.ts");
  expect(LEVELS).toHaveLength(MAX_LEVEL);
});
