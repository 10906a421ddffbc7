import { expect, test } from "vitest";
import type { AnyGame } from "../../src/core/game.ts";
import { anyGame } from "../../src/games/catalogue.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { engineToMove } from "../../src/match/engine-sides.ts";
import { current, startMatch, withMove } from "../../src/match/match.ts";
import { matchOutcome } from "../../src/match/outcome.ts";
import { writeMatch } from "../../src/records/record-from-match.ts";
import { everyGame } from "../every-game.ts";
import { mustRead } from "../must-read.ts";
import { randomFrom } from "../random.ts";

const PLIES = 12;

/** Returns a game that counts the calls of `outcome` and `diagram`. */
function counting(game: AnyGame) {
  const asked = { outcome: 0, diagram: 0 };
  const counted: AnyGame = {
    ...game,
    outcome(position) {
      asked.outcome++;
      return game.outcome(position);
    },
    diagram(position) {
      asked.diagram++;
      return game.diagram(position);
    },
  };
  return { counted, asked };
}

test.each(await everyGame())(
  "computes the outcome and diagram of each position of a match only once: $name",
  ({ game, choices }) => {
    const { counted, asked } = counting(game);
    const info = { choices, setup: undefined, date: "2026.11.22", players: [] };
    const random = randomFrom(7);
    let match = startMatch(counted, mustRead(game, game.setups[0]?.position ?? ""), info);
    while (!matchOutcome(match) && match.at < PLIES) {
      const moves = game.legalMoves(current(match).position);
      match = withMove(match, moves[random(moves.length)]!);
      writeMatch(match);
      engineToMove(match);
      const { position, outcome, diagram } = current(match);
      expect(outcome).toEqual(game.outcome(position));
      expect(diagram).toEqual(game.diagram(position));
    }
    expect(asked).toEqual({ outcome: match.plies.length, diagram: match.plies.length });
  },
);

test("accepts only positions of the game, by its types", () => {
  const game = anyGame(sarrum);
  const info = { choices: {}, setup: undefined, date: "2026.11.22", players: [] };
  const text = sarrum.setups[0]?.position ?? "";
  const own = startMatch(game, mustRead(game, text), info);
  // @ts-expect-error A text is not a position.
  expect(() => startMatch(game, text, info)).toThrow();
  // @ts-expect-error Nor is a position that the game of the catalogue has not given out.
  expect(startMatch(game, mustRead(sarrum, text), info)).toEqual(own);
});
