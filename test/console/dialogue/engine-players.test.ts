/** The computer as a player in the dialogue. */
import { describe, expect, test } from "vitest";
import { withEngine } from "../../../src/console/commands/read-engine-players.ts";
import type { EnginePort } from "../../../src/console/ports.ts";
import { anyGame } from "../../../src/games/catalogue.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { saturankam } from "../../../src/games/saturankam/saturankam.ts";
import { DEFAULT_LEVEL } from "../../../src/match/engine-sides.ts";
import { human, type Player, playerName } from "../../../src/match/players.ts";
import { talk } from "../type-lines.ts";

const SAMPLE = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";
const game = anyGame(sarrum);
const twoRace = anyGame(saturankam({ players: 2, startOff: false, easyEntry: false }));
const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));

const level = (number: number): Player => ({ kind: "engine", strength: { level: number } });

/** Returns the names of the players after a command, for humans Ben and Ann, or its refusal. */
function names(text: string, before: readonly Player[] = []): readonly string[] | string {
  const humans = before.length > 0 ? ["Ben", "Ann"] : [];
  const read = withEngine(game, before, text, { level: DEFAULT_LEVEL }, humans);
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

describe("playing against it", () => {
  test("it answers a move, and undo takes back both", async () => {
    const shown = await talk(game, ["computer black 4", "83 81", "undo", "redo"], {
      position: "1g1s4/R7/Se5G/8/8/7r/8/8 w",
    });
    expect(shown).toContain("Black: Computer, level 4.\n");
    expect(shown).toContain("It is Black's turn (Computer, level 4).");
    const [, taken] = /Taken back: (.*)\n/.exec(shown) ?? [];
    expect(taken).toMatch(/^83-81 {2}\d\dx?-?\d\d/);
    expect(shown).toContain(`Redone: ${taken}`);
  });

  test("it makes the first move if it plays White", async () => {
    const shown = await talk(game, ["computer white 4", "y"]);
    expect(shown).toContain("White's gisgigir captures Black's sarrum on 41.");
    expect(shown).toContain("White wins!");
  });

  test.each([
    ["4", "White's gisgigir moves from 74 to 44, and wins in 1 more move."],
    ["1", "White's gisgigir moves from 74 to 44 and threatens the sarrum on 41."],
  ])("it says of a win what level %s can prove", async (level, sentence) => {
    const search: EnginePort["search"] = async ({ game, position }) => {
      const move = game.readMove(position, "74 44");
      const score = { kind: "win", plies: 3 } as const;
      const pv = move.ok ? [move.value] : [];
      return { info: { depth: 3, score, nodes: 1, milliseconds: 1, pv }, interrupted: false };
    };
    const position = "3s4/8/8/6G1/7G/8/8/3S4 w";
    const lines = [`computer white ${level}`, "quit"];
    const shown = await talk(game, lines, { position, effects: { search } });
    expect(shown).toContain(`\n${sentence}\n`);
  });

  test("it varies its play from game to game, but repeats it in a run with the same seed", async () => {
    const seeds = async () => {
      const asked: (number | undefined)[] = [];
      const search: EnginePort["search"] = async ({ game, position, skill }) => {
        asked.push(skill?.seed);
        const pv = game.legalMoves(position).slice(0, 1);
        const score = { kind: "value", centi: 0 } as const;
        return {
          info: { depth: 1, score, nodes: 1, milliseconds: 1, pv },
          interrupted: false,
        };
      };
      const lines = ["computer white 4", "", "resign", "y", "y", "", "quit"];
      await talk(game, lines, { effects: { search } });
      return asked;
    };
    const [first, second, ...more] = await seeds();
    expect(first).toBeDefined();
    expect([second === first, more]).toEqual([false, []]);
    expect(await seeds()).toEqual([first, second]);
  });

  test("its first move alone cannot be undone", async () => {
    const shown = await talk(game, ["computer white 4", "", "undo"]);
    expect(shown).toContain("There is no move to take back.");
  });

  test.each([
    ["where it is not ahead", "7G/8/8/8/3S4/8/8/s7 w", "The computer agrees."],
    ["where it is", "g6g/8/8/8/3S4/8/8/s7 w", "The computer plays on."],
  ])("it answers an offer of a draw %s", async (_when, position, answer) => {
    expect(await talk(game, ["computer black 3", "draw"], { position })).toContain(answer);
  });

  test("it plays on in a game that has only begun", async () => {
    const shown = await talk(game, ["computer black 3", "n", "draw"]);
    expect(shown).toContain("The computer plays on.");
  });

  test("it refuses a draw before a race has begun", async () => {
    for (const index of [0, 5, 9]) {
      const shown = await talk(twoRace, ["computer north 2", "draw", "quit"], {
        dice: () => index,
      });
      expect(shown).toContain("The computer plays on.");
    }
  });

  test("it continues to play if the end of a game is undone", async () => {
    const lines = ["resign", "y", "computer black 4", "undo", "13 14", "quit"];
    const shown = await talk(game, lines, { position: SAMPLE });
    expect(shown).toMatch(/from 13 to 14\.[\s\S]*It is Black's turn \(Computer, level 4\)/);
    expect(shown).toMatch(/\nBlack's \w+ (moves|captures)/);
  });

  test.each([
    [["resign", "y"], "Resignation undone\\."],
    [["81x41"], "Taken back: 81x41"],
  ])("an end by %j can be undone after it has taken a side", async (lines, back) => {
    const typed = [...lines, "computer white 4", "undo", "quit"];
    const shown = await talk(game, typed, { position: SAMPLE });
    expect(shown).toMatch(new RegExp(back));
  });

  test("undo of a human's resignation takes back no move", async () => {
    const lines = ["13 14", "86 87", "resign", "y", "computer white 1", "undo", "history", "quit"];
    const shown = await talk(game, lines, { position: SAMPLE });
    expect(shown).toMatch(/Resignation undone\.\n[\s\S]*1\. {2}13-14 {2}86-87/);
  });

  test.each([
    ["is asked nothing about its own game", "south", ["resign", "draw"]],
    ["judges no offer", "north", ["draw"]],
  ])("before a throw of the players' dice it %s", async (_what, side, lines) => {
    const shown = await talk(twoRace, [`computer ${side} 2`, ...lines, "quit"]);
    expect(shown.match(/Throw the dice first\./g)).toHaveLength(lines.length);
    expect(shown).not.toMatch(/really resign|agree/);
  });

  test("before their own throw players may resign", async () => {
    const shown = await talk(twoRace, ["computer north 2", "resign", "y"]);
    expect(shown).toContain("South resigns. North wins!");
  });

  test("it plays with dice, each side that it is given", async () => {
    const dice = () => 1;
    const shown = await talk(race, ["computer east north 2", "1", "quit"], { dice });
    expect(shown).toContain("East: Computer, level 2. North: Computer, level 2.");
    expect(shown).toMatch(/\nEast moves .*\nNorth moves /s);
  });
});

describe("the engine in the dialogue", () => {
  test("a player whose side it takes gets it back", async () => {
    const shown = await talk(game, ["computer black 2", "computer off", "board"], {
      position: SAMPLE,
      players: ["Ann", "Ben"],
    });
    expect(shown).toContain("The computer is not playing.\n");
    const ben = await talk(game, ["computer black 2", "computer off", "12 11"], {
      position: SAMPLE,
      players: ["Ann", "Ben"],
    });
    expect(ben).toContain("It is Black's turn (Ben).");
  });

  test("it says which sides it has left while it plays others", async () => {
    const shown = await talk(race, ["computer east north", "computer north 2", "quit"], {});
    expect(shown).toContain("North: Computer, level 2. East is played by hand again.");
  });

  test("humans are asked as well, but never in the engine's place", async () => {
    const position = "S50,50/E0,0/N0,0 S - 3,6";
    const shown = await talk(race, ["computer east 2", "draw", "quit"], { position });
    expect(shown).toMatch(/The computer agrees\.\nNorth, do you agree to a draw/);
  });

  test("computers alone with a player answer for themselves", async () => {
    const shown = await talk(race, ["computer east north 2", "6 6", "draw", "quit"], {});
    expect(shown).toContain("The computer plays on.");
    expect(shown).not.toContain("do you agree");
  });

  test("it plays the current game only", async () => {
    const shown = await talk(game, ["figure 4", "computer white 4", "done"], { position: SAMPLE });
    expect(shown).toContain("computer is not available here; type done to return to the game.");
  });

  test("after a game that was watched, moves can be taken back one by one", async () => {
    const shown = await talk(game, ["watch 0", "undo", "undo", "quit"], {
      position: "6GG/8/8/8/3S4/8/8/s7 w",
    });
    expect(shown.match(/Taken back: /g)).toHaveLength(2);
    expect(shown).not.toContain("that does not end the game");
  });

  const interrupted = {
    search: (async ({ game: of, position }) => ({
      info: {
        depth: 0,
        score: { kind: "value", centi: 0 },
        nodes: 0,
        milliseconds: 0,
        pv: of.legalMoves(position).slice(0, 1),
      },
      interrupted: true,
    })) satisfies EnginePort["search"],
  };

  test.each([
    ["hint", "There was no time to find a good move."],
    ["draw", "The computer has not answered."],
    ["computer white 2", "The computer has paused."],
  ])("%s is interrupted", async (word, answer) => {
    const shown = await talk(game, ["computer black 3", word, "quit"], {
      position: SAMPLE,
      effects: interrupted,
    });
    expect(shown).toContain(answer);
    expect(shown.trimEnd().split("\n").at(-2)).toMatch(/^Start square/);
  });

  test("a move that was taken back from a paused computer can be redone", async () => {
    const shown = await talk(game, ["computer black 3", "12 11", "undo", "redo", "quit"], {
      position: SAMPLE,
      effects: interrupted,
    });
    expect(shown).toContain("Taken back: 12-11=M");
    expect(shown).toContain("Redone: 12-11=M");
  });
});
