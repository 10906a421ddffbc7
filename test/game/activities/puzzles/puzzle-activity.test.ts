/** Puzzles at the prompt: moves, hints and solutions. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import type { Puzzle } from "../../../../src/game/activities/puzzles/puzzle.ts";
import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { winningMoves } from "../../../oracles/forced-win.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { readBoard } from "../../../skeleton/boards.ts";
import { withHouseRules } from "../../rules/sarrum/with-house-rules.ts";
import { talk } from "../../session/type-lines.ts";
import { typed } from "./sample-game.ts";

const PUZZLES = await puzzlesOf("sarrum");
const puzzleIn = (moves: number): Puzzle => PUZZLES.find((puzzle) => puzzle.moves === moves)!;
const attack = ({ solution }: Puzzle) => solution.filter((_, ply) => ply % 2 === 0);

/** Returns the position after some moves of a puzzle's solution. */
function positionAfter({ position, solution }: Puzzle, plies: number): string {
  let at = mustRead(sarrum, position);
  for (const text of solution.slice(0, plies)) {
    const move = sarrum.readMove(at, text);
    if (!move.ok) throw new Error(move.reason);
    at = sarrum.play(at, move.value);
  }
  return sarrum.writePosition(at);
}

/** Returns the moves that win within a number of moves, by the solver, as players write them. */
function winning(position: string, moves: number): string[] {
  const at = mustRead(sarrum, position);
  const [board, player] = readBoard(position);
  const good = winningMoves(board, player, moves);
  return sarrum
    .legalMoves(at)
    .filter((move) => good.includes(sarrum.writeEngineMove(at, move)))
    .map((move) => sarrum.writeMove(at, move));
}

/** Returns the first legal move of a puzzle that does not win in time. */
function wrongMove({ position, moves }: Puzzle): string {
  const at = mustRead(sarrum, position);
  const right = winning(position, moves);
  const all = sarrum.legalMoves(at).map((move) => sarrum.writeMove(at, move));
  return all.find((move) => !right.includes(move))!;
}

