/** The four other games in the dialogue. */
import { describe, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { seededDice } from "../../../../src/game/match/weighted-choice.ts";
import { linesInMemory } from "../../../../src/game/records/store/player-file.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { portsOf, runDialogue } from "../run-dialogue.ts";
import { talk } from "../type-lines.ts";

/** Returns dice that make the listed throws, each given by its index. */
function loadedDice(...throws: number[]) {
  return () => throws.shift() ?? 0;
}

describe("a game with one setup", () => {
  test("begins at once, and again after yes", async () => {
    const shown = await talk(shatranj, ["resign", "y", "y"]);
    expect(shown.match(/It is White's turn\./g)).toHaveLength(2);
    expect(shown).not.toContain("sample");
  });
});

describe("shatranj", () => {
  test("announces check, and refuses to leave the shah in it", async () => {
    const shown = await talk(shatranj, ["a1e1", "a7a6"], {
      position: "4k3/p7/8/8/8/8/8/R5K1 w -",
    });
    expect(shown).toContain("White's rukh moves from a1 to e1. Check!");
    expect(shown).toContain("The shah on e8 would be attacked by White's rukh on e1.");
  });
});

describe("citadel chess", () => {
  test("names its sources once, and not at every piece", async () => {
    const shown = await talk(citadel, ["rules", "rules elephant"]);
    expect(shown.match(/Gollon/g)).toHaveLength(1);
    expect(shown).toContain("two squares diagonally and jumps over anything.\n");
  });

  test("is drawn by a king in the opponent's citadel", async () => {
    const shown = await talk(citadel, ["k11", "l12"], {
      position: "1**********1/*9K*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*k9*/1**********1 w",
    });
    expect(shown).toContain("White's king has reached a citadel. The game is drawn.");
  });
});

describe("zamma", () => {
  const game = zamma({ size: 9, removal: "immediate" });

  test("asks for a start and a finish, or takes both", async () => {
    const shown = await talk(game, ["e4", "e5", "e6 e4"]);
    expect(shown).toContain("Black's man moves from e4 to e5.");
    expect(shown).toContain("White's man moves from e6 to e4 and captures one piece.");
  });

  test("names the better capture if too few pieces are captured", async () => {
    const shown = await talk(game, ["i1", "i2"], {
      position: "w8/9/9/5w3/9/3w5/2b6/9/8b b",
    });
    expect(shown).toContain(
      "That is not a legal move – please try again\nCapturing the most pieces (2) is compulsory: type c3-e5-g7.",
    );
  });

  test("marks the squares of a piece on the points", async () => {
    const shown = await talk(game, ["moves e4"]);
    expect(shown).toContain("5  Wo--Wo--Wo--Wo--::--Bo--Bo--Bo--Bo");
    expect(shown).toContain("Black's man on e4: e4e5");
  });
});

describe("saturankam", () => {
  const game = saturankam({ players: 2, startOff: false, easyEntry: false });

  test("throws the dice and takes a move by its number on the list", async () => {
    const shown = await talk(game, ["1"], { dice: loadedDice(1, 1) });
    expect(shown).toContain("South throws 1 and 3.");
    expect(shown).toContain("  1  1:4 ");
    expect(shown).toContain("South moves piece 1 by 4 to i1.");
  });

  test("undo keeps the throw", async () => {
    const shown = await talk(game, ["1:4", "undo", "2:4", "review list"], {
      dice: loadedDice(1, 2, 3),
    });
    expect(shown).toContain("1.  [1 3]  2:4\n");
  });

  test("a throw without its move is not listed", async () => {
    const shown = await talk(game, ["review list"], { dice: loadedDice(1, 2) });
    expect(shown).toContain("review list\nNo move has been made yet.\n");
  });

  test("redo brings back the move and the throw after it", async () => {
    const shown = await talk(game, ["1:4", "undo", "redo", "1:5", "review list"], {
      dice: loadedDice(1, 2, 3),
    });
    expect(shown).toContain("1.  [1 3]  1:4  [1 4]  1:5\n");
  });

  test("the players may throw their own dice", async () => {
    const shown = await talk(game, ["2 3", "6 3", "1:4 2:5", "undo", "review list"]);
    expect(shown).toContain("The throw of South (such as 3 6): 2 3\nThat is not a throw");
    expect(shown).toContain("South throws 3 and 6.");
    expect(shown).toContain("The throw of North (such as 3 6): undo");
    expect(shown.split("It is South's turn.").length).toBe(4);
  });

  test("a throw that the players typed is taken back like a move", async () => {
    const shown = await talk(game, ["1 1", "undo", "3 6", "1:9", "review list"]);
    expect(shown).toContain("Taken back: [1 1]");
    expect(shown).toContain("1.  [3 6]  1:9\n");
  });

  test("a number beyond the list is not a move", async () => {
    const lines = ["99", "explain 99", "moves 1", "explain 1"];
    const shown = await talk(game, lines, { dice: loadedDice(1) });
    expect(
      shown.match(/There is no move 99; the numbers are 1 to \d+\. Or type a move, such as 1:4\./g),
    ).toHaveLength(2);
    expect(shown).toContain("type moves alone");
    expect(shown).toContain("A legal move: South moves piece 1 by 4 to i1.");
  });

  test.each([false, true])("Enter is enough to pass, at a terminal: %s", async (interactive) => {
    const position = "S79,76/N12,3 S - 3,4";
    const shown = await talk(game, [""], { position, effects: { interactive } });
    expect(shown).toContain("  1  pass");
    expect(shown).toMatch(/South .*pass/);
    expect(shown).toContain("It is North's turn.");
  });

  test("the winner is announced and the game is over", async () => {
    const shown = await talk(game, ["2:off", "n"], { position: "So,79/N12,3 S - 1,1" });
    expect(shown).toMatch(/South .*wins/);
    expect(shown).toContain("Play again");
  });

  test("the track command shows a path", async () => {
    expect(await talk(game, ["track North"], { dice: loadedDice(1) })).toContain("<80 >");
    expect(await talk(game, ["help board"], { dice: loadedDice(1) })).toContain("track [SIDE]");
  });

  test("the same seed gives the same throws", () => {
    const throws = (seed: number) => {
      const dice = seededDice(seed);
      return Array.from({ length: 40 }, () => dice([1, 2, 2, 1]));
    };
    expect(throws(7)).toEqual(throws(7));
    expect(throws(7)).not.toEqual(throws(8));
    expect(new Set(throws(7))).toEqual(new Set([0, 1, 2, 3]));
  });

  test("neighbouring seeds begin with all kinds of throws", () => {
    const first = Array.from({ length: 64 }, (_, seed) => seededDice(seed)(new Array(8).fill(1)));
    expect(new Set(first).size).toBe(8);
    for (let seed = 0; seed < 60; seed++) {
      expect(new Set(first.slice(seed, seed + 5)).size).toBeGreaterThan(1);
    }
  });
});

test("moves of a piece that may not move says which capture is compulsory", async () => {
  const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
  const shown = await talk(zamma({ size: 9, removal: "immediate" }), ["moves i1"], { position });
  expect(shown).toContain(
    "Black's man on i1 has no legal move.\nCapturing the most pieces (2) is compulsory: type c3-e5-g7.\n",
  );
});

test("moves of several pieces leaves out those that cannot move, unless none can", async () => {
  const game = zamma({ size: 9, removal: "immediate" });
  const movesOfMen = async (position: string) =>
    (await talk(game, ["moves man"], { position })).match(/.* man on .*/g);
  const [full = ""] = game.setups.map(({ position }) => position);
  expect(await movesOfMen(full)).toEqual(
    ["d4", "e4", "f4"].map((point) => `Black's man on ${point}: ${point}e5`),
  );
  expect(await movesOfMen("w8/9/9/9/9/BB7/b8/b8/9 b")).toEqual([
    "Black's man on a3 has no legal move.",
    "Black's man on a2 has no legal move.",
  ]);
});

describe("the finish of a capture", () => {
  const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
  const game = zamma({ size: 9, removal: "immediate" });

  test.each([
    ["all its other points", ["c3", "e5 g7"]],
    ["these points with a word between them", ["c3", "e5 to g7"]],
    ["these points with nothing between them", ["c3", "e5g7"]],
    ["one point after the other", ["c3", "e5", "g7"]],
  ])("may be typed as %s", async (_, lines) => {
    const shown = await talk(game, lines, { position, effects: { interactive: true } });
    expect(shown).toContain("It is Black's turn. You must capture 2 pieces, starting from c3.\n");
    expect(shown).toContain("Black's man moves from c3 to g7 and captures 2 pieces.\n");
    expect(shown.split("\n").filter((line) => line.startsWith("Finish"))).toEqual(
      lines.slice(1).map((line, at) => `Finish point, from ${["c3", "c3-e5"][at]}: ${line}`),
    );
  });

  test("may be typed as several points, and the last one after them", async () => {
    const longer = "w8/9/7w1/5w3/9/3w5/2b6/9/8b b";
    const shown = await talk(game, ["c3", "e5 g7", "i7"], { position: longer });
    expect(shown).toContain("Finish point, from c3-e5-g7: i7\nBlack's man moves from c3 to i7 ");
  });

  test("is asked for after a point that begins one capture and ends another", async () => {
    const ambiguous = "1w1B3w1/4w4/8b/8b/6w2/3b2b2/b3bb2b/1b2b1bbb/b1bb1bbbb b";
    const shown = await talk(game, ["d9", "i9", "a9"], { position: ambiguous });
    expect(shown).toContain("Finish point, from d9-i9: a9\nBlack's Mullah moves from d9 to a9 ");
  });

  test("is asked for with the start again after a wrong point", async () => {
    const shown = await talk(game, ["c3", "e5", "e6", "c3"], { position });
    expect(shown).toContain("Nothing is captured from e5 to e6");
    expect(shown).toMatch(/^Start point .*: c3\nFinish point, from c3: $/m);
  });

  test("is taken back point by point, and then the start", async () => {
    const shown = await talk(game, ["c3", "e5", "undo", "undo"], { position });
    expect(shown).toContain("Taken back: point e5\nFinish point, from c3: undo\n");
    expect(shown).toMatch(/Taken back: point c3\nStart point .*: $/m);
  });
});

describe("another game", () => {
  const race = saturankam({ players: 3, startOff: false, easyEntry: false });

  test("has the names that are set, though the one before had no such sides", async () => {
    const lines = ["set white Ann", "new sarrum", "computer white", "new shatranj", "y"];
    const settings = { path: async () => "settings.txt", ...linesInMemory() };
    const shown = await talk(race, lines, { effects: { settings } });
    expect(shown.match(/^It is White's turn.*$/gm)).toEqual([
      "It is White's turn (Ann).",
      "It is White's turn (Ann).",
    ]);
  });

  test("has the names with which the program has started", async () => {
    let shown = "";
    const lines = ["new sarrum"];
    const say = (text: string) => {
      shown += `${text}\n`;
    };
    const ports = portsOf({ say, ask: async () => lines.shift() });
    await runDialogue(race, { humans: { White: "Zoe" } }, ports);
    expect(shown).toContain("It is White's turn (Zoe).");
    expect(await talk(citadel, ["new shatranj"], { players: ["Ann"] })).toContain(
      "It is White's turn (Ann).",
    );
  });
});

test("three or four players are named as a list, below the dice the moves", async () => {
  const four = saturankam({ players: 4, startOff: false, easyEntry: false });
  const read = async () => ok('[Game "Saturankam"]\n[South "Ann"]\n\n*\n');
  const lines = ["draw", "n", "load race.txt"];
  const shown = await talk(four, lines, { dice: loadedDice(1), effects: { read } });
  expect(shown).toMatch(/turn\.\nThe dice show 1 and 3\.\n {2}1 {2}1:4 /);
  expect(shown).toContain("\nEast, North and West, do you agree to a draw");
  expect(shown).toMatch(/^Loaded: Saturankam, 0 moves, South \(Ann\), East, North and West\.$/m);
});
