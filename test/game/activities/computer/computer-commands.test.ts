/** The commands hint, analyse and computer. */
import { describe, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { writeFile } from "../../../../src/base/write-files.ts";
import { playerName } from "../../../../src/game/match/players.ts";
import type { Autosave } from "../../../../src/game/records/store/autosave.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import type { EnginePort } from "../../../../src/game/session/ports.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { file, useFolder } from "../../session/saved-games.ts";
import { talk } from "../../session/type-lines.ts";

useFolder();

const game = anyGame(sarrum);
const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));

describe("hint", () => {
  test.each([
    ["Figure 8", SAMPLE, "White captures the sarrum in 1 move."],
    ["a quiet win", "3s4/8/8/6G1/7G/8/8/3S4 w", "White captures the sarrum in 3 moves."],
  ])("reports the win of %s", async (_what, position, win) => {
    expect(await talk(game, ["hint"], { position })).toContain(win);
  });

  test("is the same when asked again, even if another search would find another move", async () => {
    const searches: (boolean | undefined)[] = [];
    const search: EnginePort["search"] = async (request) => {
      const moves = request.game.legalMoves(request.position);
      const pv = moves.slice(searches.length, searches.length + 1);
      searches.push(request.fresh);
      const score = { kind: "value", centi: 0 } as const;
      return { info: { depth: 1, score, nodes: 1, milliseconds: 1, pv }, interrupted: false };
    };
    const lines = ["hint", "hint", "analyse 1", "hint", "13 14", "undo", "hint", "13 14", "hint"];
    const shown = await talk(game, lines, { position: SAMPLE, effects: { search } });
    const hints = shown.match(/A good move: \S+/g) ?? [];
    expect(hints).toHaveLength(5);
    expect(new Set(hints.slice(0, 4)).size).toBe(1);
    expect(searches).toEqual([true, undefined, true]);
  });

  test("says why, without saying the move twice; at a terminal the board marks its way", async () => {
    const position = "7s/8/8/3e4/8/8/8/S2G4 w";
    const hint = "A good move: 48x44, which captures an undefended etlu.\n";
    const search: EnginePort["search"] = async () => {
      const move = game.readMove(mustRead(game, position), "48 44");
      const score = { kind: "value", centi: 0 } as const;
      const pv = move.ok ? [move.value] : [];
      return { info: { depth: 1, score, nodes: 1, milliseconds: 1, pv }, interrupted: false };
    };
    const piped = await talk(game, ["hint"], { position, effects: { search } });
    expect(piped.split("Start square")[1]).toMatch(new RegExp(`: hint\n${hint}$`));
    const effects = { interactive: true, search };
    const shown = await talk(game, ["hint", "hint"], { position, effects });
    expect(shown.split(hint)).toHaveLength(3);
    expect(shown.match(/xE/g)).toHaveLength(2);
  });

  test("marks all points of a capture of zamma, and the pieces that it takes", async () => {
    const leaps = anyGame(zamma({ size: 9, removal: "immediate" }));
    const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
    const effects = { interactive: true };
    const shown = await talk(leaps, ["hint"], { position, effects });
    const [board = ""] = shown.split(": hint\n")[1]?.split("A good move") ?? [];
    expect(board.match(/\[Wo\]/g)).toHaveLength(2);
    expect(board.match(/::/g)).toHaveLength(2);
  });

  test("reports a loss as well", async () => {
    const shown = await talk(game, ["hint"], { position: "s7/2G5/1G6/8/8/8/8/3S4 b" });
    expect(shown).toMatch(/Even so, White captures the sarrum in 1 move\./);
  });

  test("knows that two bare shahs never mate", async () => {
    const position = "4k3/8/8/8/8/8/8/4K3 w -";
    const shown = await talk(anyGame(shatranj), ["hint"], { position });
    expect(shown).toContain("Neither side can win. Type draw to offer a draw.");
  });

  test("finds the stalemate by which a bare king of citadel chess wins", async () => {
    const position =
      "1**********1/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*2k7*/*10*/*10*/K**********1 b";
    const shown = await talk(anyGame(citadel), ["hint"], { position });
    expect(shown).toContain("A good move: d4c3.");
    expect(shown).toContain("Black wins in 1 move.");
  });

  test("has nothing to say about dice, or after the end", async () => {
    expect(await talk(race, ["hint"])).toContain("Throw the dice first.");
    expect(await talk(game, ["81 41", "hint"], { position: SAMPLE })).toContain(
      "The game is over.",
    );
  });
});