describe("a puzzle", () => {
  test.each([1, 2, 3, 4])("in %i is solved by its solution", async (length) => {
    const puzzle = puzzleIn(length);
    const shown = await typed([`puzzle in ${length}`, ...attack(puzzle), "done"]);
    const times = length === 1 ? "1 move" : `${length} moves`;
    expect(shown).toMatch(
      new RegExp(`Puzzle ${puzzle.number}: (White|Black) captures the sarrum in ${times}\\.`),
    );
    for (const reply of puzzle.solution.filter((_, ply) => ply % 2 === 1)) {
      expect(shown).toContain(` replies ${reply}. `);
    }
    expect(shown).toMatch(/sarrum has been captured\. (White|Black) wins!\n/);
    expect(shown).toContain(`Puzzle ${puzzle.number} is solved without help.\n`);
    expect(shown).not.toContain("Try again.");
  });

  test("is shown with its question, and the panel, after the stages", async () => {
    const [first = ""] = puzzleIn(2).solution;
    const lines = ["puzzle in 2", "learn 1", "done", first, "learn 1", "done", "board"];
    const window = { columns: 120, rows: 40, palette: makePalette(1) };
    const shown = stripVTControlCharacters(
      await talk(sarrum, lines, { position: SAMPLE, ...window }),
    );
    expect(shown.match(/^Puzzle \d+: .* in 2 moves\.$/gm)).toHaveLength(2);
    expect(shown.match(/^(White|Black) captures the sarrum in 1 move\.$/gm)).toHaveLength(3);
    expect(
      shown.match(/ Puzzles -+\n.* \d+ of \d+ solved\n.* Streak 0, longest 0\n/g),
    ).not.toBeNull();
    expect(shown.match(/ Stages -+\n.* Stage 1 of 36 +\.\.\.\n.* 0 of 108 stars\n/g)).toHaveLength(
      2,
    );
    // Also of the game and of two stages.
    expect(shown.match(/ to move $/gm)).toHaveLength(8);
  });

  test("takes start and finish squares one after the other, and refuses illegal moves", async () => {
    const puzzle = puzzleIn(1);
    const [start, finish] = puzzle.solution[0]!.split("x");
    const shown = await typed([
      "puzzle in 1",
      start!,
      "99",
      start!,
      start!,
      start!,
      "",
      finish!,
      "puzzle scores",
    ]);
    expect(shown).toContain(`Finish square, from ${start}: 99\nThat is not a legal move`);
    expect(shown).toContain(`Finish square, from ${start}: \nIn the puzzles type a move,`);
    expect(shown.split("That is not a legal move")).toHaveLength(3);
    expect(shown).toContain("is solved without help");
    expect(shown).toContain("Current streak without help: 1; longest: 1.\n");
  });

  test("takes a move in words, and refuses one that is not legal", async () => {
    const puzzle = puzzleIn(1);
    const at = mustRead(sarrum, puzzle.position);
    const move = sarrum.readMove(at, puzzle.solution[0]!);
    if (!move.ok) throw new Error(move.reason);
    const [start = -1] = sarrum.squaresTouched(at, move.value);
    const { name } = sarrum.diagram(at).cells[start]!.pieces[0]!;
    const shown = await typed(["puzzle in 1", `${name} to 11`, `${name} takes sarrum`, "foo 3"]);
    expect(shown).toContain("That is not a legal move – please try again\n");
    expect(shown).toContain("is solved without help");
    expect(shown).toContain("In the puzzles type a move,");
  });

  test("refutes a wrong move, which may be retried", async () => {
    const puzzle = puzzleIn(2);
    const wrong = wrongMove(puzzle);
    const shown = await typed([`puzzle ${puzzle.number}`, wrong, ...attack(puzzle)]);
    expect(shown).toContain(`${wrong} does not win in 2 moves.\n`);
    expect(shown).toMatch(
      / replies \d\d[-x]\d\d(=M)?\. .*\n.*(can no longer win in time|wins!).* Try again\.\n/,
    );
    expect(shown).toContain(`Puzzle ${puzzle.number} is solved.\n`);
  });

  test("refutes moves with replies after which the solver finds no win in time", async () => {
    for (const puzzle of PUZZLES.filter(({ moves }) => moves === 2).slice(0, 6)) {
      const wrong = wrongMove(puzzle);
      const shown = await typed([`puzzle ${puzzle.number}`, wrong]);
      const [, reply] = / replies (\S+)\. /.exec(shown) ?? [];
      expect(reply).toBeDefined();
      const position = positionAfter({ ...puzzle, solution: [wrong, reply!] }, 2);
      const ended = sarrum.outcome(mustRead(sarrum, position)) !== undefined;
      if (!ended) expect(winning(position, 1)).toEqual([]);
    }
  });

  test("says that the last move must win", async () => {
    const puzzle = puzzleIn(1);
    const wrong = wrongMove(puzzle);
    const shown = await typed([`puzzle ${puzzle.number}`, wrong]);
    expect(shown).toContain(`${wrong} does not win in 1 move. Try again.\n`);
  });

  test("accepts every later move that keeps the win", async () => {
    const puzzle = PUZZLES.find(
      (one) => one.moves === 2 && winning(positionAfter(one, 2), 1).length > 1,
    )!;
    const other = winning(positionAfter(puzzle, 2), 1).find((move) => move !== puzzle.solution[2]);
    const shown = await typed([`puzzle ${puzzle.number}`, puzzle.solution[0]!, other!]);
    expect(shown).toContain(`Puzzle ${puzzle.number} is solved without help.\n`);
  });

  test("gives hints in two steps, and starts again after a move", async () => {
    const puzzle = puzzleIn(2);
    const [first, , last] = puzzle.solution;
    const lines = [`puzzle ${puzzle.number}`, "hint", "hint", first!, "hint", last!];
    const shown = await typed(lines);
    expect(shown).toMatch(new RegExp(`hint\nMove the [a-z ]+ on ${first!.slice(0, 2)}\\.\n`));
    expect(shown).toContain(`hint\nMove ${first}. `);
    expect(shown.match(/Move the /g)).toHaveLength(2);
    expect(shown).toContain(`Puzzle ${puzzle.number} is solved.\n`);
  });

  test("shows its solution, after which it is closed", async () => {
    const puzzle = puzzleIn(3);
    const lines = [`puzzle ${puzzle.number}`, puzzle.solution[0]!, "show", "hint", "11 12", "next"];
    const shown = await typed(lines);
    for (const move of puzzle.solution) expect(shown).toContain(`\n${move}. `);
    expect(shown.match(/This puzzle is finished; press Enter to continue\./g)).toHaveLength(2);
    expect(shown).toContain(`Puzzle ${puzzle.number + 1}: `);
    const again = await typed([
      `puzzle ${puzzle.number}`,
      "show",
      "puzzle in 3",
      ...attack(puzzle),
    ]);
    expect(again).toContain(`Puzzle ${puzzle.number} is solved.\n`);
  });

  test("may be given up for another one, and analyse does not solve it", async () => {
    const shown = await typed([
      "puzzle",
      "analyse",
      "",
      "next",
      "puzzle in 5",
      "11x",
      "mm",
      "done",
    ]);
    for (const number of [1, 2, 3, puzzleIn(5).number])
      expect(shown).toContain(`Puzzle ${number}: `);
    expect(shown).toContain("analyse would give the solution away; type show to see it.");
    expect(shown).toContain("In the puzzles type a move, hint, show, next or done");
    expect(shown).toContain("It is White's turn.\nStart square");
  });

  test("keeps its position if the search is interrupted", async () => {
    const info = {
      depth: 1,
      score: { kind: "value", centi: 0 } as const,
      nodes: 1,
      milliseconds: 1,
    };
    const search = async () => ({ info: { ...info, pv: [] }, interrupted: true });
    const { solution, number } = puzzleIn(2);
    const shown = await typed([`puzzle ${number}`, solution[0]!, "hint"], { search });
    expect(shown).toContain("Interrupted; type the move again.\n");
    expect(shown).toContain("Interrupted; type hint again.\n");
    expect(shown).not.toMatch(/replies|Try again/);
  });

  test("is read out in plain text", async () => {
    const { solution, number } = puzzleIn(2);
    const view = {
      flipped: false,
      plain: true,
      large: "auto",
      theme: "slate",
      pieces: "shapes",
      drawing: "auto",
      colour: true,
      redraw: false,
      mouse: false,
      warn: false,
      score: false,
      symbols: false,
    } as const;
    const shown = await talk(
      sarrum,
      [`puzzle ${number}`, ...attack({ ...puzzleIn(2), solution })],
      {
        position: SAMPLE,
        view,
      },
    );
    expect(shown).not.toContain("____");
    expect(shown).toContain("is solved without help");
  });
});

describe("the command", () => {
  test.each([
    ["puzzle 0", `The puzzles are numbered from 1 to ${PUZZLES.length}.`],
    ["puzzle 9999", `The puzzles are numbered from 1 to ${PUZZLES.length}.`],
    ["puzzle in 6", "The puzzles take 1 to 5 moves."],
    [
      "puzzle three",
      "“three” is not a puzzle; type puzzle, puzzle 17, puzzle in 3 or puzzle scores.",
    ],
  ])("%s is refused", async (line, reason) => {
    expect(await typed([line])).toContain(`${line}\n${reason}\n`);
  });

  test("refuses house rules", async () => {
    const shown = await talk(withHouseRules("etlu=N"), ["puzzle"]);
    expect(shown).toContain("Puzzles have no house rules; type setup house off first.\n");
  });
});
