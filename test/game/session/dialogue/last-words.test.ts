/** What is said when the program is left. */
import { describe, expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { openTestStore, played, recorded, useFolder } from "../saved-games.ts";

useFolder();

describe("the last words", () => {
  const RESUMED = "Goodbye.\nYour game is saved; resume it with: npx tsx src/main.ts --resume\n";
  const lastWords = async (lines: readonly string[], interactive = true, view = DEFAULT_VIEW) => {
    const games = openTestStore();
    const effects = { interactive, store: async () => games, autosaves: [games.keep] };
    const shown = await played(lines, { effects, view });
    return shown.slice(shown.lastIndexOf("Goodbye."));
  };

  test.each([
    ["quit in a game", ["13 14", "quit"]],
    ["quit in the quiz", ["13 14", "quiz", "quit"]],
    ["quit at a question", ["13 14", "resign", "quit"]],
  ])("say how to resume the game after %s", async (_what, lines) => {
    expect(await lastWords(lines)).toBe(RESUMED);
  });

  test("say so at the end of the input, too", async () => {
    expect(await lastWords(["13 14"])).toBe(RESUMED);
  });

  test("keep --plain, also in an activity and at the end of the input", async () => {
    const plain = { ...DEFAULT_VIEW, plain: true };
    for (const lines of [["13 14", "quit"], ["13 14", "learn", "quit"], ["13 14"]])
      expect(await lastWords(lines, true, plain)).toContain("src/main.ts --plain --resume\n");
  });

  test.each([
    ["without a move", ["quit"]],
    ["after the moves have been undone", ["13 14", "undo", "quit"]],
    ["after the end", ["81 41", "quit"]],
    ["in a new game", ["13 14", "new", "y", "y", "quit"]],
  ])("are only Goodbye %s", async (_what, lines) => {
    expect(await lastWords(lines)).toBe("Goodbye.\n");
  });

  test("are only Goodbye for a file that was not played on, and in a pipe", async () => {
    expect(await lastWords([`load ${recorded("1. 13-14 *")}`, "quit"])).toBe("Goodbye.\n");
    expect(await lastWords(["13 14", "quit"], false)).toBe("Goodbye.\n");
  });

  test("are only Goodbye if the game could not be saved", async () => {
    const games = openTestStore();
    const effects = { interactive: true, store: async () => games, autosaves: [] };
    expect(await played(["13 14", "quit"], { effects })).toMatch(/Goodbye\.\n$/);
  });
});