describe("analyse", () => {
  test("reports depth, score and best play", async () => {
    const shown = await talk(game, ["analyse 1"], { position: SAMPLE });
    expect(shown).toMatch(
      /Depth, score for White \(1\.00 is a redum\), and best play:\n +\d+ +wins in 1 {2}81x41\n/,
    );
  });

  test("says nothing twice where nothing can change", async () => {
    const shown = await talk(game, ["analyse 1"], { position: "s7/8/R7/8/8/8/8/7S w" });
    const plays = shown.match(/(?<=^ +\d+ {2}).*$/gm) ?? [];
    expect(plays.length).toBeGreaterThan(2);
    const repeated = plays.slice(1, -1).filter((play, index) => play === plays[index]);
    expect(repeated).toEqual([]);
  });

  test("refuses an invalid time", async () => {
    expect(await talk(game, ["analyse long"], { position: SAMPLE })).toContain(
      "The time to analyse is a number of seconds",
    );
  });
});

describe("computer", () => {
  const AGAINST = "Black: Computer, level 1. Type computer with a level from 1 to 8 to change it";

  test("alone lets it play all but White, at level 1 or the level that is set", async () => {
    expect(await talk(game, ["computer"], { position: SAMPLE })).toContain(AGAINST);
    const shown = await talk(race, ["computer"], {});
    expect(shown).toMatch(/East: Computer, level 1\W+North: Computer, level 1\./);
  });

  test("alone at the first question begins the game at a keyboard", async () => {
    const shown = await talk(sarrum, ["computer", "17 16"], { effects: { interactive: true } });
    expect(shown).toContain("White's redum moves from 17 to 16.");
    expect(shown).toMatch(/Black's \w+ moves/);
    expect(await talk(sarrum, ["computer", "y", "81 41"])).toContain("White wins!");
  });

  test.each([
    ["computer 5", "Black: Computer, level 5."],
    ["computer hard", "Black: Computer, level 7."],
    ["computer black easy", "Black: Computer, level 1."],
  ])("%s gives it the side that is not to move", async (line, players) => {
    expect(await talk(game, [line], { position: SAMPLE })).toContain(players);
    const black = await talk(game, ["13 23", line], { position: SAMPLE });
    expect(black).toContain(line.includes("black") ? players : players.replace("Black", "White"));
  });

  test("offers a stronger opponent after a win against it, unless it plays its best", async () => {
    const won = (...first: readonly string[]) =>
      talk(game, [...first, "81 41"], { position: SAMPLE, effects: { interactive: true } });
    const offer = "computer 2 plays the next game a little better, ";
    expect(await won("computer black 1")).toContain(offer);
    expect(await won("computer black 8")).not.toContain("the next game");
    expect(await won()).not.toContain("the next game");
    expect(await won("computer both 1")).not.toContain("the next game");
  });

  test("says how to stop it while it plays", async () => {
    const shown = await talk(game, ["computer black 1", "computer"], { position: SAMPLE });
    expect(shown).toContain(
      "Black: Computer, level 1. Type computer with a level from 1 to 8 to change it, or computer off to play by hand.\n",
    );
  });
});

test("the only legal move needs no long search", async () => {
  const limits: (number | undefined)[] = [];
  const mates: (number | undefined)[] = [];
  const search: EnginePort["search"] = async (request) => {
    limits.push(request.limits.nodes);
    mates.push(request.mate);
    const score = { kind: "value", centi: 0 } as const;
    const pv = request.game.legalMoves(request.position).slice(0, 1);
    return { info: { depth: 1, score, nodes: 1, milliseconds: 1, pv }, interrupted: false };
  };
  const lines = ["analyse 9", "hint", "d4e5", "hint", "analyse", "analyse 60", "computer white 8"];
  const choices = { size: 9, removal: "immediate" } as const;
  await talk(anyGame(zamma(choices)), lines, { effects: { search } });
  expect(limits).toEqual([undefined, 400_000, 20_000, 20_000, 20_000, 20_000]);
  expect(mates.filter(Boolean)).toEqual([5]);
});

test("a draw is accepted once a position has come up three times, however well it stands", async () => {
  const there = ["13 14", "14 13"];
  let at = 0;
  const search: EnginePort["search"] = async (request) => {
    const moves = request.game.legalMoves(request.position);
    const written = moves.map((move) => request.game.writeMove(request.position, move));
    const move = moves[written.indexOf(["41-42", "42-41"][at++ % 2]!)] ?? moves[0]!;
    const score = { kind: "win", plies: 3 } as const;
    return { info: { depth: 1, score, nodes: 1, milliseconds: 1, pv: [move] }, interrupted: false };
  };
  const lines = ["computer black 8", ...there, ...there, "draw", "y"];
  const shown = await talk(game, lines, { position: SAMPLE, effects: { search } });
  expect(shown).toContain("three times; the computer would accept a draw: type draw.");
  expect(shown).toContain("The computer agrees.");
});

test.each([
  ["set level", 1],
  ["set level 5", 5],
  ["set level default", 1],
])("after %s every way to let the computer play has that level", async (chosen, level) => {
  for (const typed of [["computer"], ["computer black"], ["new shatranj", "computer"]]) {
    const shown = await talk(game, ["y", chosen, ...typed, "computer"]);
    expect(shown).toContain(`level: ${level}`);
    expect(shown).toContain(`Black: Computer, level ${level}. Type`);
  }
});

describe("computer show", () => {
  /** White can win in so many moves. */
  const ONE_MOVE = "s6G/8/8/8/3S4/8/8/8 w";
  const TWO_MOVES = "s7/7G/8/8/8/8/8/S3G3 w";

  test("plays a game to its end", async () => {
    const shown = await talk(game, ["computer show 0", "n"], { position: TWO_MOVES });
    expect(shown).toMatch(/White wins!|The players agree to a draw\./);
  });

  test("leaves a computer that already plays at its level", async () => {
    const lines = ["computer black 2", "computer show 0", "n"];
    const effects = { autosaves: [] as Autosave[] };
    let names: readonly string[] = [];
    effects.autosaves.push(async ({ info }) => {
      names = info.players.map(playerName);
      return ok(true);
    });
    await talk(game, lines, { position: ONE_MOVE, effects });
    expect(names).toEqual(["Computer, level 1", "Computer, level 2"]);
  });

  test("is over with its game: the next one has the players of before", async () => {
    const lines = ["computer black 1", "computer show 0", "y", "y", "computer"];
    const shown = await talk(game, lines, { position: ONE_MOVE });
    expect(shown).toContain("It is White's turn.\nStart square");
    expect(shown).toMatch(/Black: Computer, level 1\. Type/);
    expect(shown).not.toMatch(/White: Computer, level 3\. Black: Computer, level 1\. Type/);
  });

  test("draws a game that only repeats moves", async () => {
    const shown = await talk(game, ["set level 3", "computer show 0", "n"], {
      position: "8/3s4/8/8/8/8/3S4/8 w",
    });
    expect(shown).toContain(
      "The position has occurred three times; between computers that is a draw.",
    );
    expect(shown).toContain("The players agree to a draw.");
  });
});

test("a player's name does not carry over to another game with the computer", async () => {
  const zammaGame = file("zamma.txt");
  const lines = ["computer black 1", `save ${zammaGame}`, "quit"];
  const other = anyGame(zamma({ size: 5, removal: "immediate" }));
  await talk(other, lines, { effects: { write: writeFile } });
  const shown = await talk(
    game,
    ["computer white 1", `load ${zammaGame}`, "computer off", "moves"],
    {
      players: ["Ann", "Ben"],
    },
  );
  expect(shown).toContain("The computer is not playing.");
  expect(shown.split("computer off")[1]).not.toContain("Ann");
});
