/** A review finds the blunders planted in fifty games. */
import process from "node:process";
import { expect, test } from "vitest";
import { current } from "../../../../src/game/match/match.ts";
import { canWinAtOnce, forcedWin, winningMoves } from "../../../oracles/forced-win.ts";
import { readBoard } from "../../../skeleton/boards.ts";
import { type PlantedGame, readPlanted, reviewed } from "./planted-games.ts";

const NODES = 4000;
const PLANTED = readPlanted();
/** All games in `npm run test:deep`. */
const GAMES = process.env.DEEP ? PLANTED : PLANTED.slice(0, 6);

/** By brute force: the sarrum is left where it can be captured, or a win in two is not played. */
function isBlunder({ kind, match, at }: PlantedGame): boolean {
  const [before, after] = [current({ ...match, at: at - 1 }), current({ ...match, at })];
  if (kind === "sarrum") return canWinAtOnce(...readBoard(after.text));
  const { game } = match;
  const wins = winningMoves(...readBoard(before.text), 2);
  const played = game.readMove(before.position, after.move?.written ?? "");
  if (!played.ok) throw new Error(played.reason);
  const isWin = wins.includes(game.writeEngineMove(before.position, played.value));
  return (
    wins.length > 0 && !isWin && forcedWin(...readBoard(current(match).text), 2, 1e6) === undefined
  );
}

test.each(GAMES.map((planted, index) => ({ ...planted, number: index + 1 })))(
  "the review names the one blunder of game $number",
  async (planted) => {
    expect(isBlunder(planted)).toBe(true);
    const { moves } = await reviewed(planted.match, NODES);
    const found = moves.filter(
      (move) => move.missedWin || (move.fault ?? "inaccuracy") !== "inaccuracy",
    );
    expect(found.map(({ at }) => at)).toEqual([planted.at]);
    if (planted.kind === "win") expect(found[0]?.missedWin).toBe(true);
    else expect(found[0]).toMatchObject({ fault: "blunder", after: { kind: "loss" } });
  },
);

test("there are fifty games, of both kinds alike", () => {
  expect(PLANTED.filter(({ kind }) => kind === "win")).toHaveLength(25);
  expect(PLANTED.filter(({ kind }) => kind === "sarrum")).toHaveLength(25);
});
