/** The settings, and how they change the game that is played. */

import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { err, ok } from "../../../../src/base/result.ts";
import { makePalette } from "../../../../src/drawing/palette.ts";
import type { Theme } from "../../../../src/drawing/theme-colours.ts";
import type { SettingsFile } from "../../../../src/game/records/store/player-file.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { completions } from "../../../../src/terminal/dialogue/completion.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { firstQuestion, portsOf, runDialogue } from "../run-dialogue.ts";
import { type Talk, talk } from "../type-lines.ts";

const game = anyGame(sarrum);

/** Returns a settings file in memory. */
function settingsIn(text: string, failing: Partial<SettingsFile> = {}) {
  const file = { text };
  const settings: SettingsFile = {
    path: async () => "/home/ann/settings.txt",
    read: async () => ok(file.text),
    async add(line) {
      file.text += `${line}\n`;
      return ok(true);
    },
    ...failing,
  };
  return { file, settings };
}

/** Types lines in the sample game, and returns what is shown and the settings afterwards. */
async function typed(lines: readonly string[], text = "", players: readonly string[] = []) {
  const { file, settings } = settingsIn(text);
  const shown = await talk(game, lines, { position: SAMPLE, players, effects: { settings } });
  return { shown, text: file.text };
}

describe("a name that is set after a watched game", () => {
  test("is used in the next game", async () => {
    const { settings } = settingsIn("");
    const lines = ["computer show 0", "set white Bea", "y", "y"];
    const position = "s6G/8/8/8/3S4/8/8/8 w";
    const shown = await talk(game, lines, { position, effects: { settings } });
    expect(shown).toContain("It is White's turn (Bea).");
  });
});

