/** The command moves with an opponent's piece. */

import { describe, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { linesInMemory } from "../../../../src/game/records/store/player-file.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

const PLAIN = { ...DEFAULT_VIEW, plain: true };

describe("moves with an opponent's piece", () => {
  test("marks where it could go on its own turn", async () => {
    const shown = await talk(sarrum, ["moves 23"], { position: SAMPLE });
    expect(shown).toContain("3   |WS|BE|  |::|");
    expect(shown).toContain("On Black's turn, Black's etlu on 23: 23-25  23-43\n");
  });

  test("says that it could not move", async () => {
    const position = "s7/8/r7/R7/8/8/8/7S w";
    const shown = await talk(sarrum, ["moves 13"], { position });
    expect(shown).toContain("On Black's turn, Black's redum on 13 has no legal move.\n");
  });

  test("leaves an empty square to be refused", async () => {
    const shown = await talk(sarrum, ["moves 44"], { position: SAMPLE });
    expect(shown).toContain("The square 44 is empty.\n");
  });

  test("works in zamma", async () => {
    const shown = await talk(zamma({ size: 9, removal: "deferred" }), ["moves d6"], {});
    expect(shown).toContain("On White's turn, White's man on d6: d6e5\n");
  });
});

describe("moves threats", () => {
  test("marks what can be captured, now and on the other side's turn", async () => {
    const shown = await talk(sarrum, ["moves threats"], { position: SAMPLE });
    expect(shown).toContain("1   |  |xG|  |xS|  |  |  |xG|");
    expect(shown).toContain(
      "White can capture Black's gisgigir on 21 (from 12), Black's sarrum on 41 (from 81), " +
        "Black's etlu on 23 (from 13) and Black's etlu on 83 (from 81).\n" +
        "Black could capture White's gisgigir on 81 (from 83) on its own turn.\n",
    );
  });

  test("is sentences alone in plain mode", async () => {
    const shown = await talk(sarrum, ["moves threats"], { position: SAMPLE, view: PLAIN });
    expect(shown).toContain(": moves threats\nWhite can capture Black's gisgigir on 21 (from 12)");
  });

  test("finds the captured man of zamma between two points", async () => {
    const game = zamma({ size: 9, removal: "deferred" });
    const shown = await talk(game, ["d4 e5", "moves threats"], {});
    expect(shown).toContain("White can capture Black's man on e5 (from f6).\n");
    expect(shown).toContain("Black could capture nothing on its own turn.\n");
  });

  test.each([
    ["shatranj", shatranj],
    ["citadel", citadel],
  ])("works in %s", async (_name, game) => {
    expect(await talk(game, ["moves threats"], {})).toContain("White can capture nothing.\n");
  });

  test("is not offered with dice, and not before or after a game", async () => {
    const game = saturankam({ players: 2, startOff: false, easyEntry: false });
    const shown = await talk(game, ["moves threats", "help board"], { dice: () => 0 });
    expect(shown).toContain("threats is not available in Saturankam.\n");
    expect(shown).not.toContain("  threats ");
    const exam = await talk(sarrum, ["moves threats", "y", "81 41", "moves threats"], {});
    expect(exam).toContain("No game has begun yet.\n");
    expect(exam).toContain("The game is over. ");
  });

  test("would give a question of the quiz away", async () => {
    const shown = await talk(sarrum, ["quiz", "moves threats", "threats"], {});
    expect(shown).toContain("\nmoves would give the answer away; type show to see it.\n");
    expect(shown).toContain("\nUnknown command “threats”; did you mean “moves threats”?\n");
  });
});

describe("set warn on", () => {
  const WARNING = "Black's sarrum on 41 can be captured by White's gisgigir on 81.\n";

  test("says after a move that a sarrum can be captured, also without a file", async () => {
    const lines = ["set warn on", "12 11", "21 11", "set warn", "set warn default", "board"];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown).toContain("warn: on\n");
    expect(shown).toContain(`${WARNING}It is Black's turn.\n`);
    expect(shown.split(WARNING)).toHaveLength(3);
    expect(shown).toContain("warn: off (default)\n");
  });

  test("tells it in plain mode, too, and nothing by default", async () => {
    const typed = { position: SAMPLE, view: PLAIN };
    const warned = await talk(sarrum, ["set warn on", "13 14"], typed);
    const quiet = await talk(sarrum, ["13 14", "set warn maybe"], typed);
    expect(warned).toContain(`${WARNING}It is Black's turn.\n`);
    expect(quiet).not.toContain("can be captured");
    expect(quiet).toContain("warn takes on or off.\n");
  });

  test("leaves games with check to their own announcement", async () => {
    const view = { ...DEFAULT_VIEW, warn: true };
    const position = "4k3/8/8/8/8/8/8/4RK2 b -";
    expect(await talk(shatranj, ["board"], { position, view })).not.toContain("can be captured");
  });

  test("is remembered", async () => {
    const settings = { path: async () => "/home/ann/settings.txt", ...linesInMemory() };
    const effects = { settings };
    const shown = await talk(sarrum, ["set warn on", "board"], { position: SAMPLE, effects });
    expect(shown).toContain("warn: on, saved for every session.\n");
    expect(shown).toContain(WARNING);
    expect(await settings.read()).toEqual(ok("warn = on\n"));
  });
});
