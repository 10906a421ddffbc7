/** Puzzles of the games that are like chess. */
import { describe, expect, test } from "vitest";
import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { talk } from "../../session/type-lines.ts";

describe("a puzzle of another game", () => {
  test.each([shatranj, citadel])(
    "$id is solved by its solution, square by square",
    async (game) => {
      const puzzle = (await puzzlesOf(game.id)).find(({ moves }) => moves === 2)!;
      const attack = puzzle.solution.filter((_, ply) => ply % 2 === 0);
      const lines = attack.flatMap((move) => move.match(/[a-l]\d+/g) ?? []);
      const shown = await talk(game, [`puzzle ${puzzle.number}`, ...lines]);
      const letters =
        game.id === "shatranj" ? /^Letters: K shah\b.*\.$/m : /^Letters: .*D war machine/m;
      expect(shown).toMatch(letters);
      expect(shown).toMatch(/: (White|Black) wins in 2 moves\.\n/);
      expect(shown).toContain(`Finish square, from ${lines[0]}: `);
      expect(shown).toMatch(/(Checkmate|Stalemate): .* (White|Black) wins!\n/);
      expect(shown).toContain(`Puzzle ${puzzle.number} is solved without help.\n`);
    },
  );

  test.each([shatranj, citadel])(
    "$id gives hints, shows its solution and refutes",
    async (game) => {
      const puzzle = (await puzzlesOf(game.id)).find(({ moves }) => moves === 3)!;
      const [first = ""] = puzzle.solution;
      const at = mustRead(game, puzzle.position);
      const moves = game.legalMoves(at).map((move) => game.writeMove(at, move));
      const wrong = moves.find((move) => move !== first)!;
      const shown = await talk(game, [`puzzle ${puzzle.number}`, "hint", "hint", wrong, "show"]);
      expect(shown).toMatch(/hint\nMove the [a-z ]+ on [a-l]\d+\.\n/);
      expect(shown).toContain(`hint\nMove ${first}. `);
      expect(shown).toContain(`${wrong} does not win in 3 moves.`);
      for (const move of puzzle.solution) expect(shown).toContain(`\n${move}. `);
    },
  );
});
