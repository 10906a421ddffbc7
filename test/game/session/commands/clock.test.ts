/** The command clock. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { seededDice } from "../../../../src/game/match/weighted-choice.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import type { EnginePort } from "../../../../src/game/session/ports.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { searchLocally } from "../run-dialogue.ts";
import { file, openTestStore, played, useFolder } from "../saved-games.ts";
import { type Talk, talk } from "../type-lines.ts";

useFolder();

const SECOND = 1_000;

/** Returns all output of a dialogue; "13 14; 7" is typed after 7 seconds. */
async function talkTimed(
  lines: readonly string[],
  more: Talk = {},
  game?: Parameters<typeof talk>[0],
): Promise<string> {
  let time = 0;
  let shown = "";
  const rest = [...lines];
  const think: EnginePort["search"] = async (request, report) => {
    const { milliseconds = 10 * SECOND } = request.limits;
    time += milliseconds;
    shown += `(thinks for ${milliseconds} ms)\n`;
    return searchLocally({ ...request, limits: { depth: 1 } }, report);
  };
  const effects: NonNullable<Talk["effects"]> = {
    now: () => time,
    say(text) {
      shown += `${text}\n`;
    },
    async ask(prompt) {
      const [line, seconds = 0] = rest.shift()?.split("; ") ?? [];
      time += SECOND * Number(seconds);
      shown += `${prompt}${line ?? ""}\n`;
      return line;
    },
    search: think,
    ...more.effects,
  };
  if (game) await talk(game, lines, { ...more, effects });
  else await played(lines, { ...more, effects });
  return shown;
}

