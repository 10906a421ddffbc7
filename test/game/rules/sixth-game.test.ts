/** A game that the catalogue does not have: its data, and one line. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openGame } from "../../../src/game/command-line/open-game.ts";
import { CATALOGUE, game } from "../../../src/game/rules/catalogue.ts";
import { playConforming } from "../../conformance.ts";
import { outcomeWords } from "../../perft/rows.ts";
import { talk } from "../session/type-lines.ts";
import { answer, at, described, goals, positionAfter, texts } from "./chess-rows.ts";
import { crossing } from "./sixth-game.ts";

const START = crossing.setups[0]?.position ?? "";
const MATES = "k5/2G3/1K4/6/6/6 w";
const LISTING = game(
  "crossing",
  "chess on 36 squares, with camels",
  () => import("./sixth-game.ts"),
);

/** Returns the lines of a file of this repository. */
function linesOf(path: string): string[] {
  return readFileSync(new URL(path, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
}

describe("a sixth game like chess", () => {
  test("is data in fewer than 80 lines, and imports only the core", () => {
    const lines = linesOf("sixth-game.ts");
    expect(lines.length).toBeLessThan(80);
    const imported = lines.flatMap((line) => /from "(.*)";$/.exec(line)?.[1] ?? []);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((path) => !path.startsWith("../../../src/game/rules/"))).toEqual([]);
    expect(lines.filter((line) => /=>|function|class/.test(line))).toHaveLength(1);
  });

  test("needs one line of the catalogue, as the other chess-like games do", () => {
    const lines = linesOf("../../../src/game/rules/catalogue.ts");
    for (const id of ["shatranj", "citadel"]) {
      const about = lines.filter((line) => line.includes(`"${id}"`) || line.includes(`/${id}.ts`));
      expect(about).toHaveLength(1);
      expect(about[0]).toMatch(/^ {2}game\("\w+", ".*", \(\) => import\("\.\/(\w+)\/\1\.ts"\)\),$/);
    }
  });

  test("loads from such a line, as the program's own games do", async () => {
    expect(CATALOGUE.map(({ id }) => id)).not.toContain(LISTING.id);
    expect(
      await openGame({ game: LISTING, choices: {}, setup: "full", position: undefined }),
    ).toEqual({
      ok: true,
      value: { game: crossing, choices: {}, setup: "full", position: at(crossing, START) },
    });
  });

  test("keeps the contract in random games, of which some come to an end by its rules", () => {
    const seeds = [1, 2, 3, 4];
    const games = seeds.map((seed) => playConforming(crossing, seed));
    for (const { plies } of games) expect(plies).toBeGreaterThan(10);
    expect(games.map(({ ended }) => ended)).toContain(true);
  });

  test("is played in the dialogue", async () => {
    const shown = await talk(crossing, ["c5", "c6"], { position: MATES });
    expect(shown).toContain("White's guard moves from c5 to c6.");
    expect(shown).toContain("Checkmate: Black cannot save the king. White wins!");
  });
});

describe("the rules of the sixth game", () => {
  test("give the moves of the beginning", () => {
    expect(texts(crossing, START).sort().join(" ")).toBe(
      "a1b4 a2a3 b1a3 b1c3 b2b3 c2c3 d2d3 e1d3 e1f3 e2e3 f1e4 f2f3",
    );
  });

  test("give the moves of an ending, with a promotion and a guard that goes two squares", () => {
    const text = "2k3/5P/6/1g4/6/2K3 w";
    expect(texts(crossing, text).sort().join(" ")).toBe("c1c2 c1d1 c1d2 f5f6=G");
    expect(goals(crossing, text.replace("w", "b"), "b3")).toBe("a3 b1 b2 b4 b5 c3 d3");
  });

  test("a move is read in every form and written in one", () => {
    const text = "2k2n/4P1/6/6/6/2K3 w";
    for (const typed of ["e5xf6=G", "e5f6", "e5 f6", "e5-f6g", "E5XF6"]) {
      expect(answer(crossing, text, typed)).toBe("e5xf6=G");
    }
    expect(positionAfter(crossing, text, "e5f6")).toBe("2k2G/6/6/6/6/2K3 b");
    expect(described(crossing, text, "e5f6")).toBe(
      "White's pawn captures Black's knight on f6 and becomes a guard.",
    );
  });

  test("a refusal names the rule, with the words of the table", () => {
    expect(answer(crossing, START, "a1a4")).toBe(
      "The camel on a1 does not move like that: a camel moves three squares straight and one aside, and jumps over anything.",
    );
    expect(answer(crossing, START, "g1g2")).toBe(
      "g1 is off the board; its squares run from a1 to f6.",
    );
  });

  test("mate wins, and no move draws: endings combine as they are listed", () => {
    const end = (text: string, move: string) =>
      outcomeWords(crossing, at(crossing, positionAfter(crossing, text, move)));
    expect(end(MATES, "c5c6")).toBe("white wins");
    expect(end("k5/3G2/1K4/6/6/6 w", "d5d6")).toBe("draw");
    expect(Object.values(crossing.ruleBook.sections)[0]).toHaveLength(2);
  });
});
