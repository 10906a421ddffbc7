/** A puzzle of zamma in the dialogue. */

import { describe, expect, test } from "vitest";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { runInside } from "../../../cli/run-inside.ts";
import { balance, movesFrom, successfulMoves } from "../../../oracles/zamma-gain.ts";
import { talk } from "../../session/type-lines.ts";

const PUZZLES = await puzzlesOf("zamma");
const game = zamma({ size: 9, removal: "immediate" });
const [SETUP] = game.setups;

/** Types lines in a game that has begun. */
const typed = (lines: readonly string[], plain = false) =>
  talk(game, lines, { position: SETUP!.position, view: { ...DEFAULT_VIEW, plain } });

/** Returns the position at the end of a solution. */
const endOf = ({ position, solution }: Puzzle) =>
  solution.reduce((text, move) => movesFrom(text).get(move)!, position);

const attack = ({ solution }: Puzzle) => solution.filter((_, ply) => ply % 2 === 0);
const side = ({ position }: Puzzle) => (position.endsWith("b") ? "Black" : "White");
const wins = (puzzle: Puzzle) => movesFrom(endOf(puzzle)).size === 0;

/** Returns the men that a puzzle gains. */
function gainOf(puzzle: Puzzle): number {
  const [, attacker = ""] = puzzle.position.split(" ");
  return balance(endOf(puzzle), attacker) - balance(puzzle.position, attacker);
}

/** Returns the first puzzle of a length with a property. */
function find(moves: number, has: (puzzle: Puzzle) => boolean): Puzzle {
  const puzzle = PUZZLES.find((one) => one.moves === moves && has(one));
  if (!puzzle) throw new Error("there is no such puzzle");
  return puzzle;
}

const ofMen = (puzzle: Puzzle) => !wins(puzzle) && !/[BW]/.test(puzzle.position + endOf(puzzle));
const endsWithReply = ({ solution }: Puzzle) => solution.length % 2 === 0;
const GAIN = find(2, (puzzle) => ofMen(puzzle) && !endsWithReply(puzzle));

describe("a gain", () => {
  test.each([
    ["whose last move is the attacker's", GAIN],
    ["whose last move is a reply", find(2, endsWithReply)],
    ["in three moves", find(3, (puzzle) => !wins(puzzle))],
  ])("%s is solved by its solution", async (_which, puzzle) => {
    const shown = await typed([`puzzle ${puzzle.number}`, ...attack(puzzle), "puzzle scores"]);
    const gain = `${gainOf(puzzle)} men`;
    expect(shown).toContain(
      `Puzzle ${puzzle.number}: ${side(puzzle)} gains ${gain} in ${puzzle.moves} moves.`,
    );
    for (const reply of puzzle.solution.filter((_, ply) => ply % 2 === 1)) {
      expect(shown).toContain(` replies ${reply}. `);
    }
    expect(shown).toContain(`is left to complete the gain of ${gain}.\n`);
    expect(shown).toContain(`${side(puzzle)} has gained ${gain}.\n`);
    expect(shown).toContain(`Puzzle ${puzzle.number} is solved without help.\n`);
    expect(shown).toContain(`Puzzles solved: 1 of ${PUZZLES.length}.`);
    expect(shown).not.toContain("Try again.");
  });

  test("counts a Mullah as three men, and says so only where there is one", async () => {
    const withMullah = find(2, (puzzle) => !wins(puzzle) && puzzle.position.includes("B"));
    const note = "A Mullah counts as 3 men.";
    expect(await typed([`puzzle ${withMullah.number}`])).toContain(`moves. ${note}\n`);
    expect(await typed([`puzzle ${GAIN.number}`])).not.toContain(note);
  });

  test("is refuted by a reply if it is smaller than it could be", async () => {
    const { position, solution, moves, number } = GAIN;
    const [, attacker = ""] = position.split(" ");
    const aim = { attacker, balance: balance(endOf(GAIN), attacker) };
    const right = successfulMoves(position, aim, moves);
    const wrong = [...movesFrom(position).keys()].find((move) => !right.includes(move))!;
    const shown = await typed([`puzzle ${number}`, wrong, solution[0]!]);
    const gain = `gain ${gainOf(GAIN)} men`;
    expect(shown).toContain(`${wrong} does not ${gain} in ${moves} moves.\n`);
    const [, reply = ""] = / replies (\w+)\. /.exec(shown) ?? [];
    const after = movesFrom(movesFrom(position).get(wrong)!).get(reply)!;
    expect(successfulMoves(after, aim, moves - 1)).toEqual([]);
    expect(shown).toContain(`After that ${side(GAIN)} can no longer ${gain} in time. Try again.\n`);
    expect(shown).toContain(`${solution[0]} is right.`);
  });

  test("shows the capture that refutes a last move", async () => {
    const puzzle = find(1, ofMen);
    const others = [...movesFrom(puzzle.position).keys()].slice(0, 9);
    const shown = await typed([`puzzle ${puzzle.number}`, ...others]);
    const wrong = others.filter((move) => move !== puzzle.solution[0]);
    for (const move of wrong) expect(shown).toContain(`${move} does not gain`);
    expect(shown).toMatch(/ replies \w+\. .* captures .*\.\nAfter that .* in time\. Try again\.\n/);
  });

  test("leaves it to the player to find a capture", async () => {
    const lines = [`puzzle ${GAIN.number}`, ...attack(GAIN)];
    const shown = await talk(game, lines, { effects: { interactive: true } });
    expect(shown).toContain(" captures one piece");
    expect(shown).not.toContain("You must capture");
  });

  test("has hints in two steps", async () => {
    const [first = ""] = GAIN.solution;
    const shown = await typed([`puzzle ${GAIN.number}`, "hint", "hint"]);
    expect(shown).toContain(`hint\nMove the man on ${first.slice(0, 2)}.\n`);
    expect(shown).toContain(`hint\nMove ${first}. `);
  });

  test("has a solution to show, also in plain text", async () => {
    for (const plain of [false, true]) {
      const shown = await typed([`puzzle ${GAIN.number}`, "show", "hint", "done"], plain);
      for (const move of GAIN.solution) expect(shown).toContain(`\n${move}. `);
      expect(shown).toContain(`${side(GAIN)} has gained ${gainOf(GAIN)} men.\n`);
      expect(shown).toContain("hint\nThis puzzle is finished; press Enter to continue.\n");
      expect(shown).toContain("It is Black's turn.\n");
    }
  });
});