describe("the clock", () => {
  test("is shown above the board and at the prompt, and gives an increment", async () => {
    const shown = await talkTimed(["clock 10+5", "13 14; 7", "41 42; 65.5", "clock"]);
    expect(shown).toContain("clock 10+5\nThe clock is on.\n[10:00] Start square");
    expect(shown).toContain("Clock: White 9:58, Black 10:00\n\n     ___");
    expect(shown).toContain("[10:00] Start square (file then rank, like 47): 41 42");
    expect(shown).toContain("[9:58] Start square (file then rank, like 47): clock\n");
    expect(shown).toContain("Clock: White 9:58 (+5 s a move), Black 9:00 (+5 s a move).\n");
  });

  test("that runs at a terminal is only at the prompt", async () => {
    const effects = { interactive: true };
    const shown = await talkTimed(["clock 10", "13 14; 7", "resign; 1", "y"], { effects });
    expect(shown.match(/^Clock: .*/gm)).toEqual([
      "Clock: White 9:53",
      "Clock: White 9:53, Black 9:59",
    ]);
  });

  test("that no prompt shows is above the board: of the engine that is to move, and in a replay", async () => {
    const lines = [
      "clock 10",
      "computer black 1s",
      "13 14; 7",
      "review moves",
      "next",
      "moves 41",
      "done",
    ];
    const shown = await talkTimed(lines, { effects: { interactive: true } });
    expect(shown.match(/^Clock: .*/gm)).toEqual([
      "Clock: White 9:53, Black 10:00",
      "Clock: Black 9:59",
      "Clock: White 10:00, Black 10:00",
      "Clock: White 9:53, Black 10:00",
      "Clock: White 9:53, Black 10:00",
      "Clock: Black 9:59",
    ]);
    const wide = { columns: 100, palette: makePalette(1), effects: { interactive: true } };
    const beside = stripVTControlCharacters(await talkTimed(lines, wide));
    expect(beside.match(/ {2}(White|Black) .*:.*\n.* to move/g)).toHaveLength(6);
  });

  test("is nowhere without one", async () => {
    const shown = await talkTimed(["13 14; 7", "clock", "clock 5", "clock off", "41 42"]);
    expect(shown).toContain("There is no clock; clock 10+5 gives");
    expect(shown).toContain("The clock is off.");
    expect(shown).not.toMatch(/^Clock:/m);
    expect(shown).toMatch(/\nStart square \(file then rank, like 47\): 41 42/);
  });

  test("runs at both squares of a move; the game ends when it is over", async () => {
    const shown = await talkTimed([
      "clock 0.5",
      "13; 20",
      "14; 9",
      "41; 29",
      "42; 1",
      "undo",
      "board",
    ]);
    expect(shown).toContain("[0:10] Finish square, from 13: 14\n");
    expect(shown).toContain("[0:01] Finish square, from 41: 42\n");
    expect(shown).toContain("Clock: White 0:01, Black 0:00\n");
    expect(shown).toContain("Black's time is up: White wins.\nPlay again");
    expect(shown).toContain("Time forfeit undone.");
    expect(shown.match(/\[0:30\] Start square/g)).toHaveLength(4);
  });

  test("names the players whose time is up and who win", async () => {
    const shown = await talkTimed([
      "set white Ann",
      "set black Ben",
      "clock 0.5",
      "13 14",
      "41 42; 31",
    ]);
    expect(shown).toContain("Ben's time is up: Ann wins.\nPlay again");
  });

  test("draws a game that the other can no longer win", async () => {
    const position = "k7/8/8/8/8/8/1R6/7K w -";
    const shown = await talkTimed(["clock 1", "b2b3; 61"], { position }, anyGame(shatranj));
    expect(shown).toContain("White's time is up, but Black can no longer win: the game is drawn.");
  });

  test("stands still at questions, in activities and while commands work", async () => {
    const lines = ["clock 1", "draw; 2", "n; 90", "learn 1; 3", "done; 90", "hint; 4", "13 14; 1"];
    const shown = await talkTimed(lines);
    expect(shown).toContain("[0:58] Start square (file then rank, like 47): learn 1\n\n");
    expect(shown).toContain("[0:55] Start square (file then rank, like 47): hint");
    expect(shown).toContain("(thinks for 3000 ms)");
    expect(shown).toContain("Clock: White 0:50, Black 1:00\n");
  });

  test("stands still while a long text is read", async () => {
    let time = 0;
    const lines = ["clock 1", "help all", "13 14"];
    const prompts: string[] = [];
    const effects: NonNullable<Talk["effects"]> = {
      now: () => time,
      interactive: true,
      editor: {
        hideKeys() {},
        typedAhead: () => false,
        typeFirst() {},
        showAgain() {},
        reportClicks() {},
        hasGrown: () => false,
      },
      async ask(prompt) {
        prompts.push(prompt);
        if (!prompt.startsWith("Enter for more")) return lines.shift();
        time += 90 * SECOND;
        return "q";
      },
    };
    await played([], { rows: 24, effects });
    expect(prompts).toHaveLength(5);
    expect(prompts.at(-1)).toContain("[1:00] Start square");
  });

  test("a player who was about to press Enter does not leave when it is over", async () => {
    const effects = { interactive: true };
    const shown = await talkTimed(["clock 0.5", "13; 31", "; 1.9", "; 0.1", "board"], { effects });
    expect(shown.match(/Play again.*/g)).toHaveLength(2);
    expect(shown).not.toContain("board");
  });

  test("stands still while a move is to be confirmed", async () => {
    const { sarrumWith } = await import("../../../../src/game/rules/sarrum/apply-house-rules.ts");
    const game = sarrumWith("confirm");
    if (!game.ok) throw new Error(game.reason);
    const shown = await talkTimed(
      ["clock 1", "13 14; 5", "Y; 300"],
      { position: SAMPLE },
      game.value,
    );
    expect(shown).toContain("Clock: White 0:55, Black 1:00\n");
  });

  test("goes back with undo, and is kept by save, resume and replay", async () => {
    const games = openTestStore();
    const effects = { store: async () => games, autosaves: [games.keep] };
    const lines = [
      "clock 10+5 5",
      "13 14; 7",
      "41 42; 65.5",
      "14 13; 100",
      "undo; 4",
      `save ${file("x")}`,
    ];
    const shown = await talkTimed([...lines, "14 13; 1"], { effects });
    expect(shown).toContain("[9:58] Start square (file then rank, like 47): save");
    expect(readFileSync(file("x"), "utf8")).toContain(
      '[WhiteTimeControl "600+5"]\n[BlackTimeControl "300+0"]\n',
    );
    const next = openTestStore();
    const resumed = await talkTimed(["resume", "undo; 5", "14 13; 4", "review moves", "next"], {
      effects: { store: async () => next },
    });
    expect(resumed).toContain("Clock: White 10:02, Black 3:55\n");
    expect(resumed).toContain("[3:55] Start square (file then rank, like 47): undo");
    expect(resumed).toContain("Clock: White 9:59, Black 3:55\n");
    expect(resumed).toContain("Clock: White 9:58, Black 5:00\n");
  });

  test("limits the computer to a share of its time, which it never exceeds", async () => {
    const shown = await talkTimed([
      "clock 1",
      "computer black 5s",
      "13 14; 1",
      "14 13; 1",
      "13 14",
    ]);
    expect(shown.match(/thinks for .*/g)).toEqual([
      "thinks for 2000 ms)",
      "thinks for 1933 ms)",
      "thinks for 1868 ms)",
    ]);
    expect(shown).toContain("Clock: White 0:59, Black 0:58\n");
    const slow = await talkTimed(["clock 0.1", "computer both 5s", "computer show 0"]);
    expect(slow).not.toContain("time is up");
  });

  test("applies to the next game, also if it is set before a game begins", async () => {
    const lines = ["clock 3+2 3", "clock", "Y", "resign; 1", "Y", "Y", "Y", "board; 2"];
    const shown = await talkTimed(
      lines,
      {},
      (await import("../../../../src/game/rules/sarrum/sarrum.ts")).sarrum,
    );
    expect(shown).toContain("The next game is played with this clock.");
    expect(shown).toContain("Clock: White 3:00 (+2 s a move), Black 3:00.\n");
    expect(shown.match(/\[3:00\] Start square/g)).toHaveLength(2);
  });

  test("works in a game with dice, and in plain text", async () => {
    const game = anyGame(saturankam({ players: 3, startOff: true, easyEntry: false }));
    const view = { ...DEFAULT_VIEW, plain: true };
    const more = { dice: seededDice(3), view, position: game.setups[0]!.position };
    const shown = await talkTimed(["help clock", "clock 1", "1; 10", "board", "1; 61"], more, game);
    expect(shown).toContain("clock 5 10 15 gives South 5, East 10 and North 15.");
    expect(shown).toContain("Clock: South 0:50, East 1:00, North 1:00.\n");
    expect(shown).toContain("East's time is up: the game ends without a winner.");
  });

  test.each(["clock x", "clock 1 2 3"])("refuses %s", async (line) => {
    expect(await talkTimed([line])).toContain(
      "clock takes minutes (0.1 to 999) and optional seconds per move, as in clock 10+5; or one such time for each player.",
    );
  });
});
