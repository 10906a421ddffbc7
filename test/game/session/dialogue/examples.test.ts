/** The moves that help and prompts give as examples: in every game each is legal where it is shown. */

import { expect, test } from "vitest";
import type { AnyGame } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { commandsAt } from "../../../../src/terminal/dialogue/registry.ts";
import { everyBoard } from "../../../every-game.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { firstQuestion } from "../run-dialogue.ts";
import { talk } from "../type-lines.ts";

const MOVES = [
  /ype a move .*?such as (.+?)(?:, on one line|\. |\.$)/gm,
  /A move is typed .*? such as (.+?), on one line/g,
  /or in words: ([^.]+)\./g,
  /or words such as ([^.]+)\./g,
  /example: explain ([^.\n]+)/g,
  /a move has two, such as (.+)\./g,
];

/** Returns the moves and start squares that help, refusals and prompts give as examples. */
async function examplesIn(game: AnyGame, position: string, interactive: boolean) {
  const { state, repl } = await firstQuestion(game);
  const { cells } = game.diagram(mustRead(game, position));
  const names = cells.flatMap((cell) => cell?.name ?? []).slice(0, 3);
  const helps = commandsAt(state, repl).map(({ names: [name] }) => `help ${name}`);
  const lines = ["help", ...helps, "explain", `explain ${names.join(" ")}`, `xyz ${names[0]}`];
  const shown = await talk(game, lines, { position, dice: () => 0, effects: { interactive } });
  const found = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, text = ""]) => text);
  return {
    moves: [...new Set(MOVES.flatMap(found))],
    squares: [...new Set(found(/\(file then rank, like (\w+)\)/g))],
  };
}

test.each([false, true])("every example is legal, at a keyboard: %s", async (interactive) => {
  for (const { name, game } of await everyBoard()) {
    for (const { position } of game.setups.slice(0, interactive ? undefined : 1)) {
      const { moves, squares } = await examplesIn(game, position, interactive);
      expect(moves.length, name).toBeGreaterThan(0);
      expect(squares, name).toHaveLength(game.squares ? 1 : 0);
      // In a pipe the prompt is the same in every position, and its square one of the full game.
      const now = interactive || position === game.setups[0]?.position ? squares : [];
      const lines = [...moves, ...now].map((move) => `explain ${move}`);
      const shown = await talk(game, lines, { position, dice: () => 0 });
      expect(shown.match(/^A legal move: /gm), `${name}: ${moves}`).toHaveLength(moves.length);
      expect(shown, name).not.toMatch(/has no legal move|is empty/);
    }
  }
});

test("before a game begins they are legal in the full game", async () => {
  const [, example] = (await talk(sarrum, ["help"])).match(/such as (\d\d \d\d),/) ?? [];
  expect(await talk(sarrum, ["n", `explain ${example}`])).toContain("A legal move: ");
  expect(await talk(sarrum, ["n", "e4x"])).toContain("such as 47.");
  expect(await talk(sarrum, ["n", "explain 47"])).toContain("White's redum on 47: 47-46");
});

test("after moves those of help follow the position, also in a pipe", async () => {
  const shown = await talk(sarrum, ["13 14", "help moves"], { position: SAMPLE });
  const [, example] = shown.match(/or in words: ([^.]+)\./) ?? [];
  const played = await talk(sarrum, ["13 14", `explain ${example}`], { position: SAMPLE });
  expect(played).toContain("A legal move: Black's");
});