test("the transcript of a puzzle of zamma", async () => {
  const [first = "", ...rest] = attack(GAIN);
  const wrong = [...movesFrom(GAIN.position).keys()].find((move) => move !== first)!;
  const lines = [`puzzle ${GAIN.number}`, wrong, "hint", first, ...rest, "done", "quit"];
  const shown = await typed(lines, true);
  await expect(shown).toMatchFileSnapshot("../../../transcripts/zamma-puzzle.txt");
});

test("a puzzle may be to win the game", async () => {
  const puzzle = find(2, wins);
  const shown = await typed([`puzzle ${puzzle.number}`, ...attack(puzzle)]);
  expect(shown).toContain(`Puzzle ${puzzle.number}: ${side(puzzle)} wins in 2 moves.\n`);
  expect(shown).toContain(` ${side(puzzle)} wins!\nPuzzle ${puzzle.number} is solved`);
});

describe("the command", () => {
  test("names the games with puzzles where there are none", async () => {
    const race = saturankam({ players: 2, startOff: false, easyEntry: false });
    const other = "type puzzle with sarrum, shatranj, citadel or zamma.";
    expect(await talk(race, ["puzzle"])).toContain(`no puzzles of Saturankam; ${other}`);
  });

  test("sets puzzles with the default options, whatever those of the game are", async () => {
    const words = ["--game", "zamma", "--size", "5", "--removal", "deferred"];
    const { solution } = PUZZLES[0]!;
    const { output } = await runInside(`puzzle\nhint\n${solution[0]}\nquit\n`, { words });
    expect(output).toContain(
      "The puzzles of zamma are played with 81 points and immediate removal.\n",
    );
    expect(output).toContain("Puzzle 1 is solved.");
  });

  test("remembers in a pipe what has been solved, until the program ends", async () => {
    const input = `puzzle\n${PUZZLES[0]!.solution[0]}\ndone\npuzzle\npuzzle scores\ndone\nquit\n`;
    const { output } = await runInside(input, { words: ["--game", "zamma"] });
    expect(output).toContain("Puzzle 1 is solved without help.");
    expect(output.match(/Puzzle 1: /g)).toHaveLength(1);
    expect(output).toContain("Puzzle 2: ");
    expect(output).toContain(`Puzzles solved: 1 of ${PUZZLES.length}.`);
  });
});
