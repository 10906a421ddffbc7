/** The computer as a player in the dialogue. */

import { describe, expect, test } from "vitest";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import type { EnginePort } from "../../../../src/game/session/ports.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

const game = anyGame(sarrum);
const twoRace = anyGame(saturankam({ players: 2, startOff: false, easyEntry: false }));
const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));

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
    const lines = [
      "13 14",
      "86 87",
      "resign",
      "y",
      "computer white 1",
      "undo",
      "review list",
      "quit",
    ];
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
    const shown = await talk(game, ["computer show 0", "undo", "undo", "quit"], {
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