describe("set score on", () => {
  test("shows the winning chances beside the board, and set score off hides them", async () => {
    const { settings } = settingsIn("");
    const lines = ["set score on", "81 41", "undo", "set score off", "81 71"];
    const shown = await talk(game, lines, {
      position: SAMPLE,
      columns: 100,
      palette: makePalette(3, "slate"),
      effects: { settings },
    });
    expect(shown.match(/\S+'s chances: .* %/g)).toHaveLength(2);
    expect(shown).toContain(makePalette(3).paint(" ".repeat(20), "goodLabel"));
  });

  test("shows none where players look for a move", async () => {
    const { settings } = settingsIn("");
    const searches = ["puzzle 1", "moves threats", "show", "done", "learn 1", "moves 45", "done"];
    const shown = await talk(game, ["set score on", ...searches], {
      position: SAMPLE,
      columns: 100,
      palette: makePalette(3, "slate"),
      effects: { settings },
    });
    // Only the game has them, which is shown again after each of the two.
    expect(shown.match(/\S+'s chances: .* %/g)).toHaveLength(3);
  });
});

describe("set symbols on", () => {
  test("shows chess symbols, beside which the panel stays where it is", async () => {
    const { settings } = settingsIn("");
    const shown = await talk(anyGame(shatranj), ["y", "set symbols on"], {
      columns: 100,
      palette: makePalette(3, "slate"),
      effects: { settings },
    });
    const [letters = "", symbols = ""] = stripVTControlCharacters(shown).split("set symbols on\n");
    expect(symbols).toContain("symbols: on, saved for every session.");
    expect(symbols).toMatch(/^1 .* ♔\ufe0e /mu);
    const columns = [letters, symbols].map((text) =>
      text
        .replaceAll("\ufe0e", "")
        .match(/^.*(?= [WB] {2}(?:White|Black)$)/gmu)
        ?.map((line) => line.length),
    );
    expect(columns[0]).toHaveLength(2);
    expect(columns[1]).toEqual(columns[0]);
  });

  test("says where that makes no difference", async () => {
    const coloured = { columns: 80, palette: makePalette(3, "slate") };
    const shownIn = (of: AnyGame, how: Talk) =>
      talk(of, ["set symbols on", "set symbols off"], {
        ...how,
        effects: { settings: settingsIn("").settings },
      });
    const none = "Capture the Sarrum has no chess symbols; shatranj and citadel chess have.\n";
    expect((await shownIn(game, coloured)).split(none)).toHaveLength(2);
    const only = "Chess symbols are shown on coloured boards only.\n";
    expect((await shownIn(anyGame(shatranj), {})).split(only)).toHaveLength(2);
    expect(await shownIn(anyGame(shatranj), coloured)).not.toContain(only);
  });
});

describe("set", () => {
  test("lists all settings, the ignored lines and the file", async () => {
    const file = "theme = warm\nlevel = 11\nwhite = Ann\n";
    const { shown, text } = await typed(["set theme warm", "set white Ann", "set"], file);
    expect(shown).toContain(
      [
        "large: auto (default)",
        "theme: warm",
        "colour: on (default)",
        "pieces: shapes (default)",
        "drawing: auto (default)",
        "redraw: on with colours and 24 lines (default)",
        "mouse: off (default)",
        "warn: off (default)",
        "score: off (default)",
        "symbols: off (default)",
        "level: 1 (default)",
        "white: Ann",
        "black: no name (default)",
        "plain: off",
        "Line 2 of your settings is ignored: level takes a number from 1 to 8.",
        "They are in /home/ann/settings.txt.",
      ].join("\n"),
    );
    expect(text).toBe(`${file}theme = warm\nwhite = Ann\n`);
  });

  test("lists the first of many ignored lines", async () => {
    const { shown } = await typed(["set"], "x\n".repeat(1000));
    expect(shown).toContain(
      "Line 5 of your settings is ignored: a line has the form NAME = VALUE.\n",
    );
    expect(shown).toContain("Ignored lines after these: 995.\n");
    expect(shown).not.toContain("Line 6");
  });

  test("without a keyboard are those of the session", async () => {
    const lines = ["set theme warm", "set level 2", "set", "computer black", "set theme default"];
    const shown = await talk(game, lines, { position: SAMPLE });
    expect(shown).toContain("theme: warm\nThe board here has no colours and one size.\n");
    expect(shown).toContain("large: auto (default)\ntheme: warm\ncolour: on (default)\n");
    expect(shown).toContain("level: 2\nwhite: no name (default)\n");
    expect(shown).toContain("Black: Computer, level 2.");
    expect(shown).toContain("theme: default\n");
    expect(shown).not.toContain("saved");
  });
});

describe("set", () => {
  test("writes a setting, shows it and removes it", async () => {
    const lines = ["set theme", "SET Theme Contrast", "set theme", "set level = 5"];
    const { shown, text } = await typed(lines);
    expect(text).toBe("theme = contrast\nlevel = 5\n");
    expect(shown).toContain("set theme\ntheme: default\n");
    expect(shown).toContain("SET Theme Contrast\ntheme: contrast, saved for every session.\n");
    expect(shown).toContain("set theme\ntheme: contrast\n");
    const removed = await typed(["set theme default"], text);
    expect(removed.shown).toContain("theme: default, saved for every session.");
    expect(removed.text).toBe("theme = contrast\nlevel = 5\ntheme = default\n");
  });

  test.each([
    ["set colour red", "colour takes on or off."],
    ["set hue red", "“hue” is not a setting; type set to list them."],
    ["set theme pink", "theme takes default, slate, contrast, warm or light."],
    ["set level 12", "level takes a number from 1 to 8."],
  ])("refuses %s, and writes nothing", async (line, reason) => {
    const { shown, text } = await typed([line], "# mine");
    expect(shown).toContain(`${reason}\n`);
    expect(text).toBe("# mine");
  });

  test("keeps what another window has written in the meantime", async () => {
    const { file, settings } = settingsIn("level = 2\n");
    const left = ["set theme warm"];
    const read = async () => ok("");
    const ports = portsOf({ settings: { ...settings, read }, ask: async () => left.shift() });
    await runDialogue(game, { position: SAMPLE }, ports);
    expect(file.text).toBe("level = 2\ntheme = warm\n");
  });

  test("colours the board at once", async () => {
    const { settings } = settingsIn("");
    const themes: Theme[] = [];
    const palette = (theme: Theme) => {
      themes.push(theme);
      return makePalette(3, theme);
    };
    const left = ["set theme warm"];
    const ports = portsOf({ settings, ask: async () => left.shift() }, { columns: 80, palette });
    await runDialogue(game, { position: SAMPLE }, ports);
    expect(themes.at(0)).toBe("default");
    expect(themes.at(-1)).toBe("warm");
  });

  test("shows the themes as boards in a window with colours, before and after a choice", async () => {
    const { settings } = settingsIn("");
    const lines = ["set theme", "set theme warm", "set pieces"];
    const window = { columns: 80, palette: makePalette(3) };
    const shown = await talk(game, lines, { position: SAMPLE, ...window, effects: { settings } });
    const pages = stripVTControlCharacters(shown).split("Themes ").slice(1);
    expect(pages).toHaveLength(2);
    for (const page of pages)
      expect(page).toMatch(/\n(> )?default .*slate .*contrast .*warm .*light/);
    expect(pages[0]).toContain("\ntheme: default\n");
    expect(pages[1]).toContain("\ntheme: warm, saved for every session.\n");
  });

  test("chooses the level of computer", async () => {
    for (const line of ["computer", "computer black"]) {
      const { shown } = await typed(["set level 2", line, "computer off"]);
      expect(shown).toContain("Black: Computer, level 2.");
    }
  });

  test("names the players of the current game, also a side that a computer plays for now", async () => {
    const lines = ["set white Ann", "board", "computer black", "set black Ben", "computer off"];
    const { shown, text } = await typed([...lines, "12 11", "resume finished"]);
    expect(text).toBe("white = Ann\nblack = Ben\n");
    expect(shown).toContain("It is White's turn (Ann).");
    expect(shown).toContain("It is Black's turn (Ben).");
  });

  test("shows the name at once beside a coloured board and below it", async () => {
    const { settings } = settingsIn("");
    const shown = await talk(game, ["set white Ann"], {
      position: SAMPLE,
      columns: 100,
      palette: makePalette(3, "slate"),
      effects: { settings },
    });
    const after = stripVTControlCharacters(shown).split("saved for every session.\n")[1];
    expect(after).toContain(" W  White Ann\n");
    expect(after).toContain("It is White's turn (Ann).");
  });

  test("calls players by their names where it asks them", async () => {
    const { shown } = await typed(["draw", "n", "resign"], "", ["Ann", "Ben"]);
    expect(shown).toContain("Ben, do you agree to a draw (Y for yes)? ");
    expect(shown).toContain("Ann, do you really resign (Y for yes)? ");
  });

  test("does not rename the players of a finished game, but of the next", async () => {
    const { shown } = await typed(["81 41", "set white Ann", "board", "new", "y"]);
    expect(shown.split("(Ann)")).toHaveLength(3);
    expect(shown).toContain("White (Ann) 1, Black 0");
    expect(shown).toContain("It is White's turn (Ann).");
  });

  test("removes the name of a player", async () => {
    const { shown, text } = await typed(["set white default", "board"], "white = Ann\n", ["Ann"]);
    expect(text).toBe("white = Ann\nwhite = default\n");
    expect(shown.split("It is White's turn (Ann).")).toHaveLength(2);
    expect(shown).toContain("It is White's turn.");
  });

  test("saves a name that the current game has no side for", async () => {
    const { file, settings } = settingsIn("");
    const race = anyGame(saturankam({ players: 3, startOff: false, easyEntry: false }));
    const shown = await talk(race, ["set white Ann"], { effects: { settings } });
    expect(shown).toContain("white: Ann, saved for every session.");
    expect(file.text).toBe("white = Ann\n");
  });

  test("says why it cannot read or write, and then changes nothing", async () => {
    for (const reason of ["It cannot be read.", "It cannot be written."]) {
      const { file, settings } = settingsIn("", { add: async () => err(reason) });
      const lines = ["set level 2", "computer"];
      const shown = await talk(game, lines, { position: SAMPLE, effects: { settings } });
      expect(shown).toContain(`${reason}\n`);
      expect(shown).toContain("Black: Computer, level 1.");
      expect(file.text).toBe("");
    }
  });

  test("is completed by Tab", async () => {
    const { state, repl } = await firstQuestion(game);
    const complete = (line: string) => completions({ state, ports: portsOf({}) }, line, repl);
    expect(await complete("set l")).toEqual(["large ", "level "]);
    expect(await complete("set theme ")).toEqual(["default", "slate", "contrast", "warm", "light"]);
    expect(await complete("set white d")).toEqual(["default"]);
    expect(await complete("set theme warm ")).toEqual([]);
  });
});
