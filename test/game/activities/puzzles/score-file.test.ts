/** The file of the scores of puzzles. */
import { describe, expect, test } from "vitest";
import { err, ok } from "../../../../src/base/result.ts";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import type { LineFile } from "../../../../src/game/records/store/player-file.ts";
import { typed } from "./sample-game.ts";

const PUZZLES = await puzzlesOf("sarrum");

/** Returns the line of a puzzle that has been solved with help. */
const solved = ({ position }: Puzzle) => `sarrum ${position} aided 2026.11.20\n`;

/** Returns a file in memory. */
function fileIn(text: string, failing: Partial<LineFile> = {}) {
  const file = { text };
  const puzzleScores: LineFile = {
    read: async () => ok(file.text),
    async add(line) {
      const before = await puzzleScores.read();
      if (!before.ok) return before;
      file.text += `${line}\n`;
      return ok(true);
    },
    ...failing,
  };
  return { file, puzzleScores };
}

describe("the scores of puzzles", () => {
  test("are saved, and solved puzzles are not set again", async () => {
    const [one, two, three, four] = PUZZLES;
    const { file, puzzleScores } = fileIn(solved(one!));
    const lines = [
      "puzzle",
      two!.solution[0]!,
      "",
      "hint",
      three!.solution[0]!,
      "next",
      "show",
      "puzzle scores",
    ];
    const shown = await typed(lines, { puzzleScores });
    expect(file.text).toBe(
      [
        `sarrum ${one!.position} aided 2026.11.20`,
        `sarrum ${two!.position} unaided 2026.11.21`,
        `sarrum ${three!.position} aided 2026.11.21`,
        `sarrum ${four!.position} shown 2026.11.21`,
        "",
      ].join("\n"),
    );
    expect(shown).not.toContain("Puzzle 1: ");
    const ones = PUZZLES.filter(({ moves }) => moves === 1).length;
    expect(shown).toContain(`Puzzles solved: 3 of ${PUZZLES.length}.\nIn 1 move: 3 of ${ones}.\n`);
    expect(shown).toContain("Current streak without help: 0; longest: 1.\n");
  });

  test("say if nothing is left to solve", async () => {
    const text = PUZZLES.map(solved).join("");
    const { puzzleScores } = fileIn(text);
    const shown = await typed(["puzzle", "puzzle in 3", "puzzle 5", "next"], { puzzleScores });
    expect(shown).toContain("puzzle\nThere are no other unsolved puzzles.\n");
    expect(shown).toContain("There are no other unsolved 3-move puzzles.\n");
    expect(shown).toContain("Puzzle 5: ");
  });

  test("are reported and ignored where they are damaged", async () => {
    const { puzzleScores } = fileIn(`\0\n${solved(PUZZLES[0]!)}x\n`);
    const shown = await typed(["puzzle scores"], { puzzleScores });
    expect(shown).toContain("Lines 1 and 3 of your puzzle scores are ignored.\n");
    expect(shown).toContain("Puzzles solved: 1 of");
    const many = await typed(["puzzle scores"], fileIn("x\n".repeat(9)));
    expect(many).toContain("Lines 1, 2, 3, 4, 5 and 4 more of your puzzle scores are ignored.\n");
    const one = await typed(["puzzle scores"], fileIn("x\n"));
    expect(one).toContain("Line 1 of your puzzle scores is ignored.\n");
  });

  test("say why they cannot be read or saved", async () => {
    const lines = ["puzzle 1", PUZZLES[0]!.solution[0]!];
    const unread = fileIn("old", { read: async () => err("It cannot be read.") });
    expect(await typed(lines, unread)).toContain("It cannot be read.\n");
    expect(unread.file.text).toBe("old");
    const unwritten = fileIn("", { add: async () => err("It cannot be written.") });
    expect(await typed(lines, unwritten)).toContain(
      "It cannot be written.\nPuzzle 1 is solved without help.\n",
    );
  });
});
